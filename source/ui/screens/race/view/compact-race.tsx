// The race without panels: strip over the whole width, prompt beside map and table, log, panels, keys. Room beyond 80x24
// goes to the table of the drivers, the map, the log and the lists.
import { Box } from 'ink';
import { blankRows } from '../../../components/frame.ts';
import { POINTER_COLUMNS } from '../../../components/list-line.ts';
import { Rows } from '../../../components/rows.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import { panelsOf } from '../../../race-panels/panels-by-game.ts';
import type { Row } from '../../../rows.ts';
import { cutRows, wordsWidth } from '../../../theme/fit.ts';
import { stageOf } from '../../../update.ts';
import type { Words } from '../../../words/words.ts';
import { isFlagOut } from '../flag.ts';
import type { Item } from '../items.ts';
import type { RaceModel } from '../race-model.ts';
import { openItems } from '../race-update.ts';
import { isWatching } from './commentary-rows.ts';
import { type CompactLayout, type CompactNeeds, compactLayout } from './compact-layout.ts';
import { coverRows } from './cover-rows.ts';
import { flagged, flagRows } from './flag-rows.ts';
import type { HeadRoom } from './headline-rows.ts';
import { PromptList } from './prompt-list.tsx';
import { listHeading, promptLines, questionRow } from './prompt-rows.ts';
import { raceHints } from './race-hints.ts';
import { statusRow } from './status-row.ts';
import { cutTable } from './table-rows.ts';
import { commentaryRows, earlierRows, type ToldBelow, toldBelow } from './told-rows.ts';

/** Free rows in which a long sentence is whole, with a row above it. */
const WRAPPED_ROWS = 4;

type RaceProps = ScreenProps & { readonly race: RaceModel };

export function CompactRace(props: RaceProps) {
  const { model, race, look, columns } = props;
  const { words, glyphs } = look;
  const items = openItems(race, stageOf(model));
  const panels = panelsOf(race);
  const layout = layoutOf(props, items);
  const room = { layout: 'compact', columns, size: model.size, glyphs, words } as const;
  const picture = isYielded(race)
    ? []
    : flagged(
        race,
        panels.picture(race, items, { ...room, extraRows: layout.extra }),
        columns,
        glyphs,
      );
  const title = statusRow(race, columns, words);
  const order = layout.table === 'none' ? [panels.orderRow(race, columns, words)] : [];
  const below = layout.table === 'below' ? tableRows(race, columns, layout, props) : [];
  const dashboard = panels.dashboard(race, { columns, rows: layout.dashboard, glyphs }, words);
  const told = toldBelow({ notice: model.notice, words }, race, toldRoom(props, layout));
  return (
    <Box flexDirection="column">
      <Rows rows={[title, ...order]} columns={columns} look={look} />
      <Rows rows={picture} columns={columns} look={look} picture />
      <Pane {...props} items={items} layout={layout} told={told.told} />
      <Rows
        rows={[
          ...told.rows,
          ...below,
          ...dashboard,
          ...blankRows(layout.dashboard - dashboard.length),
          raceHints(race, items, columns, words),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

// What is too long for the row under the list is wrapped in the free rows above it.
function toldRoom({ race, look, columns }: RaceProps, layout: CompactLayout): HeadRoom {
  const { listColumns, log, spare } = layout;
  const facts = underList(race, listColumns, look.words).length;
  return { columns, rows: log, isElsewhere: spare - facts >= WRAPPED_ROWS };
}

function isYielded(race: RaceModel): boolean {
  return panelsOf(race).yieldsPicture?.(race) === true;
}

// Prices and reasons are never cut: where they have no room beside the map and the table, these step aside.
function layoutOf(props: RaceProps, items: readonly Item[]): CompactLayout {
  const { columns } = props;
  const first = compactLayout(needsIn(props, items, columns));
  if (first.sideColumns === 0) return first;
  const beside = needsIn(props, items, first.listColumns);
  const layout = compactLayout(beside);
  const fits = beside.said <= layout.spare && hasRoom(props, items, layout);
  return fits ? layout : compactLayout({ ...needsIn(props, items, columns), alone: true });
}

// Reports whether the lines of a question are told whole, and without a cut, in the columns of the list.
function hasRoom(
  { race, look }: RaceProps,
  items: readonly Item[],
  { listColumns }: CompactLayout,
): boolean {
  if (race.prompt?.kind !== 'ask') return true;
  const lines = promptLines(race, items, listColumns, look.words);
  return lines.every(
    ({ row, isAbridged = false }) =>
      !isAbridged && POINTER_COLUMNS + wordsWidth(row) <= listColumns,
  );
}

// What is under the list in so many columns.
function needsIn(
  { model, race, look, columns, rows }: RaceProps,
  items: readonly Item[],
  listColumns: number,
): CompactNeeds {
  const { words, glyphs } = look;
  const panels = panelsOf(race);
  const room = { layout: 'compact', columns, size: model.size, glyphs, words } as const;
  const facts = underList(race, listColumns, words).length;
  return {
    columns,
    rows,
    picture: panels.picture(race, items, { ...room, extraRows: 0 }).length,
    yielded: isYielded(race),
    heading: listHeading(race, words, listColumns).length,
    lines: promptLines(race, items, listColumns, words).length,
    facts,
    said: panels.engineer(race, listColumns, words).length,
    extra: panels.extraRows?.(race, items) ?? 0,
    table: panels.raceTable(race, columns, words).length,
  };
}

function tableRows(
  race: RaceModel,
  columns: number,
  layout: CompactLayout,
  { look }: RaceProps,
): readonly Row[] {
  const table = panelsOf(race).raceTable(race, columns, look.words);
  return cutTable(table, layout.tableRows, race, look);
}

// What is under the list is about a question, or about who must lift the cover.
function underList(race: RaceModel, columns: number, words: Words): readonly Row[] {
  if (race.covered) return coverRows(race, columns, words);
  return isWatching(race) ? [] : panelsOf(race).underList(race, columns, words);
}

type PaneProps = BelowProps & { readonly items: readonly Item[]; readonly told: ToldBelow };

function Pane(props: PaneProps) {
  const { race, look, items, layout, told } = props;
  const { words } = look;
  const { listColumns, spare } = layout;
  const facts = factsOf(props);
  const heading = listHeading(race, words, listColumns).slice(0, layout.heading);
  const room = { columns: listColumns, rows: spare - facts.length };
  const rowsBefore = isWatching(race) ? commentaryRows : earlierRows;
  const before = rowsBefore(race, room, told, words);
  return (
    <Box>
      <Box flexDirection="column" width={listColumns} flexShrink={0}>
        <Rows
          rows={[questionRow(race, words, listColumns), ...heading]}
          columns={listColumns}
          look={look}
        />
        <PromptList
          race={race}
          lines={promptLines(race, items, listColumns, words)}
          columns={listColumns}
          limit={layout.listRows}
          look={look}
        />
        <Rows
          rows={[...facts, ...blankRows(spare - facts.length - before.length), ...before]}
          columns={listColumns}
          look={look}
        />
      </Box>
      <Side {...props} />
    </Box>
  );
}

// What is under the list is about a question, or about the flag.
function factsOf({ race, look, columns, layout }: PaneProps): readonly Row[] {
  const { listColumns, spare } = layout;
  if (isFlagOut(race)) {
    return flagRows(race, { columns: listColumns, rows: spare, screen: columns }, look);
  }
  const facts = underList(race, listColumns, look.words);
  return cutRows(facts, spare, listColumns, look.glyphs.ellipsis);
}

// Table and map keep their size and stand at the bottom, so that neither moves when the picture grows.
function Side(props: PaneProps) {
  const { race, look, layout } = props;
  const { pane, mapRows, sideColumns } = layout;
  const { glyphs, words } = look;
  const room = { columns: sideColumns, rows: mapRows, live: false, glyphs, words };
  const map = sideColumns > 0 && mapRows > 0 ? panelsOf(race).map(race, room) : [];
  const table = layout.table === 'beside' ? tableRows(race, sideColumns, layout, props) : [];
  const gap = table.length > 0 && map.length > 0 ? 1 : 0;
  const above = blankRows(pane - table.length - gap - map.length);
  return (
    <Box flexDirection="column">
      <Rows rows={[...above, ...table, ...blankRows(gap)]} columns={sideColumns} look={look} />
      <Rows rows={map} columns={sideColumns} look={look} picture />
    </Box>
  );
}

type BelowProps = RaceProps & { readonly layout: CompactLayout };
