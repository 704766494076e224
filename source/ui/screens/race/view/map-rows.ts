// The map of the race, as an inset or on the whole screen.
import type { Board } from '../../../../circuit/board.ts';
import { drawMap } from '../../../board-view/map.ts';
import type { MapFeatures } from '../../../board-view/map-features.ts';
import type { StripCar } from '../../../board-view/occupants.ts';
import type { MapRoom } from '../../../race-panels/race-panels.ts';
import type { Row } from '../../../rows.ts';

export interface MapContent {
  readonly board: Board;
  readonly cars: readonly StripCar[];
  readonly features: MapFeatures;
  readonly wet?: boolean;
}

/** Returns the map in a box of cells; names of corners only where there is room for them. */
export function mapRows(
  content: MapContent,
  { columns, rows, glyphs, words }: MapRoom,
): readonly Row[] {
  const corners = rows >= 16 && columns >= 50 ? 'names' : rows >= 6 ? 'numbers' : 'none';
  const lineName = words.race.lineNames.at(-1) ?? '';
  return drawMap({ ...content, columns, rows, corners, glyphs, lineName });
}
