// Finished rows on the screen: one Text each, painted beforehand.
import { Box, Text, useIsScreenReaderEnabled } from 'ink';
import { memo } from 'react';
import { type Look, painted, paintedWords } from '../look.ts';
import type { Row } from '../rows.ts';

const Line = memo(function Line({ text }: { readonly text: string }) {
  return <Text wrap="truncate">{text}</Text>;
});

export interface RowsProps {
  readonly rows: readonly Row[];
  readonly columns: number;
  readonly look: Look;
  /** Whether the rows are a picture, which screen readers skip. */
  readonly picture?: boolean;
}

/** Returns the rows as terminal text, each exactly `columns` wide. */
export function paintedRows({
  rows,
  columns,
  look,
  picture = false,
}: RowsProps): readonly string[] {
  const paint = picture ? painted : paintedWords;
  return rows.map(row => paint(row, columns, look));
}

/** Draws rows below each other, each exactly `columns` wide. */
export function Rows(props: RowsProps) {
  const { rows, columns, picture = false } = props;
  const spoken = useIsScreenReaderEnabled();
  if (spoken) return picture ? null : <Spoken rows={rows} />;
  // A row has no identity but its place.
  const lines = paintedRows(props).map((text, place) => ({ place, text }));
  return (
    <Box flexDirection="column" width={columns} height={rows.length} flexShrink={0}>
      {lines.map(({ place, text }) => (
        <Line key={place} text={text} />
      ))}
    </Box>
  );
}

// Draws rows for a screen reader: words without paint, nothing for blank rows.
function Spoken({ rows }: { readonly rows: readonly Row[] }) {
  const lines = rows
    .map((row, place) => ({
      place,
      text: row
        .map(run => run.text)
        .join('')
        .trim(),
    }))
    .filter(line => line.text !== '');
  return (
    <Box flexDirection="column">
      {lines.map(({ place, text }) => (
        <Line key={place} text={text} />
      ))}
    </Box>
  );
}
