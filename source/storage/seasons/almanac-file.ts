// The almanac on the disk: one line for each finished season. It can be made again from the folders of the seasons at any time.

import { join } from 'node:path';
import * as z from 'zod';
import { jsonValue } from '../../rules/kit/outside-text.ts';
import {
  type Almanac,
  type AlmanacEntry,
  inOrder,
  type NamedFigure,
} from '../../season/almanac/almanac.ts';
import { codeOf, type Disk } from '../disk.ts';
import { asOnlyWriter } from '../one-writer.ts';
import { replaceFile } from '../temporary.ts';
import { seasonsFolder } from './season-files.ts';

const FORMAT = 'chicane-almanac/1';
const count = z.int().nonnegative();
const name = z.string().min(1).max(300);
const figure = z.strictObject({ name, figure: z.int() } satisfies Record<
  keyof NamedFigure,
  unknown
>);

const entry: z.ZodType<AlmanacEntry> = z.strictObject({
  format: z.literal(FORMAT),
  id: name,
  name,
  at: z.string().max(40),
  lines: count,
  weekends: count,
  champions: z.array(name).max(1000),
  team: name.exactOptional(),
  drivers: z.array(
    z.strictObject({
      name,
      team: name.exactOptional(),
      place: count,
      points: z.number(),
      starts: count,
      wins: count,
      podiums: count,
      poles: count,
      fastestLaps: count,
      retirements: count,
    }),
  ),
  races: z.array(
    z.strictObject({
      track: name,
      book: name,
      laps: count,
      order: z.array(name),
      pole: name.exactOptional(),
      bestLap: figure.exactOptional(),
      climb: figure.exactOptional(),
      lead: figure.exactOptional(),
    }),
  ),
});

/** The seasons of the file, and its lines that could not be read, such as those of a newer program. */
export interface ReadAlmanac {
  readonly almanac: Almanac;
  readonly unread: readonly string[];
}

export function almanacFileOf(savesFolder: string): string {
  return join(seasonsFolder(savesFolder), 'almanac.jsonl');
}

/**
 * Returns the seasons of the almanac; none where there is no file.
 * @throws what the disk reports for a file that cannot be read
 */
export function readAlmanac(savesFolder: string, disk: Disk): ReadAlmanac {
  const lines = textOf(almanacFileOf(savesFolder), disk)
    .split('\n')
    .filter(line => line.trim() !== '');
  const read = lines.map(line => ({ line, entry: entryOf(line) }));
  return {
    almanac: inOrder(read.flatMap(({ entry: found }) => found ?? [])),
    unread: read.flatMap(({ line, entry: found }) => (found === undefined ? [line] : [])),
  };
}

function textOf(file: string, disk: Disk): string {
  try {
    return new TextDecoder().decode(disk.read(file));
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return '';
    throw error;
  }
}

const LINE_MAX = 1_000_000;

function entryOf(line: string): AlmanacEntry | undefined {
  try {
    const read = entry.safeParse(jsonValue(line, LINE_MAX));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Changes the almanac to what `edit` returns, whole or not at all. Lines that cannot be read stay, unless the almanac is
 * rebuilt. Throws what the disk reports; the file is then as it was.
 */
export function changeAlmanac(
  savesFolder: string,
  disk: Disk,
  edit: (almanac: Almanac) => Almanac,
  isAnew = false,
): void {
  const file = almanacFileOf(savesFolder);
  asOnlyWriter(file, disk, () => {
    const { almanac, unread } = isAnew
      ? { almanac: [], unread: [] }
      : readAlmanac(savesFolder, disk);
    const lines = [...inOrder(edit(almanac)).map(one => JSON.stringify(one)), ...unread];
    replaceFile(file, lines.map(line => `${line}\n`).join(''), disk);
  });
}
