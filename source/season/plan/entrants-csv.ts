// Entrants from a table: a CSV with name, team, address and level, as registration forms and spreadsheets export it.
import { type Fault, quote } from '../../circuit/file/faults.ts';
import { placer } from '../../circuit/file/places.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { isNear } from './check-names.ts';
import { idsFor } from './ids.ts';
import { lettersFor } from './letters.ts';
import type { Entrant, Team } from './plan.ts';
import { ENTRANTS_MAX } from './plan-fields.ts';
import { PLAN_TEXT_MAX } from './plan-shape.ts';

export type ReadEntrants =
  | {
      readonly ok: true;
      readonly entrants: readonly Entrant[];
      readonly teams: readonly Team[];
      /** Names that are nearly equal. */
      readonly warnings: readonly Fault[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The columns, and the words by which a first line may name them. */
const COLUMNS = {
  name: ['name', 'driver', 'entrant', 'pilote', 'nom'],
  team: ['team', 'club', 'équipe', 'equipe', 'écurie', 'ecurie'],
  email: ['email', 'e-mail', 'mail', 'address', 'courriel'],
  level: ['level', 'cpu', 'niveau'],
} as const;
type Column = keyof typeof COLUMNS;
const ORDER = Object.keys(COLUMNS) as readonly Column[];
const NAME_MAX = 20;
const TEAM_MAX = 30;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

interface Cell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads a CSV of `name,team,email,level`. The first line may name the columns, in any order; commas, semicolons or tabs
 * separate them; an empty level means a person. Addresses are ignored: a plan holds none. `file` is the name shown in
 * faults, `levels` are those of the CPU drivers.
 */
export function readEntrants(text: string, file: string, levels: readonly string[]): ReadEntrants {
  if (text.length > PLAN_TEXT_MAX) {
    return refuse(file, [
      [
        { line: 1, column: 1 },
        `it is longer than ${PLAN_TEXT_MAX} characters`,
        'take a table of entrants',
      ],
    ]);
  }
  const table = cellsOf(text);
  if ('open' in table) {
    return refuse(file, [[table.open, 'a quote is opened and not closed', 'close it with "']]);
  }
  const [first = []] = table.rows;
  const header = headerOf(first);
  const rows = header === undefined ? table.rows : table.rows.slice(1);
  const drivers = rows.map(row => driverOf(row, header ?? ORDER));
  const faults = [...drivers.flatMap(one => faultsOf(one, levels)), ...doubles(drivers)];
  if (drivers.length === 0) {
    faults.push([{ line: 1, column: 1 }, 'it names nobody', 'write a line such as Ada,Rosso']);
  }
  if (drivers.length > ENTRANTS_MAX) {
    const { name } = drivers[ENTRANTS_MAX] ?? drivers[0] ?? {};
    const most = `there are ${drivers.length} entrants, and ${ENTRANTS_MAX} are allowed`;
    faults.push([name ?? { line: 1, column: 1 }, most, 'divide them into two seasons']);
  }
  if (faults.length > 0) return refuse(file, faults);
  const read = made(drivers, file);
  const unread = header === undefined ? [] : unreadColumns(first, header, file);
  return read.ok ? { ...read, warnings: [...unread, ...read.warnings] } : read;
}

type Finding = readonly [at: { line: number; column: number }, message: string, mend: string];

function refuse(file: string, faults: readonly Finding[]): ReadEntrants {
  return { ok: false, faults: faults.map(fault => placed(file, fault, 'error')) };
}

function placed(
  file: string,
  [{ line, column }, message, mend]: Finding,
  severity: Fault['severity'],
): Fault {
  return { file, line, column, message, mend, severity };
}

interface Row {
  readonly name: Cell;
  readonly team: Cell | undefined;
  readonly level: Cell | undefined;
}

function driverOf(row: readonly Cell[], columns: readonly (Column | undefined)[]): Row {
  const cell = (column: Column) => row[columns.indexOf(column)];
  const [first = { text: '', line: 1, column: 1 }] = row;
  const name = cell('name') ?? { ...first, text: '' };
  return { name, team: filled(cell('team')), level: filled(cell('level')) };
}

function filled(cell: Cell | undefined): Cell | undefined {
  return cell === undefined || cell.text === '' ? undefined : cell;
}

function faultsOf({ name, team, level }: Row, levels: readonly string[]): readonly Finding[] {
  const faults: Finding[] = [];
  if (name.text === '') faults.push([name, 'a line without a name', 'write the name first']);
  for (const [cell, most] of [
    [name, NAME_MAX],
    [team, TEAM_MAX],
  ] as const) {
    if (cell === undefined) continue;
    if (cell.text.length > most) {
      faults.push([cell, `${quote(cell.text)} is longer than ${most} characters`, 'shorten it']);
    }
    if (UNPRINTABLE.test(cell.text)) {
      faults.push([
        cell,
        `${quote(cell.text)} contains characters that cannot be printed`,
        'remove them',
      ]);
    }
  }
  if (level !== undefined && !levels.includes(level.text.toLowerCase())) {
    const near = didYouMean(level.text, levels).replace(/^; |\?$/g, '');
    const mend = near === '' ? `write one of ${levels.join(', ')}, or nothing for a person` : near;
    faults.push([level, `there is no CPU level ${quote(level.text)}`, mend]);
  }
  return faults;
}

function doubles(rows: readonly Row[]): readonly Finding[] {
  return rows.flatMap(({ name }, at): readonly Finding[] => {
    const same = rows
      .slice(0, at)
      .find(row => name.text !== '' && row.name.text.toLowerCase() === name.text.toLowerCase());
    if (same === undefined) return [];
    const message = `${quote(name.text)} is there twice, before in line ${same.name.line}`;
    return [[name, message, 'take one out, or give it a second name']];
  });
}

function made(rows: readonly Row[], file: string): ReadEntrants {
  const names = [...new Map(rows.flatMap(({ team }) => teamEntry(team))).values()];
  const teamIds = idsFor(
    names.map(name => ({ name })),
    'team',
  );
  const teams = names.map((name, at) => ({ id: teamIds[at] ?? '', name }));
  const ids = idsFor(
    rows.map(({ name }) => ({ name: name.text })),
    'driver',
  );
  const entrants = rows.map(({ name, team, level }, at): Entrant => {
    const own = teams.find(one => one.name.toLowerCase() === team?.text.toLowerCase());
    return {
      id: ids[at] ?? '',
      name: name.text,
      ...(own === undefined ? {} : { team: own.id }),
      ...(level === undefined ? {} : { cpu: level.text.toLowerCase() }),
    };
  });
  const letters = lettersFor(entrants);
  const warnings = rows.flatMap(({ name }, at): readonly Fault[] => {
    const near = rows.slice(0, at).find(row => isNear(row.name.text, name.text));
    if (near === undefined) return [];
    const message = `${quote(name.text)} is nearly ${quote(near.name.text)} in line ${near.name.line}`;
    const mend = 'take one of them out if they are the same driver';
    return [placed(file, [name, message, mend], 'warning')];
  });
  const lettered = entrants.map((one, at) => ({ ...one, letter: letters[at] ?? '' }));
  return { ok: true, entrants: lettered, teams, warnings };
}

function teamEntry(team: Cell | undefined): readonly (readonly [string, string])[] {
  return team === undefined ? [] : [[team.text.toLowerCase(), team.text]];
}

// Returns the columns that the first line names, undefined where it is an entrant already.
function headerOf(row: readonly Cell[]): readonly (Column | undefined)[] | undefined {
  const columns = row.map(({ text }) =>
    ORDER.find(column => COLUMNS[column].some(word => word === text.toLowerCase())),
  );
  return columns.includes('name') ? columns : undefined;
}

// A column of another name may hold something that its author relies on.
function unreadColumns(
  row: readonly Cell[],
  header: readonly (Column | undefined)[],
  file: string,
): readonly Fault[] {
  return row.flatMap((cell, at): readonly Fault[] => {
    if (header[at] !== undefined || cell.text === '') return [];
    const finding: Finding = [
      cell,
      `the column ${quote(cell.text)} is not read`,
      `columns are ${ORDER.join(', ')}`,
    ];
    return [placed(file, finding, 'warning')];
  });
}

// Splits a text into rows of cells; quotes may hold separators, line breaks, and quotes that are doubled.
function cellsOf(text: string): { readonly rows: readonly Cell[][] } | { readonly open: Cell } {
  const plain = text.replace(/^\uFEFF/, '');
  const placeAt = placer(plain);
  const separator = separatorOf(plain.split(/\r?\n/, 1)[0] ?? '');
  const rows: Cell[][] = [[]];
  let at = 0;
  while (at <= plain.length) {
    while (plain[at] === ' ' || (plain[at] === '\t' && separator !== '\t')) at++;
    const start = at;
    let value = '';
    if (plain[at] === '"') {
      const end = closingQuote(plain, at);
      if (end < 0) return { open: { text: '', ...placeAt(start) } };
      value = plain.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    while (at < plain.length && plain[at] !== separator && plain[at] !== '\n') value += plain[at++];
    rows.at(-1)?.push({ text: value.replace(/\s+/g, ' ').trim(), ...placeAt(start) });
    if (plain[at] === '\n') rows.push([]);
    at++;
  }
  return { rows: rows.filter(row => row.some(cell => cell.text !== '')) };
}

function closingQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at++;
  }
  return -1;
}

function separatorOf(line: string): string {
  const counts = [',', ';', '\t'].map(sign => ({ sign, count: line.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ',';
}
