// Checks a whole season: every line of its ledger fits, every race plays again, and its sheet equals its line.
import { basename, join } from 'node:path';
import { verify } from '../../replay/verify.ts';
import { canonical, fingerprint } from '../../rules/kit/hash.ts';
import { enterAgain } from '../../season/apply-entry.ts';
import type { Entry, LedgerLine } from '../../season/ledger/entry.ts';
import { racedEntry } from '../../season/ledger/raced-entry.ts';
import { NotDue, newSeason, type Season, type Venues } from '../../season/season.ts';
import { type Counting, raceSheet } from '../../season/sheet/make-sheet.ts';
import { type Due, due } from '../../season/to-do.ts';
import { type Disk, realDisk } from '../../storage/disk.ts';
import type { Library } from '../../storage/library.ts';
import { type LoadedSave, readSave } from '../../storage/saves/read-save.ts';
import { readSeason } from '../../storage/seasons/read-season.ts';
import { racesFolder } from '../../storage/seasons/season-files.ts';
import { safeName } from '../../storage/untrusted-text.ts';

export interface SeasonCheck {
  readonly venues: Venues;
  readonly library: Library;
  readonly disk?: Disk;
  /** Called after every line. */
  readonly told?: (line: number, of: number) => void;
}

export type SeasonVerdict =
  | {
      readonly kind: 'sound';
      readonly lines: number;
      readonly races: number;
      /** What could not be checked, as sentences. */
      readonly notes: readonly string[];
    }
  /** The files cannot be read, or something in them is not as it was; one or two sentences. */
  | { readonly kind: 'differs'; readonly sentence: string };

/** Checks a season and returns the first difference, if there is one. Writes nothing. */
export function checkSeason(folder: string, wanted: SeasonCheck): SeasonVerdict {
  const { venues, disk = realDisk, told = () => undefined } = wanted;
  const read = readSeason(folder, disk);
  if (!read.ok) return differs(read.sentence);
  if (read.isPlanChanged) {
    return differs(
      'plan.yaml was changed after the season was started. Put it back from a copy of the folder.',
    );
  }
  const notes = read.isTorn ? ['The last line of the ledger was not written to its end.'] : [];
  const { lines } = read;
  let season = newSeason(read.plan, venues);
  let races = 0;
  for (const line of lines) {
    const checked = checkLine(season, line, { folder, disk, library: wanted.library });
    if ('sentence' in checked) return differs(`Line ${line.n + 1}: ${checked.sentence}`);
    season = checked.season;
    races += checked.races;
    notes.push(...checked.notes);
    told(line.n + 1, lines.length);
  }
  notes.push(...strayNotes(folder, lines, wanted.library, disk));
  return { kind: 'sound', lines: lines.length, races, notes };
}

function differs(sentence: string): SeasonVerdict {
  return { kind: 'differs', sentence };
}

interface Files {
  readonly folder: string;
  readonly disk: Disk;
  readonly library: Library;
}

type Checked =
  | { readonly season: Season; readonly races: number; readonly notes: readonly string[] }
  | { readonly sentence: string };

function checkLine(season: Season, { entry, at }: LedgerLine, files: Files): Checked {
  const race =
    entry.kind === 'raced' && entry.save !== undefined
      ? checkRace(season, entry, files)
      : { races: 0, notes: [] };
  if ('sentence' in race) return race;
  try {
    return { season: enterAgain(season, entry, at), ...race };
  } catch (error) {
    if (!(error instanceof NotDue)) throw error;
    return { sentence: `it does not fit the season: ${error.message}.` };
  }
}

type Raced = Extract<Entry, { kind: 'raced' }>;

function checkRace(
  season: Season,
  entry: Raced,
  { folder, disk, library }: Files,
): Omit<Extract<Checked, { season: Season }>, 'season'> | { readonly sentence: string } {
  const { save: name = '', weekend, table } = entry;
  if (!isThere(join(folder, name), disk)) {
    const note = `${name} is missing: the race of table ${table} at ${weekend} was not played again.`;
    return { races: 0, notes: [note] };
  }
  const save = readSave(join(folder, name), library, disk);
  if (!save.ok) {
    const note = `The race of table ${table} at ${weekend} was not played again: ${save.sentence}`;
    return save.problem.kind === 'missing'
      ? { races: 0, notes: [note] }
      : { sentence: save.sentence };
  }
  const one = due(season).find(
    found => found.kind === 'race' && found.weekend === weekend && found.table === table,
  );
  // Where no such race is due the line does not fit, which is reported when it is entered.
  if (one?.kind !== 'race') return { races: 0, notes: [] };
  const strange = setupDifference(save, one);
  if (strange !== undefined) return { sentence: `${name} ${strange}.` };
  const verdict = verify(save, save.book, save.board);
  if (verdict.kind === 'differs') {
    return { sentence: `${name}, played again, is another race: ${verdict.divergence.sentence}` };
  }
  if (fingerprint(save.race) !== entry.hash) {
    return { sentence: `${name} does not end as the line says.` };
  }
  if (verdict.kind === 'otherEdition' || save.record.from !== undefined) {
    const note = `${name} was played by another edition of its rules; its sheet was not made again.`;
    return { races: 0, notes: [note] };
  }
  const difference = sheetDifference(save, one, entry);
  return difference === undefined
    ? { races: 1, notes: [] }
    : { sentence: `the sheet of ${name} ${difference}.` };
}

// The previous version of a save does not count as the result.
function isThere(file: string, disk: Disk): boolean {
  try {
    disk.changedAt(file);
    return true;
  } catch {
    return false;
  }
}

function setupDifference(
  { record }: LoadedSave,
  { race }: Extract<Due, { kind: 'race' }>,
): string | undefined {
  const { seats, options: _options, ...due_ } = race.setup;
  const { seats: saved, options: _saved, ...own } = record.setup;
  const names = seats.map(({ name }, at) => safeName(name) || `Driver ${at + 1}`);
  if (canonical(names) !== canonical(saved.map(({ name }) => name))) {
    return 'is a race of other drivers than were due';
  }
  const strange = Object.keys({ ...due_, ...own }).find(
    key =>
      canonical(due_[key as keyof typeof due_] ?? null) !==
      canonical(own[key as keyof typeof own] ?? null),
  );
  return strange === undefined
    ? optionDifference(race.setup.options, record.setup.options)
    : `has another ${strange} than was due`;
}

function optionDifference(wanted: object, given: unknown): string | undefined {
  return canonical(wanted) === canonical(given)
    ? undefined
    : 'was raced under other options than were due';
}

// Returns the first figure in which the sheet made again differs from the line; a line that was counted in the former way is
// sound, too.
function sheetDifference(
  save: LoadedSave,
  one: Extract<Due, { kind: 'race' }>,
  entry: Raced,
): string | undefined {
  const difference = differenceBy('now', save, one, entry);
  if (difference === undefined) return undefined;
  return differenceBy('formerly', save, one, entry) === undefined ? undefined : difference;
}

function differenceBy(
  counting: Counting,
  { book, board, record }: LoadedSave,
  one: Extract<Due, { kind: 'race' }>,
  entry: Raced,
): string | undefined {
  const { setup, answers } = record;
  const sheet = raceSheet({ book, board, setup, answers }, counting);
  const made = racedEntry(one, sheet, { save: entry.save ?? '', hash: entry.hash ?? '' });
  for (const [at, row] of made.sheet.entries()) {
    const said = entry.sheet[at];
    const field = fieldsOf(row, said).find(
      key => inShort(row[key as keyof typeof row]) !== inShort(said?.[key as keyof typeof row]),
    );
    if (field === undefined) continue;
    const now = inShort(row[field as keyof typeof row]);
    const was = inShort(said?.[field as keyof typeof row]);
    return `says ${field} ${was} of ${row.driver}, and the race says ${now}`;
  }
  const [now, was] = [made, entry].map(({ sheet: _sheet, ...rest }) => rest);
  return canonical(now) === canonical(was) ? undefined : 'has other laps, rounds or leaders';
}

function fieldsOf(...rows: readonly (object | undefined)[]): readonly string[] {
  return [...new Set(rows.flatMap(row => Object.keys(row ?? {})))];
}

function inShort(value: unknown): string {
  return value === undefined ? 'nothing' : canonical(value);
}

function strayNotes(
  folder: string,
  lines: readonly LedgerLine[],
  library: Library,
  disk: Disk,
): readonly string[] {
  const named = new Set(
    lines.flatMap(({ entry }) => (entry.kind === 'raced' ? [basename(entry.save ?? '')] : [])),
  );
  return saveNames(racesFolder(folder), disk).flatMap(name => {
    if (named.has(name)) return [];
    const save = readSave(join(racesFolder(folder), name), library, disk);
    const isOver = save.ok && save.race.agenda.length === 0;
    return isOver
      ? [`${name} is over and has no line; it is entered when the season is opened.`]
      : [];
  });
}

function saveNames(folder: string, disk: Disk): readonly string[] {
  try {
    return disk
      .list(folder)
      .filter(name => name.endsWith('.json'))
      .toSorted();
  } catch {
    return [];
  }
}
