// chicane season next: settles the next thing that needs no person.
import type { Session } from '../../../session/session.ts';
import type { Command } from '../../command.ts';
import { print } from '../../printer.ts';
import { EXIT, Problem } from '../../problem.ts';
import { printClassification, raceTeller } from '../../race/text-race.ts';
import { settleNext } from '../drive-on.ts';
import { runOf, tellNotices } from '../run-named.ts';
import { seasonFlags } from '../season-flags.ts';
import type { SeasonFlags } from '../season-named.ts';
import { dueText } from './due-words.ts';
import { waitingText } from './waiting-text.ts';

interface NextFlags extends SeasonFlags {
  readonly watch: boolean;
}

export const nextCommand: Command<NextFlags> = {
  command: 'next [season]',
  describe: 'Settle the next thing that needs no person',
  build: yargs =>
    seasonFlags(yargs)
      .option('watch', {
        type: 'boolean',
        default: false,
        describe: 'Print what happens in a race, turn by turn',
      })
      .example('$0 season next', 'a trial, a draw, or a race of CPU drivers')
      .example('$0 season next Cup --watch', 'with every move of the race') as never,
  async run(args) {
    const run = runOf(args);
    try {
      if (run.due().length === 0) throw new Problem(`${run.season().plan.name} is over.`);
      const settled = await settleNext(run, { watched: args.watch ? watching() : undefined });
      if (settled !== undefined) {
        print(`${dueText(run.season(), settled)}: done.`);
        return EXIT.fine;
      }
      throw new Problem(waitingText(run));
    } finally {
      tellNotices(run);
      run.close();
    }
  },
};

// Called after every answer: the first time the race has begun, the last time it is over.
function watching(): (session: Session) => void {
  let tell: (() => void) | undefined;
  return session => {
    tell ??= raceTeller(session);
    tell();
    if (session.next().kind === 'over') printClassification(session);
  };
}
