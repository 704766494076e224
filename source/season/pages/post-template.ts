// The text that an organiser posts in a form of its own: a template with marks, each of which stands for a part.
import { didYouMean } from '../../rules/kit/nearest.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import { weekendsRaced } from '../standings/standings.ts';
import { calendarPage } from './calendar.ts';
import { driverName, type PageContext } from './context.ts';
import { pageMarkdown } from './layout/page-markdown.ts';
import type { PagePart, SeasonPage } from './page.ts';
import { postParts } from './post.ts';
import { paperPage } from './told/paper.ts';

const MARKS: Readonly<Record<string, (context: PageContext, since: number | undefined) => string>> =
  {
    season: ({ season }) => season.plan.name,
    weekends: ({ season }) => `${weekendsRaced(season)}/${season.plan.calendar.length}`,
    leader: context => leaderOf(context),
    results: (context, since) => markdown(postParts(context, since).results),
    drivers: context => markdown(postParts(context).drivers),
    teams: context => markdown(postParts(context).teams),
    next: context => markdown(postParts(context).next),
    paper: context => markdown(paperPage(context).parts.slice(0, 1)),
    calendar: context => markdown(calendarPage(context).parts),
  };

export const POST_MARKS: readonly string[] = Object.keys(MARKS);

/** A text with its marks filled in, or the first unknown mark, with its line counted from 1. */
export type FilledPost =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number; readonly mark: string; readonly hint: string };

const MARK = /\{\{([^{}\n]*)\}\}/g;

/**
 * Fills in the marks of a text: `{{season}}`, `{{standings}}` and so on, see `POST_MARKS`. `since` is the number of the
 * first weekend whose results are included, counted from 1; the last one raced unless given.
 */
export function filledPost(context: PageContext, template: string, since?: number): FilledPost {
  for (const [at, line] of template.split('\n').entries()) {
    for (const [, mark = ''] of line.matchAll(MARK)) {
      if (Object.hasOwn(MARKS, mark.trim())) continue;
      const hint = didYouMean(mark.trim(), POST_MARKS) || `. There are ${POST_MARKS.join(', ')}.`;
      return { ok: false, line: at + 1, mark: mark.trim(), hint };
    }
  }
  const text = template.replace(
    MARK,
    (_, mark: string) => MARKS[mark.trim()]?.(context, since) ?? '',
  );
  return { ok: true, text };
}

function markdown(parts: readonly PagePart[]): string {
  const page: SeasonPage = { title: '', parts };
  return pageMarkdown(page).slice(2).join('\n');
}

function leaderOf(context: PageContext): string {
  const { season } = context;
  const [first] = weekendsRaced(season) === 0 ? [] : standingsAfter(season).drivers;
  return first === undefined ? '' : driverName(context, first.driver);
}
