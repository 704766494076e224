// chicane records: the best that the people at this machine have done.
import { allBooks } from '../../rules/games.ts';
import { realDisk, reasonOf } from '../../storage/disk.ts';
import { RECORD_KINDS } from '../../storage/records/kept-record.ts';
import { readRecords } from '../../storage/records/records-file.ts';
import { trackNames, tracksFolder } from '../../storage/tracks/track-library.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { recordTable } from '../../ui/screens/records/record-rows.ts';
import { EN_RECORDS } from '../../ui/words/record-words.ts';
import type { Command } from '../command.ts';
import { print, printJson, table, tellPerson } from '../printer.ts';
import { EXIT, Problem } from '../problem.ts';
import { savesFolderFor } from '../saves/saves-folder-for.ts';
import { playerRecords } from '../screen/player-records.ts';
import { openPreferences } from '../screen/settings.ts';

interface RecordsFlags {
  readonly saves: string | undefined;
  readonly track: string | undefined;
  readonly rules: string | undefined;
  readonly kind: string | undefined;
  readonly json: boolean;
}

const ID_CELLS = 60;

export const records: Command<RecordsFlags> = {
  command: 'records',
  describe: 'List the best laps and races of the people at this machine',
  build: yargs =>
    yargs
      .option('saves', { type: 'string', describe: 'Saves folder' })
      .option('track', { type: 'string', describe: 'Only those of this circuit' })
      .option('rules', {
        type: 'string',
        choices: allBooks().map(({ id }) => id),
        describe: 'Only those by this rule book',
      })
      .option('kind', {
        type: 'string',
        choices: RECORD_KINDS,
        describe: 'Only those of this kind',
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .requiresArg(['saves', 'track', 'rules', 'kind'])
      .example('$0 records', 'every record')
      .example('$0 records --rules masters-2005 --kind race', 'the races by one book')
      .example('$0 records --track monza --json', 'those of Monza, with the course of each lap'),
  run({ saves: flag, track, rules, kind, json }) {
    const preferences = openPreferences().get;
    const saves = savesFolderFor(flag, preferences().saves);
    tellUnread(saves);
    const names = trackNames(tracksFolder());
    if (track !== undefined && names[track] === undefined) {
      throw new Problem(
        `There is no circuit "${safeText(track, ID_CELLS)}"; \`chicane tracks list\` lists them with their ids.`,
      );
    }
    const all = playerRecords({ preferences, saves }).all();
    const isWanted = (wish: string | undefined, value: string) =>
      wish === undefined || wish === value;
    const wanted = all.filter(
      one => isWanted(track, one.track) && isWanted(rules, one.book) && isWanted(kind, one.kind),
    );
    if (json) printJson(wanted);
    else if (wanted.length === 0) print(EN_RECORDS.none);
    else printTable(recordTable(wanted, names, EN_RECORDS));
    return EXIT.fine;
  },
};

function tellUnread(saves: string): void {
  const unread = unreadIn(saves);
  if (unread === 0) return;
  const lines = unread === 1 ? 'One line' : `${unread} lines`;
  tellPerson(`${lines} of records.jsonl cannot be read; the records in them do not count.`);
}

function unreadIn(saves: string): number {
  try {
    return readRecords(saves, realDisk).unread;
  } catch (error) {
    throw new Problem(`The records cannot be read: ${reasonOf(error)}.`);
  }
}

function printTable(rows: ReturnType<typeof recordTable>): void {
  const cells = [EN_RECORDS.columns, ...rows].map(row => [
    row.track,
    row.kind,
    row.plays,
    row.time,
    row.driver,
    row.date,
    row.book,
  ]);
  for (const line of table(cells)) print(line);
}
