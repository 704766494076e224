// The page of a driver: its season in figures, whom it met, and what is remembered of it.

import {
  type DrivenRace,
  type DriverFigures,
  driverFigures,
} from '../../figures/driver-figures.ts';
import { resultSheet } from '../../figures/result-sheet.ts';
import { weekendAt } from '../../season.ts';
import { standingsAfter } from '../../standings/known-standings.ts';
import { resultsOf } from '../../standings/results.ts';
import { storyWords } from '../../story/story-words.ts';
import {
  driverCell,
  driverName,
  entrantOf,
  letterOf,
  type PageContext,
  teamCellOf,
  weekendCell,
} from '../context.ts';
import { drivenBy } from '../entrants.ts';
import { words as column, figures, resultText, signed } from '../figures.ts';
import { figuresOf, tableOf, wordsOf } from '../layout/table-of.ts';
import type { PageCell, PagePart, SeasonPage } from '../page.ts';
import { raceTeller, remembered } from '../told/ceremony.ts';
import { comingBackWords } from '../words/coming-back-words.ts';
import { drivingSentences } from './driving.ts';
import { summaryPart } from './summary.ts';

const RIVALS_MOST = 6;
const LAST_RACES = 3;

export function driverPage(context: PageContext, id: string): SeasonPage {
  const { season, words } = context;
  const letter = letterOf(context, id);
  const name = driverName(context, id);
  const head = {
    title: [letter, name].filter(text => text !== '').join('  '),
    aside: [teamCellOf(context, id).text, drivenBy(context, id)]
      .filter(text => text !== '')
      .join(', '),
  };
  const isKnown = standingsAfter(season).drivers.some(({ driver }) => driver === id);
  const said = comingBackWords(words.language).driver;
  if (!isKnown) return { ...head, parts: [{ kind: 'text', lines: [said.notRaced] }] };
  const own = driverFigures(season, id);
  return {
    ...head,
    parts: [
      summaryPart(context, own),
      { kind: 'text', lines: drivingSentences(context, own) },
      ...lastRacesPart(context, own),
      resultsPart(context, own),
      ...rivalsPart(context, own),
      ...distributionPart(context, own),
    ],
  };
}

function lastRacesPart(
  context: PageContext,
  { races, driver }: DriverFigures,
): readonly PagePart[] {
  const { words } = context;
  const said = comingBackWords(words.language).driver;
  const last = races.slice(-LAST_RACES).toReversed();
  const rows = last.map(race => ({ race, text: rememberedOf(context, race, driver) }));
  if (rows.every(({ text }) => text === '')) return [];
  return [
    tableOf(said.lastRaces, rows, [
      wordsOf(said.lastRaces, 0, ({ race }) => weekendCell(context, race.weekend)),
      wordsOf(said.remembered, 0, ({ text }) => text),
    ]),
  ];
}

// Returns how the driver dropped out, or what it will be remembered for.
function rememberedOf(context: PageContext, race: DrivenRace, driver: string): string {
  const { season, words } = context;
  const result = resultsOf(season, race.weekend).find(({ table }) => table === race.table);
  const sheet = result === undefined ? undefined : resultSheet(result);
  const row = result?.sheet.find(one => one.driver === driver);
  if (result === undefined || sheet === undefined || row === undefined) return '';
  const { out } = sheet.lines[result.sheet.indexOf(row)] ?? {};
  return out === undefined
    ? remembered(context, race.weekend, result)(row)
    : storyWords(words.language).out(out, raceTeller(context, race.weekend, result));
}

function resultsPart(context: PageContext, { races }: DriverFigures): PagePart {
  const { season, words } = context;
  const { heads } = words;
  const said = comingBackWords(words.language).driver;
  return tableOf<DrivenRace>(words.driver.results, races, [
    wordsOf(heads.weekend, 0, ({ weekend }) => weekendCell(context, weekend)),
    figuresOf(heads.grid, 0, ({ cell }) => (cell.grid === undefined ? '' : String(cell.grid))),
    figuresOf(said.result, 0, ({ cell, weekend, table }) => ({
      text: resultText(cell, words),
      door: { kind: 'race', weekend: weekendAt(season, weekend).weekend.id, table },
    })),
    figuresOf(heads.points, 0, ({ cell }) => words.points(cell.points)),
    figuresOf(heads.luck, 2, ({ row }) => (row.luck === undefined ? '' : signed(row.luck))),
    figuresOf(heads.fastest, 1, ({ row }) =>
      row.fastestLap === undefined ? '' : String(row.fastestLap),
    ),
  ]);
}

function rivalsPart(context: PageContext, own: DriverFigures): readonly PagePart[] {
  const { words } = context;
  const said = comingBackWords(words.language).driver;
  const team = entrantOf(context, own.driver)?.team;
  const rivals = own.rivals.slice(0, RIVALS_MOST);
  if (rivals.length === 0) return [];
  return [
    tableOf(said.rivals, rivals, [
      wordsOf(said.rivals, 0, ({ other }) => driverCell(context, other)),
      figuresOf(said.recordHead, 0, ({ other, ahead, behind }) => ({
        text: said.record(ahead, behind),
        door: { kind: 'headToHead', driver: own.driver, other },
      })),
      wordsOf('', 1, ({ other }) =>
        team !== undefined && entrantOf(context, other)?.team === team ? said.mate : '',
      ),
    ]),
  ];
}

function distributionPart(context: PageContext, own: DriverFigures): readonly PagePart[] {
  const { words } = context;
  const said = comingBackWords(words.language).driver;
  const last = Math.max(0, ...own.grids, ...own.results);
  if (last === 0) return [];
  const bar = (places: readonly number[], place: number): PageCell => ({
    text: '■'.repeat(places.filter(one => one === place).length),
  });
  return [
    {
      kind: 'table',
      name: said.distribution,
      columns: [figures(said.place), column(words.heads.grid), column(said.result)],
      rows: Array.from({ length: last }, (_, at) => [
        { text: String(at + 1) },
        bar(own.grids, at + 1),
        bar(own.results, at + 1),
      ]),
    },
  ];
}
