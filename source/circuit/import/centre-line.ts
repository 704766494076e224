// A centre line as a file gives it: points in file order, in metres or in degrees.
import type { Point } from '../board.ts';

/** The points of a file, as written. */
export interface CentreLine {
  /** Longitude and latitude in degrees, or x and y in metres east and north. */
  readonly points: readonly Point[];
  readonly unit: 'degrees' | 'metres';
  /** Length of a lap in metres stated by the file itself. */
  readonly statedMetres?: number;
  /** The place of the circuit that the file names. */
  readonly place?: string;
  /** Remarks for the author of the board. */
  readonly notes: readonly string[];
}

export type CentreLineRead =
  | { readonly ok: true; readonly line: CentreLine }
  | { readonly ok: false; readonly problem: string };
