// Figures of circuits that take long to measure, kept in a file: par, what racing there is like, the best lap of a CPU
// driver. They belong to the fingerprint of a board, so a changed circuit has none until it is measured again.
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { jsonValue } from '../rules/kit/outside-text.ts';
import { readUpTo, realDisk } from './disk.ts';
import { clearLeftovers } from './leftovers.ts';
import { asOneWriter } from './one-writer.ts';
import { cacheFolder } from './table-cache.ts';

/** The figures measured on one board. */
export interface TrackFigures {
  /** Id of the circuit. */
  readonly id: string;
  /** Fingerprint of the board. */
  readonly board: string;
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

/** Version 1 counted overtakes per lap. */
const FILE_VERSION = 2;
/** Most circuits in the file, enough for a year of drawing; the oldest go first. */
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

/** Returns the file of figures in a folder of circuits. */
export function shippedFiguresFile(tracks: string): string {
  return join(tracks, 'figures.json');
}

/** Returns the file that keeps this user's own measurements. */
export function ownFiguresFile(): string {
  return join(cacheFolder(process.env), 'figures.json');
}

/** Returns the figures of a file; none when the file is missing or damaged, since they can be measured again. */
export function readFigures(file: string): readonly TrackFigures[] {
  try {
    const read = shape.safeParse(jsonValue(readUpTo(file, FILE_MAX).toString(), FILE_MAX));
    return read.success ? read.data.circuits : [];
  } catch {
    return [];
  }
}

/**
 * Adds figures to a file in place of those of the same boards; what other programs add at the same time is kept.
 * @throws what the file system reports.
 */
export function keepFigures(file: string, fresh: readonly TrackFigures[]): void {
  const boards = new Set(fresh.map(({ board }) => board));
  const draft = `${file}.${process.pid}.tmp`;
  realDisk.makeFolder(dirname(file));
  clearLeftovers(dirname(file));
  asOneWriter(file, () => {
    const others = readFigures(file).filter(({ board }) => !boards.has(board));
    realDisk.write(draft, figuresText([...others, ...fresh].slice(-KEPT)));
    realDisk.rename(draft, file);
  });
}

/** Returns the text of a file of figures, one line per circuit. */
export function figuresText(figures: readonly TrackFigures[]): string {
  const lines = figures.map(entry => `    ${JSON.stringify(entry)}`);
  return `{\n  "version": ${FILE_VERSION},\n  "circuits": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
