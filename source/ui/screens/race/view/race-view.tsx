// The race screen: which of its layouts fits, and the panes that cover it.
import { Box } from 'ink';
import { cockpitOf } from '../../../cockpits/cockpits.ts';
import { blankRows } from '../../../components/frame.ts';
import { Rows } from '../../../components/rows.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import { hintRow } from '../../../hints.ts';
import { WIDE_COLUMNS } from '../camera.ts';
import { driversCommand, type RaceModel } from '../race-model.ts';
import { CompactRace } from './compact-race.tsx';
import { Cover } from './cover.tsx';
import { logPage } from './log-rows.ts';
import { WIDE_ROWS, WideRace } from './wide-race.tsx';

export function RaceView(props: ScreenProps & { readonly race: RaceModel }) {
  const { race, columns, rows } = props;
  if (race.covered && race.pane === 'none') return <Cover {...props} />;
  if (race.pane === 'map') return <WholeMap {...props} />;
  if (race.pane === 'drivers') return <WholeTable {...props} />;
  if (race.pane === 'log') return <WholeLog {...props} />;
  const wide = columns >= WIDE_COLUMNS && rows + 1 >= WIDE_ROWS;
  return wide ? <WideRace {...props} /> : <CompactRace {...props} />;
}

function WholeMap({ race, look, columns, rows }: ScreenProps & { readonly race: RaceModel }) {
  const { words, glyphs } = look;
  const cockpit = cockpitOf(race);
  const map = cockpit.map(race, { columns, rows: rows - 3, live: true, glyphs });
  return (
    <Box flexDirection="column">
      <Rows
        rows={[cockpit.titleRow(race, columns, words), cockpit.orderRow(race, columns, words)]}
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
  const cockpit = cockpitOf(race);
  const table = cockpit.raceTable(race, columns, words).slice(0, rows - 2);
  const blank = blankRows(rows - 2 - table.length);
  return (
    <Rows
      rows={[
        cockpit.titleRow(race, columns, words),
        ...table,
        ...blank,
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
  const page = logPage(race, columns, rows - 2, words);
  const blank = blankRows(rows - 2 - page.length);
  return (
    <Rows
      rows={[
        cockpitOf(race).titleRow(race, columns, words),
        ...page,
        ...blank,
        hintRow('log', columns, words, {
          called: { filter: words.race.director.filters[race.logFilter] },
        }),
      ]}
      columns={columns}
      look={look}
    />
  );
}
