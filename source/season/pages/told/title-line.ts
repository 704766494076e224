// What is certain of the title, else the chances of those nearest to it.
import { type TitleOdds, titleOdds } from '../../odds/title-chances.ts';
import type { Season } from '../../season.ts';
import { standingsAfter } from '../../standings/known-standings.ts';
import { weekendsRaced } from '../../standings/standings.ts';
import { driverName, type PageContext, trackName } from '../context.ts';
import type { PagePart } from '../page.ts';
import { comingBackWords } from '../words/coming-back-words.ts';

/** Enough for whole percents that are wrong by two at most most of the time, in the time of a page turn. */
const PAGE_RUNS = 500;
const CHANCES_SHOWN = 4;

const known = new WeakMap<Season, { readonly odds: TitleOdds | undefined }>();

function oddsOf(season: Season): TitleOdds | undefined {
  const found = known.get(season) ?? { odds: titleOdds(season, PAGE_RUNS) };
  known.set(season, found);
  return found.odds;
}

/**
 * Returns the title in a few lines: who has it; else with which result somebody has it for certain, and the chances of the first
 * four. Nothing before the first race, and where the rest of the season is not known.
 */
export function titleLines(context: PageContext): readonly string[] {
  const { season, words } = context;
  const raced = weekendsRaced(season);
  const odds = raced === 0 ? undefined : oddsOf(season);
  if (odds === undefined) return [];
  const said = comingBackWords(words.language).title;
  const left = season.facts.closed === undefined ? season.plan.calendar.length - raced : 0;
  if (odds.champion !== undefined) {
    return [said.champion(driverName(context, odds.champion), left)];
  }
  return [...needLines(context, odds, raced), chanceLine(context, odds)];
}

function needLines(context: PageContext, { needs }: TitleOdds, next: number): readonly string[] {
  const { season, words } = context;
  const weekend = season.plan.calendar[next];
  if (weekend === undefined) return [];
  const said = comingBackWords(words.language).title;
  return standingsAfter(season)
    .drivers.slice(0, CHANCES_SHOWN)
    .flatMap(({ driver }) => {
      const place = needs.get(driver);
      return place === undefined
        ? []
        : [said.needs(driverName(context, driver), place, trackName(context, weekend))];
    });
}

function chanceLine(context: PageContext, { chances }: TitleOdds): string {
  const said = comingBackWords(context.words.language).title;
  const shown = chances
    .slice(0, CHANCES_SHOWN)
    .map(({ driver, chance }) => said.chance(driverName(context, driver), said.percent(chance)));
  const others = chances.length - shown.length;
  return [`${said.head} ${shown.join(', ')}.`, ...(others > 0 ? [said.others(others)] : [])].join(
    ' ',
  );
}

export function titlePart(context: PageContext): readonly PagePart[] {
  const lines = titleLines(context);
  return lines.length === 0 ? [] : [{ kind: 'text', lines }];
}
