// All ways of one length that continue a movement, those that end earlier, and how far a car comes when others are in the
// way.
import { left } from '../points-by-pool.ts';
import type { Ground } from './ground.ts';
import { idling, onward, type Way } from './way.ts';

/** Most points that penalty movement takes from a move: without body, without suspension, on worn tires (TRR-22). */
const SHORTER_MOST = 3;

export interface Reach {
  /** Ways of the whole length, still under way. */
  readonly whole: readonly Way[];
  /** Ways of up to that length that end the race for the car or lead into its pit (R-79). */
  readonly ended: readonly Way[];
  /** Shorter ways that wait behind a car in the pit lane, free of charge (R-77). */
  readonly held: readonly Way[];
  /** The farthest places that can be reached when no way on the track is long enough (R-31, R-32). */
  readonly blocked: readonly Way[];
}

export function reachOf(ground: Ground, from: Way, spaces: number): Reach {
  const layers = layersOf(ground, from, spaces);
  const all = layers.flat();
  const whole = (layers[spaces] ?? []).filter(isUnderWay);
  const ended = all.filter(way => !isUnderWay(way));
  const shorter = layers
    .slice(0, spaces)
    .flat()
    .filter(isUnderWay)
    .filter(({ idle }) => !idle);
  const held = shorter.filter(way => !isOnTrack(way) && onward(ground, way).length === 0);
  const completes = [...whole, ...ended].some(isOnTrack);
  // A car that waits in the lane is not blocked (M-19-1-5); the pits are never an obligation.
  const waits = !isOnTrack(from) && held.length > 0;
  const blocked =
    completes || waits || spaces === 0 ? [] : farthestOf(ground, shorter.filter(isOnTrack));
  return { whole, ended, held, blocked };
}

function layersOf(ground: Ground, from: Way, spaces: number): readonly (readonly Way[])[] {
  const layers: (readonly Way[])[] = [[from]];
  const back = left(ground.car.points, 'brakes') + (ground.inPoints ? SHORTER_MOST : 0);
  let dear: readonly Way[] = [];
  for (let spent = 1; spent <= spaces; spent++) {
    const before = layers.at(-1) ?? [];
    const longer = before.flatMap(way => onward(ground, way));
    // A space for two points is reached with the second of them.
    const now = longer.filter(way => way.spent === from.spent + spent);
    const idle = before.flatMap(way => idling(ground, way));
    layers.push(distinct([...now, ...dear, ...idle], back));
    dear = longer.filter(way => way.spent > from.spent + spent);
  }
  return layers;
}

// Returns one of all ways that can no longer be told apart, not even by the brakes that may take spaces back (R-17).
function distinct(ways: readonly Way[], brakes: number): readonly Way[] {
  return [...new Map(ways.map(way => [signOf(way, brakes), way])).values()];
}

/** Returns everything about a way that can still matter if at most `brakes` spaces are taken back. */
export function signOf(way: Way, brakes: number): string {
  const { run, before } = way;
  const stretch =
    run === undefined
      ? ''
      : `${run.first.index} ${run.length} ${run.dangers.join()} ${run.entersWall}`;
  return `${markOf(way)} ${stretch}${before !== undefined && brakes > 0 ? `<${lastMarks(before, brakes - 1)}` : ''}`;
}

function lastMarks(way: Way, count: number): string {
  const { before } = way;
  return `${markOf(way)}${before !== undefined && count > 0 ? `<${lastMarks(before, count - 1)}` : ''}`;
}

function markOf({ space, length, laps, stops, due, price, outcome, tests, idle }: Way): string {
  const state = [space.index, length, laps, stops, due, price, outcome, tests.join('+')].join(' ');
  return idle ? `${state} idle` : state;
}

// Returns the longest ways, in most books only those whose end plays first in the next round.
function farthestOf({ board, car, blockedAt }: Ground, ways: readonly Way[]): readonly Way[] {
  const most = Math.max(...ways.map(way => way.spent));
  const longest = ways.filter(way => way.spent === most);
  if (blockedAt === 'any') return longest;
  const start = board.spaces[board.indexOf.get(car.space) ?? -1]?.tick ?? 0;
  const ahead = ({ space }: Way) => (space.tick - start + board.ticks) % board.ticks;
  const first = Math.max(...longest.map(ahead));
  return longest.filter(way => ahead(way) === first);
}

function isUnderWay({ outcome }: Way): boolean {
  return outcome === 'under way';
}

function isOnTrack({ space }: Way): boolean {
  return space.kind === 'track';
}
