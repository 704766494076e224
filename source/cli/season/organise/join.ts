// chicane season join: somebody comes later, alone or in the seat of another.

import type { Entry } from '../../../season/ledger/entry.ts';
import { plainName } from '../../../season/plan/ids.ts';
import type { Entrant } from '../../../season/plan/plan.ts';
import type { Season } from '../../../season/season.ts';
import type { Command } from '../../command.ts';
import { print } from '../../printer.ts';
import { wrongUse } from '../../problem.ts';
import { entrantNamed, weekendNamed } from '../people.ts';
import { decided, TRY_FLAG, type TryFlags } from './decided.ts';
import { joiningEntrant } from './joining.ts';
import { type NameFlags, nameFlags, organised } from './organised.ts';

interface JoinFlags extends NameFlags, TryFlags {
  readonly team: string | undefined;
  readonly cpu: string | undefined;
  readonly for: string | undefined;
}

export const joinCommand: Command<JoinFlags> = {
  command: 'join <season> <name>',
  describe: 'Add a driver to the season, or put one in another’s seat',
  build: yargs =>
    nameFlags(yargs)
      .option('team', { type: 'string', describe: 'A team of the season' })
      .option('cpu', { type: 'string', describe: 'Level, for a CPU driver' })
      .option('for', { type: 'string', describe: 'Takes the seat and the points of NAME' })
      .option('print', TRY_FLAG)
      .requiresArg(['team', 'cpu', 'for'])
      .example('$0 season join Cup Eve --team Verde', 'from the weekend at hand on')
      .example('$0 season join Cup Eve --for Dai', 'in the seat of Dai')
      .epilogue(
        'With --for the points pass on; what was raced before stays with who raced it. Somebody who has left comes back by the same name. Several at once, from a CSV: chicane season enlist.',
      ) as never,
  run: organised((run, flags) => {
    const { name, team, cpu } = flags;
    const season = run.season();
    const weekend = weekendNamed(season, flags.weekend);
    const left = flags.for === undefined ? whoLeft(season, name) : undefined;
    if (left !== undefined) {
      if (team !== undefined || cpu !== undefined) {
        throw wrongUse(`${left.name} comes back as before: leave out --team and --cpu.`);
      }
      const entry = { kind: 'returned', driver: left.id, weekend } as const;
      if (decided(run, entry, flags)) print(`${left.name} is back, from ${weekend} on.`);
      return;
    }
    const before = flags.for === undefined ? undefined : entrantNamed(season, flags.for);
    const entrant = joiningEntrant(season, weekend, { name, team, cpu, insteadOf: before?.id });
    const entry: Entry =
      before === undefined
        ? { kind: 'joined', entrant, weekend }
        : { kind: 'replaced', driver: before.id, by: entrant, weekend };
    if (!decided(run, entry, flags)) return;
    const seat = before === undefined ? '' : ` in the seat of ${before.name}`;
    print(`${entrant.name} drives${seat} from ${weekend} on.`);
  }),
};

function whoLeft({ facts }: Season, name: string): Entrant | undefined {
  const plain = plainName(name);
  return facts.roster.find(
    ({ entrant, until }) => until !== undefined && plainName(entrant.name) === plain,
  )?.entrant;
}
