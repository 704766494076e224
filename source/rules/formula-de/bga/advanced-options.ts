// The options that the advanced BGA book alone has besides the weather (BR-70): cars, tires, repairs.
import type { BookOption } from '../options.ts';
import { spread, spreads } from '../shared-numbers.ts';

/** Each driver spreads the points of the car (BGA-O-2). How many there are is the business of technical stops (BGA-O-4). */
export const CONSTRUCTION: BookOption = {
  name: 'construction',
  values: ['off', 'on'],
  usual: 'off',
  off: 'off',
  flag: {
    name: 'construction',
    help: 'Each driver spreads the points of the car',
    form: 'name',
    sets: 'on',
    told: { on: 'cars built by their drivers' },
  },
};

/**
 * Each driver chooses tires, before the race and at each stop (BGA-O-37, BGA-O-54). A space of soft ones that is not used
 * in the move may be used in its slipstreams (BGA-A-77, BR-31).
 */
export const TIRE_CHOICE: BookOption = {
  name: 'tireChoice',
  values: ['off', 'on'],
  usual: 'off',
  off: 'off',
  changes: { pits: { refit: 'any' }, slipstream: { returnsTo: 'softBonus' } },
  flag: {
    name: 'tires',
    help: 'Each driver chooses hard, soft or rain tires',
    form: 'name',
    sets: 'on',
    told: { on: 'tires chosen by the drivers' },
  },
};

/**
 * A stop may be a technical one, which repairs (BGA-O-53). Every pit holds 2 points for it; where cars are built they are
 * part of the 22, and may go to the car (BGA-O-52, BGA-O-4, BGA-V-39).
 */
export const TECHNICAL_STOPS: BookOption = {
  name: 'technicalStops',
  values: ['off', 'on'],
  usual: 'off',
  off: 'off',
  // BR-41: a race of one lap has no stops
  lapsLeast: 2,
  changes: {
    pits: { stops: ['quick', 'long'] },
    configuration: {
      total: 22,
      pitMost: 2,
      readyMade: [...spreads(2), spread('noStop', [8, 4, 3, 3, 2, 2], 0)],
    },
  },
  flag: {
    name: 'technical',
    help: 'Technical pit stops, which repair',
    form: 'name',
    sets: 'on',
    told: { on: 'technical pit stops' },
  },
};
