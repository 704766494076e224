// A page with a list: its subject above, the list, additions below, a sentence for the player, the keys.
import { Box } from 'ink';
import { type HintOptions, hintRow } from '../hints.ts';
import type { Place } from '../keys.ts';
import type { Row } from '../rows.ts';
import { ChoiceList } from './choice-list.tsx';
import { blankRows } from './frame.ts';
import type { ListLine } from './list-line.ts';
import { Rows } from './rows.tsx';
import type { ScreenProps } from './screen-props.ts';

export interface ListPageProps extends ScreenProps {
  /** Identifies the question; a list with another name does not keep the mark. */
  readonly name: string;
  /** Rows over the list; on a small screen the last ones give way to the list. */
  readonly above: readonly Row[];
  readonly lines: readonly ListLine[];
  /** Most lines shown at once; as many as there is room for when absent. */
  readonly linesMost?: number;
  readonly at: string;
  readonly below?: readonly Row[];
  /** Replaces the notice. */
  readonly foot?: Row;
  readonly place: Place;
  /** How the help line shows the keys; without lines the keys of the list are left out in any case. */
  readonly hints?: HintOptions;
}

/** Returns a line of words behind its digit, which only the first nine have. */
export function plainLine(value: string, number: number, text: string): ListLine {
  const digit = number <= 9 ? String(number) : ' ';
  return { value, row: [{ text: `${digit} ${text}`, tone: 'plain' }] };
}

/** Draws the page, exactly `rows` high. */
export function ListPage(props: ListPageProps) {
  const { model, look, columns, rows, send, lines, below = [], place, hints = {} } = props;
  const { linesMost = lines.length } = props;
  const fitting = Math.max(1, rows - 2 - Math.min(props.above.length, 2));
  const shown = Math.min(lines.length, linesMost, fitting);
  const above = props.above.slice(0, rows - shown - 2);
  const room = rows - above.length - shown - 2;
  const added = below.slice(0, room);
  const foot: Row = props.foot ?? [{ text: ` ${model.notice}`, tone: 'warn' }];
  const { without = [] } = hints;
  return (
    <Box flexDirection="column">
      <Rows rows={above} columns={columns} look={look} />
      <ChoiceList
        name={props.name}
        lines={lines}
        at={props.at}
        columns={columns}
        limit={shown}
        look={look}
        onPick={value => send({ kind: 'picked', value })}
        onHighlight={value => send({ kind: 'highlighted', value })}
      />
      <Rows
        rows={[
          ...added,
          ...blankRows(room - added.length),
          foot,
          hintRow(place, columns, look.words, {
            digits: digitsOf(lines.length),
            ...hints,
            without: lines.length > 0 ? without : [...without, 'pick', 'confirm'],
          }),
        ]}
        columns={columns}
        look={look}
      />
    </Box>
  );
}

function digitsOf(lines: number): string {
  return lines > 1 ? `1-${Math.min(9, lines)}` : '1';
}
