// The numbers of a rule book that matter to a car alone on an empty road, by which laps are solved. Books in which they
// are equal share every solved table.
import type { BookValues, Price } from '../../rules/formula-de/values.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { BudgetCells } from './budget-cells.ts';

/** The faces of a die, each once and lowest first, with their chances. */
export interface FaceOdds {
  readonly faces: readonly number[];
  readonly odds: readonly number[];
}

/** The numbers of a book by which laps are solved. */
export interface LapNumbers {
  /** Name of the numbers: equal ones have the same name in every run of the program. */
  readonly id: string;
  /** The dice of gears 1 to 6, at index gear - 1. */
  readonly gearDice: readonly FaceOdds[];
  /** Spaces of the longest move that a gear die can ask for. */
  readonly longest: number;
  /** Missing stops from which leaving a corner eliminates. */
  readonly fatalMissing: number;
  /** Whether a car that has left a corner too early slides on a wet track too (BR-33). */
  readonly slidesBeyond: boolean;
  /** Price of skipping 1, 2, … gears on the way down, at index skipped - 1; more are forbidden. */
  readonly overRevving: readonly Price[];
  /** The budgets of the book. */
  readonly cells: BudgetCells;
}

const known = new WeakMap<BookValues, LapNumbers>();

/** Returns the numbers of a book by which laps are solved. */
export function lapNumbers(values: BookValues): LapNumbers {
  const before = known.get(values);
  if (before !== undefined) return before;
  const { overRevving } = values.gearbox;
  const { fatalMissing } = values.overshoot;
  const slidesBeyond = values.slide.overshooting;
  const cells = new BudgetCells(values);
  const dice = values.gearDice.map(die => die.faces);
  const numbers = {
    id: fingerprint([
      dice,
      fatalMissing,
      overRevving,
      ...cells.name,
      ...(slidesBeyond ? ['beyond'] : []),
    ]),
    gearDice: dice.map(faceOdds),
    longest: Math.max(...dice.flat()),
    fatalMissing,
    slidesBeyond,
    overRevving,
    cells,
  };
  known.set(values, numbers);
  return numbers;
}

function faceOdds(faces: readonly number[]): FaceOdds {
  const distinct = [...new Set(faces)].toSorted((a, b) => a - b);
  const odds = distinct.map(face => faces.filter(other => other === face).length / faces.length);
  return { faces: distinct, odds };
}
