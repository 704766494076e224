// chicane season sheet: the result of a table that was played elsewhere.
import { due } from '../../../season/due.ts';
import { weekendAt } from '../../../season/season.ts';
import type { Command } from '../../command.ts';
import { print } from '../../printer.ts';
import { Problem, wrongUse } from '../../problem.ts';
import { readText } from '../../tracks/author-file.ts';
import { partOf } from '../part.ts';
import { entered, idInFile } from '../people.ts';
import type { SeasonFlags } from '../season-named.ts';
import { readSheet } from './hand-sheet.ts';
import { organised, seasonFirst } from './organised.ts';

interface SheetFlags extends SeasonFlags {
  readonly part: string;
  readonly file: string;
}

/** `chicane season sheet SEASON WEEKEND/TABLE FILE` */
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
    const { index, table } = partOf(season, part);
    const { id: weekend } = weekendAt(season, index).weekend;
    if (table === undefined) throw wrongUse(`"${part}": name the table too, such as ${weekend}/1.`);
    const race = due(season).find(
      one => one.kind === 'race' && one.weekend === weekend && one.table === table,
    );
    if (race?.kind !== 'race') throw new Problem(`No race is due at table ${table} of ${weekend}.`);
    const sheet = readSheet(readText(file), (name, line) => idInFile(season, name, `Line ${line}`));
    const { attempt, setup } = race.race;
    entered(run, { kind: 'raced', weekend, table, attempt, laps: setup.laps, sheet });
    print(`The result of table ${table} of ${weekend} is entered.`);
  }),
};
