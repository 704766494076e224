// The laps of the days, in a file beside the saves: a try is written down before its first die, and only its own end may be added.
import { join } from 'node:path';
import * as z from 'zod';
import type { Disk } from '../disk.ts';
import { asOnlyWriter } from '../one-writer.ts';
import { type CheckedLine, readCheckedLines, writeCheckedLines } from '../records/checked-lines.ts';
import type { DayEntry, DrivenLap } from './day-entry.ts';

const FORMAT = 'chicane-day/1';
const FIGURE_MOST = 100_000;
const ROLLS_MOST = 1000;
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const count = z.int().nonnegative();
const lap: z.ZodType<DrivenLap> = z.strictObject({
  isWhole: z.boolean(),
  plays: count.max(FIGURE_MOST),
  gears: z.array(z.int().min(1).max(6)).max(ROLLS_MOST),
  timeMs: count,
  parTenths: count.max(FIGURE_MOST),
});
const shape = z.strictObject({
  format: z.literal(FORMAT),
  date,
  track: z.string().min(1).max(100),
  lap: lap.exactOptional(),
});

export function dayFileOf(savesFolder: string): string {
  return join(savesFolder, 'days.jsonl');
}

/** The tries of a player, the first one in front, and how many lines of their file are damaged. */
export interface ReadDays {
  readonly entries: readonly DayEntry[];
  readonly damaged: number;
}

/**
 * Returns the tries in the folder of the saves. A damaged line counts as a try that was broken off, if it still names its day.
 * @throws what the disk reports for a file that cannot be read
 */
export function readDays(savesFolder: string, disk: Disk): ReadDays {
  const lines = readCheckedLines(dayFileOf(savesFolder), disk);
  const entries = lines.flatMap(line => entryOf(line) ?? []);
  return {
    entries: entries.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    damaged: lines.filter(line => soundEntry(line) === undefined).length,
  };
}

/**
 * Writes down that the try of a day has begun.
 * @returns false when there has been one, or one is under way in another program; nothing is written then
 * @throws what the disk reports; the try must then not begin
 */
export function beginDay(
  savesFolder: string,
  disk: Disk,
  entry: Pick<DayEntry, 'date' | 'track'>,
): boolean {
  return changed(savesFolder, disk, lines =>
    lines.some(line => entryOf(line)?.date === entry.date)
      ? undefined
      : [...lines, lineFor({ date: entry.date, track: entry.track })],
  );
}

/**
 * Adds the lap to the try of a day that has begun.
 * @returns false when no try of the day has begun, or when it has its lap; nothing is written then
 * @throws what the disk reports; the try then counts as broken off
 */
export function endDay(savesFolder: string, disk: Disk, day: string, driven: DrivenLap): boolean {
  return changed(savesFolder, disk, lines => {
    const at = lines.findIndex(line => soundEntry(line)?.date === day);
    const begun = lines[at] === undefined ? undefined : soundEntry(lines[at]);
    if (begun === undefined || begun.lap !== undefined) return undefined;
    return lines.with(at, lineFor({ ...begun, lap: driven }));
  });
}

function changed(
  savesFolder: string,
  disk: Disk,
  edit: (lines: readonly CheckedLine[]) => readonly CheckedLine[] | undefined,
): boolean {
  const file = dayFileOf(savesFolder);
  disk.makeFolder(savesFolder);
  return asOnlyWriter(file, disk, () => {
    const lines = edit(readCheckedLines(file, disk));
    if (lines === undefined) return false;
    writeCheckedLines(file, disk, lines);
    return true;
  });
}

function lineFor(entry: DayEntry): CheckedLine {
  return { ok: true, value: { format: FORMAT, ...entry } };
}

function soundEntry(line: CheckedLine): DayEntry | undefined {
  if (!line.ok) return undefined;
  const read = shape.safeParse(line.value);
  if (!read.success) return undefined;
  const { format: _format, ...entry } = read.data;
  return entry;
}

function entryOf(line: CheckedLine): DayEntry | undefined {
  const sound = soundEntry(line);
  if (sound !== undefined) return sound;
  const text = line.ok ? JSON.stringify(line.value) : line.text;
  const [, named] = /"date":"(\d{4}-\d{2}-\d{2})"/.exec(text) ?? [];
  return named === undefined ? undefined : { date: named, track: '' };
}
