// A centre line as a file gives it: points in file order, in metres or in degrees.
import type { Point } from '../board.ts';

export interface CentreLine {
  /** Longitude and latitude in degrees, or x and y in metres east and north. */
  readonly points: readonly Point[];
  readonly unit: 'degrees' | 'metres';
  readonly statedMetres?: number;
  readonly place?: string;
  readonly notes: readonly string[];
}

export type CentreLineRead =
  | { readonly ok: true; readonly line: CentreLine }
  | { readonly ok: false; readonly problem: string };
