// The title screen: name, list, and what the game is in four sentences.
import { Box } from 'ink';
import { ChoiceList } from '../../components/choice-list.tsx';
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import { wrapped } from '../../look.ts';
import type { Row } from '../../rows.ts';
import { TITLE_LINES } from './title-update.ts';

const LOGO = [
  '   ____ _     _',
  '  / ___| |__ (_) ___ __ _ _ __   ___',
  " | |   | '_ \\| |/ __/ _` | '_ \\ / _ \\",
  ' | |___| | | | | (_| (_| | | | |  __/',
  '  \\____|_| |_|_|\\___\\__,_|_| |_|\\___|',
];

export function TitleView({ model, look, columns, rows, send }: ScreenProps) {
  const { words } = look;
  const { screen } = model;
  const at = screen.kind === 'title' ? screen.at : '';
  const head: readonly Row[] = [
    ...LOGO.map((text): Row => [{ text, tone: 'title' }]),
    [{ text: `  ${words.tagline}`, tone: 'faint' }],
    [],
  ];
  const lines = TITLE_LINES.map((line, index) => ({
    value: line,
    row: [{ text: `${index + 1} ${words.title[line]}`, tone: 'plain' }] as Row,
  }));
  const about = aboutRows(words.title.about, columns, rows - head.length - lines.length - 4);
  const foot: readonly Row[] = [
    [
      {
        text: ` ${model.notice === '' ? words.title.unofficial : model.notice}`,
        tone: model.notice === '' ? 'faint' : 'warn',
      },
    ],
    hintRow('title', columns, words, { digits: `1-${TITLE_LINES.length}`, without: ['back'] }),
  ];
  const blank = rows - head.length - lines.length - about.length - foot.length;
  return (
    <Box flexDirection="column">
      <Rows rows={head} columns={columns} look={look} />
      <ChoiceList
        name={`title ${at === 'resume' ? 'resume' : ''}`}
        lines={lines}
        at={at}
        columns={columns}
        limit={lines.length}
        look={look}
        onPick={value => send({ kind: 'picked', value })}
        onHighlight={value => send({ kind: 'highlighted', value })}
      />
      <Rows rows={[...about, ...blankRows(blank), ...foot]} columns={columns} look={look} />
    </Box>
  );
}

// As many paragraphs as fit whole.
function aboutRows(about: readonly string[], columns: number, room: number): readonly Row[] {
  const shown: Row[] = [];
  for (const paragraph of about) {
    const lines = wrapped(paragraph, Math.min(columns, 100) - 4);
    if (shown.length + lines.length + 1 > room) break;
    shown.push([], ...lines.map((text): Row => [{ text: `  ${text}`, tone: 'plain' }]));
  }
  return shown;
}
