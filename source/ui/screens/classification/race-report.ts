// The report on a race as the screen and the commands make it.
import type { Weighed } from '../../../drivers/review.ts';
import {
  type BigMoment,
  momentHeading,
  momentSentence,
} from '../../../season/pages/of-race/big-moment.ts';
import { PLAIN_MARKS, pageTeller } from '../../../season/pages/of-race/page-teller.ts';
import {
  type Reported,
  type ReportPart,
  reportMarkdown,
} from '../../../season/pages/of-race/report-page.ts';
import type { RaceSheet } from '../../../season/sheet/race-sheet.ts';
import type { Account } from '../../../season/story/accounts.ts';
import type { RaceTable } from '../../messages.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
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
  readonly accounts: readonly Account[];
  readonly words: Words;
}

/** Returns the decisions whose choices have a name; the points of a car that are laid out on a page of their own have none. */
export function namedDecisions(
  table: RaceTable,
  decisions: readonly Weighed[],
  words: Words,
): readonly Weighed[] {
  const { nameOf: nameIn } = panelsOf({ table });
  return decisions.filter(one => [one.choice, one.best].every(each => nameIn(each, words) !== ''));
}

/** Returns the contents of a report on a race; its pictures use ASCII only. */
export function reportedRace({ table, sheet, moment, accounts, words }: RaceReport): Reported {
  const { book, board, setup, letters, drivers } = table;
  const teller = pageTeller({
    book,
    language: words.race.language,
    names: drivers.map((_, seat) => nameOf(table, seat)),
    letters,
    marks: PLAIN_MARKS,
    choice: choice => panelsOf({ table }).nameOf(choice, words),
    level: level => words.levels[level] ?? level,
  });
  const look = { glyphs: glyphsFor(true), words };
  return {
    title: [board.name, book.name, ...seedsTold(words, setup.seed)].join(', '),
    sheet,
    teller,
    accounts,
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

/** @param further what follows the rest, such as an analysis */
export function raceMarkdown(report: RaceReport, further: readonly ReportPart[] = []): string {
  return reportMarkdown({ ...reportedRace(report), further });
}
