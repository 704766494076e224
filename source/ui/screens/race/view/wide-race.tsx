// The race on a large screen (150 columns and 40 rows or more): map, table of the race with the prompt, strip over the
// whole width with two columns per tick; from 180 columns on a third column with the places by round and the log.

import { Box } from 'ink';
import {
  betweenBorders,
  blankRows,
  bottomBorder,
  framed,
  topBorder,
} from '../../../components/frame.ts';
import { Rows } from '../../../components/rows.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import { panelsOf } from '../../../race-panels/panels-by-game.ts';
import type { Row, Run } from '../../../rows.ts';
import { stageOf } from '../../../update.ts';
import type { Words } from '../../../words/words.ts';
import { isFlagOut } from '../flag.ts';
import type { Item } from '../items.ts';
import { letterOf, lookedAt, type RaceModel } from '../race-model.ts';
import { openItems } from '../race-update.ts';
import { chartRows } from './chart-rows.ts';
import { gapRows, isWatching } from './commentary-rows.ts';
import { coverRows } from './cover-rows.ts';
import { flagged, flagRows } from './flag-rows.ts';
import { HEADLINES_MOST, headsIn } from './headline-rows.ts';
import { logTail } from './log-rows.ts';
import { PromptList } from './prompt-list.tsx';
import { listHeading, promptLines, questionRow } from './prompt-rows.ts';
import { raceHints } from './race-hints.ts';
import { statusRow } from './status-row.ts';
import { commentaryRows, type SpareRoom } from './told-rows.ts';

export const WIDE_ROWS = 40;
const RIGHT_COLUMNS = 80;
/** From this number of columns on there is a third column, which gets a share of those beyond. */
const THIRD_FROM = 180;
const THIRD_COLUMNS = 40;
const THIRD_SHARE = 0.4;
/** Rows of the chart for each car, and most of all its rows. */
const CHART_STEP = 2;
const CHART_MAX = 25;
/** Rows of the picture that come and go keep their room, so that nothing jumps between two questions. */
const EXTRA_ROWS = 4;
/** The log and the notices have one row at every question; more once the list has what it needs. */
const LOG_MIN = 1;
const BORDER_ROWS = 1;
/** Most rows about the flag. */
const FLAG_ROWS = 14;
const BLANK: Run = { text: ' ', tone: 'plain' };

type RaceProps = ScreenProps & { readonly race: RaceModel };
type PanelProps = RaceProps & { readonly items: readonly Item[]; readonly height: number };

export function WideRace(props: RaceProps) {
  const { model, race, look, columns, rows } = props;
  const items = openItems(race, stageOf(model));
  const picture = picturePanel(props, items);
  const upper = rows - 1 - picture.length;
  // Without moving cars, the list gets the room it needs; the map stays as large as it is.
  const isCut = upper < rightHeight(props, items);
  const yields = isCut && panelsOf(race).yieldsPicture?.(race) === true;
  const third = thirdColumns(columns, race);
  const height = yields ? rows - 1 : upper;
  const mapColumns = columns - RIGHT_COLUMNS - third;
  return (
    <Box flexDirection="column">
      <Box>
        <Box flexDirection="column">
          <MapPanel {...props} columns={mapColumns} height={upper} />
          <Rows rows={blankRows(height - upper)} columns={mapColumns} look={look} />
        </Box>
        <RightPanel {...props} items={items} height={height} hasLog={third === 0} />
        {third > 0 && <ThirdPanel {...props} columns={third} height={height} />}
      </Box>
      <Rows rows={yields ? [] : picture} columns={columns} look={look} picture />
      <Rows rows={[raceHints(race, items, columns, look.words)]} columns={columns} look={look} />
    </Box>
  );
}

// A car alone on the track has no places to show.
function thirdColumns(columns: number, { trial }: RaceModel): number {
  if (columns < THIRD_FROM || trial !== undefined) return 0;
  return THIRD_COLUMNS + Math.floor((columns - THIRD_FROM) * THIRD_SHARE);
}

function picturePanel(
  { model, race, look, columns }: RaceProps,
  items: readonly Item[],
): readonly Row[] {
  const { glyphs, words } = look;
  const picture = panelsOf(race).picture(race, items, {
    layout: 'panel',
    columns: columns - 4,
    size: model.size,
    extraRows: EXTRA_ROWS,
    glyphs,
    words,
  });
  const heading = words.race.stripHeading(letterOf(race.table, lookedAt(race)));
  return framed(
    heading,
    flagged(race, picture, columns - 4, glyphs).map(row => [BLANK, ...row]),
    columns,
    glyphs,
  );
}

function MapPanel({ race, look, columns: width, height }: RaceProps & { readonly height: number }) {
  const { glyphs, words } = look;
  const panels = panelsOf(race);
  const room = { columns: width - 4, rows: height - 2, live: false, glyphs, words };
  const inner = panels.map(race, room).map(row => [BLANK, ...row]);
  const [border = [], ...rest] = framed('', inner, width, glyphs);
  return (
    <Rows
      rows={[titled(border, statusRow(race, width - 4, words), width), ...rest]}
      columns={width}
      look={look}
      picture
    />
  );
}

function titled(border: Row, title: Row, columns: number): Row {
  const text = border.map(run => run.text).join('');
  const used = 3 + title.reduce((sum, run) => sum + run.text.length, 0);
  return [
    { text: text.slice(0, 2), tone: 'faint' },
    ...title,
    BLANK,
    { text: text.slice(Math.min(used, columns)), tone: 'faint' },
  ];
}

function RightPanel(props: PanelProps & { readonly hasLog: boolean }) {
  const { race, look, items, height } = props;
  const { glyphs } = look;
  const columns = RIGHT_COLUMNS;
  const lines = promptLines(race, items, columns - 2, look.words);
  const above = aboveList(props, columns);
  const facts = factsOf(props, columns);
  const room = height - above.length - BORDER_ROWS;
  const listRows = Math.max(0, Math.min(lines.length, room - LOG_MIN - facts.length));
  const below = belowList(props, facts, room - listRows - facts.length, columns);
  const side: readonly Row[] = Array.from({ length: listRows }, () => [
    { text: glyphs.vertical, tone: 'faint' },
  ]);
  return (
    <Box flexDirection="column" width={columns} flexShrink={0}>
      <Rows rows={above} columns={columns} look={look} />
      <Box height={listRows}>
        <Rows rows={side} columns={1} look={look} picture />
        <PromptList race={race} lines={lines} columns={columns - 2} limit={listRows} look={look} />
        <Rows rows={listRows > 0 ? side : []} columns={1} look={look} picture />
      </Box>
      <Rows rows={below} columns={columns} look={look} />
    </Box>
  );
}

// What is under the list is about a question, about who must lift the cover, or about the flag.
function factsOf({ race, look, columns: screen }: RaceProps, columns: number): readonly Row[] {
  if (isFlagOut(race))
    return flagRows(race, { columns: columns - 2, rows: FLAG_ROWS, screen }, look);
  if (race.covered) return coverRows(race, columns - 2, look.words);
  return isWatching(race) ? [] : panelsOf(race).underList(race, columns - 2, look.words);
}

function rightHeight(props: RaceProps, items: readonly Item[]): number {
  const { race, look } = props;
  const columns = RIGHT_COLUMNS;
  const lines = promptLines(race, items, columns - 2, look.words);
  const facts = factsOf(props, columns);
  return aboveList(props, columns).length + lines.length + facts.length + LOG_MIN + BORDER_ROWS;
}

function aboveList({ race, look }: RaceProps, columns: number): readonly Row[] {
  const { words, glyphs } = look;
  const panels = panelsOf(race);
  const rows: readonly Row[] = [
    ...panels.raceTable(race, columns - 2, words),
    [],
    ...panels.dashboard(race, { columns: columns - 2, rows: 3, glyphs }, words),
    [],
    questionRow(race, words, columns - 2),
    ...listHeading(race, words, columns - 2),
  ];
  return [
    topBorder(
      race.trial === undefined ? words.race.table.heading : words.race.trials.tableHeading,
      columns,
      glyphs,
    ),
    ...betweenBorders(rows, columns, glyphs),
  ];
}

// With a third column the log is there, and only news that must not be missed stands here.
function belowList(
  { model, race, look, hasLog }: PanelProps & { readonly hasLog: boolean },
  facts: readonly Row[],
  room: number,
  columns: number,
): readonly Row[] {
  const { words, glyphs } = look;
  const heading: readonly Row[] = [[], [{ text: ` ${words.race.logHeading}`, tone: 'faint' }]];
  const most = Math.min(HEADLINES_MOST, room);
  const said = { notice: model.notice, words };
  const { rows: head, told } = headsIn(said, race, most, columns - 2);
  const above = hasLog && room - head.length > heading.length ? heading : [];
  const left = Math.max(0, room - head.length - above.length);
  const rows: readonly Row[] = [
    ...facts,
    ...head,
    ...above,
    ...(hasLog && isWatching(race)
      ? commentaryRows(
          race,
          { columns: columns - 2, rows: left },
          { headlines: told, log: 0 },
          words,
        )
      : toldRows(race, { columns: columns - 2, rows: left }, hasLog, words)),
  ];
  return [...betweenBorders(rows, columns, glyphs), bottomBorder(columns, glyphs)];
}

// While cars move, the gaps stand here even where the log has a column of its own.
function toldRows(race: RaceModel, room: SpareRoom, hasLog: boolean, words: Words): readonly Row[] {
  if (hasLog) return logTail(race, room.rows);
  const gaps = isWatching(race) ? gapRows(race, room.columns, words).slice(0, room.rows) : [];
  return [...gaps, ...blankRows(room.rows - gaps.length)];
}

function ThirdPanel({ race, look, columns, height }: RaceProps & { readonly height: number }) {
  const { glyphs, words } = look;
  const cars = race.table.drivers.length;
  const chartHeight = Math.min(CHART_MAX, CHART_STEP * cars, Math.floor(height / 2));
  const chart = chartRows(race, look, columns - 2, chartHeight);
  const log = logTail(race, Math.max(0, height - chartHeight - 4));
  const rows: readonly Row[] = [
    ...chart,
    ...blankRows(chartHeight - chart.length + 1),
    [{ text: ` ${words.race.logHeading}`, tone: 'faint' }],
    ...log,
  ];
  return (
    <Rows rows={framed(words.panels.chart, rows, columns, glyphs)} columns={columns} look={look} />
  );
}
