// chicane season …: seasons, tournaments and their files.
import type { AddCommand, CommandGroup } from '../command.ts';
import { checkCommand, exportCommand, importCommand, schemaCommand } from './keep.ts';
import { listCommand } from './list.ts';
import { newCommand } from './new.ts';
import { nextCommand, simulateCommand } from './next.ts';
import { openCommand } from './open.ts';
import {
  absentCommand,
  closeCommand,
  drawCommand,
  joinCommand,
  rulingCommand,
  sheetCommand,
  withdrawCommand,
} from './organise.ts';
import {
  calendarCommand,
  entrantsCommand,
  rulingsCommand,
  seasonReport,
  standingsCommand,
  stateCommand,
} from './pages.ts';

/** `chicane season …` */
export const season: CommandGroup = {
  command: 'season',
  describe: 'Championships and tournaments: start, drive, tell and check them',
  addMembers(add: AddCommand): void {
    add(listCommand);
    add(newCommand);
    add(openCommand);
    add(nextCommand);
    add(simulateCommand);
    add(standingsCommand);
    add(stateCommand);
    add(seasonReport);
    add(calendarCommand);
    add(entrantsCommand);
    add(rulingsCommand);
    add(drawCommand);
    add(sheetCommand);
    add(absentCommand);
    add(joinCommand);
    add(withdrawCommand);
    add(rulingCommand);
    add(closeCommand);
    add(checkCommand);
    add(exportCommand);
    add(importCommand);
    add(schemaCommand);
  },
};
