// A form of a season on the screen: its lines, the outcome beside or below, and the action line.
import { Box } from 'ink';
import { blankRows } from '../../../components/frame.ts';
import { Rows } from '../../../components/rows.tsx';
import type { ScreenProps } from '../../../components/screen-props.ts';
import { hintRow, keyName } from '../../../hints.ts';
import { type Look, padded, wrapped } from '../../../look.ts';
import type { SeasonFormScreen } from '../../../model.ts';
import type { Row, Run } from '../../../rows.ts';
import { abridgedRow, besideRows, fitRow } from '../../../theme/fit.ts';
import { textWidth } from '../../../theme/width.ts';
import { fieldRuns } from './field-runs.ts';
import type { FormField, FormSheet, FormState } from './form.ts';
import { ListView } from './list-view.tsx';
import { formSheet } from './sheets.ts';

/** From this width on, the outcome of the values stands beside them. */
const BESIDE_FROM_COLUMNS = 76;
const OUTCOME_COLUMNS = 36;

type FormProps = ScreenProps & { readonly screen: SeasonFormScreen };

export function FormView(props: FormProps) {
  const { form } = props.screen;
  return form.list === undefined ? (
    <WholeForm {...props} />
  ) : (
    <ListView {...props} form={form} open={form.list} />
  );
}

function WholeForm(props: FormProps) {
  const { model, look, columns, rows, screen } = props;
  const sheet = formSheet(model, screen.form);
  const height = rows - 2;
  const { words } = look;
  const notice = model.notice === '' ? sheet.fault : model.notice;
  const body = bodyRows(props, sheet, height - 2);
  return (
    <Box flexDirection="column">
      <Rows
        rows={[
          titleRow(sheet, columns),
          [{ text: look.glyphs.horizontal.repeat(columns), tone: 'faint' }],
          ...body,
          ...blankRows(height - 2 - body.length),
          [{ text: ` ${notice}`, tone: 'warn' }],
          hintRow(screen.form.asking === undefined ? 'form' : 'question', columns, words),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

function titleRow({ title, aside }: FormSheet, columns: number): Row {
  const room = columns - textWidth(title) - textWidth(aside) - 2;
  return [
    { text: ` ${title}`, tone: 'title' },
    { text: ' '.repeat(Math.max(1, room)), tone: 'plain' },
    { text: aside, tone: 'plain' },
  ];
}

function bodyRows({ screen, look, columns }: FormProps, sheet: FormSheet, room: number) {
  const { form } = screen;
  const isWide = columns >= BESIDE_FROM_COLUMNS;
  const left = isWide ? columns - OUTCOME_COLUMNS - 1 : columns;
  const label = Math.max(0, ...sheet.fields.map(field => textWidth(field.label))) + 2;
  const { pointer, less, more, caret, ellipsis } = look.glyphs;
  const keys = { enter: keyName('enter', look.words), room: left - label - 3 };
  const marks = { pointer, less, more, caret, ellipsis, ...keys };
  const lines = sheet.fields.map((field, at) =>
    fieldRow(field, at === form.row, form, label, marks),
  );
  const done = [...(sheet.other === undefined ? [] : [sheet.other.text]), sheet.action];
  const actions = done.map((text, at): Row => {
    const isMarked = form.row === sheet.fields.length + at;
    return [
      { text: isMarked ? `${pointer} ` : '  ', tone: 'strong' },
      { text, tone: isMarked ? 'chosen' : 'plain' },
    ];
  });
  const width = (isWide ? OUTCOME_COLUMNS : columns) - 2;
  const outcome: readonly Row[] = [
    ...(sheet.heading === '' ? [] : [[{ text: ` ${sheet.heading}`, tone: 'faint' } as const]]),
    ...sheet.outcome
      .flatMap(text => (text.includes('  ') ? [text] : wrapped(text, width)))
      .map((text): Row => [{ text: ` ${text}`, tone: 'plain' }]),
  ];
  if (form.asking !== undefined) {
    const asked = questionRows(sheet.question ?? '', form.asking, left - 2, look);
    const above = [...lines.slice(0, room - asked.length), ...asked];
    return isWide ? besideRows(above, left, outcome.slice(0, room)) : above;
  }
  const isLast = form.row >= sheet.fields.length;
  // Where there is no room beside the lines, the outcome stands above the action line.
  if (!isWide && isLast) {
    return [...outcome.slice(0, room - 1 - actions.length), [], ...actions];
  }
  const seen = scrolled([...lines, [], ...actions], form.row, room, sheet.fields.length);
  const marked = withMarks(seen.rows, seen, left, look.glyphs);
  return isWide ? besideRows(marked, left, outcome.slice(0, room)) : marked;
}

// The harmless answer first.
function questionRows(
  question: string,
  asking: 'no' | 'yes',
  columns: number,
  { words, glyphs }: Look,
): readonly Row[] {
  const { no, yes } = words.season.question;
  const answers = [
    { answer: 'no', text: `1 ${no}` },
    { answer: 'yes', text: `2 ${yes}` },
  ] as const;
  return [
    [],
    ...wrapped(question, columns).map((text): Row => [{ text: ` ${text}`, tone: 'warn' }]),
    [],
    ...answers.map(({ answer, text }): Row => {
      const isMarked = answer === asking;
      return [
        { text: isMarked ? `${glyphs.pointer} ` : '  ', tone: 'strong' },
        { text, tone: isMarked ? 'chosen' : 'plain' },
      ];
    }),
  ];
}

interface Seen {
  readonly rows: readonly Row[];
  /** Whether the form continues above, and below. */
  readonly above: boolean;
  readonly below: boolean;
}

// Marks show where the form continues out of sight.
function withMarks(
  rows: readonly Row[],
  { above, below }: Seen,
  columns: number,
  { up, down }: { readonly up: string; readonly down: string },
): readonly Row[] {
  return rows.map((row, at) => {
    const mark = at === 0 && above ? up : at === rows.length - 1 && below ? down : undefined;
    if (mark === undefined) return row;
    return [...fitRow(row, columns - 2), { text: ` ${mark}`, tone: 'strong' }];
  });
}

// A form that is higher than its room scrolls with the marked line.
function scrolled(rows: readonly Row[], row: number, room: number, fields: number): Seen {
  const at = row >= fields ? row + 1 : row;
  const top = Math.max(0, Math.min(at - room + 2, rows.length - room));
  return {
    rows: rows.slice(top, top + room),
    above: top > 0,
    below: top + room < rows.length,
  };
}

interface Marks {
  readonly pointer: string;
  readonly less: string;
  readonly more: string;
  readonly caret: string;
  readonly ellipsis: string;
  readonly enter: string;
  readonly room: number;
}

function fieldRow(
  field: FormField,
  isMarked: boolean,
  form: FormState,
  label: number,
  marks: Marks,
): Row {
  const head: readonly Run[] = [
    { text: isMarked ? `${marks.pointer} ` : '  ', tone: 'strong' },
    { text: padded(field.label, label), tone: 'faint' },
  ];
  const shown = (columns: number) =>
    abridgedRow([{ text: field.shown, tone }], columns, marks.ellipsis);
  const tone = isMarked && field.choices !== undefined ? 'chosen' : 'plain';
  if (!isMarked) return [...head, ...shown(marks.room)];
  if (field.choices !== undefined) {
    const keys = field.opens === undefined ? `  ${marks.less} ${marks.more}` : `  [${marks.enter}]`;
    return [...head, ...shown(marks.room - textWidth(keys)), { text: keys, tone: 'faint' }];
  }
  return [...head, ...fieldRuns(field.value, form.typing?.at, marks.room, marks.caret)];
}
