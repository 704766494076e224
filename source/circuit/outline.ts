// The shape of a lap on the map: places each tick on the outline of a file, draws a shape from the sections when the
// file has none, and finds the rotation that best fits a wide terminal.
import type { Point } from './board.ts';
import type { Circuit, TrackEntry } from './file/circuit.ts';

/** The part of a section that the shape needs; sections are in the order of the file's track list. */
export interface OutlineSection {
  readonly fromTick: number;
  readonly toTick: number;
  /** Total turning of the section in degrees, positive to the right; 0 on a straight. */
  readonly turnDegrees: number;
  /** Metres along the outline at which a corner begins and ends. */
  readonly at?: { readonly from: number; readonly to: number };
}

/** Metres per space in a shape drawn from the sections. */
const SPACE_METRES = 25;
/** Width by height of the map on screens of 80 and of 160 columns, measured in metres. */
export const MAP_ASPECT = 1.5;
/** The least share of its length that a straight keeps when a drawn loop is closed. */
const STRAIGHT_SHARE_MIN = 0.4;
/** The least share of its angle that a bend keeps; at most it doubles. */
const BEND_SHARE_MIN = 0.5;
/** Readiness of bends to give way, compared with straights. */
const BEND_SLACK_RADIANS = 2;
const CLOSING_ROUNDS_MAX = 30;

/**
 * Returns one point per tick in metres, the first on the line, turned by the file's `rotate` or else by the best
 * rotation for a wide map. Between places pinned by `at` the metres along the outline grow evenly with the ticks.
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
 * Returns the rotation in whole degrees, counter-clockwise from 0 to 359, that draws the points largest in a box of the
 * aspect width / height. Among rotations of almost equal size it prefers the one nearest to north-up.
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

/** Returns the points turned counter-clockwise by `degrees` about the first one. */
function rotated(points: readonly Point[], degrees: number): readonly Point[] {
  const pivot = points[0] ?? { x: 0, y: 0 };
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  return points.map(({ x, y }) => ({
    x: pivot.x + (x - pivot.x) * cos - (y - pivot.y) * sin,
    y: pivot.y + (x - pivot.x) * sin + (y - pivot.y) * cos,
  }));
}

/** Returns the metres from the first point to each point along the closed line; the last value is the whole length. */
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

/**
 * Returns the ticks whose metres are known: the line, both ends of every corner with `at`, and the line again. Pins
 * that are out of order are left out.
 */
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
  readonly isBend: boolean;
  metres: number;
  /** Radians to the left, so that headings grow counter-clockwise. */
  turn: number;
}

/**
 * Returns a closed shape from sections alone: arcs by angle and straights by length, adjusted until the loop closes.
 */
function sketch(
  track: readonly TrackEntry[],
  sections: readonly OutlineSection[],
  ticks: number,
): readonly Point[] {
  const arcs = sections.flatMap((section, i) => arcsOf(track[i], section));
  closeTurning(arcs, ticks);
  closeLoop(arcs);
  const points = drive(arcs);
  const end = points.pop() ?? { x: 0, y: 0 };
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
      isBend: bend.turn !== 0,
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
 * Changes lengths and angles as little as possible (least squares, straights rather than bends) until the loop closes
 * and the total turning is unchanged. Some loops cannot close; `sketch` spreads the gap that remains.
 */
function closeLoop(arcs: readonly Arc[]): void {
  const length = arcs.reduce((sum, arc) => sum + arc.metres, 0);
  const turning = arcs.reduce((sum, arc) => sum + arc.turn, 0);
  const first = arcs.map(arc => ({ metres: arc.metres, turn: arc.turn }));
  for (let round = 0; round < CLOSING_ROUNDS_MAX; round++) {
    const middles: Point[] = [];
    const headings: number[] = [];
    const end = walk(arcs, middles, headings);
    const open = [-end.x, -end.y, turning - arcs.reduce((sum, arc) => sum + arc.turn, 0)] as const;
    if (Math.hypot(open[0], open[1]) < 0.1 && Math.abs(open[2]) < 1e-4) return;
    const columns = arcs.map((arc, i): Triple => {
      const middle = middles[i] ?? end;
      if (arc.isBend) return [middle.y - end.y, end.x - middle.x, 1];
      return [Math.cos(headings[i] ?? 0), Math.sin(headings[i] ?? 0), 0];
    });
    const slack = arcs.map(arc =>
      arc.isBend ? Math.abs(arc.turn) * BEND_SLACK_RADIANS : arc.metres * length,
    );
    const changes = leastChanges(columns, slack, open);
    for (const [i, arc] of arcs.entries()) {
      const change = changes[i] ?? 0;
      const { metres, turn } = first[i] ?? arc;
      if (arc.isBend) arc.turn = within(arc.turn + change, turn * BEND_SHARE_MIN, turn * 2);
      else arc.metres = Math.max(arc.metres + change, metres * STRAIGHT_SHARE_MIN);
    }
  }
}

type Triple = readonly [x: number, y: number, heading: number];

/** Returns the smallest changes, each weighted by its slack, that together give `wanted`; none when they cannot. */
function leastChanges(
  columns: readonly Triple[],
  slack: readonly number[],
  wanted: Triple,
): readonly number[] {
  const sum = (a: 0 | 1 | 2, b: 0 | 1 | 2) =>
    columns.reduce((total, column, i) => total + column[a] * column[b] * (slack[i] ?? 0), 0);
  const x: Triple = [sum(0, 0), sum(0, 1), sum(0, 2)];
  const y: Triple = [sum(1, 0), sum(1, 1), sum(1, 2)];
  const z: Triple = [sum(2, 0), sum(2, 1), sum(2, 2)];
  const whole = determinant(x, y, z);
  if (Math.abs(whole) < 1e-9 * Math.abs(x[0] * y[1] * z[2])) return [];
  const pull = [
    determinant([wanted[0], x[1], x[2]], [wanted[1], y[1], y[2]], [wanted[2], z[1], z[2]]) / whole,
    determinant([x[0], wanted[0], x[2]], [y[0], wanted[1], y[2]], [z[0], wanted[2], z[2]]) / whole,
    determinant([x[0], x[1], wanted[0]], [y[0], y[1], wanted[1]], [z[0], z[1], wanted[2]]) / whole,
  ] as const;
  return columns.map(
    (column, i) =>
      (slack[i] ?? 0) * (column[0] * pull[0] + column[1] * pull[1] + column[2] * pull[2]),
  );
}

function determinant(a: Triple, b: Triple, c: Triple): number {
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    a[1] * (b[0] * c[2] - b[2] * c[0]) +
    a[2] * (b[0] * c[1] - b[1] * c[0])
  );
}

function within(value: number, oneEnd: number, otherEnd: number): number {
  return Math.min(Math.max(value, Math.min(oneEnd, otherEnd)), Math.max(oneEnd, otherEnd));
}

function drive(arcs: readonly Arc[]): Point[] {
  const points: Point[] = [];
  let [x, y, heading] = [0, 0, 0];
  for (const arc of arcs) {
    for (let tick = 0; tick < arc.ticks; tick++) {
      points.push({ x, y });
      const middle = heading + (arc.turn * (tick + 0.5)) / arc.ticks;
      x += (Math.cos(middle) * arc.metres) / arc.ticks;
      y += (Math.sin(middle) * arc.metres) / arc.ticks;
    }
    heading += arc.turn;
  }
  points.push({ x, y });
  return points;
}

/**
 * Drives along the arcs, collects the middle of each and its heading at the beginning, and returns where the lap ends.
 */
function walk(arcs: readonly Arc[], middles: Point[], headings: number[]): Point {
  const points = drive(arcs);
  let [tick, heading] = [0, 0];
  for (const arc of arcs) {
    middles.push(points[tick + Math.floor(arc.ticks / 2)] ?? { x: 0, y: 0 });
    headings.push(heading);
    heading += arc.turn;
    tick += arc.ticks;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
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
