// The title screen: name, list, and the game in four sentences.
import { ListPage, plainLine } from '../../components/list-page.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { wrapped } from '../../look.ts';
import type { Model } from '../../model.ts';
import type { Row } from '../../rows.ts';
import { cleanText } from '../../text-field.ts';
import type { Words } from '../../words/words.ts';
import { NAME_COLUMNS } from '../new-race/form.ts';
import { whereOf } from '../saves/save-entry.ts';
import { titleLines } from './title-update.ts';

const TRACK_COLUMNS = 24;

const LOGO = [
  '   ____ _     _',
  '  / ___| |__ (_) ___ __ _ _ __   ___',
  " | |   | '_ \\| |/ __/ _` | '_ \\ / _ \\",
  ' | |___| | | | | (_| (_| | | | |  __/',
  '  \\____|_| |_|_|\\___\\__,_|_| |_|\\___|',
];

export function TitleView(props: ScreenProps) {
  const { model, look, columns, rows } = props;
  const { words } = look;
  const { screen } = model;
  const at = screen.kind === 'title' ? screen.at : '';
  const head: readonly Row[] = [
    ...LOGO.map((text): Row => [{ text, tone: 'title' }]),
    [{ text: `  ${words.tagline}`, tone: 'faint' }],
    [],
  ];
  const lines = titleLines(model).map((line, index) =>
    plainLine(line, index + 1, line === 'goOn' ? goOnText(model, words) : words.title[line]),
  );
  const unofficial: Row = [{ text: ` ${words.title.unofficial}`, tone: 'faint' }];
  return (
    <ListPage
      {...props}
      name={`title ${at === 'resume' ? 'resume' : ''}`}
      above={head}
      lines={lines}
      at={at}
      below={aboutRows(words.title.about, columns, rows - head.length - lines.length - 4)}
      {...(model.notice === '' ? { foot: unofficial } : {})}
      place="title"
      hints={{ without: ['back'] }}
    />
  );
}

function goOnText({ unfinished }: Model, words: Words): string {
  if (unfinished === undefined) return '';
  const track = cleanText(unfinished.track, TRACK_COLUMNS);
  const turn = cleanText(unfinished.turn ?? '', NAME_COLUMNS);
  const facts = [
    track,
    whereOf(unfinished, words),
    ...(turn === '' ? [] : [words.saves.turn(turn)]),
  ];
  return words.title.goOn(facts.join(', '));
}

// Returns as many whole paragraphs as fit.
function aboutRows(about: readonly string[], columns: number, room: number): readonly Row[] {
  const shown: Row[] = [];
  for (const paragraph of about) {
    const lines = wrapped(paragraph, Math.min(columns, 100) - 4);
    if (shown.length + lines.length + 1 > room) break;
    shown.push([], ...lines.map((text): Row => [{ text: `  ${text}`, tone: 'plain' }]));
  }
  return shown;
}
