// The numbers of a rule book that matter to a car alone on an empty road, by which laps are solved. Books in which they
// are equal share every solved table.
import { type GearThrow, gearThrows } from '../../rules/formula-de/gear-throws.ts';
import type { BookValues, Price } from '../../rules/formula-de/values.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { BudgetCells } from './budget-cells.ts';

/** The outcomes of a throw, each once and lowest first, with their chances. */
export interface FaceOdds {
  readonly faces: readonly number[];
  readonly odds: readonly number[];
  /** The same outcomes once an engine point has raised them (TR-106); absent where none does. */
  readonly boosted?: readonly number[];
}

export interface LapNumbers {
  /** Name of the numbers: equal ones have the same name in every run of the program. */
  readonly id: string;
  /** The throws of gears 1 to 6, at index gear - 1; the driver takes one of them each time (TR-47). */
  readonly gears: readonly (readonly FaceOdds[])[];
  /** Chance that a throw takes an engine point (TR-103). */
  readonly strain: number;
  /** Movement points of the longest move that a throw can ask for. */
  readonly longest: number;
  /** Missing stops from which leaving a corner eliminates. */
  readonly fatalMissing: number;
  /** What holds beyond the limit of a corner that was left too early. */
  readonly beyond: Pick<BookValues['overshoot'], 'locksLane' | 'stopsBeyond' | 'skippingIsFatal'>;
  /** Whether a car that has left a corner too early slides on a wet track too (BR-33). */
  readonly slidesBeyond: boolean;
  /**
   * Whether every move that ends in a corner of a wet track is followed by a skid, from which brakes take nothing back
   * (TR-117, TRR-21).
   */
  readonly skids: boolean;
  /** Price of skipping 1, 2, … gears on the way down, at index skipped - 1; more are forbidden. */
  readonly overRevving: readonly Price[];
  readonly cells: BudgetCells;
}

const known = new WeakMap<BookValues, LapNumbers>();

export function lapNumbers(values: BookValues): LapNumbers {
  const before = known.get(values);
  if (before !== undefined) return before;
  const { overRevving } = values.gearbox;
  const { fatalMissing, locksLane, stopsBeyond, skippingIsFatal } = values.overshoot;
  const beyond = { locksLane, stopsBeyond, skippingIsFatal };
  const slidesBeyond = values.slide.overshooting;
  const cells = new BudgetCells(values);
  const dice = values.gearDice.map(die => die.faces);
  const gears = dice.map((_, index) => gearThrows(values, index + 1).map(faceOdds));
  const numbers = {
    id: fingerprint([
      dice,
      fatalMissing,
      overRevving,
      ...cells.name,
      ...(slidesBeyond ? ['beyond'] : []),
      ...(values.chart === undefined ? [] : [{ gears }]),
      ...(locksLane && !stopsBeyond && !skippingIsFatal ? [] : [{ beyond }]),
    ]),
    gears,
    strain: strainOf(values),
    longest: Math.max(...dice.flat()) + longerBy(values),
    fatalMissing,
    beyond,
    slidesBeyond,
    skids: values.penalty !== undefined,
    overRevving,
    cells,
  };
  known.set(values, numbers);
  return numbers;
}

// Tires may make a move a space longer (M-8-2-1).
function longerBy({ tires }: BookValues): number {
  return Object.values(tires ?? {}).some(({ bonusLaps }) => bonusLaps > 0) ? 1 : 0;
}

function faceOdds({ faces, boosted }: GearThrow): FaceOdds {
  const outcomes = new Map<string, Outcome>();
  faces.forEach((face, at) => {
    const raised = boosted?.[at] ?? face;
    const key = `${face} ${raised}`;
    const { count } = outcomes.get(key) ?? { count: 0 };
    outcomes.set(key, { face, raised, count: count + 1 });
  });
  const distinct = [...outcomes.values()].toSorted(
    (a, b) => a.face - b.face || a.raised - b.raised,
  );
  const odds = {
    faces: distinct.map(({ face }) => face),
    odds: distinct.map(({ count }) => count / faces.length),
  };
  return boosted === undefined ? odds : { ...odds, boosted: distinct.map(({ raised }) => raised) };
}

interface Outcome {
  readonly face: number;
  readonly raised: number;
  readonly count: number;
}

// Whatever is thrown, the roll that strains the engine comes about as often (TR-103).
function strainOf({ chart }: BookValues): number {
  if (chart === undefined) return 0;
  const [die] = chart.throws.d20;
  const faces = die?.faces ?? [];
  return faces.filter(face => face === chart.strainingRoll).length / Math.max(1, faces.length);
}
