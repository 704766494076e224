// The list of saves: circuit, lap, drivers, when.
import { Box } from 'ink';
import { ChoiceList } from '../../components/choice-list.tsx';
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import type { SaveEntry } from '../../doors.ts';
import { hintRow } from '../../hints.ts';
import { padded } from '../../look.ts';
import type { SavesScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import { cleanText } from '../../text-field.ts';
import type { Words } from '../../words/words.ts';

const TRACK_COLUMNS = 18;
const LAP_COLUMNS = 12;

export function SavesView(props: ScreenProps & { readonly screen: SavesScreen }) {
  const { model, look, columns, rows, screen, send } = props;
  const { words } = look;
  const saves = screen.saves ?? [];
  const body = rows - 4;
  const lines = saves.map((save, index) => ({
    value: save.file,
    row: saveRow(save, index, words),
  }));
  const shown = Math.min(lines.length, body);
  const empty: Row = [
    {
      text: `  ${screen.saves === undefined ? words.saves.reading : words.saves.none}`,
      tone: 'plain',
    },
  ];
  return (
    <Box flexDirection="column">
      <Rows
        rows={[[{ text: ` ${words.saves.heading}`, tone: 'title' }], []]}
        columns={columns}
        look={look}
      />
      {shown > 0 ? (
        <ChoiceList
          name="saves"
          lines={lines}
          at={screen.at}
          columns={columns}
          limit={body}
          look={look}
          onPick={value => send({ kind: 'picked', value })}
          onHighlight={value => send({ kind: 'highlighted', value })}
        />
      ) : (
        <Rows rows={[empty]} columns={columns} look={look} />
      )}
      <Rows
        rows={[
          ...blankRows(body - Math.max(1, shown)),
          [{ text: ` ${model.notice}`, tone: 'warn' }],
          hintRow('saves', columns, words, shown === 0 ? { without: ['pick', 'confirm'] } : {}),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

function saveRow(save: SaveEntry, index: number, words: Words): Row {
  const drivers = save.drivers.map(name => cleanText(name, 20)).join(', ');
  return [
    {
      text: `${index < 9 ? index + 1 : ' '} ${padded(cleanText(save.track, TRACK_COLUMNS - 1), TRACK_COLUMNS)}`,
      tone: 'strong',
    },
    { text: padded(whereOf(save, words), LAP_COLUMNS), tone: 'plain' },
    { text: `${timeOf(save.writtenAt)}  `, tone: 'faint' },
    { text: drivers, tone: 'plain' },
  ];
}

function whereOf({ qualifying, lap, laps }: SaveEntry, { saves }: Words): string {
  return qualifying ? saves.trials : saves.lap(Math.max(1, lap), laps);
}

// 2026-11-21 09:30, in the player's own time zone.
function timeOf(milliseconds: number): string {
  const at = new Date(milliseconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
