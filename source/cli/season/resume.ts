// chicane season resume: continues a season where it waits, without a stop in the season home.
import type { Argv } from 'yargs';
import { plainName } from '../../season/plan/ids.ts';
import { due } from '../../season/to-do.ts';
import type { SeasonStore } from '../../storage/seasons/season-store.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import type { SeasonStart } from '../../ui/season-services.ts';
import type { Command } from '../command.ts';
import { tellPerson } from '../printer.ts';
import { Problem, wrongUse } from '../problem.ts';
import { type ScreenFlags, screenIsThere, seasonPlainly, showScreen } from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { type Waiting, waitingIn } from './calendar/waiting.ts';
import { entrantNamed } from './people.ts';
import { seasonFlags } from './season-flags.ts';
import { type SeasonFlags, storeOf } from './season-named.ts';

interface ResumeFlags extends ScreenFlags, SeasonFlags {
  readonly saves: string | undefined;
  readonly as: string | undefined;
}

const NAME_CELLS = 40;

export const resumeInSeason: Command<ResumeFlags> = {
  command: 'resume [season]',
  describe: 'Continue a season where it waits: at its trials, or at a table',
  build: yargs =>
    (seasonFlags(screenFlags(yargs)) as Argv<ScreenFlags & SeasonFlags>)
      .option('as', { type: 'string', describe: 'Continue only with what waits for this driver' })
      .requiresArg('as')
      .example('$0 season resume', 'the next trial or race')
      .example('$0 season resume Cup --as Ada', 'what waits for Ada') as never,
  async run(args) {
    const store = storeOf(args);
    const at = args.as === undefined ? nextOf(store) : nextFor(store, args.as);
    const { folder } = store;
    store.close();
    const opening = { paddock: folder, ...(at === undefined ? {} : { at }) };
    return screenIsThere(args) ? showScreen(args, () => opening) : seasonPlainly(args, opening);
  },
};

// What the organiser must decide, and the end of the season, are shown in the season home.
function nextOf(store: SeasonStore): SeasonStart | undefined {
  const open = due(store.season());
  if (open.some(({ kind }) => kind === 'trial')) return { kind: 'trials' };
  const race = open.find(({ kind }) => kind === 'race');
  return race?.kind === 'race'
    ? { kind: 'race', at: { weekend: race.weekend, table: race.table } }
    : undefined;
}

function nextFor(store: SeasonStore, name: string): SeasonStart | undefined {
  const season = store.season();
  const person = entrantNamed(season, name);
  if (person.cpu !== undefined) {
    throw wrongUse(`${person.name} is a CPU driver, for whom nothing waits.`);
  }
  const [first, ...others] = waitingIn(store, plainName(person.name)).toSorted(
    (one, other) => Number(other.isTurn) - Number(one.isTurn),
  );
  if (first === undefined) {
    const called = safeText(person.name, NAME_CELLS);
    throw new Problem(
      `Nothing waits for ${called} in ${season.plan.name}. chicane season state prints how it stands.`,
    );
  }
  const more = others.length === 0 ? '' : ` ${others.length} more after it.`;
  tellPerson(`${first.text}.${more}`);
  return actOf(first);
}

function actOf({ kind, weekend, table, driver }: Waiting): SeasonStart | undefined {
  if (kind === 'trial') return { kind: 'trials', only: driver };
  return table === undefined ? undefined : { kind: 'race', at: { weekend, table } };
}
