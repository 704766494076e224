// English: the terms of the race screen that its help explains.

import type { RaceWords } from '../words.ts';
import { PARTS_SHORT } from './consequences.ts';

export const EN_TERMS: Pick<
  RaceWords,
  'partsShort' | 'gearColumns' | 'out' | 'spin' | 'harmless' | 'advice'
> = {
  partsShort: PARTS_SHORT,
  gearColumns: {
    gear: 'gear',
    moves: 'move',
    inCorner: 'corner',
    flag: 'flag',
    clean: 'clean',
    overshoot: 'over',
    tires: 'tires',
    blocked: 'stuck',
    price: 'shift',
    cost: 'cost',
    worst: 'worst case',
  },
  out: percent => `OUT ${percent}%`,
  spin: percent => `spin ${percent}%`,
  harmless: 'nothing',
  advice: '*',
};
