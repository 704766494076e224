// The page of a weekend: its timed trials, its draw, its sky and its tables.
import { lapTime } from '../../replay/lap-time.ts';
import { stories } from '../../replay/stories.ts';
import { drawByRule, tablesOf } from '../draw.ts';
import { entered } from '../field.ts';
import { bookAt } from '../figures/result-sheet.ts';
import { gridOfTable } from '../grid.ts';
import { weekendTerms } from '../plan/plan.ts';
import { weekendAt, weekendIndex } from '../season.ts';
import { resultsOf } from '../standings/results.ts';
import { currentWeekend, due, rollForAll } from '../to-do.ts';
import { type RankedTrial, trialRanking } from '../trial-ranking.ts';
import { trialsDue, trialWeather, weekendTrials } from '../trials.ts';
import {
  contextAt,
  driverCell,
  driverName,
  entrantOf,
  letterCell,
  type PageContext,
  teamCellOf,
  trackName,
} from './context.ts';
import { words as column, figures } from './figures.ts';
import type { PageCell, PagePart, SeasonPage } from './page.ts';
import { tableText } from './season-home.ts';
import { placeCell } from './standings.ts';
import { momentLine } from './told/table-moment.ts';

/**
 * Returns the page of a weekend.
 * @throws NotDue for a weekend that the calendar does not have
 */
export function weekendPage(told: PageContext, id: string): SeasonPage {
  const index = weekendIndex(told.season, id);
  const context = contextAt(told, index);
  const { season, words } = context;
  const { weekend } = weekendAt(season, index);
  const circuit = trackName(context, weekend);
  const trials = trialsPart(context, index);
  return {
    title: words.weekend.title(season.plan.name, circuit),
    aside: words.weekendOf(index + 1, season.plan.calendar.length, circuit),
    parts: [
      { kind: 'text', lines: factLines(context, index) },
      ...(trials === undefined ? [] : [trials]),
      ...lotPart(context, index),
      tablesPart(context, index),
      ...momentParts(context, index),
      { kind: 'text', lines: [...outLines(context, index), ...drawLines(context, index)] },
    ],
  };
}

function factLines(context: PageContext, index: number): readonly string[] {
  const { season, words } = context;
  const { weekend, known } = weekendAt(season, index);
  const { grid } = weekendTerms(season.plan, weekend);
  const trials = weekendTrials(season, index);
  const skies =
    trials === undefined
      ? []
      : Array.from({ length: trials.qualifying.sessions }, (_, session) => {
          const { sky, roll } = trialWeather(trials, session);
          return roll > 0 ? [words.weekend.session(session + 1, words.weekend.sky(sky, roll))] : [];
        }).flat();
  const absent = known.absences.map(({ driver, standIn }) => {
    const name = driverName(context, driver);
    return standIn === undefined ? name : words.weekend.standIn(name, standIn);
  });
  return [
    [words.weekend.gridBy(words.weekend.grids[grid]), ...skies].join(' '),
    ...(absent.length === 0 ? [] : [words.weekend.absent(words.list(absent))]),
  ];
}

function trialsPart(context: PageContext, index: number): PagePart | undefined {
  const { season, words } = context;
  const trials = weekendTrials(season, index);
  if (trials === undefined) return undefined;
  const ranking = trialRanking(season, index);
  const left = trials.drivers.filter(id => !ranking.some(({ driver }) => driver === id));
  const { heads } = words;
  const many = trials.qualifying.sessions > 1;
  return {
    kind: 'table',
    name: words.weekend.trials,
    columns: [
      figures(heads.place),
      column(heads.car, 2),
      column(heads.driver),
      column(heads.team, 3),
      column(heads.tires, 4),
      figures(heads.rolls, 5),
      figures(heads.over, 6),
      figures(heads.total),
      figures(heads.time, 1),
      ...(many ? [figures(heads.session, 4)] : []),
      figures(heads.table, 2),
    ],
    rows: [
      ...ranking.map((line): readonly PageCell[] => [
        placeCell(context, line.place, line.byLot === true),
        ...nameCells(context, line.driver),
        ...lapCells(context, line),
        ...(many ? [{ text: line.trial === undefined ? '' : String(line.trial.session + 1) }] : []),
        { text: tableOf(context, index, line.driver) },
      ]),
      ...left.map((driver): readonly PageCell[] => [
        { text: '' },
        ...nameCells(context, driver),
        ...Array.from({ length: 4 }, () => ({ text: '' })),
        { text: words.weekend.notYet },
        ...(many ? [{ text: '' }] : []),
        { text: tableOf(context, index, driver) },
      ]),
    ],
  };
}

// Tires, rolls, rolls for overshooting, all of them and the time; of a lap that was not driven to the line only how it ended.
function lapCells({ words }: PageContext, { trial, result }: RankedTrial): readonly PageCell[] {
  if (trial?.end !== 'finished') {
    const end = trial === undefined ? '' : words.weekend.ends[trial.end];
    return ['', '', '', '', end].map(text => ({ text }));
  }
  return [
    { text: words.weekend.tires[trial.tires] ?? trial.tires },
    { text: String(trial.rolls.length) },
    { text: String(trial.overshootRolls) },
    { text: String(result?.rolls ?? '') },
    { text: trial.timeMs > 0 ? lapTime(trial.timeMs) : '' },
  ];
}

function lotPart(context: PageContext, index: number): readonly PagePart[] {
  const isMarked = trialRanking(context.season, index).some(({ byLot }) => byLot);
  return isMarked ? [{ kind: 'text', lines: [context.words.standings.byLot] }] : [];
}

// Who went out on the lap, and why (M-1-1-14, TRR-9).
function outLines(context: PageContext, index: number): readonly string[] {
  const { season, words } = context;
  const book = bookAt(season, index);
  const { causes } = stories.of(book).sheetWords(words.language, book.id);
  return trialRanking(season, index).flatMap(({ driver, trial }) => {
    const why = trial?.retirement;
    return why === undefined
      ? []
      : [words.weekend.noLap(driverName(context, driver), causes[why] ?? why)];
  });
}

function nameCells(context: PageContext, driver: string): readonly PageCell[] {
  return [letterCell(context, driver), driverCell(context, driver), teamCellOf(context, driver)];
}

function tableOf({ season }: PageContext, index: number, driver: string): string {
  const tables = tablesOf(season, index) ?? [];
  if (tables.length < 2) return '';
  const at = tables.findIndex(table => table.includes(driver));
  return at < 0 ? '' : String(at + 1);
}

function tablesPart(context: PageContext, index: number): PagePart {
  const { season, words } = context;
  const { weekend } = weekendAt(season, index);
  const isNow = currentWeekend(season) === index;
  const tables = tablesShown(context, index);
  if (isNow && tables.length === 0) return { kind: 'text', lines: [words.weekend.drawnLater] };
  return {
    kind: 'table',
    name: words.weekend.tables,
    columns: [column(words.weekend.tables), column(''), column(words.weekend.grid, 1)],
    rows: tables.map((drivers, at): readonly PageCell[] => [
      {
        text: words.weekend.tableLine(at + 1, drivers.length),
        door: { kind: 'race', weekend: weekend.id, table: at + 1 },
      },
      {
        text:
          isNow || tableText(context, index, at + 1) !== ''
            ? tableText(context, index, at + 1)
            : '',
      },
      {
        text: orderOf(context, index, at + 1, drivers)
          .map(id => driverName(context, id))
          .join(', '),
      },
    ]),
  };
}

// The tables as drawn, else as the rule of the plan would draw them now.
function tablesShown({ season }: PageContext, index: number): readonly (readonly string[])[] {
  const drawn = tablesOf(season, index);
  if (drawn !== undefined) return drawn;
  if (trialsDue(season, index).length > 0) return [];
  return currentWeekend(season) === index ? (drawByRule(season, index)?.tables ?? []) : [];
}

// With several tables each part names its table.
function momentParts(context: PageContext, index: number): readonly PagePart[] {
  const results = resultsOf(context.season, index).toSorted(
    (one, other) => one.table - other.table,
  );
  const lines = results.flatMap(result =>
    momentLine(context, index, result).map(line =>
      results.length < 2
        ? line
        : `${context.words.weekend.tableLine(result.table, result.sheet.length)}: ${line}`,
    ),
  );
  return lines.length === 0 ? [] : [{ kind: 'text', lines }];
}

function orderOf(
  { season }: PageContext,
  index: number,
  table: number,
  drivers: readonly string[],
): readonly string[] {
  if (currentWeekend(season) !== index) return drivers;
  const grid = gridOfTable(season, index, table, drivers);
  return grid === undefined || grid === 'book' ? drivers : grid;
}

function drawLines(context: PageContext, index: number): readonly string[] {
  const { season, words } = context;
  const { known } = weekendAt(season, index);
  const tables = tablesShown(context, index);
  const said = words.weekend;
  const pole = trialRanking(season, index)[0]?.driver ?? entered(season, index)[0] ?? '';
  const isRollDue = due(season).some(({ kind }) => kind === 'roll');
  const rolls = currentWeekend(season) === index || known.die !== undefined;
  const sky =
    known.die !== undefined
      ? [said.rolled(driverName(context, pole), known.die)]
      : isRollDue && rolls && rollForAll(season, index) !== undefined
        ? [said.toRoll(driverName(context, pole))]
        : [];
  const moved = known.drawn === undefined ? (drawByRule(season, index)?.moved ?? []) : [];
  const pairs = moved.map(
    ([one, other]) => `${driverName(context, one)} – ${driverName(context, other)}`,
  );
  return [
    ...sky,
    ...(tables.length > 1 && pairs.length > 0 ? [said.moved(pairs)] : []),
    ...(tables.length > 1 && season.plan.teams.length > 0 ? [mateLine(context, tables)] : []),
  ];
}

function mateLine(context: PageContext, tables: readonly (readonly string[])[]): string {
  const { words } = context;
  const together = tables.flatMap(table => {
    const teams = Map.groupBy(table, id => entrantOf(context, id)?.team);
    return [...teams].flatMap(([team, mates]) =>
      team === undefined || mates.length < 2
        ? []
        : [words.list(mates.map(id => driverName(context, id)))],
    );
  });
  return together.length === 0 ? words.weekend.apart : words.weekend.together(together);
}
