// Two drivers against each other.

import { lifeAgainst } from '../../almanac/lives.ts';
import { type DriverFigures, driverFigures, headToHead } from '../../figures/driver-figures.ts';
import { isOwn, weekendCells } from '../../standings/points.ts';
import { weekendsRaced } from '../../standings/standings.ts';
import { driverCell, driverName, type PageContext, weekendCell } from '../context.ts';
import { words as column, figures, resultText, signed } from '../figures.ts';
import type { PageCell, PagePart, SeasonPage } from '../page.ts';
import { comingBackWords } from '../words/coming-back-words.ts';

/**
 * Returns the page of two drivers.
 * @throws RangeError for somebody who is not in the season
 */
export function headToHeadPage(context: PageContext, driver: string, other: string): SeasonPage {
  const { season, words } = context;
  const said = comingBackWords(words.language).headToHead;
  const names = [driver, other].map(id => driverName(context, id));
  const [one = '', two = ''] = names;
  const { ahead, behind } = headToHead(season, driver, other);
  const past = context.almanac === undefined ? undefined : lifeAgainst(context.almanac, one, two);
  return {
    title: said.title(one, two),
    parts: [
      {
        kind: 'text',
        lines: [
          ahead + behind === 0 ? said.never : said.record(one, ahead, two, behind),
          ...(past === undefined || past.ahead + past.behind === 0
            ? []
            : [said.career(one, past.ahead, two, past.behind)]),
        ],
      },
      figuresPart(context, [driver, other]),
      weekendsPart(context, driver, other),
    ],
  };
}

function figuresPart(context: PageContext, drivers: readonly string[]): PagePart {
  const { season, words } = context;
  const { heads, driver: said } = words;
  const average = comingBackWords(words.language).headToHead.average;
  const own = drivers.map(driver => driverFigures(season, driver));
  const rows: readonly (readonly [string, (figures: DriverFigures) => string])[] = [
    [heads.points, one => words.points(one.points)],
    [heads.starts, one => String(one.starts)],
    [heads.wins, one => String(one.wins)],
    [said.podiums, one => String(one.podiums)],
    [said.poles, one => String(one.poles)],
    [said.fastestLaps, one => String(one.fastestLaps)],
    [said.retirements, one => String(one.retirements)],
    [heads.passes, one => String(one.overtakes)],
    [heads.led, one => String(one.led)],
    [heads.luck, one => (one.luck === undefined ? '' : signed(one.luck.spaces))],
    [average, one => meanText(one.results, words.points)],
  ];
  return {
    kind: 'table',
    name: comingBackWords(words.language).headToHead.figures,
    columns: [column(''), ...drivers.map(driver => figures(driverName(context, driver)))],
    rows: rows.map(([head, told]) => [{ text: head }, ...own.map(one => ({ text: told(one) }))]),
  };
}

/** Returns the mean of some places to a tenth; empty without one. */
export function meanText(values: readonly number[], told: (value: number) => string): string {
  if (values.length === 0) return '';
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return told(Math.round(mean * 10) / 10);
}

function weekendsPart(context: PageContext, driver: string, other: string): PagePart {
  const { season, words } = context;
  const said = comingBackWords(words.language).headToHead;
  const rows = Array.from({ length: weekendsRaced(season) }, (_, index): readonly PageCell[] => {
    const cells = weekendCells(season, index);
    const pair = [cells.get(driver), cells.get(other)];
    const [own, theirs] = pair;
    const isMeeting =
      own?.table === theirs?.table && pair.every(one => one?.place !== undefined && isOwn(one));
    const first = (own?.place ?? 0) < (theirs?.place ?? 0) ? driver : other;
    return [
      weekendCell(context, index),
      ...pair.map(cell => ({ text: cell === undefined ? '' : resultText(cell, words) })),
      isMeeting ? driverCell(context, first) : { text: '' },
    ];
  });
  return {
    kind: 'table',
    name: said.weekends,
    columns: [
      column(words.heads.weekend),
      figures(driverName(context, driver)),
      figures(driverName(context, other)),
      column(said.ahead, 1),
    ],
    rows,
  };
}
