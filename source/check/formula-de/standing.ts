// What stands on the board, told a second time for the checks: cars, wrecks too, and backmarkers (TR-134).
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';

/** Something on the board. */
export interface Standing {
  /** The name that a fault gives it. */
  readonly name: string;
  readonly space: string;
  /** The seat of a car; absent for a backmarker. */
  readonly seat?: number;
}

/** Returns everything on the board. */
export function standingIn({ cars, backmarkers = [] }: FormulaDeRace): readonly Standing[] {
  const standing: Standing[] = [];
  for (const { onBoard, seat, space } of cars) {
    if (onBoard) standing.push({ name: `car ${seat}`, space, seat });
  }
  backmarkers.forEach(({ space, removed }, marker) => {
    if (removed === undefined) standing.push({ name: `backmarker ${marker}`, space });
  });
  return standing;
}
