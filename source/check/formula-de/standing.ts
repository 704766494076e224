// What stands on the board, determined a second time for the checks: cars, wrecks too, and backmarkers (TR-134).
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';

export interface Standing {
  /** Its name in the text of a fault. */
  readonly name: string;
  readonly space: string;
  readonly seat?: number;
}

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
