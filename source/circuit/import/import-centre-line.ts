// Makes a board from a centre line: reads, projects, closes and resamples it, finds bends and corners, counts spaces
// and simplifies the outline. It is a start for an author, who then names the corners and corrects the counts.
import type { Point } from '../board.ts';
import { checkCircuit } from '../checks/check.ts';
import { type Circuit, circuitFile, type WarningName } from '../file/circuit.ts';
import { metresAlong } from '../outline.ts';
import { planLap } from './corners.ts';
import { circuitOf, printable, scaled } from './imported-circuit.ts';
import { isDrivenTwice } from './laps.ts';
import { LENGTH_METRES_MIN, makeLoop } from './loop.ts';
import { toPlane } from './plane.ts';
import { readCentreLine } from './read-centre-line.ts';
import { resample } from './spline.ts';

/** Only id and name are required. */
export interface ImportOptions {
  /** File name without `.yaml`. */
  readonly id: string;
  readonly name: string;
  /** Metres from the first point to the finish line; when absent, the line moves only if it lies in a bend. */
  readonly start?: number | undefined;
  readonly lanes?: 2 | 3 | 4 | undefined;
  /** Spaces of a lap in the middle of the road, 60 to 240. */
  readonly target?: number | undefined;
  /** Keeps every bend, however fast, as a corner of its own with 2, 1, 2, 1 stops, and puts a wall on the outside. */
  readonly oval?: boolean | undefined;
  /** Whose line it is and under which licence, for the `source` line. */
  readonly source?: string | undefined;
  /** Drives the line against the order of the file. */
  readonly reverse?: boolean | undefined;
}

/** A circuit with remarks for its author, or one sentence that names the fault of the file and its remedy. */
export type Imported =
  | { readonly ok: true; readonly circuit: Circuit; readonly notes: readonly string[] }
  | {
      readonly ok: false;
      readonly problem: string;
      /** True when an option is wrong, not the file. */
      readonly isWish?: true;
    };

const TARGET_SPACES = 150;
const TARGET_MIN = 60;
const TARGET_MAX = 240;
const SAMPLE_METRES = 3;
const SAMPLES_MIN = 240;
const SAMPLES_MAX = 6000;
/**
 * Shorter and longer laps are scaled to these lengths for the plan: a kart track has tight bends, a 20 km lap too many.
 */
const SCALE_METRES_MIN = 2500;
const SCALE_METRES_MAX = 8000;
const OUTLINE_POINTS_MIN = 8;

/**
 * Returns the board of the centre line in `text`: GeoJSON (LineString or Polygon), GPX, or a table of x,y in metres or
 * longitude,latitude. The same text and options always give the same board.
 * @param fileName for messages and the `source` line.
 */
export function importCentreLine(text: string, fileName: string, options: ImportOptions): Imported {
  const wishes = { ...options, target: options.target ?? TARGET_SPACES };
  const odd = oddWish(wishes);
  if (odd !== undefined) return { ok: false, problem: odd, isWish: true };
  const file = printable(fileName, 200);
  const refused = (problem: string) => ({ ok: false, problem: `${file}: ${problem}` }) as const;
  const read = readCentreLine(text);
  if (!read.ok) return refused(read.problem);
  const { line } = read;
  const plane = line.unit === 'degrees' ? toPlane(line.points) : line.points;
  const loop = makeLoop(plane, options.reverse ?? false);
  if (!loop.ok) return refused(loop.problem);
  const real = resample(loop.points, sampleCount(loop.points), options.start ?? 0);
  if (isDrivenTwice(real.samples, real.lengthMetres)) {
    return refused('the line goes round more than once; cut it down to a single lap');
  }
  const scale = scaleOf(real.lengthMetres);
  const plan = planLap(scaled(real.samples, scale), real.lengthMetres * scale, {
    moveStart: options.start === undefined,
    oval: options.oval ?? false,
    target: wishes.target,
  });
  if (plan === undefined || plan.lap.lengthMetres < LENGTH_METRES_MIN * scale) {
    return refused('the line is too rough to find its bends; smooth it and try again');
  }
  const circuit = circuitOf(plan, scale, line, file, wishes);
  const problem = whyNotBoard(circuit);
  if (problem !== undefined) return refused(problem);
  const warnings = checkCircuit(circuit).warnings.filter(({ warning }) => isOfPlan(warning));
  const notes = [
    ...line.notes,
    ...loop.notes,
    ...startNotes(options.start ?? 0, real.lengthMetres),
  ];
  const told = warnings.map(({ message, mend }) => `${message}; ${mend}`);
  return { ok: true, circuit, notes: [...notes, ...plan.notes, ...told] };
}

// Reports whether the author's options or the corners found cause a warning; the check of the file shows all others.
function isOfPlan(warning: WarningName | undefined): boolean {
  return warning === 'corner-count' || warning === 'short-straights';
}

// A start beyond the length of the lap wraps round; the note helps an author who has mistaken the unit.
function startNotes(start: number, lengthMetres: number): readonly string[] {
  const lap = Math.round(lengthMetres);
  if (Math.abs(start) <= lengthMetres) return [];
  const at = Math.round(((start % lengthMetres) + lengthMetres) % lengthMetres);
  return [`a lap is only ${lap} m long: the line was put ${at} m from the first point`];
}

function oddWish(wishes: ImportOptions & { readonly target: number }): string | undefined {
  const { target, start } = wishes;
  if (!Number.isInteger(target) || target < TARGET_MIN || target > TARGET_MAX) {
    return `a lap of ${target} spaces; give a whole number from ${TARGET_MIN} to ${TARGET_MAX}`;
  }
  if (start !== undefined && !Number.isFinite(start)) {
    return 'the start is not a number; give metres from the first point of the file';
  }
  return undefined;
}

function whyNotBoard(circuit: Circuit): string | undefined {
  if (circuit.formula.track.length < 3) return 'no corner was found; the line must turn somewhere';
  if ((circuit.outline?.length ?? 0) < OUTLINE_POINTS_MIN) {
    return 'the line goes back the way it came; a lap must enclose an area';
  }
  const written = circuitFile.safeEncode(circuit);
  const issue = written.error?.issues[0];
  return issue === undefined ? undefined : `${issue.path.join('.')} ${issue.message}`;
}

function sampleCount(points: readonly Point[]): number {
  const wanted = Math.round((metresAlong(points).at(-1) ?? 0) / SAMPLE_METRES);
  return Math.min(SAMPLES_MAX, Math.max(SAMPLES_MIN, wanted));
}

function scaleOf(lengthMetres: number): number {
  const seen = Math.min(SCALE_METRES_MAX, Math.max(SCALE_METRES_MIN, lengthMetres));
  return seen / lengthMetres;
}
