// Small situations of Trant, each a few answers away from what it is about, so that every way on from it can be walked.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { trialBook } from '../../../rules/books.ts';
import { spread } from '../../../rules/formula-de/shared-numbers.ts';
import type { FormulaDeOptions } from '../../../rules/formula-de/state.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import {
  type CarSpec,
  play,
  type RaceSpec,
  race,
  spaceId,
  track,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import type { Situation } from '../../../testing/formula-de/situation.ts';
import { type TrantDrive, trantRolled } from '../../../testing/formula-de/trant-rolled.ts';
import { beginning } from '../../../testing/formula-de/trant-start.ts';
import { geared } from '../../../testing/formula-de/trant-turn.ts';

export interface SmallSituation {
  readonly about: string;
  readonly depth: number;
  /** What must happen on some way, by the names of `fuzzRace`. */
  readonly shows: readonly string[];
  open(): Situation;
}

// Corner A: x 20 to 25 (2 stops). Straight to 40. Corner B: x 40 to 45 (1 stop). Straight to the line at 85.
const BOARD = track('20 2R6 14 1R6 40');
const PLAIN: Partial<FormulaDeOptions> = {
  injuries: 'off',
  driverPoints: 'off',
  backmarkers: 'off',
};
/** Behind everybody, in no one's way. */
const LAST: CarSpec = { space: '0@2', gear: 1 };
/** The engine goes on a roll of 16 (TRR-19). */
const BLOWN: CarSpec = { space: '0@50', gear: 5, points: { engine: 0 } };
const POINT = { bought: 1, wonHalves: 0 } as const;

function on(cars: readonly CarSpec[], rest: Partial<RaceSpec> = {}): Situation {
  const options = { ...PLAIN, ...rest.options };
  return race({ book: trant, board: BOARD, cars, laps: 2, ...rest, options });
}

function rolled(drive: Omit<TrantDrive, 'board'> & { readonly board?: FormulaBoard }): Situation {
  const options = { ...PLAIN, ...drive.options };
  return trantRolled({ board: BOARD, laps: 2, ...drive, options });
}

/** Cars that were built for a race of three laps, before one of two: each with its points of the parts, from tires on. */
function stripped(...cars: readonly (readonly [number, ...number[]])[]): Situation {
  const built = cars.map(parts => ({
    points: spread('', parts, 0).points,
    fittings: { qualifying: 1, pitCrew: 1 },
    driver: 0,
  }));
  const grid = built.map((_, seat) => seat);
  return beginning({ seats: cars.length, grid, dice: [], options: { ...PLAIN, cars: built } });
}

function lapAlone(): Situation {
  const book = trialBook(trant.id, 'guided');
  if (book === undefined) throw new Error('Trant has a lap alone');
  const seats = [{ name: 'Ada' }];
  const setup = { book: book.id, track: BOARD.id, seed: 1, dice: [], laps: 1, seats, options: {} };
  const { race: begun, events } = book.start(setup, BOARD);
  const asked: Situation = { book, board: BOARD, race: begun, events, heard: 0 };
  const atLine = { kind: 'placeCar', to: spaceId(BOARD, '0@84') } as const;
  return play(asked, { kind: 'chooseTires', tires: 'hard' }, atLine);
}

export const SMALL_SITUATIONS: readonly SmallSituation[] = [
  {
    about:
      'gears are covered until all are set, and read on the chart (TR-47, TR-48, TR-73, TR-75)',
    depth: 4,
    shows: ['gearsShown', 'chartRead d20', 'chartRead twoD10', 'carMoved main'],
    open: () =>
      on([
        { space: '0@10', gear: 1 },
        { space: '1@9.5', gear: 1 },
      ]),
  },
  {
    about: 'a high gear strains the engine, and is boosted (TR-103, TR-106)',
    depth: 2,
    shows: ['pointsPaid strain', 'engineBoosted'],
    open: () => geared(on([{ space: '0@47', gear: 5, points: { engine: 2 } }, LAST]), [5, 1]),
  },
  {
    about: 'a roll is thought over (TR-149, TR-150)',
    depth: 3,
    shows: ['secondThought: keepRoll', 'secondThought: rollAgain', 'driverPointSpent'],
    open: () =>
      geared(
        on([{ space: '0@10', gear: 1, driverPoints: POINT }, LAST], {
          options: { driverPoints: 'on' },
        }),
        [1, 1],
      ),
  },
  {
    about: 'a worn car is carried on in a corner (TR-50, TR-88, TR-98, TR-114)',
    depth: 3,
    shows: [
      'penaltyFaced skid',
      'penaltyFaced body',
      'penaltyFaced suspension',
      'carMoved penalty',
    ],
    open: () =>
      rolled({
        from: '1@17.5',
        points: 6,
        own: { points: { body: 0, handling: 0, tires: 4, brakes: 1 } },
        trackState: 'wet',
        sky: 'rain',
      }),
  },
  {
    about: 'a corner is overshot (TR-62 to TR-69)',
    depth: 3,
    shows: ['cornerOvershot', 'carSpun', 'carRetired overshoot'],
    open: () => rolled({ from: '0@38', points: 11, own: { points: { tires: 2, brakes: 1 } } }),
  },
  {
    about: 'cars touch in a corner, and those around them shake (TR-86 to TR-95, TR-143)',
    depth: 2,
    shows: [
      'testMade collision',
      'secondCheckMade',
      'carRetired collision',
      'injuryChecked unhurt',
    ],
    open: () =>
      rolled({
        from: '1@20.5',
        points: 2,
        own: { points: { body: 0 } },
        others: [
          { space: '1@23.5', gear: 2, points: { body: 0 } },
          { space: '0@23', gear: 2, points: { body: 1 } },
        ],
        options: { injuries: 'on', chainReaction: 'on' },
      }),
  },
  {
    about: 'a car whose way is closed swerves (TR-79 to TR-85)',
    depth: 3,
    shows: ['payBlocking: payBlocking', 'pointsPaid blocking'],
    open: () =>
      rolled({
        from: '1@27.5',
        points: 7,
        own: { points: { gearbox: 0, brakes: 5 }, configuration: { brakes: 5 } },
        others: ['0@29', '1@29.5', '2@29'].map(space => ({ space, gear: 1 })),
      }),
  },
  {
    about: 'debris lies in the way (TR-97 to TR-102)',
    depth: 3,
    shows: ['testMade handling', 'penaltyFaced suspension'],
    open: () =>
      rolled({
        from: '0@28',
        points: 3,
        own: { points: { handling: 1, brakes: 0 }, driverPoints: POINT },
        dangerous: ['0@30', '0@31'],
        options: { driverPoints: 'on' },
      }),
  },
  {
    about: 'backmarkers are taken off, placed and moved (TR-134 to TR-141)',
    depth: 4,
    shows: ['removeBackmarkers: removeBackmarkers', 'backmarkersRemoved', 'backmarkerMoved'],
    open: () =>
      on(
        [
          { space: '0@35', gear: 1, points: { gearbox: 0 } },
          { space: '1@31.5', gear: 1, points: { brakes: 0 } },
        ],
        {
          toPlay: [],
          round: 7,
          backmarkers: [
            { space: '1@10.5', laps: 1 },
            { space: '0@38', laps: 1 },
          ],
          options: { backmarkers: 'on' },
        },
      ),
  },
  {
    about: 'drivers place backmarkers when the leader has driven a lap (TR-134, TR-135)',
    depth: 2,
    shows: ['placeBackmarker: placeBackmarker', 'backmarkerPlaced'],
    open: () =>
      on(
        [
          { space: '0@17', gear: 1, laps: 2 },
          { space: '0@15', gear: 1, laps: 2 },
        ],
        { toPlay: [], round: 7, laps: 3, options: { backmarkers: 'on' } },
      ),
  },
  {
    about: 'a driver whose car goes out may be hurt (TR-143 to TR-145)',
    depth: 1,
    shows: ['unhurt', 'bruised', 'injured', 'severe', 'killed'].map(
      condition => `injuryChecked ${condition}`,
    ),
    open: () =>
      geared(on([BLOWN, { space: '0@30', gear: 1 }], { options: { injuries: 'on' } }), [5, 1]),
  },
  {
    about: 'an injury stops the race, which begins anew (TR-146 to TR-148)',
    depth: 4,
    shows: ['raceStopped', 'raceRestarted', 'carStalled'],
    open: () => {
      const cars = [BLOWN, { space: '0@30', gear: 1, points: { engine: 0 } }];
      const dice = [16, 1, 1];
      const asked = on(cars, { laps: 3, dice, options: { injuries: 'on' } });
      return play(geared(asked, [5, 1]), { kind: 'throwDice', dice: 'd20' });
    },
  },
  {
    about: 'a car stops in its pit, and drives its work off (TR-120 to TR-133)',
    depth: 5,
    shows: ['workOrdered', 'workDriven'],
    open: () =>
      on([{ space: 'P3', gear: 2, box: 0, points: { body: 1, tires: 2, engine: 0 } }], {
        board: PIT_LAP,
        laps: 3,
      }),
  },
  {
    about: 'cars give up points before a race of two laps (TR-7, TR-42)',
    depth: 2,
    shows: ['stripCar: stripCar', 'carStripped'],
    open: () => stripped([6, 4, 4, 4, 4, 0], [6, 4, 4, 4, 4, 0]),
  },
  {
    about: 'cars give up no more than they have, and no more than is too much (TR-7, TRR-2)',
    depth: 1,
    shows: ['stripCar: stripCar', 'carStripped'],
    open: () => stripped([6, 3, 3, 3, 2, 2], [6, 8, 8, 0, 0, 0], [6, 3, 3, 3, 2, 2]),
  },
  {
    about: 'the last car comes home (TR-151)',
    depth: 4,
    shows: ['carFinished', 'raceEnded'],
    open: () => on([{ space: '0@83', gear: 2, laps: 2 }]),
  },
  {
    about: 'a car drives its lap alone (TR-27 to TR-37)',
    depth: 3,
    shows: ['lapBegan', 'chooseDice: throwDice'],
    open: lapAlone,
  },
];
