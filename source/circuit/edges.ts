// The legal successors of a track space, by the conventions of printed boards.
import type { Edge } from './board.ts';
import { firstBeyond, type Lanes, type TrackDraft } from './lanes.ts';

/** Returns the edge to the next space of the same lane, whatever the arrows say. */
export function edgeAhead(space: TrackDraft, lanes: Lanes): Edge {
  const beyond = firstBeyond(lanes[space.lane] ?? [], space.tick);
  return { to: beyond?.index ?? -1, changesLane: false };
}

/**
 * Returns the edges to all legal successors, own lane first: the neighbouring lanes on straights, where the arrows lead
 * in corners, each time to the first space that begins further on. No edge changes lanes through the door of a corner.
 */
export function edgesOf(space: TrackDraft, lanes: Lanes): Edge[] {
  const edges = space.onward ? [edgeAhead(space, lanes)] : [];
  for (const [allowed, lane] of [
    [space.left, space.lane - 1],
    [space.right, space.lane + 1],
  ] as const) {
    const beyond = allowed ? firstBeyond(lanes[lane] ?? [], space.tick) : undefined;
    if (beyond === undefined) continue;
    const { corner, index } = beyond;
    if (corner !== -1 && corner !== space.corner) continue;
    edges.push({ to: index, changesLane: true });
  }
  return edges;
}
