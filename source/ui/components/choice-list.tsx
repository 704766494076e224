// A list to choose from: ink-select-input with painted lines. Digits are the screen's own business (the gate keeps them).
import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { createContext, use } from 'react';
import { type Look, painted, paintedWords } from '../look.ts';
import type { Row } from '../rows.ts';

/** A line of the list. */
export interface ListLine {
  readonly value: string;
  readonly row: Row;
}

export interface ChoiceListProps {
  /** Lists of different questions have different names; the mark of one is not taken over by the next. */
  readonly name: string;
  readonly lines: readonly ListLine[];
  /** Value of the line that is marked at first. */
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
}

const PaintContext = createContext<Paint | undefined>(undefined);
/** Columns of the pointer before each line. */
export const POINTER_COLUMNS = 2;

function Pointer({ isSelected = false }: { readonly isSelected?: boolean }) {
  const paint = use(PaintContext);
  const mark = paint?.look.glyphs.pointer ?? '>';
  const row: Row = [{ text: isSelected ? `${mark} ` : '  ', tone: 'strong' }];
  return paint === undefined ? null : <Text>{painted(row, POINTER_COLUMNS, paint.look)}</Text>;
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
  if (paint === undefined || !('row' in item)) return null;
  const row = item.row as Row;
  const shown: Row = isSelected ? row.map(run => ({ ...run, tone: 'chosen' })) : row;
  const columns = paint.columns - POINTER_COLUMNS;
  return <Text wrap="truncate">{paintedWords(shown, columns, paint.look)}</Text>;
}

/** The list, as high as its lines but at most `limit`. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, lines, at, columns, limit, look, onPick, onHighlight } = props;
  const items: ListItem[] = lines.map(({ value, row }) => ({
    key: value,
    value,
    label: row.map(run => run.text).join(''),
    row,
  }));
  const first = Math.max(
    0,
    lines.findIndex(line => line.value === at),
  );
  if (limit < 1 || items.length === 0) return null;
  // Other lines, or another height, are another list: it begins anew at the marked line.
  const identity = [name, limit, ...items.map(item => item.value)].join(' ');
  return (
    <PaintContext value={{ columns, look }}>
      <Box flexDirection="column" width={columns} flexShrink={0}>
        <SelectInput
          key={identity}
          items={items}
          initialIndex={first}
          limit={limit}
          indicatorComponent={Pointer}
          itemComponent={Line}
          onSelect={item => onPick(item.value)}
          onHighlight={item => onHighlight(item.value)}
        />
      </Box>
    </PaintContext>
  );
}
