// All that the commands without a screen write. Nothing leaves here that a terminal would obey, whoever wrote it: colours are
// put on after everything else has been taken out.

import { visibleJson, visibleText } from '../storage/untrusted-text.ts';
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

/** Prints one line, or several with line breaks between them. */
export function print(line = ''): void {
  process.stdout.write(`${visibleText(line)}\n`);
}

/** Prints a value as JSON over several lines. */
export function printJson(value: unknown): void {
  process.stdout.write(`${visibleJson(value, 2)}\n`);
}

/** Tells a person something on standard error, a line or several. */
export function tellPerson(sentences: string): void {
  process.stderr.write(`${visibleText(sentences)}\n`);
}

/** Clears the screen of a terminal; the lines above stay in its memory. */
export function clearScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[H');
}

/** Prints drawn rows: coloured on a terminal, plain in a pipe. */
export function printRows(rows: readonly Row[], ascii: boolean): void {
  const theme: Theme = process.stdout.isTTY ? THEMES[USUAL_THEME] : THEMES.mono;
  for (const row of rows) {
    const seen = row.map(run => ({ ...run, text: visibleText(run.text) }));
    const shown = ascii ? asciiRow(seen) : seen;
    const text = process.stdout.isTTY
      ? paintRow(shown, theme)
      : shown.map(run => run.text).join('');
    process.stdout.write(`${text.trimEnd()}\n`);
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
