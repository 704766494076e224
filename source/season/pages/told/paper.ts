// The news of a season as a page, and as a part of the season home.
import { stories } from '../../../replay/stories.ts';
import { bookAt } from '../../figures/result-sheet.ts';
import type { NewsTeller } from '../../news/news-teller.ts';
import { newsText } from '../../news/news-text.ts';
import { paperAfter } from '../../news/weekend-news.ts';
import { weekendAt } from '../../season.ts';
import { weekendsRaced } from '../../standings/standings.ts';
import { contextAt, driverName, type PageContext, teamCell, trackName } from '../context.ts';
import type { PageCell, PagePart, SeasonPage } from '../page.ts';
import { comingBackWords } from '../words/coming-back-words.ts';

/** Returns the sentences of the news after the first `after` weekends, at most twelve. */
function paperSentences(context: PageContext, after: number): readonly string[] {
  const { season, words } = context;
  const teller = after === 0 ? undefined : newsTeller(context, after - 1);
  if (teller === undefined) return [];
  return paperAfter(season, after).map(news => newsText(news, words.language, teller));
}

function newsTeller(context: PageContext, index: number): NewsTeller {
  const { season, words } = context;
  const { calendar } = season.plan;
  const next = calendar[index + 1];
  const book = bookAt(season, index);
  const { plays, round } = stories.of(book).sheetWords(words.language, book.id);
  return {
    driver: id => driverName(contextAt(context, index), id),
    team: id => teamCell(context, id).text,
    circuit: trackName(context, weekendAt(season, index).weekend),
    next: next === undefined ? '' : trackName(context, next),
    points: words.points,
    plays,
    round,
  };
}

/** Returns the first sentences of the latest news, for the season home; nothing before the first race. */
export function paperPart(context: PageContext, most: number): readonly PagePart[] {
  const { season, words } = context;
  const after = weekendsRaced(season);
  const lines = paperSentences(context, after).slice(0, most);
  if (lines.length === 0) return [];
  const said = comingBackWords(words.language).paper;
  const { weekend } = weekendAt(season, after - 1);
  return [{ kind: 'text', lines: [said.head(trackName(context, weekend)), lines.join(' ')] }];
}

/** Returns the page of the news after the first `after` weekends of the calendar, all that were raced unless given. */
export function paperPage(context: PageContext, after = weekendsRaced(context.season)): SeasonPage {
  const { season, words } = context;
  const said = comingBackWords(words.language).paper;
  const lines = paperSentences(context, after);
  const weekend = after === 0 ? undefined : weekendAt(season, after - 1).weekend;
  return {
    title: said.title(season.plan.name),
    aside: weekend === undefined ? '' : said.after(trackName(context, weekend)),
    parts: [
      { kind: 'text', lines: lines.length === 0 ? [said.nothing] : lines },
      ...earlierPart(context, after),
    ],
  };
}

function earlierPart(context: PageContext, shown: number): readonly PagePart[] {
  const { season, words } = context;
  const said = comingBackWords(words.language).paper;
  const raced = weekendsRaced(season);
  const rows = season.plan.calendar.slice(0, raced).map((weekend, index): readonly PageCell[] => [
    {
      text: trackName(context, weekend),
      ...(index + 1 === shown ? {} : { door: { kind: 'paper', after: index + 1 } as const }),
    },
  ]);
  if (rows.length < 2) return [];
  return [
    {
      kind: 'table',
      name: said.others,
      columns: [{ head: said.others, align: 'left', rank: 0 }],
      rows,
    },
  ];
}
