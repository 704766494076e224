// A list to choose from: ink-select-input with painted lines. It ignores digits, which the gate hands to the screen.
import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { createContext, use, useState } from 'react';
import type { Look } from '../look.ts';
import type { Row } from '../rows.ts';
import { type ListLine, paintedLine, paintedPointer } from './list-line.ts';
import { cutMarks, firstSeen, scrolledTo } from './list-window.ts';

export interface ChoiceListProps {
  /** Identifies the question; a list with another name does not keep the mark. */
  readonly name: string;
  readonly lines: readonly ListLine[];
  /** Value of the line marked at first. */
  readonly at: string;
  readonly columns: number;
  /** Most lines on the screen; the others scroll. */
  readonly limit: number;
  readonly look: Look;
  readonly onPick: (value: string) => void;
  readonly onHighlight: (value: string) => void;
}

interface Paint {
  readonly columns: number;
  readonly look: Look;
  /** Marks at the end of lines after which the list continues, by the value of the line. */
  readonly marks: ReadonlyMap<string, string>;
}

const PaintContext = createContext<Paint | undefined>(undefined);

function Pointer({ isSelected = false }: { readonly isSelected?: boolean }) {
  const paint = use(PaintContext);
  return paint === undefined ? null : <Text>{paintedPointer(isSelected, paint.look)}</Text>;
}

interface ListItem {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly row: Row;
}

function Line({
  isSelected = false,
  ...item
}: {
  readonly isSelected?: boolean;
  readonly label: string;
}) {
  const paint = use(PaintContext);
  if (paint === undefined || !('row' in item && 'value' in item)) return null;
  const { look, columns, marks } = paint;
  const mark = marks.get(item.value as string);
  const text = paintedLine(item.row as Row, { columns, look, isMarked: isSelected, mark });
  return <Text wrap="truncate">{text}</Text>;
}

/** Draws the list, as high as its lines but at most `limit`; marks show where it is cut. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, lines, limit } = props;
  if (limit < 1 || lines.length === 0) return null;
  // Other lines or another height remount the list, which then starts at its marked line.
  const identity = [name, limit, ...lines.map(line => line.value)].join(' ');
  return <Lines key={identity} {...props} />;
}

function Lines({ lines, at, columns, limit, look, onPick, onHighlight }: ChoiceListProps) {
  const items: ListItem[] = lines.map(({ value, row }) => ({
    key: value,
    value,
    label: row.map(run => run.text).join(''),
    row,
  }));
  const indexOf = (value: string) =>
    Math.max(
      0,
      lines.findIndex(line => line.value === value),
    );
  const [first, setFirst] = useState(() => firstSeen(indexOf(at), limit));
  const marks = [...cutMarks(first, limit, lines.length, look.glyphs)].map(
    ([index, mark]) => [lines[index]?.value ?? '', mark] as const,
  );
  return (
    <PaintContext value={{ columns, look, marks: new Map(marks) }}>
      <Box flexDirection="column" width={columns} flexShrink={0}>
        <SelectInput
          items={items}
          initialIndex={indexOf(at)}
          limit={limit}
          indicatorComponent={Pointer}
          itemComponent={Line}
          onSelect={item => onPick(item.value)}
          onHighlight={item => {
            setFirst(seen => scrolledTo(seen, indexOf(item.value), limit, lines.length));
            onHighlight(item.value);
          }}
        />
      </Box>
    </PaintContext>
  );
}
