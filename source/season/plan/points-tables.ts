// Tables of points that a plan names by their figures.

/** Points by place that are known by a name other than their figures. */
const ONE_A_PLACE = 'one a place';

/** Tables worth offering, by name: the figures of the first, second … place. */
export const POINTS_TABLES: readonly string[] = [
  '10-6-4-3-2-1',
  '9-6-4-3-2-1',
  '8-6-5-4-3-2',
  '10-8-6-5-4-3-2-1',
  '25-18-15-12-10-8-6-4-2-1',
  '1000-720-600-480-400-320-240-160-80-40',
  '1000-100-10-1',
  ONE_A_PLACE,
];

/** The form of a table in a plan: figures with hyphens between them, or a name. */
export const POINTS_TABLE = /^(?:\d{1,5}(?:-\d{1,5})*|one a place)$/;

/**
 * Returns the points of each place that a table gives.
 * @param cars most cars at a table, for a table that gives one point a place
 */
export function pointsTable(name: string, cars: number): readonly number[] {
  if (name === ONE_A_PLACE) return Array.from({ length: cars }, (_, at) => cars - at);
  return name.split('-').map(Number);
}
