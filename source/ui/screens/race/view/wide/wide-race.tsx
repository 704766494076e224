// The race on a large screen (150 columns and 40 rows or more): map, table of the race with the question, log, places by
// round, and the strip over the whole width with two columns per tick.

import { Box } from 'ink';
import { mapRowsAt } from '../../../../board-view/map.ts';
import { framed } from '../../../../components/frame.ts';
import { Rows } from '../../../../components/rows.tsx';
import type { ScreenProps } from '../../../../components/screen-props.ts';
import { panelsOf } from '../../../../race-panels/panels-by-game.ts';
import type { Row, Run } from '../../../../rows.ts';
import { stageOf } from '../../../../update.ts';
import type { Item } from '../../items.ts';
import { letterOf, lookedAt, type RaceModel } from '../../race-model.ts';
import { openItems } from '../../race-update.ts';
import { flagged } from '../flag-rows.ts';
import { logTail } from '../log-rows.ts';
import { raceHints } from '../race-hints.ts';
import { statusRow } from '../status-row.ts';
import { chartRows } from './chart-rows.ts';
import { RacePanel, racePanelRows } from './race-panel.tsx';
import { type Rectangle, type WideLayout, wideLayout } from './wide-layout.ts';

export const WIDE_ROWS = 40;
/** Rows of the picture that come and go keep their room, so that nothing jumps between two questions. */
const EXTRA_ROWS = 4;
const BLANK: Run = { text: ' ', tone: 'plain' };

type RaceProps = ScreenProps & { readonly race: RaceModel };
type PanelProps = RaceProps & { readonly at: Rectangle };

export function WideRace(props: RaceProps) {
  const { model, race, look, columns } = props;
  const items = openItems(race, stageOf(model));
  const picture = picturePanel(props, items);
  const layout = layoutOf(props, items, picture.length);
  const { map, race: panel, log, chart } = layout;
  const own = columns - map.columns - panel.columns;
  return (
    <Box flexDirection="column">
      <Box>
        <Box flexDirection="column">
          <MapPanel {...props} at={map} />
          {chart?.column === 0 && <ChartPanel {...props} at={chart} />}
          {log.column === 0 && <LogPanel {...props} at={log} />}
        </Box>
        <RacePanel {...props} items={items} at={panel} />
        {own > 0 && (
          <Box flexDirection="column">
            {chart !== undefined && chart.column > 0 && <ChartPanel {...props} at={chart} />}
            <LogPanel {...props} at={log} />
          </Box>
        )}
      </Box>
      <Rows rows={layout.picture.rows > 0 ? picture : []} columns={columns} look={look} picture />
      <Rows rows={[raceHints(race, items, columns, look.words)]} columns={columns} look={look} />
    </Box>
  );
}

// Without moving cars, the list gets the room of the picture where it needs it.
function layoutOf(props: RaceProps, items: readonly Item[], picture: number): WideLayout {
  const { race, columns, rows } = props;
  const { table, trial } = race;
  const needs = {
    columns,
    rows: rows - 1,
    picture,
    cars: trial === undefined ? table.drivers.length : 0,
    mapRows: (width: number) => mapRowsAt(table.board, width),
  };
  const layout = wideLayout(needs);
  const isCut = layout.race.rows < racePanelRows({ ...props, items, at: layout.race });
  const yields = isCut && panelsOf(race).yieldsPicture?.(race) === true;
  return yields ? wideLayout({ ...needs, picture: 0 }) : layout;
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

function MapPanel({ race, look, at: { columns, rows } }: PanelProps) {
  const { glyphs, words } = look;
  const panels = panelsOf(race);
  const room = { columns: columns - 4, rows: rows - 2, live: false, glyphs, words };
  const inner = panels.map(race, room).map(row => [BLANK, ...row]);
  const [border = [], ...rest] = framed('', inner, columns, glyphs);
  return (
    <Rows
      rows={[titled(border, statusRow(race, columns - 4, words), columns), ...rest]}
      columns={columns}
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

function ChartPanel({ race, look, at: { columns, rows } }: PanelProps) {
  const { glyphs, words } = look;
  const chart = chartRows(race, look, columns - 2, rows - 2);
  const blank = Array.from({ length: rows - 2 - chart.length }, () => []);
  const heading = words.panels.chart;
  return (
    <Rows
      rows={framed(heading, [...chart, ...blank], columns, glyphs)}
      columns={columns}
      look={look}
    />
  );
}

// In columns of its own the log has the rows for what far cars do too.
function LogPanel({ race, look, at: { column, columns, rows } }: PanelProps) {
  const { glyphs, words } = look;
  const log = logTail(race, { columns: columns - 2, rows: rows - 2 }, { far: column > 0 });
  return (
    <Rows
      rows={framed(words.race.logHeading, log, columns, glyphs)}
      columns={columns}
      look={look}
    />
  );
}
