// chicane season enlist: late entries from a CSV.
import { describeFault } from '../../../circuit/file/faults.ts';
import { driverTables } from '../../../drivers/driver-tables.ts';
import { allBooks } from '../../../rules/games.ts';
import { everybody } from '../../../season/field.ts';
import { readEntrants } from '../../../season/plan/entrants-csv.ts';
import { plainName } from '../../../season/plan/ids.ts';
import type { Season } from '../../../season/season.ts';
import type { Command } from '../../command.ts';
import { print, tellPerson } from '../../printer.ts';
import { Problem } from '../../problem.ts';
import { readCsv } from '../csv-text.ts';
import { entered, weekendNamed } from '../people.ts';
import { type Joining, joiningEntrant } from './joining.ts';
import { type OrganiseFlags, organised, organiserFlags } from './organised.ts';

interface EnlistFlags extends OrganiseFlags {
  readonly file: string;
}

export const enlistCommand: Command<EnlistFlags> = {
  command: 'enlist <season> <file>',
  describe: 'Add late entries from a CSV of name,team,email,level',
  build: yargs =>
    organiserFlags(yargs)
      .positional('file', { type: 'string', demandOption: true, describe: 'The CSV' })
      .example('$0 season enlist Hills late.csv', 'from the weekend at hand on') as never,
  run: organised((run, { file, weekend }) => {
    const at = weekendNamed(run.season(), weekend);
    const late = lateIn(run.season(), file);
    for (const joining of late) joiningEntrant(run.season(), at, joining);
    for (const joining of late) {
      const entrant = joiningEntrant(run.season(), at, joining);
      entered(run, { kind: 'joined', entrant, weekend: at });
      print(`${entrant.name} drives from ${at} on.`);
    }
  }),
};

// Every fault of the file is reported before anybody is entered.
function lateIn(season: Season, file: string): readonly Joining[] {
  const books = allBooks().filter(({ id }) => id === season.plan.rules);
  const levels = books.flatMap(book => driverTables.of(book).drivers.map(({ level }) => level));
  const read = readEntrants(readCsv(file), file, levels);
  if (!read.ok) throw new Problem(read.faults.map(fault => `${describeFault(fault)}.`).join('\n'));
  const known = new Map(everybody(season).map(({ name }) => [plainName(name), name]));
  const there = read.entrants.flatMap(({ name }) => known.get(plainName(name)) ?? []);
  if (there.length > 0) {
    const are = there.length === 1 ? 'is' : 'are';
    throw new Problem(
      `${there.join(', ')} ${are} already in the season. Take those lines out of the file; nobody was entered.`,
    );
  }
  for (const warning of read.warnings) tellPerson(`${describeFault(warning)}.`);
  return read.entrants.map(({ name, team, cpu }) => ({
    name,
    team: read.teams.find(({ id }) => id === team)?.name,
    cpu,
  }));
}
