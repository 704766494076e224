// A drawn lap laid out in ticks: where each space begins and ends, and how wide the road is there.
import type { DrawnCorner, DrawnLap, DrawnSection } from './drawn-lap.ts';
import { type Lanes, lanesOf } from './drawn-lap.ts';

/** Ticks of a row; lanes of up to four and of six spaces divide it evenly; ours. */
export const ROW_TICKS = 12;

export interface LaidSection {
  readonly section: DrawnSection;
  readonly fromTick: number;
  readonly toTick: number;
  /** Index among the corners, or -1. */
  readonly corner: number;
  readonly width: Lanes;
}

/** A space without its successors. */
export interface LaidSpace {
  readonly section: number;
  /** 0, 1 and 2 from the left; two spaces abreast are 0 and 2. */
  readonly lane: number;
  readonly tick: number;
  readonly endTick: number;
  /** 0 on a straight and on the white spaces of a corner. */
  readonly limit: number;
  /** True when it leads one lane to that side within its corner. */
  readonly left: boolean;
  readonly right: boolean;
}

export function laidSections(lap: DrawnLap): LaidSection[] {
  let tick = 0;
  let corners = 0;
  return lap.track.map(section => {
    const isStraight = 'rows' in section;
    const fromTick = tick;
    tick += ROW_TICKS * (isStraight ? section.rows : rowsOf(section));
    const corner = isStraight ? -1 : corners++;
    return { section, fromTick, toTick: tick, corner, width: lanesOf(section) };
  });
}

/** Returns the rows that a corner takes: its inside spaces and half of what another lane has more. */
function rowsOf(corner: DrawnCorner): number {
  const counts = corner.lanes.map(lane => lane.length);
  const inside = Math.min(...counts);
  return inside + Math.ceil((Math.max(...counts) - inside) / 2);
}

export function lanesAcross(width: Lanes): readonly number[] {
  return width === 3 ? [0, 1, 2] : [0, 2];
}

/** Returns the spaces of a section, lane by lane; each lane divides its ticks evenly. */
export function laidSpaces(laid: LaidSection, section: number): LaidSpace[] {
  const { fromTick, toTick, width } = laid;
  return lanesAcross(width).flatMap((lane, k) => {
    const drawn = drawnLane(laid.section, k);
    const tickOf = (number: number) =>
      fromTick + Math.round(((toTick - fromTick) * number) / drawn.length);
    return drawn.map((space, number): LaidSpace => {
      return { ...space, section, lane, tick: tickOf(number), endTick: tickOf(number + 1) };
    });
  });
}

function drawnLane(section: DrawnSection, lane: number) {
  if (!('rows' in section)) return section.lanes[lane] ?? [];
  return Array.from({ length: section.rows }, () => ({ limit: 0, left: false, right: false }));
}
