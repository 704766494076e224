// A centre line as it stands in a file: points in file order, in metres or in degrees.
import type { Point } from '../board.ts';

/** The points of a file, as written. */
export interface CentreLine {
  /** Longitude, latitude in degrees, or x, y in metres: east and north. */
  readonly points: readonly Point[];
  readonly unit: 'degrees' | 'metres';
  /** Length of a lap in metres that the file itself states. */
  readonly statedMetres?: number;
  /** What the file says about the circuit's place. */
  readonly place?: string;
  /** Remarks for the author of the board. */
  readonly notes: readonly string[];
}

export type CentreLineRead =
  | { readonly ok: true; readonly line: CentreLine }
  | { readonly ok: false; readonly problem: string };
