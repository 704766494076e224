// The numbers of a rule book that a car meets alone on an empty road: what laps are solved by. Books with equal ones share
// every solved table.
import type { BookValues, Price } from '../../rules/formula-de/values.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { BudgetCells } from './budget-cells.ts';

/** The faces of a die, each once, lowest first, and how likely each is. */
export interface FaceOdds {
  readonly faces: readonly number[];
  readonly odds: readonly number[];
}

/** The numbers of a book that laps are solved by. */
export interface LapNumbers {
  /** Names the numbers: equal ones have the same name, in every run of the program. */
  readonly id: string;
  /** The dice of gears 1 to 6, at index gear - 1. */
  readonly gearDice: readonly FaceOdds[];
  /** Spaces of the longest move that a gear die can ask for. */
  readonly longest: number;
  /** Stops missing from which leaving a corner eliminates. */
  readonly fatalMissing: number;
  /** Price of skipping 1, 2, … gears on the way down, at index skipped - 1; more are forbidden. */
  readonly overRevving: readonly Price[];
  /** What a car has to spend, as cells of a block. */
  readonly cells: BudgetCells;
}

const known = new WeakMap<BookValues, LapNumbers>();

/** The numbers of a book. */
export function lapNumbers(values: BookValues): LapNumbers {
  const before = known.get(values);
  if (before !== undefined) return before;
  const { overRevving } = values.gearbox;
  const { fatalMissing } = values.overshoot;
  const cells = new BudgetCells(values);
  const dice = values.gearDice.map(die => die.faces);
  const numbers = {
    id: fingerprint([dice, fatalMissing, overRevving, ...cells.name]),
    gearDice: dice.map(faceOdds),
    longest: Math.max(...dice.flat()),
    fatalMissing,
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
