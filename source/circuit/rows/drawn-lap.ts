// A lap as an author draws it: straights in rows and corners in lanes of limits. Derived boards are drawn like this
// too, so that what a file leaves out and what it draws become a board in one way.
import type { Stretch } from '../file/notation.ts';

/** Width of the road in spaces. */
export type Lanes = 2 | 3;

export interface DrawnStraight {
  readonly rows: number;
  readonly lanes: Lanes;
}

export interface DrawnSpace {
  /** In mph; 0 where the corner of this lane has not begun yet, or is over. */
  readonly limit: number;
  /** True when it also leads one lane to that side. */
  readonly left: boolean;
  readonly right: boolean;
}

/** The place of a space in a corner: its lane from the left, and its number in it from 0. */
export interface DrawnPlace {
  readonly lane: number;
  readonly number: number;
}

export interface DrawnLine {
  readonly colour: 'red' | 'green';
  readonly spaces: readonly DrawnPlace[];
}

/** A corner, its lanes from left to right. */
export interface DrawnCorner {
  readonly corner: string;
  /** Metres along the outline; absent where the circuit has none. */
  readonly at?: Stretch;
  readonly lanes: readonly (readonly DrawnSpace[])[];
  readonly lines: readonly DrawnLine[];
}

export type DrawnSection = DrawnStraight | DrawnCorner;

export interface DrawnLap {
  /** In driving order, from the line back to the line; the first and the last are straights. */
  readonly track: readonly DrawnSection[];
  readonly grey: 'L' | 'R';
  /** Rows of the pit lane and its side; absent where the circuit has no pits. */
  readonly pit?: { readonly side: 'L' | 'R'; readonly rows: number };
}

export function lanesOf(section: DrawnSection): Lanes {
  const lanes = 'rows' in section ? section.lanes : section.lanes.length;
  return lanes === 3 ? 3 : 2;
}
