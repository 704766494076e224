// Plain output of the commands without a screen.

import type { Row } from '../ui/rows.ts';
import { asciiRow } from '../ui/theme/fit.ts';
import { paintRow } from '../ui/theme/paint.ts';
import { THEMES, type Theme, USUAL_THEME } from '../ui/theme/theme.ts';
import { textWidth } from '../ui/theme/width.ts';

/** Columns to draw for: those of the terminal, 80 in a pipe. */
export function columnsOut(): number {
  return process.stdout.columns ?? 80;
}

/** Rows of the terminal, 24 in a pipe. */
export function rowsOut(): number {
  return process.stdout.rows ?? 24;
}

/** Prints one line. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Prints drawn rows: coloured on a terminal, plain in a pipe. */
export function printRows(rows: readonly Row[], ascii: boolean): void {
  const theme: Theme = process.stdout.isTTY ? THEMES[USUAL_THEME] : THEMES.mono;
  for (const row of rows) {
    const shown = ascii ? asciiRow(row) : row;
    const text = process.stdout.isTTY
      ? paintRow(shown, theme)
      : shown.map(run => run.text).join('');
    print(text.trimEnd());
  }
}

/** Prints blocks of rows with a blank line between them. */
export function printBlocks(blocks: readonly (readonly Row[])[], ascii: boolean): void {
  for (const [at, block] of blocks.entries()) {
    if (at > 0) print();
    printRows(block, ascii);
  }
}

/** Text columns side by side, the first `left` ones to the left, the others to the right. */
export function table(lines: readonly (readonly string[])[], left = 2): readonly string[] {
  const widths: number[] = [];
  for (const line of lines) {
    line.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, textWidth(cell));
    });
  }
  return lines.map(line =>
    line
      .map((cell, i) => {
        const blanks = ' '.repeat((widths[i] ?? 0) - textWidth(cell));
        return i < left ? cell + blanks : blanks + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}
