// The list of saves: circuit, lap, drivers, when.
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { padded, wrapped } from '../../look.ts';
import type { SavesScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import type { SaveEntry } from '../../services.ts';
import { cleanText } from '../../typing/text-field.ts';
import type { Words } from '../../words/words.ts';
import { FINISHED_LINE, sortedSaves } from '../finished/finished-update.ts';
import { whereOf } from './save-entry.ts';
import { HELD_LINES } from './saves-update.ts';

const TRACK_COLUMNS = 18;
const LAP_COLUMNS = 14;
const MINUTE_MS = 60_000;

export function SavesView(props: ScreenProps & { readonly screen: SavesScreen }) {
  const { look, screen } = props;
  const { words } = look;
  const { open: saves, finished } = sortedSaves(screen.saves ?? []);
  const { held } = screen;
  if (held !== undefined) return <Question {...props} held={held} />;
  const empty = screen.saves === undefined ? words.saves.reading : words.saves.none;
  return (
    <ListPage
      {...props}
      name="saves"
      above={[[{ text: ` ${words.saves.heading}`, tone: 'title' }], []]}
      lines={[
        ...saves.map((save, index) => ({ value: save.file, row: saveRow(save, index, words) })),
        ...(finished.length === 0
          ? []
          : [plainLine(FINISHED_LINE, saves.length + 1, words.saves.over.line(finished.length))]),
      ]}
      at={screen.at}
      below={saves.length + finished.length > 0 ? [] : [[{ text: `  ${empty}`, tone: 'plain' }]]}
      place="saves"
    />
  );
}

function Question(props: ScreenProps & { readonly held: NonNullable<SavesScreen['held']> }) {
  const { look, columns, held } = props;
  const { saves } = look.words;
  const minutes = Math.floor(held.idleMs / MINUTE_MS);
  const question = wrapped(held.isSilent ? saves.silent : saves.held(minutes), columns - 4);
  return (
    <ListPage
      {...props}
      name="held"
      above={[
        [{ text: ` ${saves.heading}`, tone: 'title' }],
        [],
        ...question.map((text): Row => [{ text: `  ${text}`, tone: 'plain' }]),
        [],
      ]}
      lines={HELD_LINES.map((line, index) => plainLine(line, index + 1, saves[line]))}
      at={HELD_LINES[0]}
      place="saves"
    />
  );
}

export function saveRow(save: SaveEntry, index: number, words: Words): Row {
  const turn = cleanText(save.turn ?? '', 20);
  const winner = cleanText(save.winner ?? '', 20);
  const drivers = save.drivers.map(name => cleanText(name, 20)).join(', ');
  return [
    {
      text: `${index < 9 ? index + 1 : ' '} ${padded(cleanText(save.track, TRACK_COLUMNS - 1), TRACK_COLUMNS)}`,
      tone: 'strong',
    },
    { text: padded(whereOf(save, words), LAP_COLUMNS), tone: 'plain' },
    { text: `${timeOf(save.writtenAt)}  `, tone: 'faint' },
    ...(turn === '' ? [] : [{ text: `${words.saves.turn(turn)}  `, tone: 'strong' } as const]),
    ...(winner === ''
      ? []
      : [{ text: `${words.saves.winner(winner)}  `, tone: 'strong' } as const]),
    { text: drivers, tone: 'plain' },
  ];
}

// A time such as 2026-11-21 09:30, in the player's own time zone.
function timeOf(milliseconds: number): string {
  const at = new Date(milliseconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
