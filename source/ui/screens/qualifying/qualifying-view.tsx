// The sheet of a session of timed trials: who has driven what, and what comes next.
import { Box } from 'ink';
import { ChoiceList } from '../../components/choice-list.tsx';
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import type { QualifyingScreen } from '../../model.ts';
import type { Row } from '../../rows.ts';
import type { Words } from '../../words/words.ts';
import { type SheetLine, sheetLines } from './sheet-lines.ts';
import { sheetSays, sheetTable, sheetTitle } from './sheet-rows.ts';

export function QualifyingView(props: ScreenProps & { readonly screen: QualifyingScreen }) {
  const { model, look, columns, rows, screen, send } = props;
  const { words } = look;
  const list = sheetLines(screen);
  const lines = list.map((line, index) => ({
    value: line,
    row: [{ text: `${index + 1} ${lineWords(line, screen, words)}`, tone: 'plain' }] as Row,
  }));
  const above: readonly Row[] = [
    ...sheetTitle(screen, model, words),
    [],
    ...sheetTable(screen, columns, words),
    [],
    ...sheetSays(screen, model, columns, words),
    [],
  ];
  const room = rows - lines.length - 2;
  return (
    <Box flexDirection="column">
      <Rows rows={above.slice(0, room)} columns={columns} look={look} />
      <ChoiceList
        name={`sheet ${screen.shown} ${screen.sheet.qualifying.trials.length}`}
        lines={lines}
        at={screen.at}
        columns={columns}
        limit={lines.length}
        look={look}
        onPick={value => send({ kind: 'picked', value })}
        onHighlight={value => send({ kind: 'highlighted', value })}
      />
      <Rows
        rows={[
          ...blankRows(room - above.length),
          [{ text: ` ${model.notice}`, tone: 'warn' }],
          hintRow('qualifying', columns, words, {
            digits: lines.length > 1 ? `1-${lines.length}` : '1',
            without: lines.length > 0 ? [] : ['pick', 'confirm'],
          }),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

function lineWords(line: SheetLine, { shown }: QualifyingScreen, { race }: Words): string {
  const { sheet } = race.trials;
  switch (line) {
    case 'nextSession':
      return sheet.nextSession(shown + 2);
    case 'quit':
      return sheet.leave;
    default:
      return sheet[line];
  }
}
