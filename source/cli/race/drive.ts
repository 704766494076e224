// chicane drive: a race over the line protocol, one JSON object per line, for bots in any language.
import { resolve } from 'node:path';
import { runProtocol } from '../../protocol/protocol.ts';
import { readSnapshot } from '../../protocol/snapshot.ts';
import { type NewSession, newSession } from '../../session/begin-session.ts';
import type { SessionSeat } from '../../session/session.ts';
import { saveInside } from '../../storage/saves/save-inside.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import type { Command } from '../command.ts';
import { tellPerson } from '../printer.ts';
import { Problem, wrongUse } from '../problem.ts';
import { savesFolderFor } from '../saves/saves-folder-for.ts';
import { openPreferences } from '../screen/settings.ts';
import { driveSeason } from '../season/drive-season.ts';
import { readText } from '../tracks/author-file.ts';
import { type RaceFlags, raceFlags, raceFromFlags } from './race-flags.ts';
import { seatsOf, secretSeed } from './race-setup.ts';

interface DriveFlags extends RaceFlags {
  readonly from: string | undefined;
  /** Folder into which the bot may write. */
  readonly saves: string | undefined;
  /** Name or folder of a season that is driven instead of a single race. */
  readonly season: string | undefined;
  /** Names of those whom the bot drives in the season; when empty, everybody who is no CPU driver. */
  readonly as: readonly string[];
  /** True when the bot may know the dice to come and what others have sealed. */
  readonly trusted: boolean;
  /** True when the bot may write wherever this user may. */
  readonly 'save-anywhere': boolean;
}

export const drive: Command<DriveFlags> = {
  command: 'drive',
  describe: 'Race over the line protocol (JSON lines), for bots in any language',
  repeats: ['human', 'cpu', 'handicap', 'as'],
  build: yargs =>
    raceFlags(yargs)
      .option('from', { type: 'string', describe: 'Start from a race written by hand or by race?' })
      .option('saves', { type: 'string', describe: 'Saves folder' })
      .option('save-anywhere', {
        type: 'boolean',
        default: false,
        describe: 'Let the save message write outside the saves folder',
      })
      .option('season', {
        type: 'string',
        describe: 'Drive the people of a season, trials and all',
      })
      .option('as', {
        type: 'string',
        array: true,
        default: [] as string[],
        defaultDescription: 'all its people',
        describe: 'With --season: drive only this entrant; repeat for more',
      })
      .option('trusted', {
        type: 'boolean',
        default: false,
        describe: 'Tell the bot the seed, the dice to come and what others have sealed',
      })
      .requiresArg(['from', 'saves', 'season', 'as'])
      .example('$0 drive --grid 2 --seed 7', 'two remote seats')
      .example('$0 drive --grid 2 --dice faces.txt', 'dice from a file')
      .example('$0 drive --season "Ardennes Cup"', 'every trial and race of its people')
      .example('$0 drive --season Cup --as Bot', 'those of one entrant among people')
      .hide('human')
      .epilogue('source/protocol/README.md describes the messages.'),
  async run(args) {
    if (args.human.length > 0) {
      throw wrongUse('chicane drive has no human drivers: seats are remote unless given as --cpu.');
    }
    if (args.season !== undefined) {
      refuseRaceFlags(args);
      return driveSeason({
        season: args.season,
        saves: args.saves,
        as: args.as,
        trusted: args.trusted,
        saveFile: saveFileOf(args),
        output,
      });
    }
    if (args.as.length > 0) throw wrongUse('--as is for a season: give --season NAME as well.');
    const session = newSession(begin(args));
    return runProtocol({
      session,
      input: process.stdin,
      output,
      complain: tellPerson,
      saveFile: saveFileOf(args),
      trusted: args.trusted,
    });
  },
};

// The plan of a season already says who drives where and by which rules.
function refuseRaceFlags({ cpu, ...args }: DriveFlags): void {
  const single = ['laps', 'grid', 'seed', 'dice', 'from', 'foresight', 'handicap'] as const;
  const given = cpu.length > 0 ? 'cpu' : single.find(flag => args[flag] !== undefined);
  if (given === undefined) return;
  throw wrongUse(`--${given} is for a single race; with --season the plan settles it.`);
}

function output(line: string): void {
  process.stdout.write(`${line}\n`);
}

function saveFileOf({ saves, 'save-anywhere': anywhere }: DriveFlags): (named: string) => string {
  if (anywhere) return named => resolve(named);
  const folder = savesFolderFor(saves, openPreferences().get().saves);
  return named => saveInside(folder, named);
}

// Returns the seats, remote ones first, so that a bot alone always has seat 0.
function remoteSeats(args: RaceFlags, slots: number, seed: number): readonly SessionSeat[] {
  const cpus = seatsOf({ humans: [], cpus: args.cpu, grid: args.cpu.length }, slots, seed);
  const cars = Math.max(args.grid ?? args.cpu.length + 1, args.cpu.length);
  if (cars > slots) throw wrongUse(`The grid of this circuit has ${slots} places, not ${cars}.`);
  const remote = Array.from({ length: cars - args.cpu.length }, (_, i): SessionSeat => {
    return { name: `Player ${i + 1}`, driver: { kind: 'remote' } };
  });
  return [...remote, ...cpus];
}

// Begins a race from flags, or from a snapshot with its own seats and, unless flags replace them, its own dice.
function begin(args: DriveFlags): NewSession {
  const flags = { ...args, seed: args.seed ?? secretSeed() };
  if (args.from === undefined)
    return raceFromFlags(flags, (slots, seed) => remoteSeats(args, slots, seed));
  const plain = raceFromFlags(flags, () => []);
  const read = readSnapshot(readText(args.from), plain.book, plain.board, {
    ...(args.seed === undefined ? {} : { seed: args.seed }),
    ...(plain.dice === undefined ? {} : { faces: plain.dice }),
  });
  const name = safeText(args.from, 60);
  if (read.ok) {
    const wanted = Math.max(args.grid ?? read.seats, args.cpu.length);
    if (wanted !== read.seats) {
      const cars = plural(read.seats, 'car', 'cars');
      throw wrongUse(`The race in ${name} has ${cars}, not ${wanted}.`);
    }
    const seats = remoteSeats({ ...args, grid: read.seats }, plain.book.seats.max, plain.seed);
    return { ...plain, seats, from: read.from };
  }
  throw new Problem(read.faults.map(fault => `${name}: ${fault}`).join('\n'));
}
