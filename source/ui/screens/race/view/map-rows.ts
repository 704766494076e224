// The map of the race, as an inset or on the whole screen.
import { drawMap } from '../../../board-view/map.ts';
import { formulaFeatures } from '../../../board-view/map-features.ts';
import { stripCars } from '../../../cockpits/formula-de/view/cars.ts';
import type { Row } from '../../../rows.ts';
import type { Glyphs } from '../../../theme/glyphs.ts';
import type { RaceModel } from '../race-model.ts';

/**
 * The map in a box of cells; names of corners only where there is room for them. Beside a strip (`live` false) it shows
 * a move when it is over: every step would cost bytes twice.
 */
export function mapRows(
  model: RaceModel,
  columns: number,
  rows: number,
  glyphs: Glyphs,
  live: boolean,
): readonly Row[] {
  const corners = rows >= 16 && columns >= 50 ? 'names' : rows >= 6 ? 'numbers' : 'none';
  return drawMap({
    board: model.table.board,
    columns,
    rows,
    cars: stripCars(model, live),
    corners,
    glyphs,
    features: formulaFeatures(model.table.board, glyphs),
  });
}
