// Output of the commands without a screen. No text that would control a terminal passes, whoever wrote it; colours are added
// after that.

import { visibleJson, visibleText } from '../storage/untrusted-text.ts';
import type { Row } from '../ui/rows.ts';
import { asciiRow } from '../ui/theme/fit.ts';
import { paintRow } from '../ui/theme/paint.ts';
import { type Theme, themeFor, USUAL_THEME } from '../ui/theme/theme.ts';
import { textWidth } from '../ui/theme/width.ts';

/** Returns the columns to draw for: those of the terminal, 80 in a pipe and where a terminal does not know its size. */
export function columnsOut(): number {
  return process.stdout.columns || 80;
}

/** Returns the rows of the terminal, 24 in a pipe and where a terminal does not know its size. */
export function rowsOut(): number {
  return process.stdout.rows || 24;
}

export function print(line = ''): void {
  process.stdout.write(`${visibleText(line)}\n`);
}

export function printJson(value: unknown): void {
  process.stdout.write(`${visibleJson(value, 2)}\n`);
}

/** Writes one or more lines for a person to standard error. */
export function tellPerson(sentences: string): void {
  process.stderr.write(`${visibleText(sentences)}\n`);
}

/** Clears the screen of a terminal but keeps its scrollback. */
export function clearScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[H');
}

/** Prints rows, in colour on a terminal and plain in a pipe. */
export function printRows(rows: readonly Row[], ascii: boolean): void {
  const theme: Theme = themeFor(process.stdout.isTTY ? USUAL_THEME : 'none');
  for (const row of rows) {
    const seen = row.map(run => ({ ...run, text: visibleText(run.text) }));
    const shown = ascii ? asciiRow(seen) : seen;
    const text = process.stdout.isTTY
      ? paintRow(shown, theme)
      : shown.map(run => run.text).join('');
    process.stdout.write(`${text.trimEnd()}\n`);
  }
}

export function printBlocks(blocks: readonly (readonly Row[])[], ascii: boolean): void {
  for (const [at, block] of blocks.entries()) {
    if (at > 0) print();
    printRows(block, ascii);
  }
}

/**
 * Returns lines with their cells in columns, the first `left` columns aligned to the left and the others to the right.
 */
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
