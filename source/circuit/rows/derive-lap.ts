// The lap of a circuit in rows: as its file draws it, or derived from the road with what the file corrects.
import type { CornerCorrection, DrawnEntry } from '../file/championship.ts';
import type { Circuit } from '../file/circuit.ts';
import type { Stretch } from '../file/notation.ts';
import { ROW_LETTERS } from '../file/row-notation.ts';
import { cornersOf, piecesOf } from './corners.ts';
import { corrected, joinsOf, newFlags } from './corrections.ts';
import type { DrawnCorner, DrawnLap, DrawnSection } from './drawn-lap.ts';
import { type Ground, groundOf, SPACE_METRES } from './ground.ts';
import { cornerLanes } from './lanes.ts';
import { cornersWithLine, redLine } from './lines.ts';
import { partsOf } from './parts.ts';
import { type SpacedCorner, type SpacedLap, spacedLap } from './spaces.ts';
import { type Width, widths } from './width.ts';

/** Most rows of a pit lane; ours, so that it ends in sight of the line on the longest straights. */
const PIT_ROWS_MAX = 8;

export function lapOfRows(circuit: Circuit): DrawnLap {
  const { formula, championship } = circuit;
  const track =
    championship?.track?.map(entry => drawnSection(entry, circuit)) ?? derivedTrack(circuit);
  const last = track.at(-1);
  const rows = championship?.pit?.rows ?? PIT_ROWS_MAX;
  // The last row of the last corner and the rows of the straight up to the line.
  const most = 1 + (last !== undefined && 'rows' in last ? last.rows : 0);
  return {
    track,
    grey: championship?.grey ?? formula.grid.pole,
    ...(formula.pit === 'none'
      ? {}
      : { pit: { side: formula.pit.side, rows: Math.min(rows, most) } }),
  };
}

function drawnSection(entry: DrawnEntry, circuit: Circuit): DrawnSection {
  if ('straight' in entry) return entry.straight;
  const { L, M, R } = entry.lanes;
  const lanes = M === undefined ? [L, R] : [L, M, R];
  const letters: readonly string[] = ROW_LETTERS[M === undefined ? 2 : 3];
  const lines = (['red', 'green'] as const).flatMap(colour =>
    (entry[colour] ?? []).map(places => ({
      colour,
      spaces: places.map(({ letter, number }) => ({
        lane: letters.indexOf(letter),
        number: number - 1,
      })),
    })),
  );
  const at = entry.at ?? flagStretch(circuit, entry.corner);
  return { corner: entry.corner, ...(at === undefined ? {} : { at }), lanes, lines };
}

/** Returns where the flag of a corner lies on the outline, undefined without a flag or outline. */
function flagStretch({ formula }: Circuit, corner: string): Stretch | undefined {
  const flag = formula.track.find(entry => !('straight' in entry) && entry.corner === corner);
  return flag !== undefined && 'at' in flag ? flag.at : undefined;
}

export interface PlannedLap extends SpacedLap {
  readonly ground: Ground;
  /** Names of the pieces of road that the corners are joined of, in driving order. */
  readonly pieces: readonly string[];
  /** The width of each corner with the straight before it. */
  readonly wide: readonly Width[];
}

export function plannedLap(circuit: Circuit): PlannedLap {
  const { corners: wishes = [], metres = SPACE_METRES, wide } = circuit.championship ?? {};
  const measured = groundOf(circuit);
  const ground = { ...measured, flags: newFlags(measured.flags, wishes) };
  const pieces = piecesOf(partsOf(ground));
  const corners = cornersOf(pieces, joinsOf(wishes));
  const lap = spacedLap(corners, ground.lengthMetres, metres, ({ name }) => {
    return wishes.find(wish => wish.corner === name)?.spaces;
  });
  const names = pieces.map(piece => piece.name);
  return { ...lap, ground, pieces: names, wide: widths(lap, wide, wishes) };
}

function derivedTrack(circuit: Circuit): DrawnSection[] {
  const wishes = circuit.championship?.corners ?? [];
  const lap = plannedLap(circuit);
  const { ground, wide } = lap;
  const drawn = lap.corners.map(({ parts, spaces, name }, k) => {
    const wish = wishes.find(({ corner }) => corner === name);
    return corrected(cornerLanes(parts, spaces, wide[k]?.corner ?? 2), wish);
  });
  const lined = linesOf(lap, drawn, wishes);
  const sections = lap.corners.flatMap((corner, k): DrawnSection[] => [
    { rows: corner.rowsBefore, lanes: wide[k]?.straight ?? 2 },
    drawnCorner(corner, drawn[k] ?? [], lined.has(k), circuit, ground),
  ]);
  return [...sections, { rows: lap.rowsAfter, lanes: wide[0]?.straight ?? 2 }];
}

/** Returns the indices of the corners with a red line, including those that the author gives one. */
function linesOf(
  { corners, rowsAfter }: SpacedLap,
  lanes: readonly DrawnCorner['lanes'][],
  wishes: readonly CornerCorrection[],
): Set<number> {
  const front = rowsAfter + (corners[0]?.rowsBefore ?? 0);
  const lined = cornersWithLine(
    corners.map(({ parts }, k) => ({
      parts,
      spaces: (lanes[k] ?? []).map(spaces => spaces.length),
      rowsAfter: corners[k + 1]?.rowsBefore ?? front,
    })),
  );
  for (const [k, { name }] of corners.entries()) {
    const line = wishes.find(wish => wish.corner === name)?.line;
    if (line === 'red') lined.add(k);
    if (line === 'none') lined.delete(k);
  }
  return lined;
}

function drawnCorner(
  corner: SpacedCorner,
  lanes: DrawnCorner['lanes'],
  hasLine: boolean,
  circuit: Circuit,
  ground: Ground,
): DrawnCorner {
  const { parts, name } = corner;
  const part = parts[0];
  const spaces = lanes.map(lane => lane.length);
  const lines = hasLine && part !== undefined ? [redLine(part, spaces)] : [];
  if (circuit.outline === undefined) return { corner: name, lanes, lines };
  const from = Math.round(part?.from ?? 0);
  const to = Math.min(Math.round(parts.at(-1)?.to ?? 0), Math.round(ground.lengthMetres));
  return { corner: name, at: { from, to }, lanes, lines };
}
