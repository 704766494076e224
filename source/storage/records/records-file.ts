// The records of the people at this machine, in a file beside the saves.
import { join } from 'node:path';
import * as z from 'zod';
import type { Disk } from '../disk.ts';
import { asOnlyWriter } from '../one-writer.ts';
import { safeName } from '../untrusted-text.ts';
import { type CheckedLine, readCheckedLines, writeCheckedLines } from './checked-lines.ts';
import {
  beats,
  bestOf,
  isOfOnePlace,
  type KeptRecord,
  type LapPoint,
  RECORD_KINDS,
} from './kept-record.ts';

const FORMAT = 'chicane-records/1';
const PLAYS_MOST = 100_000;
const COURSE_MOST = 1000;
const word = z.string().min(1).max(100);
const point: z.ZodType<LapPoint> = z.strictObject({ space: word, progress: z.int().nonnegative() });

const shape = z.strictObject({
  format: z.literal(FORMAT),
  kind: z.enum(RECORD_KINDS),
  track: word,
  hash: word,
  book: word,
  laps: z.int().positive().max(PLAYS_MOST),
  name: z.string().max(100),
  plays: z.int().nonnegative().max(PLAYS_MOST),
  timeMs: z.int().nonnegative().exactOptional(),
  course: z.array(point).max(COURSE_MOST).exactOptional(),
  date: z.string().max(10),
});

export function recordsFileOf(savesFolder: string): string {
  return join(savesFolder, 'records.jsonl');
}

/**
 * Returns the records in the folder of the saves, and how many lines of their file cannot be read.
 * @throws what the disk reports for a file that cannot be read
 */
export function readRecords(
  savesFolder: string,
  disk: Disk,
): { readonly records: readonly KeptRecord[]; readonly unread: number } {
  const lines = readCheckedLines(recordsFileOf(savesFolder), disk);
  const records = lines.flatMap(line => recordOf(line) ?? []);
  return { records, unread: lines.length - records.length };
}

/**
 * Keeps a record unless one that is as good is there, which another program may have written meanwhile. Lines that cannot be
 * read stay as they are.
 * @returns whether it was kept
 * @throws what the disk reports; the file is then as it was
 */
export function keepRecord(savesFolder: string, disk: Disk, record: KeptRecord): boolean {
  const file = recordsFileOf(savesFolder);
  disk.makeFolder(savesFolder);
  return asOnlyWriter(file, disk, () => {
    const lines = readCheckedLines(file, disk);
    const best = bestOf(
      lines.flatMap(line => recordOf(line) ?? []),
      record,
    );
    if (best !== undefined && !beats(record, best)) return false;
    const others = lines.filter(line => {
      const one = recordOf(line);
      return one === undefined || !isOfOnePlace(one, record);
    });
    const value = { format: FORMAT, ...record };
    writeCheckedLines(file, disk, [...others, { ok: true, value }]);
    return true;
  });
}

function recordOf(line: CheckedLine): KeptRecord | undefined {
  if (!line.ok) return undefined;
  const read = shape.safeParse(line.value);
  if (!read.success) return undefined;
  const { format: _format, ...record } = read.data;
  return { ...record, name: safeName(record.name) };
}
