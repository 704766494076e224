// A season as one file, to be sent: plan, ledger and the saves of its races, packed.
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { readJson } from '../../rules/kit/outside-text.ts';
import { codeOf, type Disk, reasonOf, SAVE_BYTES_MAX } from '../disk.ts';
import { asOnlyWriter } from '../one-writer.ts';
import { packPart, unpackPart } from '../saves/packed-part.ts';
import { safeText } from '../untrusted-text.ts';
import { writeAll } from './folder-writes.ts';
import { readSeason } from './read-season.ts';
import {
  ARCHIVE,
  folderName,
  ledgerFileOf,
  RACE_SAVE,
  racesFolder,
  seasonsFolder,
} from './season-files.ts';

const FORMAT = 'chicane-season';
const VERSION = 1;
const HEADER = /^\{"format":"chicane-season","version":(\d{1,6}),"checksum":"([0-9a-f]{64})",$/;
const BEFORE = '"files":';
const NAME_CELLS = 60;

const filesShape = z.strictObject({
  /** The name of its folder. */
  folder: z.string().min(1).max(100),
  files: z.record(z.string(), z.string()),
});

export type Bundled =
  | { readonly ok: true; readonly file: string; readonly races: number }
  | { readonly ok: false; readonly sentence: string };

/**
 * Writes a season as one file, which must not exist yet. What lies under `report/` is left out, as are the previous versions
 * of saves.
 */
export function exportSeason(folder: string, file: string, disk: Disk): Bundled {
  const season = readSeason(folder, disk);
  if (!season.ok) return season;
  const shown = safeText(basename(file), NAME_CELLS);
  try {
    const races = namesIn(racesFolder(folder), disk).filter(name =>
      RACE_SAVE.test(`races/${name}`),
    );
    const names = ['plan.yaml', 'ledger.jsonl', ...races.map(name => `races/${name}`)];
    const files = Object.fromEntries(
      names.map(name => [name, new TextDecoder().decode(disk.read(join(folder, name)))]),
    );
    const body = packPart(JSON.stringify({ folder: basename(folder), files }));
    const text = `{"format":"${FORMAT}","version":${VERSION},"checksum":"${sumOf(body)}",\n${BEFORE}${body}}\n`;
    if (isThere(file, disk)) {
      return { ok: false, sentence: `${shown} is there already; choose another name.` };
    }
    disk.writeNew(file, text);
    return { ok: true, file, races: races.length };
  } catch (error) {
    return { ok: false, sentence: `${shown} cannot be written: ${reasonOf(error)}.` };
  }
}

/** Reads a season from a file into a new folder; nothing that exists is overwritten. */
export function importSeason(file: string, savesFolder: string, disk: Disk, now: Date): Bundled {
  const shown = safeText(basename(file), NAME_CELLS);
  const fail = (what: string): Bundled => ({ ok: false, sentence: `${shown} ${what}` });
  let bytes: Uint8Array;
  try {
    bytes = disk.read(file);
  } catch (error) {
    return fail(`cannot be read: ${reasonOf(error)}.`);
  }
  const read = filesIn(new TextDecoder().decode(bytes));
  if ('fault' in read) return fail(read.fault);
  const parent = seasonsFolder(savesFolder);
  try {
    disk.makeFolder(parent);
    const known = sameSeason(parent, read.files['ledger.jsonl'] ?? '', disk);
    if (known !== undefined) return { ok: false, sentence: `${shown} ${known}` };
    const folder = asOnlyWriter(join(parent, 'names'), disk, () => {
      const taken = new Set(disk.list(parent));
      const name = taken.has(read.folder)
        ? folderName(read.folder.slice(5), now, taken)
        : read.folder;
      return written(join(parent, name), read.files, disk);
    });
    const season = readSeason(folder, disk);
    if (!season.ok) return season;
    const races = Object.keys(read.files).filter(name => RACE_SAVE.test(name)).length;
    return { ok: true, file: folder, races };
  } catch (error) {
    return fail(`cannot be unpacked in ${parent}: ${reasonOf(error)}.`);
  }
}

// A season is identified by the check of its first line, which holds its plan, its seed and when it was opened.
function sameSeason(parent: string, ledger: string, disk: Disk): string | undefined {
  const received = linesIn(ledger);
  const name = [...disk.list(parent), ...archived(parent, disk)].find(
    one => firstCheck(ownLines(parent, one, disk)) === firstCheck(received),
  );
  if (name === undefined || firstCheck(received) === undefined) return undefined;
  const own = ownLines(parent, name, disk);
  const at = received.findIndex((line, index) => own[index] !== undefined && own[index] !== line);
  const have = `is a season that you have as ${name}`;
  if (at >= 0) {
    return `${have}, and the two differ from line ${at + 1} of their ledgers on. Decide which one counts, and move the folder of the other away.`;
  }
  if (own.length === received.length) {
    return `${have}: both have ${own.length === 1 ? 'one line' : `${own.length} lines`}.`;
  }
  const [longer, shorter] = own.length > received.length ? ['yours', 'this'] : ['this', 'yours'];
  const mend = longer === 'this' ? ' Move your folder away to take this one.' : '';
  return `${have}: ${longer} is longer, ${Math.max(own.length, received.length)} lines against the ${Math.min(own.length, received.length)} of ${shorter}.${mend}`;
}

function archived(parent: string, disk: Disk): readonly string[] {
  return namesIn(join(parent, ARCHIVE), disk).map(name => join(ARCHIVE, name));
}

const CHECKED = /,"check":"([0-9a-f]{16})"\}$/;

function firstCheck([first = '']: readonly string[]): string | undefined {
  return CHECKED.exec(first)?.[1];
}

function linesIn(ledger: string): readonly string[] {
  return ledger
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(line => line.trim() !== '');
}

function ownLines(parent: string, name: string, disk: Disk): readonly string[] {
  try {
    return linesIn(new TextDecoder().decode(disk.read(ledgerFileOf(join(parent, name)))));
  } catch {
    return [];
  }
}

type Files = Readonly<Record<string, string>>;

function filesIn(text: string): { folder: string; files: Files } | { readonly fault: string } {
  const [first = '', second = ''] = text.split('\n');
  const header = HEADER.exec(first);
  if (header === null || !second.startsWith(BEFORE)) return { fault: 'is no season of Chicane.' };
  if (Number(header[1]) > VERSION) {
    return { fault: 'was written by a newer Chicane. Update the program to read it.' };
  }
  const body = second.slice(BEFORE.length, -1);
  const damaged = { fault: 'is damaged. Ask for it again.' };
  if (sumOf(body) !== header[2]) return damaged;
  const unpacked = readJson(unpackPart(body, SAVE_BYTES_MAX) ?? '', SAVE_BYTES_MAX);
  const shaped = filesShape.safeParse(unpacked.ok ? unpacked.value : undefined);
  if (!shaped.success) return damaged;
  const { folder, files } = shaped.data;
  const names = Object.keys(files);
  const strange = names.find(
    name => !['plan.yaml', 'ledger.jsonl'].includes(name) && !RACE_SAVE.test(name),
  );
  if (strange !== undefined || !FOLDER.test(folder)) {
    return {
      fault: `holds a file that belongs to no season (${safeText(strange ?? folder, 40)}).`,
    };
  }
  return { folder, files };
}

const FOLDER = /^[a-z0-9-]{1,80}$/;

// A folder with a ledger counts as a season, so the ledger comes last.
function written(folder: string, files: Files, disk: Disk): string {
  const names = Object.keys(files).toSorted(
    (one, other) => Number(one === 'ledger.jsonl') - Number(other === 'ledger.jsonl'),
  );
  disk.makeFolder(racesFolder(folder));
  writeAll(
    folder,
    names.map(name => [join(folder, name), files[name] ?? '']),
    disk,
  );
  return folder;
}

function isThere(file: string, disk: Disk): boolean {
  try {
    disk.changedAt(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

function namesIn(folder: string, disk: Disk): readonly string[] {
  try {
    return disk.list(folder).toSorted();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function sumOf(body: string): string {
  return createHash('sha256').update(`${FORMAT}/${VERSION}\n${body}`).digest('hex');
}
