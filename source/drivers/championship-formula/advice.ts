// Advice: what each choice of a decision is worth to a driver without errors, in turns, and why.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { ChampionshipChoice } from '../../rules/championship-formula/choices.ts';
import type { Car, ChampionshipRace, KnownRace } from '../../rules/championship-formula/state.ts';
import type { Decision, Seat, View } from '../../rules/kit/types.ts';
import type { Advice, Adviser, Reason } from '../advice.ts';
import { seededRandom } from '../levels/random-generator.ts';
import { HEADWAY } from './levels/drivers.ts';
import { judged } from './levels/planner.ts';
import { turnsOfBids } from './planning/bids.ts';
import { forecast } from './planning/forecast.ts';
import { turnsOfCards } from './planning/garage.ts';
import { type Eye, outlookOf, PLAIN_EYE } from './planning/outlook.ts';
import { groundInForce } from './planning/terms-in-force.ts';

type KnownView = View<ChampionshipRace>;
type Asked = Decision<ChampionshipChoice>;

export const championshipAdviser: Adviser<ChampionshipRace, ChampionshipChoice, RowBoard> = {
  advise,
};

const EYE: Eye = { ...PLAIN_EYE, headway: HEADWAY };

const PLENTY = 100;

/** A part of a value and the race without it, from which its size follows. */
interface Part {
  readonly kind: 'wear' | 'chips' | 'traffic' | 'damage' | 'place';
  readonly without: (view: KnownView, seat: Seat) => KnownRace;
  readonly eye: Eye;
}

const PARTS: readonly Part[] = [
  { kind: 'wear', without: richer({ wear: PLENTY }), eye: EYE },
  { kind: 'chips', without: richer({ green: PLENTY }), eye: EYE },
  { kind: 'traffic', without: alone, eye: { ...EYE, headway: 0 } },
  { kind: 'damage', without: view => view, eye: { ...EYE, marks: 0 } },
  { kind: 'place', without: view => view, eye: { ...EYE, headway: 0 } },
];

function richer(plenty: Partial<Car>): Part['without'] {
  return (view, seat) => withCars(view, car => (car.seat === seat ? { ...car, ...plenty } : car));
}

function alone(view: KnownView, seat: Seat): KnownRace {
  return withCars(view, car => (car.seat === seat ? car : { ...car, status: 'retired' }));
}

function withCars(view: KnownView, change: (car: Car) => Car): KnownRace {
  return { ...view, cars: view.cars.map(change) };
}

/** Returns every choice of a decision, the best first. */
function advise(
  view: KnownView,
  decision: Asked,
  board: RowBoard,
): readonly Advice<ChampionshipChoice>[] {
  const { step, choices, seat } = decision;
  // The tables hold only the spaces of the track.
  if (view.cars[seat]?.stop !== undefined) return [];
  const turns = turnsOfAll(view, decision, board, EYE);
  const isBefore = BEFORE_THE_START.has(step);
  const parts = isBefore ? [] : PARTS.map(part => partOf(part, view, decision, board, turns));
  const told = choices.map((choice, at) => {
    const reasons = parts.map((part): Reason => part(at));
    return adviceOf(choice, rounded(turns[at] ?? 0), [...reasons, slipOf(choices, turns, at)]);
  });
  return told.toSorted((a, b) => a.value - b.value);
}

const BEFORE_THE_START: ReadonlySet<string> = new Set([
  'setUpCars',
  'chooseTires',
  'bidForPole',
  'bidAgain',
]);

// A part is what the value loses without it. The value of a lead is left out of traffic, since it is a part of its own.
function partOf(
  { kind, without, eye }: Part,
  view: KnownView,
  decision: Asked,
  board: RowBoard,
  turns: readonly number[],
): (at: number) => Reason {
  const whole =
    kind === 'traffic' ? turnsOfAll(view, decision, board, { ...EYE, headway: 0 }) : turns;
  const less = turnsOfAll(without(view, decision.seat), decision, board, eye);
  return at => {
    const rolls = rounded((whole[at] ?? 0) - (less[at] ?? 0));
    return kind === 'wear' ? { kind: 'points', part: 'wear', rolls } : { kind, rolls };
  };
}

/** Returns the turns to the flag after each choice, in the order of the choices. */
function turnsOfAll(
  race: KnownRace,
  { seat, choices, step }: Asked,
  board: RowBoard,
  eye: Eye,
): readonly number[] {
  const [first] = choices;
  if (first?.kind === 'setUpCar') return turnsOfCars(race, choices, board);
  const outlook = outlookOf(race, seat, board, eye);
  if (first?.kind === 'bid') {
    const turnsOf = turnsOfBids(outlook);
    return choices.map(choice => (choice.kind === 'bid' ? turnsOf(choice) : 0));
  }
  if (first?.kind !== 'playCard') {
    return judged(outlook, { seat, choices, step, rule: '' }).map(({ turns }) => turns);
  }
  const all = forecast(outlook, seededRandom(race.round, seat), Number.POSITIVE_INFINITY).judged;
  return choices.map(choice => {
    const found = all.find(({ plan }) => choice.kind === 'playCard' && plan.speed === choice.speed);
    return found?.turns ?? outlook.out;
  });
}

function turnsOfCars(
  race: KnownRace,
  choices: readonly ChampionshipChoice[],
  board: RowBoard,
): readonly number[] {
  const ground = groundInForce(race, board);
  return choices.map(choice =>
    choice.kind === 'setUpCar' ? turnsOfCards(choice.cards, race.laps, ground) : 0,
  );
}

// Returns what a slip gains over the best way without one that brakes as much.
function slipOf(
  choices: readonly ChampionshipChoice[],
  turns: readonly number[],
  at: number,
): Reason {
  const choice = choices[at];
  if (choice?.kind !== 'drive' || choice.slip === undefined) return { kind: 'slip', rolls: 0 };
  const without = choices.flatMap((other, index) =>
    other.kind === 'drive' && other.slip === undefined && other.brake === choice.brake
      ? [turns[index] ?? 0]
      : [],
  );
  if (without.length === 0) return { kind: 'slip', rolls: 0 };
  return { kind: 'slip', rolls: rounded((turns[at] ?? 0) - Math.min(...without)) };
}

// The rest of the value, which the other parts do not account for, is the road.
function adviceOf(
  choice: ChampionshipChoice,
  value: number,
  parts: readonly Reason[],
): Advice<ChampionshipChoice> {
  const road = rounded(parts.reduce((rest, { rolls }) => rest - rolls, value));
  const reasons: readonly Reason[] = [{ kind: 'road', rolls: road }, ...parts];
  return { choice, value, reasons: reasons.filter(({ rolls }) => rolls !== 0) };
}

function rounded(turns: number): number {
  return Math.round(turns * 1000) / 1000;
}
