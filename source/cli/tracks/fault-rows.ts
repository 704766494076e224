// Faults of a circuit file as an author reads them: place, sentence and remedy, then the line with a caret below it.
import { describeFault, type Fault } from '../../circuit/file/faults.ts';
import type { Row } from '../../ui/rows.ts';
import { cutText, textWidth, wrapped } from '../../ui/theme/width.ts';

/** Columns shown before the spot of a fault far to the right. */
const LEAD = 20;

interface Page {
  readonly columns: number;
  /** True when sentences are wrapped at its edge; in a pipe a fault stays on one line for other programs. */
  readonly breaks: boolean;
}

export function faultRows(faults: readonly Fault[], text: string, page: Page): readonly Row[] {
  const lines = text.split('\n');
  return faults.flatMap(fault => [
    ...sentenceRows(fault, page),
    ...quotedRows(fault, lines[fault.line - 1] ?? '', page.columns),
  ]);
}

/** Returns the sentence, wrapped between words and indented from the second row on. */
function sentenceRows(fault: Fault, { columns, breaks }: Page): Row[] {
  const tone = fault.severity === 'error' ? 'bad' : 'warn';
  const sentence = plain(describeFault(fault));
  const lines = breaks ? wrapped(sentence, columns - SET_IN.length) : [sentence];
  return lines.map((line, at) => [{ text: at === 0 ? line : SET_IN + line, tone }]);
}

const SET_IN = '  ';

/** Returns the line with its number and the caret below it; nothing for a blank line. */
function quotedRows(fault: Fault, line: string, columns: number): Row[] {
  if (line.trim() === '') return [];
  const number = String(fault.line).padStart(4);
  const room = Math.max(LEAD + 1, columns - number.length - 3);
  const before = plain(line.slice(0, fault.column - 1));
  const after = plain(line.slice(fault.column - 1));
  // A long line is cut at its beginning, so that the spot stays in sight.
  const cut = textWidth(before) < room - LEAD ? before : `…${before.slice(1 - LEAD)}`;
  const blank = ' '.repeat(number.length);
  return [
    [
      { text: `${number} | `, tone: 'faint' },
      { text: cutText(cut + after, room), tone: 'plain' },
    ],
    [
      { text: `${blank} | `, tone: 'faint' },
      { text: `${' '.repeat(textWidth(cut))}^`, tone: 'strong' },
    ],
  ];
}

/** Returns text of the file with a blank for everything that would move the cursor. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ');
}
