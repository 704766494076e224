// Converts longitude and latitude to metres in the plane, and finds out which of the two a file holds.
import type { Point } from '../board.ts';

/** No circuit is 2 m long, and none spans 2 degrees (220 km). */
const DEGREES_EXTENT_MAX = 2;

/** Returns the unit of points without a heading: longitude and latitude in degrees, or metres. */
export function unitOf(points: readonly Point[]): 'degrees' | 'metres' {
  const inRange = points.every(point => Math.abs(point.x) <= 360 && Math.abs(point.y) <= 90);
  const isSmall =
    extent(points.map(point => point.x)) < DEGREES_EXTENT_MAX &&
    extent(points.map(point => point.y)) < DEGREES_EXTENT_MAX;
  return inRange && isSmall ? 'degrees' : 'metres';
}

/**
 * Returns metres east and north of the first point. The projection is equirectangular at the mean latitude, with the
 * lengths of a degree on the ellipsoid: exact to a metre or two on anything as small as a circuit.
 */
export function toPlane(degrees: readonly Point[]): readonly Point[] {
  const origin = degrees[0] ?? { x: 0, y: 0 };
  const middle = degrees.reduce((sum, point) => sum + point.y, 0) / Math.max(degrees.length, 1);
  const phi = (middle * Math.PI) / 180;
  const perLatitude = 111_132.92 - 559.82 * Math.cos(2 * phi) + 1.175 * Math.cos(4 * phi);
  const perLongitude = 111_412.84 * Math.cos(phi) - 93.5 * Math.cos(3 * phi);
  return degrees.map(point => ({
    x: shortWay(point.x - origin.x) * perLongitude,
    y: (point.y - origin.y) * perLatitude,
  }));
}

function extent(values: readonly number[]): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}

/** Returns a difference of longitudes the short way, across the date line if need be: -180 to 180. */
function shortWay(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
