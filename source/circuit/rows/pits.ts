// The pit lane of a board in rows, beside the front straight.
import type { DrawnLap } from './drawn-lap.ts';
import type { LaidSection } from './layout.ts';
import type { PitRow, RowSpace } from './row-board.ts';
import { nearGrey } from './start.ts';

/** Returns the pit lane: from the last row of the last corner over the rows of the front straight (CFR-189). */
export function pitLane(
  drawn: DrawnLap,
  sections: readonly LaidSection[],
  road: readonly RowSpace[],
  greyLane: number,
): { readonly spaces: RowSpace[]; readonly rows: PitRow[] } {
  const exit = sections.at(-1)?.fromTick ?? 0;
  const edges = [...new Set(road.map(space => space.endTick))]
    .filter(edge => edge >= exit)
    .toSorted((a, b) => a - b);
  const spaces: RowSpace[] = [];
  const rows: PitRow[] = [];
  for (const [k, endTick] of edges.slice(0, drawn.pit?.rows ?? 0).entries()) {
    const row = road
      .filter(space => space.endTick === endTick)
      .toSorted((a, b) => nearGrey(a, greyLane) - nearGrey(b, greyLane));
    const [out] = row;
    if (out === undefined) continue;
    const index = road.length + k;
    spaces.push({
      ...out,
      index,
      id: `P${k + 1}`,
      lane: -1,
      limit: 0,
      corner: -1,
      next: [],
      ahead: out.index,
    });
    rows.push({ space: index, beside: row.map(space => space.index) });
  }
  return { spaces, rows };
}
