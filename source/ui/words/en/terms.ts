// English: the terms of the race screen that its help explains.

import type { RaceWords } from '../words.ts';
import { PARTS_SHORT } from './consequences.ts';

export const EN_TERMS: Pick<RaceWords, 'parts' | 'partsShort' | 'gearColumns' | 'out' | 'advice'> =
  {
    parts: {
      tires: 'tires',
      brakes: 'brakes',
      gearbox: 'gas',
      body: 'body',
      engine: 'engine',
      handling: 'handling',
      wear: 'wear',
    },
    partsShort: PARTS_SHORT,
    gearColumns: {
      gear: 'gear',
      moves: 'move',
      inCorner: 'corner',
      clean: 'clean',
      overshoot: 'over',
      tires: 'tires',
      blocked: 'stuck',
      price: 'shift',
      cost: 'cost',
    },
    out: percent => `OUT ${percent}%`,
    advice: '*',
  };
