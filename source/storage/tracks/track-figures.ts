// Figures of circuits that take long to measure, kept in a file: par, what racing there is like, the best lap of a CPU
// driver; for boards in rows, what they are like for the cars of that game. They belong to the fingerprint of a board, so a
// changed circuit has none until it is measured again.
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { jsonValue } from '../../rules/kit/outside-text.ts';
import { realDisk } from '../disk.ts';
import { clearLeftovers } from '../leftovers.ts';
import { asOneWriter } from '../one-writer.ts';
import { fileText } from '../program-files.ts';
import { replaceFile } from '../temporary.ts';
import { cacheFolder } from './table-cache.ts';

interface OfBoard {
  readonly id: string;
  /** Fingerprint of the board. */
  readonly board: string;
}

export interface TrackFigures extends OfBoard {
  /** Mean rolls of an optimal timed lap, to the tenth. */
  readonly par: number;
  /** Counts per round of ten cars, to the hundredth: overtakes, slipstreams, collision tests, engine points lost. */
  readonly overtakes: number;
  readonly slipstreams: number;
  readonly contacts: number;
  readonly enginePoints: number;
  /** Percentage of gear dice rolled in 5th and 6th gear. */
  readonly fastGears: number;
  /** Rolls of the best timed lap of a CPU driver; absent when none finished one. */
  readonly cpuLap?: number | undefined;
}

export interface ByCar {
  readonly front: number;
  readonly middle: number;
  readonly back: number;
}

export interface RowTrackFigures extends OfBoard {
  /** Fewest turns of a standing lap of the middle car alone, with the wear of its card. */
  readonly par: number;
  /** Fewest turns of each printed car alone for three laps. */
  readonly turns: ByCar;
  /** Races won by each printed car, four of which raced each time, and their mean places to the tenth. */
  readonly wins: ByCar;
  readonly places: ByCar;
  /** Counts per turn of twelve cars, to the hundredth: overtakes, slips, passes through a taken space, spins. */
  readonly overtakes: number;
  readonly slips: number;
  readonly passes: number;
  readonly spins: number;
}

/** Version 1 counted overtakes per lap. */
const FILE_VERSION = 2;
/** The version of the figures in rows, which stand beside the others, so that a program without this game reads those. */
const ROWS_VERSION = 1;
/** Most circuits in each list of the file, enough for a year of drawing; the oldest go first. */
const KEPT = 500;
/** Most bytes and characters of a file with that many. */
const FILE_MAX = 1_000_000;

const shape = z.object({
  version: z.literal(FILE_VERSION),
  circuits: z.array(
    z.object({
      id: z.string(),
      board: z.string(),
      par: z.number().positive(),
      overtakes: z.number().nonnegative(),
      slipstreams: z.number().nonnegative(),
      contacts: z.number().nonnegative(),
      enginePoints: z.number().nonnegative(),
      fastGears: z.number().min(0).max(100),
      cpuLap: z.int().positive().optional(),
    }),
  ),
});

const byCar = z.object({
  front: z.number().nonnegative(),
  middle: z.number().nonnegative(),
  back: z.number().nonnegative(),
});

const rowsShape = z.object({
  rows: z.object({
    version: z.literal(ROWS_VERSION),
    circuits: z.array(
      z.object({
        id: z.string(),
        board: z.string(),
        par: z.int().positive(),
        turns: byCar,
        wins: byCar,
        places: byCar,
        overtakes: z.number().nonnegative(),
        slips: z.number().nonnegative(),
        passes: z.number().nonnegative(),
        spins: z.number().nonnegative(),
      }),
    ),
  }),
});

export function shippedFiguresFile(tracks: string): string {
  return join(tracks, 'figures.json');
}

export function ownFiguresFile(): string {
  return join(cacheFolder(process.env), 'figures.json');
}

/** Returns the figures of a file; none when the file is missing or damaged, since they can be measured again. */
export function readFigures(file: string): readonly TrackFigures[] {
  return readPart(file, shape)?.circuits ?? [];
}

/** Returns the figures of boards in rows in a file; none when they are missing or damaged. */
export function readRowFigures(file: string): readonly RowTrackFigures[] {
  return readPart(file, rowsShape)?.rows.circuits ?? [];
}

// The two lists are read separately, so that a fault in one does not lose the other.
function readPart<Part>(file: string, part: z.ZodType<Part>): Part | undefined {
  try {
    return part.safeParse(jsonValue(fileText(file, FILE_MAX), FILE_MAX)).data;
  } catch {
    return undefined;
  }
}

/**
 * Adds figures to a file in place of those of the same boards; what other programs add at the same time is kept.
 * @throws what the file system reports.
 */
export function keepFigures(file: string, fresh: readonly TrackFigures[]): void {
  rewrite(file, () => figuresText(renewed(readFigures(file), fresh), readRowFigures(file)));
}

/**
 * Adds figures of boards in rows, as `keepFigures` does.
 * @throws what the file system reports.
 */
export function keepRowFigures(file: string, fresh: readonly RowTrackFigures[]): void {
  rewrite(file, () => figuresText(readFigures(file), renewed(readRowFigures(file), fresh)));
}

function rewrite(file: string, text: () => string): void {
  realDisk.makeFolder(dirname(file));
  clearLeftovers(dirname(file));
  asOneWriter(file, () => replaceFile(file, text(), realDisk));
}

function renewed<Entry extends OfBoard>(kept: readonly Entry[], fresh: readonly Entry[]): Entry[] {
  const boards = new Set(fresh.map(({ board }) => board));
  return [...kept.filter(({ board }) => !boards.has(board)), ...fresh].slice(-KEPT);
}

/** Returns the text of a file of figures, one line per circuit and game. */
export function figuresText(
  figures: readonly TrackFigures[],
  rows: readonly RowTrackFigures[] = [],
): string {
  const lines = (entries: readonly OfBoard[], indent: string) =>
    `[\n${entries.map(entry => `${indent}  ${JSON.stringify(entry)}`).join(',\n')}\n${indent}]`;
  const circuits = `  "version": ${FILE_VERSION},\n  "circuits": ${lines(figures, '  ')}`;
  if (rows.length === 0) return `{\n${circuits}\n}\n`;
  const inRows = `    "version": ${ROWS_VERSION},\n    "circuits": ${lines(rows, '    ')}`;
  return `{\n${circuits},\n  "rows": {\n${inRows}\n  }\n}\n`;
}
