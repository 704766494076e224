// chicane season …: seasons, tournaments and their files.
import type { AddCommand, CommandGroup } from '../command.ts';
import { archiveCommand } from './archive.ts';
import { nextCommand } from './calendar/next.ts';
import { checkCommand, exportCommand, importCommand, schemaCommand } from './keep.ts';
import { listCommand } from './list.ts';
import { newCommand } from './new.ts';
import { openCommand } from './open.ts';
import { absentCommand, withdrawCommand } from './organise/absent.ts';
import { buildCommand } from './organise/build.ts';
import { closeCommand } from './organise/close.ts';
import { drawCommand } from './organise/draw.ts';
import { enlistCommand } from './organise/enlist.ts';
import { gridCommand } from './organise/grid.ts';
import { joinCommand } from './organise/join.ts';
import { rulingCommand } from './organise/ruling.ts';
import { sheetCommand } from './organise/sheet.ts';
import {
  calendarCommand,
  chartCommand,
  entrantsCommand,
  paperCommand,
  rulingsCommand,
  seasonReport,
  stateCommand,
} from './pages/pages.ts';
import { standingsCommand } from './pages/standings.ts';
import { postCommand } from './post.ts';
import { resumeInSeason } from './resume.ts';
import { SEASON_GROUP } from './season-group.ts';
import { simulateCommand } from './simulation/simulate.ts';

export const season: CommandGroup = {
  ...SEASON_GROUP,
  addMembers(add: AddCommand): void {
    add(listCommand);
    add(newCommand);
    add(openCommand);
    add(resumeInSeason);
    add(nextCommand);
    add(simulateCommand);
    add(standingsCommand);
    add(stateCommand);
    add(seasonReport);
    add(postCommand);
    add(chartCommand);
    add(paperCommand);
    add(calendarCommand);
    add(entrantsCommand);
    add(rulingsCommand);
    add(drawCommand);
    add(gridCommand);
    add(sheetCommand);
    add(absentCommand);
    add(joinCommand);
    add(enlistCommand);
    add(withdrawCommand);
    add(buildCommand);
    add(rulingCommand);
    add(closeCommand);
    add(archiveCommand);
    add(checkCommand);
    add(exportCommand);
    add(importCommand);
    add(schemaCommand);
  },
};
