// The report on a race as the screen and the commands make it.
import {
  type BigMoment,
  momentHeading,
  momentSentence,
} from '../../../season/pages/of-race/big-moment.ts';
import { PLAIN_MARKS, pageTeller } from '../../../season/pages/of-race/page-teller.ts';
import { type Reported, reportMarkdown } from '../../../season/pages/of-race/report-page.ts';
import type { RaceSheet } from '../../../season/sheet/race-sheet.ts';
import type { RaceTable } from '../../messages.ts';
import { seedsTold } from '../../seed-told.ts';
import { glyphsFor } from '../../theme/glyphs.ts';
import type { Words } from '../../words/words.ts';
import { nameOf } from '../race/race-model.ts';
import { momentPicture } from './moment-rows.ts';

const ROAD_COLUMNS = 80;

export interface RaceReport {
  readonly table: RaceTable;
  readonly sheet: RaceSheet;
  readonly moment: BigMoment | undefined;
  readonly words: Words;
}

/** Returns the contents of a report on a race; its pictures use ASCII only. */
export function reportedRace({ table, sheet, moment, words }: RaceReport): Reported {
  const { book, board, setup, letters, drivers } = table;
  const teller = pageTeller({
    book,
    language: words.race.language,
    names: drivers.map((_, seat) => nameOf(table, seat)),
    letters,
    marks: PLAIN_MARKS,
  });
  const look = { glyphs: glyphsFor(true), words };
  return {
    title: [board.name, book.name, ...seedsTold(words, setup.seed)].join(', '),
    sheet,
    teller,
    moment: moment && {
      heading: momentHeading(moment, teller),
      sentence: momentSentence(moment, teller),
      picture: momentPicture(moment, table, look, ROAD_COLUMNS).map(row =>
        row.map(({ text }) => text).join(''),
      ),
    },
  };
}

/** Returns the name of the file of a report: that of the save, else the circuit and the seed. */
export function reportName({ file, board, setup }: RaceTable): string {
  const [, saved] = /([^/\\]+)\.json$/.exec(file) ?? [];
  return `${saved ?? `${board.id}-${setup.seed}`}.md`;
}

export function raceMarkdown(report: RaceReport): string {
  return reportMarkdown(reportedRace(report));
}
