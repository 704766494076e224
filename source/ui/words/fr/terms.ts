// French: the terms of the race screen that its help explains.

import type { RaceWords } from '../words.ts';
import { PARTS_SHORT } from './consequences.ts';

export const FR_TERMS: Pick<
  RaceWords,
  'partsShort' | 'gearColumns' | 'out' | 'spin' | 'harmless' | 'advice'
> = {
  partsShort: PARTS_SHORT,
  gearColumns: {
    gear: 'rap.',
    moves: 'coup',
    inCorner: 'virage',
    flag: 'drapeau',
    clean: 'net',
    overshoot: 'sort.',
    tires: 'pneus',
    blocked: 'bloq.',
    price: 'prix',
    cost: 'prix',
    worst: 'au pire',
  },
  out: percent => `ÉLIM. ${percent}\u00a0%`,
  spin: percent => `toupie ${percent}\u00a0%`,
  harmless: 'rien',
  advice: '*',
};
