// The race screen: which of its layouts fits, and the panes that cover it.

import { Box } from 'ink';
import { blankRows } from '../../../components/frame.ts';
import { Rows } from '../../../components/rows.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import { hintRow } from '../../../hints.ts';
import { panelsOf } from '../../../race-panels/panels-by-game.ts';
import { seedsTold } from '../../../seed-told.ts';
import { stageOf } from '../../../update.ts';
import { lessonRows } from '../../school/lesson-rows.ts';
import { WIDE_COLUMNS } from '../camera.ts';
import { driversCommand, type LessonModel, type RaceModel } from '../race-model.ts';
import { openItems, racePlace } from '../race-update.ts';
import { openlyShown } from '../secret-phase.ts';
import { CompactRace } from './compact-race.tsx';
import { logPage, searchRow } from './log-rows.ts';
import { statusRow } from './status-row.ts';
import { WIDE_ROWS, WideRace } from './wide/wide-race.tsx';

export function RaceView(props: ScreenProps & { readonly race: RaceModel }) {
  const { race } = props;
  if (race.covered) return <RaceShown {...props} race={openlyShown(race)} />;
  return <RaceShown {...props} />;
}

function RaceShown(props: ScreenProps & { readonly race: RaceModel }) {
  const { race } = props;
  if (race.pane === 'map') return <WholeMap {...props} />;
  if (race.pane === 'drivers') return <WholeTable {...props} />;
  if (race.pane === 'log') return <WholeLog {...props} />;
  return race.lesson === undefined ? (
    <Layout {...props} />
  ) : (
    <Lesson {...props} lesson={race.lesson} />
  );
}

function Layout(props: ScreenProps & { readonly race: RaceModel }) {
  const { columns, rows } = props;
  const wide = columns >= WIDE_COLUMNS && rows + 1 >= WIDE_ROWS;
  return wide ? <WideRace {...props} /> : <CompactRace {...props} />;
}

function Lesson(props: ScreenProps & { readonly race: RaceModel; readonly lesson: LessonModel }) {
  const { model, race, lesson, look, columns, rows } = props;
  const items = openItems(race, stageOf(model));
  const said = lessonRows(race, lesson, items, columns, look.words);
  return (
    <Box flexDirection="column">
      <Rows rows={said} columns={columns} look={look} />
      <Layout {...props} rows={rows - said.length} />
    </Box>
  );
}

function WholeMap({ race, look, columns, rows }: ScreenProps & { readonly race: RaceModel }) {
  const { words, glyphs } = look;
  const panels = panelsOf(race);
  const map = panels.map(race, { columns, rows: rows - 3, live: true, glyphs, words });
  return (
    <Box flexDirection="column">
      <Rows
        rows={[statusRow(race, columns, words), panels.orderRow(race, columns, words)]}
        columns={columns}
        look={look}
      />
      <Rows rows={map} columns={columns} look={look} picture />
      <Rows rows={[hintRow('map', columns, words)]} columns={columns} look={look} />
    </Box>
  );
}

// The names behind the letters: without room for the table beside the strip, the line of the order has letters only.
function WholeTable({ race, look, columns, rows }: ScreenProps & { readonly race: RaceModel }) {
  const { words } = look;
  const panels = panelsOf(race);
  const table = panels.raceTable(race, columns, words).slice(0, rows - 3);
  const blank = blankRows(rows - 3 - table.length);
  const [seed = ''] = seedsTold(words, race.table.setup.seed);
  return (
    <Rows
      rows={[
        statusRow(race, columns, words),
        ...table,
        ...blank,
        [{ text: ` ${seed}`, tone: 'faint' }],
        hintRow('drivers', columns, words, {
          without: [driversCommand(race) === 'drivers' ? 'driverTable' : 'drivers'],
        }),
      ]}
      columns={columns}
      look={look}
    />
  );
}

function WholeLog({ race, look, columns, rows }: ScreenProps & { readonly race: RaceModel }) {
  const { words } = look;
  const { search } = race;
  const foot = search === undefined ? [] : [searchRow(race, look)];
  const height = rows - 2 - foot.length;
  const page = logPage(race, columns, height, look);
  const blank = blankRows(height - page.length);
  return (
    <Rows
      rows={[
        statusRow(race, columns, words),
        ...page,
        ...blank,
        ...foot,
        hintRow(racePlace(race), columns, words, {
          first: search === undefined ? ['pageDown', 'find'] : ['nextMatch', 'previousMatch'],
          without: search === undefined ? ['nextMatch', 'previousMatch'] : [],
          called: { filter: words.race.director.filters[race.logFilter] },
        }),
      ]}
      columns={columns}
      look={look}
    />
  );
}
