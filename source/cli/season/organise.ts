// The commands of an organiser: who comes, the draw, results by hand, rulings.
import { userInfo } from 'node:os';
import type { Argv } from 'yargs';
import { due } from '../../season/due.ts';
import { everybody } from '../../season/field.ts';
import type { Ruling } from '../../season/ledger/entry.ts';
import { idsFor } from '../../season/plan/ids.ts';
import type { Season } from '../../season/season.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import { safeName } from '../../storage/untrusted-text.ts';
import type { Command } from '../command.ts';
import { print } from '../printer.ts';
import { EXIT, Problem, wrongUse } from '../problem.ts';
import { readText } from '../tracks/author-file.ts';
import { readSheet } from './hand-sheet.ts';
import { partOf } from './pages.ts';
import { entered, entrantNamed, weekendNamed } from './people.ts';
import { runOf, type SeasonFlags } from './season-named.ts';

interface OrganiseFlags extends SeasonFlags {
  readonly weekend: string | undefined;
}

/** Opens a season for an organiser's command and closes it after. */
function organised<Flags extends SeasonFlags>(act: (run: SeasonRun, flags: Flags) => void) {
  return (args: Flags): number => {
    const run = runOf(args);
    try {
      act(run, args);
    } finally {
      run.close();
    }
    return EXIT.fine;
  };
}

// The season is named first, so that every command reads alike.
function organiserFlags<T>(yargs: Argv<T>): Argv<T & OrganiseFlags> {
  return yargs
    .positional('season', { type: 'string', demandOption: true, describe: 'A season' })
    .option('weekend', { type: 'string', describe: 'A weekend of the calendar (the one at hand)' })
    .option('saves', { type: 'string', describe: 'Saves folder' })
    .requiresArg(['weekend', 'saves']) as unknown as Argv<T & OrganiseFlags>;
}

interface NameFlags extends OrganiseFlags {
  readonly name: string;
}

interface AbsentFlags extends NameFlags {
  readonly 'stand-in': string | undefined;
  readonly 'empty-seat': boolean;
  readonly undo: boolean;
}

/** `chicane season absent SEASON NAME` */
export const absentCommand: Command<AbsentFlags> = {
  command: 'absent <season> <name>',
  describe: 'Somebody cannot come to a weekend',
  build: yargs =>
    organiserFlags(yargs)
      .positional('name', { type: 'string', demandOption: true, describe: 'Who' })
      .option('stand-in', { type: 'string', describe: 'Level of the CPU driver in the seat' })
      .option('empty-seat', { type: 'boolean', default: false, describe: 'Leave the seat empty' })
      .option('undo', { type: 'boolean', default: false, describe: 'Comes after all' })
      .requiresArg('stand-in')
      .example('$0 season absent "Ardennes Cup" Ben', 'as the plan says for such a case') as never,
  run: organised((run, { name, weekend, 'stand-in': given, 'empty-seat': isEmpty, undo }) => {
    const season = run.season();
    const { id: driver } = entrantNamed(season, name);
    const at = weekendNamed(season, weekend);
    if (undo) entered(run, { kind: 'present', driver, weekend: at });
    else {
      const standIn = isEmpty ? undefined : (given ?? season.plan.absent.standIn);
      const seat = standIn === undefined ? {} : { standIn };
      entered(run, { kind: 'absent', driver, weekend: at, ...seat });
    }
    print(`${name} ${undo ? 'comes' : 'is absent'} at ${at}.`);
  }),
};

/** `chicane season withdraw SEASON NAME` */
export const withdrawCommand: Command<NameFlags> = {
  command: 'withdraw <season> <name>',
  describe: 'Somebody leaves the season, from a weekend on',
  build: yargs =>
    organiserFlags(yargs)
      .positional('name', { type: 'string', demandOption: true, describe: 'Who' })
      .example('$0 season withdraw "Ardennes Cup" Dai', 'the points stay') as never,
  run: organised((run, { name, weekend }) => {
    const { id: driver } = entrantNamed(run.season(), name);
    const at = weekendNamed(run.season(), weekend);
    entered(run, { kind: 'withdrawn', driver, weekend: at });
    print(`${name} has left the season, from ${at} on.`);
  }),
};

interface JoinFlags extends NameFlags {
  readonly team: string | undefined;
  readonly cpu: string | undefined;
  readonly for: string | undefined;
}

/** `chicane season join SEASON NAME` */
export const joinCommand: Command<JoinFlags> = {
  command: 'join <season> <name>',
  describe: 'Somebody joins the season, or drives on for somebody',
  build: yargs =>
    organiserFlags(yargs)
      .positional('name', { type: 'string', demandOption: true, describe: 'Who' })
      .option('team', { type: 'string', describe: 'Its team' })
      .option('cpu', { type: 'string', describe: 'Level, for a CPU driver' })
      .option('for', { type: 'string', describe: 'Takes the seat and the points of NAME' })
      .requiresArg(['team', 'cpu', 'for'])
      .example('$0 season join "Ardennes Cup" Eve --team Verde', 'from the weekend at hand on')
      .example('$0 season join "Ardennes Cup" Eve --for Dai', 'in the seat of Dai') as never,
  run: organised((run, flags) => {
    const season = run.season();
    const weekend = weekendNamed(season, flags.weekend);
    const entrant = joining(season, flags);
    if (flags.for === undefined) entered(run, { kind: 'joined', entrant, weekend });
    else {
      const { id: driver } = entrantNamed(season, flags.for);
      entered(run, { kind: 'replaced', driver, by: entrant, weekend });
    }
    print(`${entrant.name} drives from ${weekend} on.`);
  }),
};

function joining(season: Season, { name, team, cpu }: JoinFlags) {
  const safe = safeName(name);
  if (safe === '') throw wrongUse('Write a name that can be read.');
  const all = everybody(season);
  const id = idsFor([...all, { name: safe }], 'driver').at(-1) ?? '';
  const own = season.plan.teams.find(
    one => one.id === team || one.name.toLowerCase() === team?.toLowerCase(),
  );
  if (team !== undefined && own === undefined) {
    const names = season.plan.teams.map(one => one.name).join(', ') || 'none';
    throw wrongUse(`There is no team ${team}. There are: ${names}.`);
  }
  return {
    id,
    name: safe,
    ...(own === undefined ? {} : { team: own.id }),
    ...(cpu === undefined ? {} : { cpu }),
  };
}

interface DrawFlags extends OrganiseFlags {
  readonly swap: readonly string[];
  readonly 'by-hand': string | undefined;
}

/** `chicane season draw SEASON` */
export const drawCommand: Command<DrawFlags> = {
  command: 'draw <season>',
  describe: 'Draw the tables of the weekend',
  build: yargs =>
    organiserFlags(yargs)
      .option('swap', {
        type: 'string',
        array: true,
        default: [],
        describe: 'Change A and B, as A,B',
      })
      .option('by-hand', {
        type: 'string',
        describe: 'A file with one table a line, names with commas between them',
      })
      .requiresArg('by-hand')
      .example('$0 season draw Hills', 'by the rule of the plan')
      .example('$0 season draw Hills --swap Ada,Ben', 'with two drivers changed') as never,
  run: organised((run, { swap, 'by-hand': file }) => {
    const season = run.season();
    const draw = due(season).find(({ kind }) => kind === 'draw');
    const known = season.facts.weekends.find(({ drawn, results }) => drawn && results.length === 0);
    const tables =
      file === undefined
        ? draw?.kind === 'draw'
          ? draw.proposal?.tables
          : known?.drawn
        : tablesIn(season, readText(file));
    if (tables === undefined) throw new Problem('No draw is due.');
    const weekend = draw?.weekend ?? weekendNamed(season, undefined);
    const changed = swap.reduce((so, pair) => swapped(season, so, pair), tables);
    const by = file === undefined && swap.length === 0 ? 'rule' : 'hand';
    entered(run, { kind: 'drawn', weekend, tables: changed, by });
    const nameOf = (id: string) => everybody(season).find(one => one.id === id)?.name ?? id;
    changed.forEach((table, at) => {
      print(`table ${at + 1}: ${table.map(nameOf).join(', ')}`);
    });
  }),
};

function tablesIn(season: Season, text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  return lines.map(line => line.split(',').map(name => entrantNamed(season, name.trim()).id));
}

function swapped(
  season: Season,
  tables: readonly (readonly string[])[],
  pair: string,
): readonly (readonly string[])[] {
  const [first, second, ...rest] = pair.split(',').map(name => name.trim());
  if (first === undefined || second === undefined || rest.length > 0) {
    throw wrongUse(`--swap ${pair}: write two names with a comma between them.`);
  }
  const [one, other] = [entrantNamed(season, first).id, entrantNamed(season, second).id];
  const change = (id: string) => (id === one ? other : id === other ? one : id);
  return tables.map(table => table.map(change));
}

interface SheetFlags extends SeasonFlags {
  readonly part: string;
  readonly file: string;
}

/** `chicane season sheet SEASON WEEKEND/TABLE FILE` */
export const sheetCommand: Command<SheetFlags> = {
  command: 'sheet <season> <part> <file>',
  describe: 'Enter the result of a table that was played elsewhere',
  build: yargs =>
    organiserFlags(yargs)
      .positional('part', { type: 'string', demandOption: true, describe: 'weekend/table' })
      .positional('file', {
        type: 'string',
        demandOption: true,
        describe: 'A CSV of place,name,grid,out: no place for a car that is out',
      })
      .example('$0 season sheet Hills spa/4 table4.csv', 'played with real dice') as never,
  run: organised((run, { part, file }) => {
    const season = run.season();
    const { index, table } = partOf(season, part);
    const { id: weekend } = season.plan.calendar[index] ?? { id: '' };
    if (table === undefined) throw wrongUse(`"${part}": name the table too, such as ${weekend}/1.`);
    const race = due(season).find(
      one => one.kind === 'race' && one.weekend === weekend && one.table === table,
    );
    if (race?.kind !== 'race') throw new Problem(`No race is due at table ${table} of ${weekend}.`);
    const sheet = readSheet(readText(file), name => entrantNamed(season, name).id);
    const { attempt, setup } = race.race;
    entered(run, { kind: 'raced', weekend, table, attempt, laps: setup.laps, sheet });
    print(`Table ${table} of ${weekend} is entered.`);
  }),
};

interface RulingFlags extends OrganiseFlags {
  readonly what: string;
  readonly driver: string | undefined;
  readonly points: number | undefined;
  readonly table: number;
  readonly session: number;
  readonly order: string | undefined;
  readonly line: number | undefined;
  readonly reason: string;
  readonly by: string | undefined;
}

const RULINGS = [
  'points-off',
  'disqualified',
  'result',
  'race-again',
  'trial-again',
  'back-to',
] as const;

/** `chicane season ruling SEASON --what … --reason TEXT` */
export const rulingCommand: Command<RulingFlags> = {
  command: 'ruling <season>',
  describe: 'Enter a ruling; nothing is erased by it',
  build: yargs =>
    organiserFlags(yargs)
      .option('what', { choices: RULINGS, demandOption: true, describe: 'What is decided' })
      .option('reason', { type: 'string', demandOption: true, describe: 'Why' })
      .option('driver', { type: 'string', describe: 'Whom it concerns' })
      .option('points', { type: 'number', describe: 'Points off, negative for points given' })
      .option('table', { type: 'number', default: 1, describe: 'Table' })
      .option('session', { type: 'number', default: 1, describe: 'Session of the trials' })
      .option('order', { type: 'string', describe: 'The result: names, the winner first' })
      .option('line', { type: 'number', describe: 'Line of the ledger to go back to' })
      .option('by', { type: 'string', describe: 'Who decides (the user of this machine)' })
      .requiresArg(['reason', 'driver', 'points', 'order', 'line', 'by'])
      .example(
        '$0 season ruling Cup --what points-off --driver Dai --points 3 --reason "24 points"',
        '',
      ) as never,
  run: organised((run, flags) => {
    const ruling = rulingOf(run.season(), flags);
    const { reason, by = userInfo().username } = flags;
    entered(run, { kind: 'ruled', ruling, reason: safeName(reason) || reason, by: safeName(by) });
    print('The ruling is entered. chicane season rulings shows it.');
  }),
};

function rulingOf(season: Season, flags: RulingFlags): Ruling {
  const needed = <X>(value: X | undefined, flag: string): X => {
    if (value !== undefined) return value;
    throw wrongUse(`--what ${flags.what} needs --${flag}.`);
  };
  const driver = () => entrantNamed(season, needed(flags.driver, 'driver')).id;
  const { table, what } = flags;
  switch (what) {
    case 'points-off': {
      const points = needed(flags.points, 'points');
      return { kind: 'pointsOff', driver: driver(), points };
    }
    case 'disqualified':
      return { kind: 'disqualified', driver: driver(), weekend: needed(flags.weekend, 'weekend') };
    case 'race-again':
      return { kind: 'raceAgain', weekend: needed(flags.weekend, 'weekend'), table };
    case 'trial-again': {
      const weekend = weekendNamed(season, flags.weekend);
      return { kind: 'trialAgain', weekend, session: flags.session - 1, driver: driver() };
    }
    case 'result': {
      const names = needed(flags.order, 'order').split(',');
      const order = names.map(name => entrantNamed(season, name.trim()).id);
      return { kind: 'result', weekend: needed(flags.weekend, 'weekend'), table, order };
    }
    default:
      return { kind: 'backTo', line: needed(flags.line, 'line') };
  }
}

/** `chicane season close SEASON --reason TEXT` */
export const closeCommand: Command<SeasonFlags & { readonly reason: string }> = {
  command: 'close <season>',
  describe: 'End a season before its calendar is driven',
  build: yargs =>
    organiserFlags(yargs)
      .option('reason', { type: 'string', demandOption: true, describe: 'Why' })
      .requiresArg('reason')
      .example('$0 season close "Ardennes Cup" --reason "the hall is shut"', '') as never,
  run: organised((run, { reason }) => {
    entered(run, { kind: 'closed', reason });
    print(`${run.season().plan.name} is over.`);
  }),
};
