// The race on a screen from 60x20 to 149 columns: strip over the whole width, prompt beside the map inset, dashboard,
// log, keys. Room beyond 80x24 goes to the map, the log and the lists.
import { Box } from 'ink';
import { cockpitOf } from '../../../cockpits/cockpits.ts';
import { blankRows } from '../../../components/frame.ts';
import { Rows } from '../../../components/rows.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import type { Row } from '../../../rows.ts';
import { cutRows } from '../../../theme/fit.ts';
import { stageOf } from '../../../update.ts';
import type { Words } from '../../../words/words.ts';
import type { Item } from '../items.ts';
import type { RaceModel } from '../race-model.ts';
import { openItems } from '../race-update.ts';
import { commentaryRows, isWatching } from './commentary-rows.ts';
import { type CompactLayout, compactLayout } from './compact-layout.ts';
import { headlineRows, headlines } from './headline-rows.ts';
import { logTail } from './log-rows.ts';
import { noticeRow } from './notice.ts';
import { PromptList } from './prompt-list.tsx';
import { listHeading, promptLines, questionRow } from './prompt-rows.ts';
import { raceHints } from './race-hints.ts';

type RaceProps = ScreenProps & { readonly race: RaceModel };

export function CompactRace(props: RaceProps) {
  const { model, race, look, columns, rows } = props;
  const { words, glyphs } = look;
  const items = openItems(race, stageOf(model));
  const cockpit = cockpitOf(race);
  const room = { layout: 'compact', columns, size: model.size, glyphs, words } as const;
  const picture = (extraRows: number) =>
    cockpit.yieldsPicture?.(race) === true
      ? []
      : cockpit.picture(race, items, { ...room, extraRows });
  const heading = listHeading(race, words, columns).length;
  const lines = promptLines(race, items, columns, words).length;
  const layout = compactLayout({
    columns,
    rows,
    picture: picture(0).length,
    heading,
    lines,
    extra: cockpit.extraRows?.(race, items) ?? 0,
  });
  const below = [
    cockpit.dashboardRow(race, columns, words),
    ...(race.trial === undefined
      ? headlineRows(model, race, layout.log, columns)
      : noticeRow(model, logTail(race, layout.log))),
    raceHints(race, items, columns, words),
  ];
  return (
    <Box flexDirection="column">
      <Rows
        rows={[cockpit.titleRow(race, columns, words), cockpit.orderRow(race, columns, words)]}
        columns={columns}
        look={look}
      />
      <Rows rows={picture(layout.extra)} columns={columns} look={look} picture />
      <Pane {...props} items={items} layout={layout} />
      <Rows rows={below} columns={columns} look={look} />
    </Box>
  );
}

type PaneProps = RaceProps & { readonly items: readonly Item[]; readonly layout: CompactLayout };

function Pane({ race, look, items, layout }: PaneProps) {
  const { words, glyphs } = look;
  const { listColumns, mapColumns, pane, spare } = layout;
  const cockpit = cockpitOf(race);
  // What is under the list is about a question.
  const facts = isWatching(race)
    ? []
    : cutRows(cockpit.underList(race, listColumns, words), spare, listColumns, glyphs.ellipsis);
  const before = isWatching(race)
    ? commentaryRows(race, listColumns, spare, words)
    : earlierRows(race, layout.log, spare - facts.length, words);
  const room = { columns: mapColumns, rows: pane, live: false, glyphs };
  const map = mapColumns > 0 ? cockpit.map(race, room) : [];
  return (
    <Box>
      <Box flexDirection="column" width={listColumns} flexShrink={0}>
        <Rows
          rows={[questionRow(race, words), ...listHeading(race, words, listColumns)]}
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
      <Rows rows={map} columns={mapColumns} look={look} picture />
    </Box>
  );
}

// Spare room has the headlines for which there is no row below, and the log, newest at the bottom.
function earlierRows(race: RaceModel, shown: number, room: number, words: Words): readonly Row[] {
  const tells = race.prompt !== undefined || race.replay !== undefined;
  if (!tells || race.trial !== undefined || room < 2) return [];
  const rest = headlines(race, Number.POSITIVE_INFINITY, words).slice(shown, room);
  const log = logTail(race, room - 1 - rest.length).filter(row => row.length > 0);
  return [...rest, ...log];
}
