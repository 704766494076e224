import { basename, join } from 'node:path';
import { enter } from '../../season/apply-entry.ts';
import type { Entry, LedgerLine } from '../../season/ledger/entry.ts';
import { readBack } from '../../season/read-back.ts';
import { NotDue, newSeason, type Season, type Venues } from '../../season/season.ts';
import { due } from '../../season/to-do.ts';
import { codeOf, type Disk, realDisk, reasonOf } from '../disk.ts';
import { asOnlyWriter } from '../one-writer.ts';
import { endAfter, type LedgerEnd, ledgerSentence, lineText, readLedger } from './ledger-text.ts';
import { LedgerTrouble } from './ledger-trouble.ts';
import { type ReadSeason, readSeason } from './read-season.ts';
import {
  folderWords,
  ledgerFileOf,
  lockedFileOf,
  RACE_SAVE,
  raceFileOf,
  racesFolder,
} from './season-files.ts';
import type { SeasonStore } from './season-store.ts';

/** The beginning of the second line of a save whose race is over: its record is packed. */
const PACKED = '"record":"';

export interface SeasonWishes {
  readonly venues: Venues;
  readonly disk?: Disk;
  readonly now?: () => Date;
  /** Whether only results are needed, for which the circuit of the current weekend need not be read. */
  readonly isOfResults?: boolean;
}

export type OpenedSeason =
  | { readonly ok: true; readonly store: SeasonStore }
  | { readonly ok: false; readonly sentence: string };

/** Opens the season in a folder. Never throws for what the folder holds; writes nothing. */
export function openSeason(folder: string, wishes: SeasonWishes): OpenedSeason {
  const { venues, disk = realDisk, now = () => new Date(), isOfResults = false } = wishes;
  const read = readSeason(folder, disk);
  if (!read.ok) return read;
  try {
    const season = readBack(newSeason(read.plan, venues), read.lines);
    const notices = noticesOf(folder, read, season, disk);
    // Reads the circuit of the weekend that is being driven.
    if (!isOfResults) due(season);
    return { ok: true, store: new Store({ folder, disk, now }, season, read.end, notices) };
  } catch (error) {
    const name = folderWords(folder);
    if (error instanceof RangeError) {
      return { ok: false, sentence: `${name} cannot go on here. ${error.message}.` };
    }
    if (!(error instanceof NotDue)) throw error;
    const sentence = `The ledger of ${name} does not fit its plan: ${error.message}. Take both from a copy of the folder.`;
    return { ok: false, sentence };
  }
}

function noticesOf(
  folder: string,
  read: Extract<ReadSeason, { ok: true }>,
  season: Season,
  disk: Disk,
): string[] {
  const { isTorn, isPlanChanged } = read;
  const missing = missingSaves(folder, season, disk);
  const [first] = missing;
  const others = andOthers(missing.length - 1);
  return [
    ...(isTorn
      ? [
          'The last line of the ledger was not written to its end; what it said must be entered again.',
        ]
      : []),
    ...editorNotice(read.end),
    ...unenteredNotice(folder, read.lines, disk),
    ...(isPlanChanged
      ? [
          'plan.yaml was changed after the season was started; points and standings follow it as it is now.',
        ]
      : []),
    ...(first === undefined
      ? []
      : [
          `The save ${first} is missing: its result stays, but the race cannot be replayed or checked.${others}`,
        ]),
  ];
}

// The checks prove every line, so what an editor put between them does no harm.
function editorNotice({ blanks, hasMark }: LedgerEnd): readonly string[] {
  const found = [
    ...(hasMark ? ['a byte-order mark'] : []),
    ...(blanks === 0 ? [] : [blanks === 1 ? 'a blank line' : `${blanks} blank lines`]),
  ];
  if (found.length === 0) return [];
  return [
    `An editor has put ${found.join(' and ')} into ledger.jsonl. Every line has its check, so nothing is lost; lines are counted without ${blanks === 0 ? 'it' : 'them'}.`,
  ];
}

function andOthers(count: number): string {
  if (count < 1) return '';
  return count === 1 ? ' So is one other.' : ` So are ${count} others.`;
}

// Reports races that are over but missing from the ledger: its end was lost, or the power failed.
function unenteredNotice(
  folder: string,
  lines: readonly LedgerLine[],
  disk: Disk,
): readonly string[] {
  const [first, ...others] = unenteredRaces(folder, lines, disk);
  if (first === undefined) return [];
  const more = andOthers(others.length);
  return [
    `races/${first} is over and has no line in the ledger.${more} Where the ledger has lost its end, take it from a copy of the folder; a race of the weekend at hand is entered when the season is driven on.`,
  ];
}

function missingSaves(folder: string, season: Season, disk: Disk): readonly string[] {
  return season.facts.weekends
    .flatMap(({ results }) => results)
    .flatMap(({ save }) => (save === undefined || exists(join(folder, save), disk) ? [] : [save]));
}

function exists(file: string, disk: Disk): boolean {
  try {
    disk.changedAt(file);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ENOENT';
  }
}

interface Place {
  readonly folder: string;
  readonly disk: Disk;
  readonly now: () => Date;
}

class Store implements SeasonStore {
  readonly #place: Place;
  readonly #notices: string[];
  #season: Season;
  #end: LedgerEnd;
  /** The last trouble that was reported, so that it is reported once and not at every look. */
  #told = '';

  constructor(place: Place, season: Season, end: LedgerEnd, notices: string[]) {
    this.#place = place;
    this.#season = season;
    this.#end = end;
    this.#notices = notices;
  }

  get folder(): string {
    return this.#place.folder;
  }

  readonly season = (): Season => this.#season;

  readonly refresh = (): boolean => {
    const { folder, disk } = this.#place;
    try {
      return this.#readOn(disk.read(ledgerFileOf(folder)));
    } catch (error) {
      const sentence =
        error instanceof LedgerTrouble
          ? error.message
          : `The ledger of ${folderWords(folder)} cannot be read: ${reasonOf(error)}.`;
      if (sentence !== this.#told) this.#notices.push(sentence);
      this.#told = sentence;
      return false;
    }
  };

  readonly enter = (entry: Entry): Season => {
    const { folder, disk } = this.#place;
    try {
      return asOnlyWriter(lockedFileOf(folder), disk, () => this.#enterLocked(entry));
    } catch (error) {
      if (error instanceof NotDue || error instanceof LedgerTrouble) throw error;
      throw new LedgerTrouble(
        `Nothing was entered in the ledger of ${folderWords(folder)}: ${reasonOf(error)}. Mend that and enter it again.`,
        { cause: error },
      );
    }
  };

  readonly raceFile = (weekend: string, table: number, attempt: number): string =>
    raceFileOf(this.folder, this.#season.plan, weekend, table, attempt);

  readonly notice = (): string | undefined => this.#notices.shift();

  readonly close = (): void => undefined;

  #enterLocked(entry: Entry): Season {
    const { folder, disk, now } = this.#place;
    const file = ledgerFileOf(folder);
    const bytes = disk.read(file);
    this.#readOn(bytes);
    const at = now().toISOString();
    const after = enter(this.#season, entry, at);
    const text = lineText({ n: this.#season.lines.length, at, entry }, this.#end);
    requireReadable(text, this.#end);
    if (bytes.length > this.#end.bytes) disk.truncate(file, this.#end.bytes);
    this.#append(file, text);
    this.#end = endAfter(this.#end, text);
    this.#season = after;
    return after;
  }

  // A line that was not written completely is cut off again, at once or before the next one is written.
  #append(file: string, text: string): void {
    const { disk } = this.#place;
    try {
      disk.append(file, text);
    } catch (error) {
      try {
        disk.truncate(file, this.#end.bytes);
      } catch {
        // The next line to be written finds the torn one and cuts it off.
      }
      throw error;
    }
  }

  #readOn(bytes: Uint8Array): boolean {
    const read = readLedger(bytes, this.#end);
    if (!read.ok) throw new LedgerTrouble(ledgerSentence(read.fault, folderWords(this.folder)));
    if (read.lines.length > 0) this.#season = readBack(this.#season, read.lines);
    this.#end = read.end;
    return read.lines.length > 0;
  }
}

// A line that could not be read again would make the season unreadable for everybody.
function requireReadable(text: string, end: LedgerEnd): void {
  const read = readLedger(new TextEncoder().encode(text), { ...end, bytes: 0 });
  if (!read.ok) throw new Error(`the ledger cannot hold it (${read.fault.what})`);
}

/** Returns the names of the saves of races that are over and that no line names, in order. */
function unenteredRaces(
  folder: string,
  lines: readonly LedgerLine[],
  disk: Disk,
): readonly string[] {
  const entered = new Set(
    lines.flatMap(({ entry }) => (entry.kind === 'raced' ? [basename(entry.save ?? '')] : [])),
  );
  try {
    return disk
      .list(racesFolder(folder))
      .filter(name => RACE_SAVE.test(`races/${name}`) && !entered.has(name))
      .filter(name => isOver(join(racesFolder(folder), name), disk))
      .toSorted();
  } catch {
    return [];
  }
}

function isOver(file: string, disk: Disk): boolean {
  const text = new TextDecoder().decode(disk.read(file));
  return text.startsWith(PACKED, text.indexOf('\n') + 1);
}
