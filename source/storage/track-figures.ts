// Figures of circuits that take long to find out, kept in a file: par, what racing there is like, the best lap of a CPU driver.
// They belong to a board by its fingerprint, so a circuit that was changed has none until it is measured again.
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { jsonValue } from '../rules/kit/outside-text.ts';
import { readUpTo, realDisk } from './disk.ts';
import { clearLeftovers } from './leftovers.ts';
import { asOneWriter } from './one-writer.ts';
import { cacheFolder } from './table-cache.ts';

/** What was measured on one board. */
export interface TrackFigures {
  /** Id of the circuit. */
  readonly id: string;
  /** Fingerprint of the board. */
  readonly board: string;
  /** Mean rolls of a timed lap driven as well as can be, to the tenth. */
  readonly par: number;
  /** Of ten cars in a round, to the hundredth: overtakes, slipstreams, collision tests, engine points lost. */
  readonly overtakes: number;
  readonly slipstreams: number;
  readonly contacts: number;
  readonly enginePoints: number;
  /** Percent of the gear dice rolled in 5th and 6th gear. */
  readonly fastGears: number;
  /** Rolls of the best timed lap of a CPU driver; absent when none came round. */
  readonly cpuLap?: number | undefined;
}

/** Version 1 counted overtakes by the lap. */
const FILE_VERSION = 2;
/** Enough for every circuit somebody draws in a year; the oldest go first. */
const KEPT = 500;
/** Bytes and characters of a file with so many. */
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

/** The file of figures in a folder of circuits. */
export function shippedFiguresFile(tracks: string): string {
  return join(tracks, 'figures.json');
}

/** The file in which this user's own measurements are kept. */
export function ownFiguresFile(): string {
  return join(cacheFolder(process.env), 'figures.json');
}

/** The figures of a file; none when there is no such file or it is damaged: they can be measured again. */
export function readFigures(file: string): readonly TrackFigures[] {
  try {
    const read = shape.safeParse(jsonValue(readUpTo(file, FILE_MAX).toString(), FILE_MAX));
    return read.success ? read.data.circuits : [];
  } catch {
    return [];
  }
}

/**
 * Puts figures into a file, in the place of those of the same board; what other programs put into it at the same time stays.
 * @throws what the file system says
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

/** The text of a file of figures, a line a circuit. */
export function figuresText(figures: readonly TrackFigures[]): string {
  const lines = figures.map(entry => `    ${JSON.stringify(entry)}`);
  return `{\n  "version": ${FILE_VERSION},\n  "circuits": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
