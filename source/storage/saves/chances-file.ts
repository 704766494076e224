// The chances to win over a race that is over, kept in a file of their own beside its save: they can be imagined again.
import * as z from 'zod';
import { readJson } from '../../rules/kit/outside-text.ts';
import type { ChancePoint } from '../../season/story/chances.ts';
import { type Disk, realDisk } from '../disk.ts';
import { replaceFile } from '../temporary.ts';

const FORMAT = 'chicane-chances/1';
const BYTES_MAX = 100_000;

const shape = z.strictObject({
  format: z.literal(FORMAT),
  answers: z.int().nonnegative(),
  points: z
    .array(
      z.strictObject({
        round: z.int().nonnegative(),
        answered: z.int().nonnegative(),
        races: z.int().nonnegative(),
        wins: z.array(z.int().nonnegative()),
      }),
    )
    .min(1),
});

/** Returns the file of the chances of a save: `2026-11-21-1432-monza.chances`. */
export function chancesFileOf(save: string): string {
  return save.replace(/\.json$/, '.chances');
}

/**
 * Returns the chances kept beside a save; undefined where there are none, where they cannot be read, or where they are of a
 * race with another number of answers.
 */
export function keptChances(
  save: string,
  answers: number,
  disk: Disk = realDisk,
): readonly ChancePoint[] | undefined {
  try {
    const text = new TextDecoder().decode(disk.read(chancesFileOf(save)));
    const json = readJson(text, BYTES_MAX);
    const read = shape.safeParse(json.ok ? json.value : undefined);
    return read.success && read.data.answers === answers ? read.data.points : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the chances beside a save; does nothing where nothing can be written. */
export function keepChances(
  save: string,
  answers: number,
  points: readonly ChancePoint[],
  disk: Disk = realDisk,
): void {
  try {
    const kept = { format: FORMAT, answers, points };
    replaceFile(chancesFileOf(save), `${JSON.stringify(kept)}\n`, disk);
  } catch {
    // They are imagined again when they are next asked for.
  }
}
