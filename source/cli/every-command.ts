// All commands of the program.
import type yargs from 'yargs';
import {
  addCommand,
  addGroup,
  type Call,
  type Command,
  type CommandGroup,
  memberNames,
  nameOf,
} from './command.ts';
import { completion } from './completion/completion.ts';
import { day } from './day/day.ts';
import { doctor } from './doctor/doctor.ts';
import { drive } from './race/drive.ts';
import { qualify } from './race/qualify.ts';
import { race } from './race/race.ts';
import { records } from './records/records.ts';
import { replay } from './replay/replay.ts';
import { report } from './report/report.ts';
import { rules } from './rules.ts';
import { resume } from './saves/resume.ts';
import { saves } from './saves/saves.ts';
import { school } from './screen/school.ts';
import { title } from './screen/title.ts';
import { almanacCommand } from './season/pages/almanac.ts';
import { play } from './season/play.ts';
import { season } from './season/season.ts';
import { simulate } from './simulate.ts';
import { tracks } from './tracks/tracks.ts';
import type { CommandNames } from './wrong-words.ts';

export function addEveryCommand(parser: ReturnType<typeof yargs>, call: Call): CommandNames {
  const names = new Map<string, readonly string[]>();
  const add = <Args>(command: Command<Args>) => {
    addCommand(parser, command, call);
    names.set(nameOf(command), []);
  };
  const addAllOf = (group: CommandGroup) => {
    addGroup(parser, group, call);
    names.set(group.command, memberNames(group));
  };
  addCommand(parser, title, call);
  add(race);
  add(qualify);
  add(school);
  add(resume);
  add(replay);
  addAllOf(tracks);
  addAllOf(saves);
  addAllOf(season);
  add(almanacCommand);
  add(play);
  add(report);
  add(records);
  add(day);
  add(rules);
  add(simulate);
  add(drive);
  add(doctor);
  add(completion);
  return names;
}
