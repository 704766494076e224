// Every question that only Trant asks as a situation, for its pictures.
import { trialBook } from '../../../rules/books.ts';
import type { FormulaDeOptions } from '../../../rules/formula-de/state.ts';
import type { BuiltCar } from '../../../rules/formula-de/trant/state.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { type CarSpec, type RaceSpec, race, track } from '../../../testing/formula-de/builders.ts';
import type { Situation } from '../../../testing/formula-de/situation.ts';
import { straightOn, trantRolled } from '../../../testing/formula-de/trant-rolled.ts';
import { beginning } from '../../../testing/formula-de/trant-start.ts';
import { BOARDS } from '../../board-view/boards.fixture.ts';

const board = BOARDS.doubled;

const FIELD: readonly CarSpec[] = [
  {
    space: 'M38',
    gear: 4,
    laps: 2,
    tires: 'soft',
    fittedFor: 2,
    wing: 'high',
    points: { tires: 4, brakes: 2, body: 1 },
    fittings: { qualifying: 1, pitCrew: 2 },
    driverPoints: { bought: 0, wonHalves: 0 },
  },
  { space: 'L45', gear: 3, laps: 2 },
  { space: 'R30', gear: 5, laps: 2 },
  { space: 'L12', gear: 2, laps: 2 },
];

const QUALIFIER: BuiltCar = {
  points: { tires: 6, brakes: 4, gearbox: 3, body: 3, engine: 4, handling: 2 },
  fittings: { qualifying: 1, pitCrew: 1 },
  driver: 0,
};

const DRIVER = { driverPoints: { bought: 1, wonHalves: 1 } };

const fieldOf = (own: Partial<CarSpec> = {}): readonly CarSpec[] =>
  FIELD.map((car, seat) => (seat === 0 ? { ...car, ...own } : car));

const turnOf = (spec: Partial<RaceSpec>) =>
  race({ book: trant, board, cars: FIELD, round: 9, toPlay: [0], ...spec });

function after(now: Situation, ...kinds: readonly string[]): Situation {
  let then = now;
  for (const kind of kinds) {
    const [decision] = then.book.decisions(then.race, then.board);
    const choice = decision?.choices.find(one => one.kind === kind);
    if (decision === undefined || choice === undefined) throw new Error(`no ${kind}`);
    const { race: next } = then.book.apply(then.race, decision.seat, choice, then.board);
    then = { ...now, race: next };
  }
  return then;
}

function lapAlone(options: Partial<FormulaDeOptions> = {}): Situation {
  const book = trialBook('trant', 'guided');
  if (book === undefined) throw new Error('no lap alone');
  const seats = [{ name: 'Driver 1' }];
  const setup = { book: book.id, track: board.id, seed: 7, laps: 1, seats, options };
  return { ...book.start(setup, board), book, board, heard: 0 };
}

function upTo(step: string, now: Situation): Situation {
  const [decision] = now.book.decisions(now.race, now.board);
  if (decision === undefined) throw new Error(`nobody comes to ${step}`);
  return decision.step === step ? now : upTo(step, after(now, decision.choices[0]?.kind ?? ''));
}

const atWork = (left: number) =>
  turnOf({
    laps: 3,
    cars: fieldOf({
      space: 'B1',
      box: 0,
      gear: 4,
      points: { tires: 1, body: 1, handling: 0 },
      pit: 'waiting',
      work: { left, tires: 'soft', repairs: ['body'] },
    }),
    dice: [10],
  });

const chosen = () => beginning({ board, seats: 4, options: { preparation: 'chosen' } });

export const SCENES: Readonly<Record<string, () => Situation>> = {
  'a car to be built': () => upTo('buildCar', chosen()),
  'tires and a circuit in the rain': () =>
    upTo(
      'chooseTires',
      beginning({ board, seats: 4, options: { preparation: 'chosen', weather: 'rain' } }),
    ),
  'a wing': () => upTo('chooseWing', chosen()),
  'a gear in secret': () => race({ book: trant, board, cars: FIELD, round: 9 }),
  'a throw': () => turnOf({}),
  'a throw without an engine point': () => turnOf({ cars: fieldOf({ points: { engine: 0 } }) }),
  'a push of the engine': () => after(turnOf({ dice: [5] }), 'throwDice'),
  'a way on soft tires': () => after(turnOf({ dice: [5] }), 'throwDice', 'spareEngine'),
  'a second throw for a move': () =>
    after(turnOf({ cars: fieldOf(DRIVER), dice: [3] }), 'throwDice'),
  'a gear before a swerve': () =>
    turnOf({
      cars: [
        ...fieldOf({ space: 'M29' }).slice(0, 1),
        { space: 'L32', gear: 1, laps: 2 },
        { space: 'M32', gear: 1, laps: 2 },
        { space: 'R32', gear: 1, laps: 2 },
      ],
    }),
  'work in the pit': () => atWork(4),
  'a backmarker to be placed': () =>
    race({ book: trant, board, cars: FIELD, round: 9, toPlay: [] }),
  'a roll for the grid to be kept': () =>
    upTo(
      'keepGridRoll',
      beginning({
        board,
        options: { cars: [QUALIFIER, QUALIFIER, QUALIFIER], preparation: 'chosen' },
        dice: [5, 18, 2, 11, 7, 9],
      }),
    ),
  'points to be given up before a short race': () => lapAlone({ cars: [QUALIFIER] }),
  'a start of a lap alone': () => upTo('chooseStart', lapAlone()),
  'a payment for closed lanes': () =>
    straightOn(
      trantRolled({
        board: track('20 1R12 40'),
        from: '1@2.5',
        points: 6,
        others: ['0@4', '1@4.5', '2@4'].map(space => ({ space, gear: 1 })),
        // Without a transmission point the gear stays as it is.
        own: { points: { gearbox: 0, brakes: 5, tires: 4 } },
      }),
    ),
  'a skid in a corner': () =>
    upTo(
      'penaltyMove',
      turnOf({
        cars: fieldOf({ points: { body: 0 }, tires: 'hard' }),
        trackState: 'wet',
        dice: [5],
      }),
    ),
  'further work or the way out': () => upTo('leavePit', atWork(1)),
  'backmarkers to be taken off': () =>
    race({
      book: trant,
      board,
      cars: FIELD,
      round: 9,
      toPlay: [],
      backmarkers: [{ space: 'M5', laps: 1 }],
    }),
};
