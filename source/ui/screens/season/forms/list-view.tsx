// A list of a form on the screen: a line for each row, the line that adds one, the line that goes back.
import { Box } from 'ink';
import { blankRows } from '../../../components/frame.ts';
import { Rows } from '../../../components/rows.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import { hintRow } from '../../../hints.ts';
import { type Look, padded } from '../../../look.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { abridgedRow, fitRow } from '../../../theme/fit.ts';
import { textWidth } from '../../../theme/width.ts';
import { fieldRuns } from './field-runs.ts';
import type { FormState } from './form.ts';
import type { ListRow, OpenList } from './list-state.ts';
import { openPlanList } from './plan-form.ts';
import type { ListColumn, PlanList } from './plan-lists.ts';
import { formSheet } from './sheets.ts';

const NUMBER_COLUMNS = 4;

type ListProps = ScreenProps & { readonly form: FormState; readonly open: OpenList };

export function ListView({ model, look, columns, rows, form, open }: ListProps) {
  const list = openPlanList(model, form, open.kind);
  const { fault } = formSheet(model, form);
  const { words } = look;
  const lines = listRows(list, open, look);
  const room = Math.max(1, rows - 5);
  const top = Math.max(0, Math.min(open.row - room + 3, lines.length - room));
  const seen = lines.slice(top, top + room);
  return (
    <Box flexDirection="column">
      <Rows
        rows={[
          [{ text: ` ${words.season.plan.titleOf(list.title)}`, tone: 'title' }],
          [{ text: look.glyphs.horizontal.repeat(columns), tone: 'faint' }],
          headRow(list),
          ...seen,
          ...blankRows(room - seen.length),
          [{ text: ` ${model.notice === '' ? fault : model.notice}`, tone: 'warn' }],
          hintRow('planList', columns, words),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

function headRow({ columns }: PlanList): Row {
  const heads = columns.map(({ head, width }) => padded(head, width)).join('');
  return [{ text: ' '.repeat(2 + NUMBER_COLUMNS) + heads, tone: 'faint' }];
}

function listRows(list: PlanList, open: OpenList, look: Look): readonly Row[] {
  const { words, glyphs } = look;
  const behind = [list.add, words.season.plan.done].map((text, at): Row => {
    const isMarked = open.row === list.rows.length + at;
    return [
      { text: isMarked ? `${glyphs.pointer} ` : '  ', tone: 'strong' },
      { text, tone: isMarked ? 'chosen' : 'plain' },
    ];
  });
  return [...list.rows.map((row, at) => rowOf(list, row, at, open, look)), ...behind];
}

function rowOf(list: PlanList, row: ListRow, at: number, open: OpenList, look: Look): Row {
  const isMarked = at === open.row;
  return [
    { text: isMarked ? `${look.glyphs.pointer} ` : '  ', tone: 'strong' },
    { text: padded(`${at + 1}`.padStart(2), NUMBER_COLUMNS), tone: 'faint' },
    ...list.columns.flatMap((column, nth) =>
      cellRuns(column, row[column.id] ?? '', isMarked && nth === open.column, open, look),
    ),
  ];
}

function cellRuns(
  column: ListColumn,
  value: string,
  isMarked: boolean,
  open: OpenList,
  { glyphs }: Look,
): readonly Run[] {
  const { width, said, choices } = column;
  const shownIn = (columns: number, tone: Tone) =>
    abridgedRow([{ text: said(value), tone }], columns, glyphs.ellipsis);
  if (!isMarked) return fitRow(shownIn(width - 1, 'plain'), width);
  if (choices === undefined) return fieldRuns(value, open.typing?.at, width, glyphs.caret);
  const marks = ` ${glyphs.less} ${glyphs.more}`;
  const shown = shownIn(width - textWidth(marks) - 1, 'chosen');
  return fitRow([...shown, { text: marks, tone: 'faint' }], width);
}
