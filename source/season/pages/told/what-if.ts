// What if: the standings under another table of points, or without a weekend, beside those that count.
import { POINTS_TABLES, pointsTable } from '../../plan/points-tables.ts';
import { type Season, weekendAt } from '../../season.ts';
import { type DriverLine, standings, weekendsRaced } from '../../standings/standings.ts';
import { type Wish, whatIf } from '../../what-if.ts';
import { driverCell, driverName, letterCell, type PageContext, trackName } from '../context.ts';
import { words as column, gainText } from '../figures.ts';
import { figuresOf, tableOf, wordsOf } from '../layout/table-of.ts';
import type { PageCell, PagePart, SeasonPage } from '../page.ts';
import { comingBackWords } from '../words/coming-back-words.ts';

/** What a page of it shows; the actual standings where neither is given. */
export interface WhatIfWish {
  readonly points?: string;
  /** Id of a weekend. */
  readonly without?: string;
}

/** Returns the standings as they would be, and doors to other assumptions. */
export function whatIfPage(context: PageContext, wish: WhatIfWish): SeasonPage {
  const { season, words } = context;
  const said = comingBackWords(words.language).whatIf;
  const then = imagined(season, wish);
  const now = standings(season).drivers;
  const placeNow = (driver: string) => now.find(line => line.driver === driver)?.place ?? 0;
  const moved = then.filter(({ driver, place }) => placeNow(driver) !== place).length;
  return {
    title: said.title(season.plan.name),
    aside: asideOf(context, wish),
    parts: [
      { kind: 'text', lines: [moved === 0 ? said.same : said.moved(moved)] },
      tableOf<DriverLine>(words.paddock.drivers, then, [
        figuresOf(words.heads.place, 0, ({ place }) => String(place)),
        wordsOf(words.heads.gain, 0, ({ driver, place }) => gainText(placeNow(driver) - place)),
        wordsOf(words.heads.car, 1, ({ driver }) => letterCell(context, driver)),
        wordsOf(words.heads.driver, 0, ({ driver }) => driverCell(context, driver)),
        figuresOf(said.imagined, 0, ({ points }) => words.points(points)),
        figuresOf(said.now, 0, ({ driver }) =>
          words.points(now.find(line => line.driver === driver)?.points ?? 0),
        ),
      ]),
      pointsPart(context, wish),
      weekendsPart(context, wish),
    ],
  };
}

function imagined(season: Season, { points, without }: WhatIfWish): readonly DriverLine[] {
  const cars = Math.max(...season.facts.weekends.map(carsMost), 1);
  const wish: Wish = {
    ...(points === undefined ? {} : { places: pointsTable(points, cars) }),
    ...(without === undefined ? {} : { without }),
  };
  return standings(whatIf(season, wish), weekendsRaced(season)).drivers;
}

function carsMost({ results }: Season['facts']['weekends'][number]): number {
  return Math.max(0, ...results.map(({ sheet }) => sheet.length));
}

function asideOf(context: PageContext, { points, without }: WhatIfWish): string {
  const { season, words } = context;
  const said = comingBackWords(words.language).whatIf;
  const weekend = season.plan.calendar.find(({ id }) => id === without);
  const parts = [
    ...(points === undefined ? [] : [said.points(points)]),
    ...(weekend === undefined ? [] : [said.without(trackName(context, weekend))]),
  ];
  return parts.length === 0 ? said.asIs : parts.join(', ');
}

// Each line changes one thing, and names who would lead then.
function linePart(
  context: PageContext,
  name: string,
  lines: readonly { readonly text: string; readonly wish: WhatIfWish; readonly isShown: boolean }[],
): PagePart {
  const { season, words } = context;
  const said = comingBackWords(words.language).whatIf;
  return {
    kind: 'table',
    name,
    columns: [column(name), column(said.leads)],
    rows: lines.map(({ text, wish, isShown }): readonly PageCell[] => {
      const [first] = imagined(season, wish);
      return [
        { text, ...(isShown ? {} : { door: { kind: 'whatIf', ...wish } as const }) },
        { text: first === undefined ? '' : driverName(context, first.driver) },
      ];
    }),
  };
}

function pointsPart(context: PageContext, { points, without }: WhatIfWish): PagePart {
  const said = comingBackWords(context.words.language).whatIf;
  const kept = without === undefined ? {} : { without };
  return linePart(context, said.tables, [
    { text: said.asIs, wish: kept, isShown: points === undefined },
    ...POINTS_TABLES.map(name => ({
      text: name,
      wish: { ...kept, points: name },
      isShown: name === points,
    })),
  ]);
}

function weekendsPart(context: PageContext, { points, without }: WhatIfWish): PagePart {
  const { season, words } = context;
  const said = comingBackWords(words.language).whatIf;
  const kept = points === undefined ? {} : { points };
  const raced = Array.from({ length: weekendsRaced(season) }, (_, index) =>
    weekendAt(season, index),
  );
  return linePart(context, said.weekends, [
    { text: said.asIs, wish: kept, isShown: without === undefined },
    ...raced.map(({ weekend }) => ({
      text: trackName(context, weekend),
      wish: { ...kept, without: weekend.id },
      isShown: weekend.id === without,
    })),
  ]);
}
