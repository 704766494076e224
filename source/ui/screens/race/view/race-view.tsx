// The race screen: which of its layouts fits, and the panes that cover it.
import { Box } from 'ink';
import { orderRow, titleRow } from '../../../cockpits/formula-de/view/heading.ts';
import { raceTable } from '../../../cockpits/formula-de/view/race-table.ts';
import { blankRows } from '../../../components/frame.ts';
import { Rows } from '../../../components/rows.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import { hintRow } from '../../../hints.ts';
import { WIDE_COLUMNS } from '../camera.ts';
import type { RaceModel } from '../race-model.ts';
import { CompactRace } from './compact-race.tsx';
import { Cover } from './cover.tsx';
import { logPage } from './log-rows.ts';
import { mapRows } from './map-rows.ts';
import { WIDE_ROWS, WideRace } from './wide-race.tsx';

export function RaceView(props: ScreenProps & { readonly race: RaceModel }) {
  const { race, columns, rows } = props;
  if (race.covered) return <Cover {...props} />;
  if (race.pane === 'map') return <WholeMap {...props} />;
  if (race.pane === 'drivers') return <WholeTable {...props} />;
  if (race.pane === 'log') return <WholeLog {...props} />;
  const wide = columns >= WIDE_COLUMNS && rows + 1 >= WIDE_ROWS;
  return wide ? <WideRace {...props} /> : <CompactRace {...props} />;
}

function WholeMap({ race, look, columns, rows }: ScreenProps & { readonly race: RaceModel }) {
  const { words, glyphs } = look;
  const map = mapRows(race, columns, rows - 3, glyphs, true);
  return (
    <Box flexDirection="column">
      <Rows
        rows={[titleRow(race, columns, words), orderRow(race, columns, words)]}
        columns={columns}
        look={look}
      />
      <Rows rows={map} columns={columns} look={look} picture />
      <Rows rows={[hintRow('map', columns, words)]} columns={columns} look={look} />
    </Box>
  );
}

// Who is who: where there is no room for the table beside the strip, the line of the order has letters only.
function WholeTable({ race, look, columns, rows }: ScreenProps & { readonly race: RaceModel }) {
  const { words } = look;
  const table = raceTable(race, columns, words).slice(0, rows - 2);
  const blank = blankRows(rows - 2 - table.length);
  return (
    <Rows
      rows={[
        titleRow(race, columns, words),
        ...table,
        ...blank,
        hintRow('drivers', columns, words),
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
      rows={[titleRow(race, columns, words), ...page, ...blank, hintRow('log', columns, words)]}
      columns={columns}
      look={look}
    />
  );
}
