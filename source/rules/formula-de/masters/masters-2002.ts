// Formula Dé Masters, competition rules of 2002: its order of play and its numbers, to be compared with
// masters-2005.ts.
import { makeBook } from '../book.ts';
import type { BookDefinition } from '../definition.ts';
import { ELIMINATIONS, OPTIONS, PREPARATION, ROUND, USUAL_CAR } from './common.ts';
import { ENGINE, NUMBERS, PITS, START } from './numbers.ts';

export const masters2002Definition: BookDefinition = {
  id: 'masters-2002',
  name: 'Masters 2002',
  edition: 2,
  lineEdition: 2,
  seats: { min: 1, max: 12 },
  // M-2-0-3
  usualLaps: 3,
  session: 'race',
  hasTrials: true,
  preparation: PREPARATION,
  round: ROUND,
  // M-6-3, 14 steps: brakes share step 7 with the soft bonus, before the slipstreams.
  orderOfPlay: [
    ['beginPlay', 'M-9-0-1'],
    ['announceGear', 'M-6-3-s1'],
    ['setLever', 'M-6-3-s2'],
    ['payOverRevving', 'M-13-1'],
    ['rollGearDie', 'M-6-3-s4'],
    ['moveCar', 'M-7-2-1'],
    ['slide', 'M-8-1-2'],
    ['softBonus', 'M-8-2-1'],
    ['brakeAtEnd', 'M-11-0-1'],
    ['slipstream', 'M-18-1-1'],
    ['payOvershoot', 'M-10-0-1'],
    ['handlingTests', 'M-17-0-2'],
    ['blocking', 'M-12-0-1'],
    ['markStop', 'M-7-1-1'],
    ['pitTires', 'M-19-2-3'],
    ['pitStop', 'M-19-3-1'],
    ['collisionTests', 'M-14-1'],
    ['engineTests', 'M-16-0-1'],
    ['endInertia', 'M-16-0-3'],
  ],
  values: {
    ...NUMBERS,
    //
    eliminations: {
      ...ELIMINATIONS,
      overRevving: { ...ELIMINATIONS.overRevving, leaves: 'ownTurn' },
    },
    // M-9-2-1
    start: { ...START, superStartGears: [2] },
    // M-6-3-s7
    bonusOrBrakes: true,
    //
    engine: { ...ENGINE, spunLeavesAtRoundEnd: false },
    // M-19-3-4, M-6-3-s12
    pits: {
      ...PITS,
      lowestExitGear: 1,
      gearMustReach: false,
      quickExit: [
        'moveCar',
        'slide',
        'softBonus',
        'brakeAtEnd',
        'slipstream',
        'payOvershoot',
        'handlingTests',
        'blocking',
        'markStop',
      ],
      slipstreamReturn: 'softBonus',
    },
  },
  options: OPTIONS,
  usualCar: USUAL_CAR,
};

export const masters2002 = makeBook(masters2002Definition);
