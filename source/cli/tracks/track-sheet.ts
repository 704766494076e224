// What a circuit on paper and a list of circuits have, whatever the game.

import type { Board } from '../../circuit/board.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { drawMap } from '../../ui/board-view/map.ts';
import type { MapFeatures } from '../../ui/board-view/map-features.ts';
import type { Row } from '../../ui/rows.ts';
import { rowOf } from '../../ui/theme/fit.ts';
import type { Glyphs } from '../../ui/theme/glyphs.ts';

export interface TrackSheet {
  readonly facts: readonly Row[];
  readonly corners: readonly Row[];
  readonly lap: readonly Row[];
  /** Returns the map, at most `rows` high. */
  readonly map: (rows?: number) => readonly Row[];
}

/** Returns the title of a sheet: the name, and where the circuit lies unless that says the same. */
export function titleOf({ name, place }: Pick<Board, 'name' | 'place'>): Row {
  const said = place === '' || place === name ? name : `${name}, ${place}`;
  return rowOf(said, 'title');
}

interface MapParts extends SheetRoom {
  readonly board: Board;
  readonly features: MapFeatures;
  readonly glyphs: Glyphs;
}

export function sheetMap(
  { board, columns, features, glyphs }: MapParts,
  most?: number,
): readonly Row[] {
  const rows = Math.min(most ?? Number.POSITIVE_INFINITY, Math.round(columns / MAP_SHAPE));
  return drawMap({ board, columns, rows, cars: [], corners: 'names', glyphs, features });
}

export interface SheetRoom {
  readonly columns: number;
  readonly ascii: boolean;
  /** The book for which figures are shown; the first of the game unless given. */
  readonly book?: RuleBook;
}

/** Columns of a map for each of its rows. */
const MAP_SHAPE = 3.6;

export interface ListWishes {
  readonly sort: string;
  readonly reverse: boolean;
  /** Whether to race the circuits that have not been measured. */
  readonly measure: boolean;
}

export interface ListedCircuits {
  readonly facts: readonly object[];
  lines(): readonly string[];
}
