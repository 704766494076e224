// The shape of a lap on the map: places every tick on the outline of a file, draws a shape from the sections when the file
// has none, and finds the rotation that fits a wide terminal best.
import type { Point } from './board.ts';
import type { Circuit, TrackEntry } from './circuit.ts';

/** What the shape needs to know of a section; sections stand in the order of the file's track list. */
export interface OutlineSection {
  readonly fromTick: number;
  readonly toTick: number;
  /** Whole turning of the section in degrees, positive to the right; 0 on a straight. */
  readonly turnDegrees: number;
  /** Metres along the outline where a corner begins and ends. */
  readonly at?: { readonly from: number; readonly to: number };
}

/** Metres of a space in a shape drawn from the sections. */
const SPACE_METRES = 25;
/** Width by height of the map of an 80-column and a 160-column screen, in metres of equal size. */
export const MAP_ASPECT = 1.5;
/** A straight drawn from the sections keeps at least this share of its length when the loop is closed. */
const STRAIGHT_SHARE_MIN = 0.15;

/**
 * One point per tick, the first on the line, in metres, turned by the file's `rotate` or else by the best rotation for a
 * wide map. Between the places pinned by `at`, metres along the outline grow evenly with the ticks.
 * @param ticks of the whole lap.
 */
export function outlinePoints(
  circuit: Circuit,
  sections: readonly OutlineSection[],
  ticks: number,
): readonly Point[] {
  const given = circuit.outline;
  const points =
    given !== undefined && given.length >= 3
      ? pointsAlong(given, sections, ticks)
      : sketch(circuit.formula.track, sections, ticks);
  return rotated(points, circuit.rotate ?? bestRotation(points, MAP_ASPECT));
}

/**
 * The rotation in whole degrees, counter-clockwise from 0 to 359, that draws the points largest in a box of the aspect
 * width / height. Among rotations that do about as well the one nearest to north-up wins.
 */
export function bestRotation(points: readonly Point[], aspect: number): number {
  let best = 0;
  let leastHeight = Number.POSITIVE_INFINITY;
  for (let step = 0; step < 72; step++) {
    const degrees = (step % 2 === 0 ? -1 : 1) * Math.ceil(step / 2) * 5;
    const box = boundingBox(rotated(points, degrees));
    const height = Math.max(box.width / aspect, box.height);
    if (height < leastHeight * 0.99) {
      leastHeight = height;
      best = degrees;
    }
  }
  return (best + 360) % 360;
}

/** The points turned counter-clockwise by `degrees` about the first one. */
export function rotated(points: readonly Point[], degrees: number): readonly Point[] {
  const pivot = points[0] ?? { x: 0, y: 0 };
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  return points.map(({ x, y }) => ({
    x: pivot.x + (x - pivot.x) * cos - (y - pivot.y) * sin,
    y: pivot.y + (x - pivot.x) * sin + (y - pivot.y) * cos,
  }));
}

/** Metres from the first point to each point along the closed line; the last value is the whole length. */
export function metresAlong(points: readonly Point[]): readonly number[] {
  let metres = 0;
  const along = [0];
  for (let i = 0; i < points.length; i++) {
    metres += distance(pointAt(points, i), pointAt(points, i + 1));
    along.push(metres);
  }
  return along;
}

function pointsAlong(
  outline: readonly Point[],
  sections: readonly OutlineSection[],
  ticks: number,
): readonly Point[] {
  const along = metresAlong(outline);
  const pins = pinsOf(sections, ticks, along.at(-1) ?? 0);
  const points: Point[] = [];
  let pin = 0;
  let leg = 0;
  for (let tick = 0; tick < ticks; tick++) {
    while (pin < pins.length - 2 && (pins[pin + 1]?.tick ?? ticks) <= tick) pin++;
    const from = pins[pin] ?? { tick: 0, metres: 0 };
    const to = pins[pin + 1] ?? from;
    const share = (tick - from.tick) / Math.max(to.tick - from.tick, 1);
    const metres = from.metres + (to.metres - from.metres) * share;
    while (leg < outline.length - 1 && (along[leg + 1] ?? 0) <= metres) leg++;
    const inLeg =
      (metres - (along[leg] ?? 0)) / Math.max((along[leg + 1] ?? 0) - (along[leg] ?? 0), 1e-9);
    const a = pointAt(outline, leg);
    const b = pointAt(outline, leg + 1);
    points.push({ x: a.x + (b.x - a.x) * inLeg, y: a.y + (b.y - a.y) * inLeg });
  }
  return points;
}

interface Pin {
  readonly tick: number;
  readonly metres: number;
}

/** Ticks whose metres are known: line, both ends of every corner with `at`, line. Pins out of order are passed over. */
function pinsOf(sections: readonly OutlineSection[], ticks: number, length: number): Pin[] {
  const pins: Pin[] = [{ tick: 0, metres: 0 }];
  for (const section of sections) {
    if (section.at === undefined) continue;
    for (const pin of [
      { tick: section.fromTick, metres: section.at.from },
      { tick: section.toTick, metres: section.at.to },
    ]) {
      const before = pins.at(-1);
      if (
        before === undefined ||
        (pin.tick > before.tick && pin.metres > before.metres && pin.metres < length)
      ) {
        pins.push(pin);
      }
    }
  }
  pins.push({ tick: ticks, metres: length });
  return pins;
}

/** A stretch of even curvature, in driving order. */
interface Arc {
  readonly ticks: number;
  metres: number;
  /** Radians to the left, so that headings grow as in the plane. */
  turn: number;
}

/** A closed shape from sections alone: arcs by angle, straights by length, stretched until the loop closes. */
function sketch(
  track: readonly TrackEntry[],
  sections: readonly OutlineSection[],
  ticks: number,
): readonly Point[] {
  const arcs = sections.flatMap((section, i) => arcsOf(track[i], section));
  closeTurning(arcs, ticks);
  closeLoop(arcs);
  const points: Point[] = [];
  const end = walk(arcs, point => points.push(point));
  return points.map((point, tick) => ({
    x: point.x - (end.x * tick) / points.length,
    y: point.y - (end.y * tick) / points.length,
  }));
}

function arcsOf(entry: TrackEntry | undefined, section: OutlineSection): Arc[] {
  const ticks = section.toTick - section.fromTick;
  const whole = [{ turn: section.turnDegrees, weight: 1 }];
  const bends =
    entry !== undefined && 'bends' in entry
      ? entry.bends.map(bend => ({
          turn: bend.side === 'R' ? bend.degrees : -bend.degrees,
          weight: bend.spaces === undefined ? bend.degrees / 25 : Math.max(...bend.spaces),
        }))
      : whole;
  const weights = bends.reduce((sum, bend) => sum + bend.weight, 0);
  let weight = 0;
  return bends.map(bend => {
    const from = Math.round((ticks * weight) / weights);
    weight += bend.weight;
    const length = Math.round((ticks * weight) / weights) - from;
    return {
      ticks: length,
      metres: (length * SPACE_METRES) / 2,
      turn: (-bend.turn * Math.PI) / 180,
    };
  });
}

/** Scales the angles so that the whole lap turns by 360 degrees to its side, or by 0 in a figure of eight. */
function closeTurning(arcs: Arc[], ticks: number): void {
  const net = arcs.reduce((sum, arc) => sum + arc.turn, 0);
  const all = arcs.reduce((sum, arc) => sum + Math.abs(arc.turn), 0);
  const goal =
    all > Math.PI && Math.abs(net) < Math.PI / 2 ? 0 : net > 0 ? 2 * Math.PI : -2 * Math.PI;
  for (const arc of arcs) {
    const share = all > 0.1 ? Math.abs(arc.turn) / all : arc.ticks / ticks;
    arc.turn += (goal - net) * share;
  }
}

/**
 * Stretches the straights by least squares (changes relative to length) until the loop closes. A straight that would
 * vanish keeps its least length and the others are asked again.
 */
function closeLoop(arcs: Arc[]): void {
  const free = new Set(arcs.filter(arc => arc.turn === 0 && arc.ticks > 0));
  const least = new Map([...free].map(arc => [arc, arc.metres * STRAIGHT_SHARE_MIN]));
  for (let round = 0; round <= arcs.length && free.size >= 2; round++) {
    const changes = stretches(arcs, free);
    const short = [...free].filter(
      arc => arc.metres + (changes.get(arc) ?? 0) < (least.get(arc) ?? 0),
    );
    for (const arc of free) {
      arc.metres = Math.max(arc.metres + (changes.get(arc) ?? 0), least.get(arc) ?? 0);
    }
    if (short.length === 0) return;
    for (const arc of short) free.delete(arc);
  }
}

/** For each free straight the change of length, together closing the loop; none when they all run one way. */
function stretches(arcs: readonly Arc[], free: ReadonlySet<Arc>): ReadonlyMap<Arc, number> {
  const headings = new Map<Arc, number>();
  const end = walk(arcs, () => undefined, headings);
  let [xx, xy, yy] = [0, 0, 0];
  for (const arc of free) {
    const heading = headings.get(arc) ?? 0;
    xx += arc.metres * Math.cos(heading) ** 2;
    xy += arc.metres * Math.cos(heading) * Math.sin(heading);
    yy += arc.metres * Math.sin(heading) ** 2;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-6 * (xx + yy) ** 2) return new Map();
  const pullX = (-end.x * yy + end.y * xy) / determinant;
  const pullY = (-end.y * xx + end.x * xy) / determinant;
  return new Map(
    [...free].map(arc => {
      const heading = headings.get(arc) ?? 0;
      return [arc, arc.metres * (pullX * Math.cos(heading) + pullY * Math.sin(heading))];
    }),
  );
}

/** Drives along the arcs, one step per tick, and answers where the lap ends. */
function walk(
  arcs: readonly Arc[],
  visit: (point: Point) => void,
  headings?: Map<Arc, number>,
): Point {
  let heading = 0;
  let x = 0;
  let y = 0;
  for (const arc of arcs) {
    headings?.set(arc, heading);
    for (let tick = 0; tick < arc.ticks; tick++) {
      visit({ x, y });
      const middle = heading + (arc.turn * (tick + 0.5)) / arc.ticks;
      x += (Math.cos(middle) * arc.metres) / arc.ticks;
      y += (Math.sin(middle) * arc.metres) / arc.ticks;
    }
    heading += arc.turn;
  }
  return { x, y };
}

function boundingBox(points: readonly Point[]): { width: number; height: number } {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return { width: right - left, height: high - low };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function pointAt(points: readonly Point[], index: number): Point {
  return points[index % points.length] ?? { x: 0, y: 0 };
}
