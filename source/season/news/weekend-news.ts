// The news of a season after each weekend: at most twelve facts, no kind twice, nor after two successive weekends.
import type { Season } from '../season.ts';
import { weekendsRaced } from '../standings/standings.ts';
import { paperView } from './finds.ts';
import { NEWS_WEIGHTS, type News } from './news.ts';
import { raceNews } from './race-news.ts';
import { runNews } from './run-news.ts';
import { tableNews } from './table-news.ts';

const NEWS_MOST = 12;

/** Cached by the season itself, which never changes. */
const printed = new WeakMap<Season, readonly (readonly News[])[]>();

/**
 * Returns the news after the first `after` weekends, in the order in which it is presented; empty before the first race, and
 * for a weekend without a result.
 */
export function paperAfter(season: Season, after = weekendsRaced(season)): readonly News[] {
  const papers = printed.get(season) ?? papersOf(season);
  printed.set(season, papers);
  return papers[after - 1] ?? [];
}

function papersOf(season: Season): readonly (readonly News[])[] {
  const papers: (readonly News[])[] = [];
  for (let index = 0; index < weekendsRaced(season); index++) {
    papers.push(paperOf(season, index, papers.at(-1) ?? []));
  }
  return papers;
}

function paperOf(season: Season, index: number, last: readonly News[]): readonly News[] {
  const view = paperView(season, index);
  if (view.results.length === 0) return [];
  const news = [...raceNews(view), ...runNews(view), ...tableNews(view)];
  const fresh = news.filter(({ kind }) => !last.some(old => old.kind === kind));
  const byKind = [...Map.groupBy(fresh, ({ kind }) => kind).values()].flatMap(([first]) =>
    first === undefined ? [] : [first],
  );
  const kept = byKind
    .toSorted((one, other) => NEWS_WEIGHTS[other.kind] - NEWS_WEIGHTS[one.kind])
    .slice(0, NEWS_MOST);
  return byKind.filter(one => kept.includes(one));
}
