// Every question that only Trant asks as a situation, for its pictures.
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { type CarSpec, type RaceSpec, race } from '../../../testing/formula-de/builders.ts';
import type { Situation } from '../../../testing/formula-de/situation.ts';
import { beginning } from '../../../testing/formula-de/trant-start.ts';
import { BOARDS } from '../../board-view/boards.fixture.ts';

const board = BOARDS.doubled;

/** Four cars in front of a corner; the first one has something of everything. */
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

const DRIVER = { driverPoints: { bought: 1, wonHalves: 1 } };

/** Returns the field with something else about its first car. */
const fieldOf = (own: Partial<CarSpec> = {}): readonly CarSpec[] =>
  FIELD.map((car, seat) => (seat === 0 ? { ...car, ...own } : car));

const turnOf = (spec: Partial<RaceSpec>) =>
  race({ book: trant, board, cars: FIELD, round: 9, toPlay: [0], ...spec });

/** Returns the situation after the first choice of each of these kinds. */
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

/** Answers with the first choice until the step is asked. */
function upTo(step: string, now: Situation): Situation {
  const [decision] = now.book.decisions(now.race, now.board);
  if (decision === undefined) throw new Error(`nobody comes to ${step}`);
  return decision.step === step ? now : upTo(step, after(now, decision.choices[0]?.kind ?? ''));
}

const chosen = () => beginning({ board, seats: 4, options: { preparation: 'chosen' } });

/** The situations by name. */
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
  'work in the pit': () =>
    turnOf({
      laps: 3,
      cars: fieldOf({
        space: 'B1',
        box: 0,
        gear: 4,
        points: { tires: 1, body: 1, handling: 0 },
        pit: 'waiting',
        work: { left: 4, tires: 'soft', repairs: ['body'] },
      }),
      dice: [10],
    }),
  'a backmarker to be placed': () =>
    race({ book: trant, board, cars: FIELD, round: 9, toPlay: [] }),
};
