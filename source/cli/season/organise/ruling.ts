// chicane season ruling: a decision of the organiser.
import { userInfo } from 'node:os';
import type { Argv } from 'yargs';
import { entryFault } from '../../../season/entry-faults/fault.ts';
import { lineNumber, lineOfNumber, type Ruling } from '../../../season/ledger/entry.ts';
import { seasonAt } from '../../../season/roster/seats.ts';
import { type Season, weekendIndex } from '../../../season/season.ts';
import { finishersLeftOut } from '../../../season/standings/results.ts';
import { safeName, safeText } from '../../../storage/untrusted-text.ts';
import type { Command } from '../../command.ts';
import { print, tellPerson } from '../../printer.ts';
import { wrongUse } from '../../problem.ts';
import { wholeNumber } from '../../whole-number.ts';
import { nameOf } from '../names.ts';
import { standingsLines } from '../pages/standings-lines.ts';
import { entrantNamed, weekendNamed } from '../people.ts';
import { decided, TRY_FLAG, type TryFlags } from './decided.ts';
import { type OrganiseFlags, organised, organiserFlags } from './organised.ts';

const RULINGS = [
  'points-off',
  'disqualified',
  'result',
  'race-again',
  'trial-again',
  'back-to',
] as const;

interface RulingFlags extends OrganiseFlags, TryFlags {
  readonly what: (typeof RULINGS)[number] | undefined;
  readonly undo: number | undefined;
  readonly 'rest-out': boolean;
  readonly driver: string | undefined;
  readonly points: number | undefined;
  readonly table: number;
  readonly session: number;
  readonly order: string | undefined;
  readonly line: number | undefined;
  readonly reason: string;
  readonly by: string | undefined;
}

const REASON_CELLS = 200;
const TABLES_MOST = 60;
const SESSIONS_MOST = 9;
const POINTS_MOST = 100_000;
const LINES_MOST = 1_000_000;

export const rulingCommand: Command<RulingFlags> = {
  command: 'ruling <season>',
  describe: 'Enter a ruling; it erases nothing',
  build: yargs => withExamples(rulingFlags(yargs)) as never,
  run: organised((run, flags) => {
    const ruling = rulingOf(run.season(), flags);
    const ended = endedBy(run.season(), ruling);
    const reason = safeText(flags.reason, REASON_CELLS);
    if (reason === '') throw wrongUse('--reason is empty: say why, in a few words.');
    const by = safeName(flags.by ?? userName()) || 'organiser';
    if (!decided(run, { kind: 'ruled', ruling, reason, by }, flags)) return;
    for (const line of ended) {
      tellPerson(`Line ${lineNumber(line)}, another order of this table, counts no more.`);
    }
    print('The ruling is entered. The standings are now:');
    for (const line of standingsLines(run.season())) print(line);
  }),
};

// A user without an entry in the system's list has no name.
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

function rulingFlags<T>(yargs: Argv<T>) {
  return organiserFlags(yargs)
    .option('what', { choices: RULINGS, describe: 'What is decided' })
    .option('undo', {
      type: 'number',
      describe: 'Line of a ruling, a late entry, a change of driver or a withdrawal that is void',
    })
    .option('print', TRY_FLAG)
    .option('reason', { type: 'string', demandOption: true, describe: 'Why' })
    .option('driver', { type: 'string', describe: 'The driver it concerns' })
    .option('points', { type: 'number', describe: 'Points off; below 0 for points given' })
    .option('table', { type: 'number', default: 1, describe: 'Table' })
    .option('session', { type: 'number', default: 1, describe: 'Session of the trials' })
    .option('order', { type: 'string', describe: 'The result: names, the winner first' })
    .option('rest-out', {
      type: 'boolean',
      default: false,
      describe: 'Finishers whom the order does not name are out',
    })
    .option('line', {
      type: 'number',
      describe: 'Ledger line from which everything is void, counted from 1',
    })
    .option('by', { type: 'string', describe: 'Who decides (the user of this machine)' })
    .requiresArg(['reason', 'driver', 'points', 'order', 'line', 'by', 'undo']);
}

function withExamples<T>(yargs: Argv<T>) {
  return yargs
    .example('$0 season ruling Cup --what result', 'another order')
    .example('$0 season ruling Cup --what back-to', 'void from a line on')
    .epilogue(
      'chicane season ruling Cup --what points-off --driver Dai --points 3 --reason "24 points". A disqualification: those behind move up. A result: whoever finished and is not named must be out, by --rest-out. Race again: what was raced at the table is void, over or not. To take one decision back: --undo and its line. Back to a line: it and all after it are void, but stay in the ledger; lines count from 1, as in chicane season rulings and in an editor.',
    );
}

function rulingOf(season: Season, flags: RulingFlags): Ruling {
  const needed = <X>(value: X | undefined, flag: string): X => {
    if (value !== undefined) return value;
    throw wrongUse(
      flags.what === undefined
        ? `Say what is decided: --what ${RULINGS.join(', ')}; or --undo and a line.`
        : `--what ${flags.what} needs --${flag}.`,
    );
  };
  if (flags.undo !== undefined) {
    if (flags.what !== undefined) {
      throw wrongUse('--undo and --what exclude each other; give one of them.');
    }
    return { kind: 'undone', line: lineOfNumber(wholeNumber('undo', flags.undo, 1, LINES_MOST)) };
  }
  const driver = () => entrantNamed(season, needed(flags.driver, 'driver')).id;
  const weekend = () => weekendNamed(season, needed(flags.weekend, 'weekend'));
  const table = wholeNumber('table', flags.table, 1, TABLES_MOST);
  switch (needed(flags.what, 'what')) {
    case 'points-off': {
      const most = { from: -POINTS_MOST, to: POINTS_MOST };
      const points = wholeNumber('points', needed(flags.points, 'points'), most.from, most.to);
      const at = flags.weekend === undefined ? {} : { weekend: weekend() };
      return { kind: 'pointsOff', driver: driver(), points, ...at };
    }
    case 'disqualified':
      return { kind: 'disqualified', driver: driver(), weekend: weekend() };
    case 'race-again':
      return { kind: 'raceAgain', weekend: weekend(), table };
    case 'trial-again': {
      const session = wholeNumber('session', flags.session, 1, SESSIONS_MOST) - 1;
      const at = weekendNamed(season, flags.weekend);
      return { kind: 'trialAgain', weekend: at, session, driver: driver() };
    }
    case 'result': {
      const order = needed(flags.order, 'order').split(',');
      const ids = order.map(name => entrantNamed(season, name).id);
      const ruling = { kind: 'result', weekend: weekend(), table, order: ids } as const;
      if (!flags['rest-out']) allNamed(season, ruling);
      return ruling;
    }
    case 'back-to':
      return {
        kind: 'backTo',
        line: lineOfNumber(wholeNumber('line', needed(flags.line, 'line'), 1, LINES_MOST)),
      };
  }
}

// Nobody who finished loses the place because the organiser forgot a name.
function allNamed(season: Season, ruling: Extract<Ruling, { kind: 'result' }>): void {
  const then = seasonAt(season, weekendIndex(season, ruling.weekend));
  const names = finishersLeftOut(season, ruling).map(id => nameOf(then, id));
  const entry = { kind: 'ruled', ruling, reason: '', by: '' } as const;
  if (names.length === 0 || entryFault(season, entry) !== undefined) return;
  throw wrongUse(
    `The order leaves out ${names.join(', ')}, who finished. Name everybody who did; or write --rest-out if they are out.`,
  );
}

// The last order of a table is the one that counts.
function endedBy({ facts }: Season, ruling: Ruling): readonly number[] {
  if (ruling.kind !== 'result') return [];
  return facts.rulings.flatMap(({ line, ruling: old }) =>
    old.kind === 'result' && old.weekend === ruling.weekend && old.table === ruling.table
      ? [line]
      : [],
  );
}
