// The ghost of a timed trial: the best lap here, as far as it had come after as many rolls.
import { progressOf } from '../../../rules/formula-de/chapters/round/ranking.ts';
import { trialStart } from '../../../rules/formula-de/chapters/trials/timed-trials.ts';
import type { FormulaModel } from './formula-de-model.ts';

/** A space of a straight is two ticks long. */
const TICKS_PER_SPACE = 2;

/** The ghost: the space where it stands, and by how many spaces the car is ahead of it. */
export interface Ghost {
  readonly space: string;
  readonly ahead: number;
}

/** Returns the ghost; undefined without one, and when its lap was over after fewer rolls. */
export function ghostOf({ trial, shown, table }: FormulaModel): Ghost | undefined {
  const [car] = shown.cars;
  if (trial?.ghost === undefined || car === undefined) return undefined;
  const point = trial.ghost[car.trial?.rolls ?? 0];
  if (point === undefined) return undefined;
  const { board } = table;
  const start = { laps: 0, space: trialStart(board) };
  const own = progressOf(board, car) - progressOf(board, start);
  return { space: point.space, ahead: (own - point.progress) / TICKS_PER_SPACE };
}
