// chicane season sheet: the result of a table that was played elsewhere.
import { basename } from 'node:path';
import { sheetFault } from '../../../season/entry-faults/fault.ts';
import type { SheetRow } from '../../../season/ledger/entry.ts';
import { type Season, weekendIndex } from '../../../season/season.ts';
import { due, isRaced, type TableRace } from '../../../season/to-do.ts';
import type { SeasonRun } from '../../../session/season/season-run.ts';
import { safeText } from '../../../storage/untrusted-text.ts';
import type { Command } from '../../command.ts';
import { print, tellPerson } from '../../printer.ts';
import { Problem } from '../../problem.ts';
import { readCsv } from '../csv-text.ts';
import { entered, idInFile, refusedBy } from '../people.ts';
import type { SeasonFlags } from '../season-named.ts';
import { driversDue, tableNamed } from './grid.ts';
import { readSheet } from './hand-sheet.ts';
import { organised, seasonFirst } from './organised.ts';

const COLUMN_CELLS = 40;

interface SheetFlags extends SeasonFlags {
  readonly part: string;
  readonly file: string;
}

export const sheetCommand: Command<SheetFlags> = {
  command: 'sheet <season> <part> <file>',
  describe: 'Enter the result of a table that was played elsewhere',
  build: yargs =>
    seasonFirst(yargs)
      .positional('part', { type: 'string', demandOption: true, describe: 'weekend/table' })
      .positional('file', {
        type: 'string',
        demandOption: true,
        describe: 'A CSV of place,name,grid,out: no place for a car that is out',
      })
      .example('$0 season sheet Hills spa/4 t4.csv', 'table 4') as never,
  run: organised((run, { part, file }) => {
    const season = run.season();
    const at = tableNamed(season, part);
    const { weekend, table } = at;
    if (driversDue(season, weekend, table) === undefined) throw notDue(run, at);
    const { rows: sheet, unread } = readSheet(readCsv(file), (name, line) =>
      idInFile(season, name, `Line ${line}`),
    );
    for (const column of unread) {
      tellPerson(
        `The column "${safeText(column, COLUMN_CELLS)}" is not read; columns are place, name, grid, out.`,
      );
    }
    if (raceAt(season, at) === undefined) setGrid(run, at, sheet);
    const race = raceAt(run.season(), at);
    if (race === undefined) throw notDue(run, at);
    const { attempt, setup } = race;
    entered(run, { kind: 'raced', weekend, table, attempt, laps: setup.laps, sheet });
    print(`The result of table ${table} of ${weekend} is entered.`);
  }),
};

interface AtTable {
  readonly weekend: string;
  readonly table: number;
}

function raceAt(season: Season, { weekend, table }: AtTable): TableRace | undefined {
  const one = due(season).find(
    found => found.kind === 'race' && found.weekend === weekend && found.table === table,
  );
  return one?.kind === 'race' ? one.race : undefined;
}

function notDue(run: SeasonRun, { weekend, table }: AtTable): Problem {
  const season = run.season();
  const name = basename(run.folder);
  return new Problem(
    isRaced(season, weekendIndex(season, weekend), table)
      ? `Table ${table} of ${weekend} has a result. Correct it with chicane season ruling ${name} --what result --weekend ${weekend} --table ${table} --order NAMES --reason TEXT.`
      : `No race is due at table ${table} of ${weekend}. chicane season state ${name} tells what is.`,
  );
}

// A grid by hand may come with the result, where the sheet says who started where.
function setGrid(run: SeasonRun, { weekend, table }: AtTable, sheet: readonly SheetRow[]): void {
  const drivers = driversDue(run.season(), weekend, table) ?? [];
  const fault = sheetFault(sheet, drivers);
  if (fault !== undefined) {
    throw new Problem(refusedBy(run.season(), { why: 'sheet', weekend, table, fault }));
  }
  const starts = sheet.map(({ driver, grid }) => ({ driver, ...(grid && { place: grid }) }));
  const isWhole =
    sheet.every(({ grid }) => grid !== undefined) && sheetFault(starts, drivers) === undefined;
  if (!isWhole) {
    throw new Problem(
      `Table ${table} of ${weekend} waits for its grid: write everybody's place on it in the third column, place,name,grid, or set it with chicane season grid ${basename(run.folder)} ${weekend}/${table} --order NAMES.`,
    );
  }
  const grid = starts
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .map(({ driver }) => driver);
  entered(run, { kind: 'gridSet', weekend, table, grid });
}
