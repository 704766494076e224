// The two lines of a message to whoever takes the keyboard next.
import { blankRows } from '../../components/frame.ts';
import { Rows } from '../../components/rows.tsx';
import type { ScreenProps } from '../../components/screen-props.ts';
import { hintRow } from '../../hints.ts';
import { wrapped } from '../../look.ts';
import type { Underlay } from '../../model.ts';
import type { Row } from '../../rows.ts';
import { fieldRuns } from '../new-race/field-runs.ts';

type MessageOverlay = Extract<Underlay, { kind: 'message' }>;

export function MessageView({
  look,
  columns,
  rows,
  overlay,
}: ScreenProps & { readonly overlay: MessageOverlay }) {
  const { words, glyphs } = look;
  const { hotSeat } = words.race;
  const body: readonly Row[] = [
    [{ text: ` ${hotSeat.message}`, tone: 'title' }],
    ...hotSeat.messageAbout
      .flatMap(text => wrapped(text, columns - 2))
      .map((text): Row => [{ text: ` ${text}`, tone: 'faint' }]),
    [],
    ...overlay.lines.map((line, at): Row => {
      const isMarked = at === overlay.row;
      const pointer = isMarked ? `${glyphs.pointer} ` : '  ';
      return [{ text: pointer, tone: 'strong' }, ...fieldRuns(line, isMarked, '', glyphs)];
    }),
  ];
  return (
    <Rows
      rows={[...body, ...blankRows(rows - 1 - body.length), hintRow('message', columns, words)]}
      columns={columns}
      look={look}
    />
  );
}
