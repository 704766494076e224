// The panel of the race on a large screen: the table, the car that is looked at, the question and what is about it; rows that
// are left have the gaps by round.
import { Box } from 'ink';
import {
  betweenBorders,
  blankRows,
  bottomBorder,
  topBorder,
} from '../../../../components/frame.ts';
import { Rows } from '../../../../components/rows.tsx';
import type { ScreenProps } from '../../../../components/screen-props.ts';
import { panelsOf } from '../../../../race-panels/panels-by-game.ts';
import type { Row } from '../../../../rows.ts';
import { isFlagOut } from '../../flag.ts';
import type { Item } from '../../items.ts';
import type { RaceModel } from '../../race-model.ts';
import { gapRows, isWatching } from '../commentary-rows.ts';
import { coverRows } from '../cover-rows.ts';
import { flagRows } from '../flag-rows.ts';
import { HEADLINES_MOST, headsIn } from '../headline-rows.ts';
import { PromptList } from '../prompt-list.tsx';
import { listHeading, promptLines, questionRow } from '../prompt-rows.ts';
import { cutTable } from '../table-rows.ts';
import { gapTable } from './gap-table.ts';
import type { Rectangle } from './wide-layout.ts';

/** The notices have one row at every question; more once the list has what it needs. */
const SAID_MIN = 1;
const BORDER_ROWS = 1;
/** Most rows about the flag. */
const FLAG_ROWS = 14;
/** Fewest rows of the gaps: a heading, three cars, and how many there are besides. */
const GAPS_MIN = 5;

type RacePanelProps = ScreenProps & {
  readonly race: RaceModel;
  readonly items: readonly Item[];
  readonly at: Rectangle;
};

export function RacePanel(props: RacePanelProps) {
  const { race, look, items, at } = props;
  const { glyphs } = look;
  const { columns } = at;
  const lines = promptLines(race, items, columns - 2, look.words);
  const above = aboveList(props);
  const facts = factsOf(props);
  const room = at.rows - above.length - BORDER_ROWS;
  const listRows = Math.max(0, Math.min(lines.length, room - SAID_MIN - facts.length));
  const below = belowList(props, facts, room - listRows);
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

/** Returns the rows with which nothing in the panel is left out. */
export function racePanelRows(props: RacePanelProps): number {
  const { race, items, look, at } = props;
  const lines = promptLines(race, items, at.columns - 2, look.words);
  return aboveList(props).length + lines.length + factsOf(props).length + SAID_MIN + BORDER_ROWS;
}

function aboveList({ race, look, at: { columns } }: RacePanelProps): readonly Row[] {
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

// What is under the list is about a question, about who must lift the cover, or about the flag.
function factsOf({ race, look, at: { columns }, columns: screen }: RacePanelProps): readonly Row[] {
  if (isFlagOut(race))
    return flagRows(race, { columns: columns - 2, rows: FLAG_ROWS, screen }, look);
  if (race.covered) return coverRows(race, columns - 2, look.words);
  return isWatching(race) ? [] : panelsOf(race).underList(race, columns - 2, look.words);
}

// Facts, headlines, while cars move one's own gaps, and at the bottom the gaps of all by round.
function belowList(
  { model, race, look, at }: RacePanelProps,
  facts: readonly Row[],
  room: number,
): readonly Row[] {
  const { words, glyphs } = look;
  const columns = at.columns - 2;
  const rows = Math.max(0, Math.min(HEADLINES_MOST, room - facts.length));
  const said = { notice: model.notice, words };
  const { rows: heads } = headsIn(said, race, { columns, rows });
  const own = isWatching(race) ? gapRows(race, columns, words) : [];
  const above = [...facts, ...heads, ...own].slice(0, room);
  const left = room - above.length;
  const gaps = gapTable(race, columns, words);
  const height = Math.min(left - 1, gaps.length);
  const table = height < GAPS_MIN ? [] : cutTable(gaps, height, race, look);
  return [
    ...betweenBorders([...above, ...blankRows(left - table.length), ...table], at.columns, glyphs),
    bottomBorder(at.columns, glyphs),
  ];
}
