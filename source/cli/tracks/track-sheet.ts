// What a circuit on paper and a list of circuits have, whatever the game.
import type { Row } from '../../ui/rows.ts';
import type { TrackOrder } from './facts.ts';

/** The parts of a board's sheet, drawn for the width of the terminal. */
export interface TrackSheet {
  /** Name and figures. */
  readonly facts: readonly Row[];
  readonly corners: readonly Row[];
  /** The whole lap as pictures. */
  readonly lap: readonly Row[];
  /** Returns the map, at most `rows` high. */
  readonly map: (rows?: number) => readonly Row[];
}

/** How a sheet is drawn. */
export interface SheetRoom {
  readonly columns: number;
  readonly ascii: boolean;
}

/** Columns of a map for each of its rows. */
export const MAP_SHAPE = 3.6;

/** How circuits are listed. */
export interface ListWishes {
  readonly sort: TrackOrder;
  readonly reverse: boolean;
  /** Whether to race the circuits that have not been measured. */
  readonly measure: boolean;
}

/** Circuits with their figures, to be printed as JSON or as lines. */
export interface ListedCircuits {
  readonly facts: readonly object[];
  lines(): readonly string[];
}
