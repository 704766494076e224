// chicane season join: somebody comes later, alone or in the seat of another.
import type { Command } from '../../command.ts';
import { print } from '../../printer.ts';
import { entered, entrantNamed, weekendNamed } from '../people.ts';
import { joiningEntrant } from './joining.ts';
import { type NameFlags, nameFlags, organised } from './organised.ts';

interface JoinFlags extends NameFlags {
  readonly team: string | undefined;
  readonly cpu: string | undefined;
  readonly for: string | undefined;
}

/** `chicane season join SEASON NAME` */
export const joinCommand: Command<JoinFlags> = {
  command: 'join <season> <name>',
  describe: 'Add a driver to the season, or put one in another’s seat',
  build: yargs =>
    nameFlags(yargs)
      .option('team', { type: 'string', describe: 'A team of the season' })
      .option('cpu', { type: 'string', describe: 'Level, for a CPU driver' })
      .option('for', { type: 'string', describe: 'Takes the seat and the points of NAME' })
      .requiresArg(['team', 'cpu', 'for'])
      .example('$0 season join Cup Eve --team Verde', 'from the weekend at hand on')
      .example('$0 season join Cup Eve --for Dai', 'in the seat of Dai')
      .epilogue('Several at once, from a CSV: chicane season enlist.') as never,
  run: organised((run, flags) => {
    const { name, team, cpu } = flags;
    const season = run.season();
    const weekend = weekendNamed(season, flags.weekend);
    const before = flags.for === undefined ? undefined : entrantNamed(season, flags.for);
    const entrant = joiningEntrant(season, weekend, { name, team, cpu, insteadOf: before?.id });
    if (before === undefined) entered(run, { kind: 'joined', entrant, weekend });
    else entered(run, { kind: 'replaced', driver: before.id, by: entrant, weekend });
    const seat = before === undefined ? '' : ` in the seat of ${before.name}`;
    print(`${entrant.name} drives${seat} from ${weekend} on.`);
  }),
};
