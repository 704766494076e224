// The question before something would be lost.
import { Box } from 'ink';
import { ChoiceList } from '../../components/choice-list.tsx';
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import { wrapped } from '../../look.ts';
import type { Row } from '../../rows.ts';
import { LEAVING_LINES } from './leaving-update.ts';

export function LeavingView({ model, look, columns, rows, send }: ScreenProps) {
  const { words } = look;
  const at = model.overlay.kind === 'leaving' ? model.overlay.at : '';
  const { trials } = words.race;
  const { screen } = model;
  const lap = { question: trials.leaving, stay: trials.stay, go: trials.leaveLap };
  const inLap = screen.kind === 'race' && screen.race.trial !== undefined;
  const sheet = { ...words.leaving, question: trials.leavingSheet };
  const said = inLap ? lap : screen.kind === 'qualifying' ? sheet : words.leaving;
  const question = wrapped(said.question, columns - 4);
  const lines = LEAVING_LINES.map((line, index) => ({
    value: line,
    row: [{ text: `${index + 1} ${said[line]}`, tone: 'plain' }] as Row,
  }));
  const above = Math.max(0, Math.floor(rows / 3) - question.length);
  return (
    <Box flexDirection="column">
      <Rows
        rows={[
          ...blankRows(above),
          ...question.map((text): Row => [{ text: `  ${text}`, tone: 'title' }]),
          [],
        ]}
        columns={columns}
        look={look}
      />
      <ChoiceList
        name="leaving"
        lines={lines}
        at={at}
        columns={columns}
        limit={lines.length}
        look={look}
        onPick={value => send({ kind: 'picked', value })}
        onHighlight={value => send({ kind: 'highlighted', value })}
      />
      <Rows
        rows={[
          ...blankRows(rows - above - question.length - lines.length - 2),
          hintRow('question', columns, words, { digits: '1-2' }),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}
