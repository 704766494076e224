// chicane season absent and withdraw: who does not come.
import type { Command } from '../../command.ts';
import { print } from '../../printer.ts';
import { wrongUse } from '../../problem.ts';
import { entered, entrantNamed, levelNamed, weekendNamed } from '../people.ts';
import { decided, TRY_FLAG, type TryFlags } from './decided.ts';
import { type NameFlags, nameFlags, organised } from './organised.ts';

interface AbsentFlags extends NameFlags {
  readonly 'stand-in': string | undefined;
  readonly 'empty-seat': boolean;
  readonly undo: boolean;
}

export const absentCommand: Command<AbsentFlags> = {
  command: 'absent <season> <name>',
  describe: 'Mark a driver as absent from a weekend',
  build: yargs =>
    nameFlags(yargs)
      .option('stand-in', { type: 'string', describe: 'Level of the CPU driver in the seat' })
      .option('empty-seat', { type: 'boolean', default: false, describe: 'Leave the seat empty' })
      .option('undo', { type: 'boolean', default: false, describe: 'Comes after all' })
      .requiresArg('stand-in')
      .example('$0 season absent Cup Ben', 'as the plan says')
      .example('$0 season absent Cup Ben --undo', 'Ben comes after all') as never,
  run: organised((run, flags) => {
    const { name, weekend, 'stand-in': given, 'empty-seat': isEmpty, undo } = flags;
    if (isEmpty && given !== undefined) {
      throw wrongUse('--stand-in and --empty-seat exclude each other; give one of them.');
    }
    const season = run.season();
    const { id: driver, name: who } = entrantNamed(season, name);
    const at = weekendNamed(season, weekend);
    if (undo) {
      entered(run, { kind: 'present', driver, weekend: at });
      print(`${who} comes to ${at} after all.`);
      return;
    }
    const wanted = given === undefined ? undefined : levelNamed(season, at, 'stand-in', given);
    const standIn = isEmpty ? undefined : (wanted ?? season.plan.absent.standIn);
    const seat = standIn === undefined ? {} : { standIn };
    entered(run, { kind: 'absent', driver, weekend: at, ...seat });
    const then = standIn === undefined ? 'the seat stays empty' : `a ${standIn} driver stands in`;
    print(`${who} is absent from ${at}; ${then}.`);
  }),
};

export const withdrawCommand: Command<NameFlags & TryFlags> = {
  command: 'withdraw <season> <name>',
  describe: 'Withdraw a driver from the season, from a weekend on',
  build: yargs =>
    nameFlags(yargs)
      .option('print', TRY_FLAG)
      .example('$0 season withdraw Cup Dai', 'the points stay')
      .epilogue(
        'Back again: chicane season join Cup Dai. Whoever leaves during a race stays in its result: withdraw them with --weekend and a later one.',
      ) as never,
  run: organised((run, { name, weekend, print: isTrial }) => {
    const { id: driver, name: who } = entrantNamed(run.season(), name);
    const at = weekendNamed(run.season(), weekend);
    const entry = { kind: 'withdrawn', driver, weekend: at } as const;
    if (decided(run, entry, { print: isTrial }))
      print(`${who} has left the season, from ${at} on.`);
  }),
};
