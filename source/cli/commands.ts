// Which commands a command line needs: loading all of them takes most of the time of a start.
import type yargs from 'yargs';
import { type AddCommand, addGroup, type Call, memberNames } from './command.ts';
import { SEASON_GROUP } from './season/season-group.ts';
import type { CommandNames } from './wrong-words.ts';

/** Members of `season` that are loaded alone, because they are asked for most often and have little to do. */
const ALONE: Readonly<Record<string, () => Promise<(add: AddCommand) => void>>> = {
  standings: async () => {
    const { standingsCommand } = await import('./season/pages/standings.ts');
    return add => add(standingsCommand);
  },
  open: async () => {
    const { openCommand } = await import('./season/open.ts');
    return add => add(openCommand);
  },
};

/** Adds the commands that a command line may need, and returns their names. */
export async function addCommandsFor(
  parser: ReturnType<typeof yargs>,
  call: Call,
): Promise<CommandNames> {
  const [group, member = ''] = call.words;
  const load =
    group === SEASON_GROUP.command && Object.hasOwn(ALONE, member) ? ALONE[member] : undefined;
  if (load === undefined) {
    const { addEveryCommand } = await import('./every-command.ts');
    return addEveryCommand(parser, call);
  }
  const season = { ...SEASON_GROUP, addMembers: await load() };
  addGroup(parser, season, call);
  return new Map([[season.command, memberNames(season)]]);
}
