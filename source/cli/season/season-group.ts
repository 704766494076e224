// The word under which the commands of seasons stand.
import type { CommandGroup } from '../command.ts';

export const SEASON_GROUP: Omit<CommandGroup, 'addMembers'> = {
  command: 'season',
  describe: 'Championships and tournaments: start, drive, report and check them',
};
