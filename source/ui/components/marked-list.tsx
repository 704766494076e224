// A list whose mark is part of the screen's state: it draws, and takes no key.
import { Box, Text } from 'ink';
import { useState } from 'react';
import type { Look } from '../look.ts';
import { type ListLine, paintedLine, paintedPointer } from './list-line.ts';
import { cutMarks, firstSeen, firstWith } from './list-window.ts';

export interface MarkedListProps {
  /** Identifies the question; a list with another name starts at its marked line. */
  readonly name: string;
  readonly lines: readonly ListLine[];
  /** Value of the marked line; any other value marks the first. */
  readonly at: string;
  /** Whether no line is marked. */
  readonly isUnmarked?: boolean;
  readonly columns: number;
  /** Most lines on the screen; the others scroll. */
  readonly limit: number;
  readonly look: Look;
}

/** Only the key and the name show the mark: a whole marked line would cost twice the bytes over a slow connection. */
const MARKED_RUNS = 2;

/** Draws the list, as high as its lines but at most `limit`; marks show where it is cut. */
export function MarkedList(props: MarkedListProps) {
  const { name, lines, limit } = props;
  if (limit < 1 || lines.length === 0) return null;
  const identity = [name, limit, lines.length].join(' ');
  return <Lines key={identity} {...props} />;
}

function Lines({ lines, at, isUnmarked = false, columns, limit, look }: MarkedListProps) {
  const index = Math.max(
    0,
    lines.findIndex(line => line.value === at),
  );
  const [scrolled, setScrolled] = useState(() => firstSeen(index, limit));
  const first = firstWith(scrolled, index, limit);
  if (first !== scrolled) setScrolled(first);
  const marks = cutMarks(first, limit, lines.length, look.glyphs);
  return (
    <Box flexDirection="column" width={columns} flexShrink={0}>
      {lines.slice(first, first + limit).map(({ value, row }, place) => {
        const isMarked = first + place === index && !isUnmarked;
        const mark = marks.get(first + place);
        const text = paintedLine(row, { columns, look, isMarked, markedRuns: MARKED_RUNS, mark });
        return (
          <Text key={value} wrap="truncate">
            {paintedPointer(isMarked, look) + text}
          </Text>
        );
      })}
    </Box>
  );
}
