// Faults of a circuit file as an author reads them: place, sentence and mend, the line itself, and a caret under the spot.
import { describeFault, type Fault } from '../../circuit/file/faults.ts';
import type { Row } from '../../ui/rows.ts';
import { cutText, textWidth, wrapped } from '../../ui/theme/width.ts';

/** Columns shown before the spot of a fault far to the right. */
const LEAD = 20;

/** A page for faults. */
interface Page {
  readonly columns: number;
  /** Whether sentences are broken at its edge; in a pipe a fault stays on one line for other programs. */
  readonly breaks: boolean;
}

/** The rows of every fault of a text. */
export function faultRows(faults: readonly Fault[], text: string, page: Page): readonly Row[] {
  const lines = text.split('\n');
  return faults.flatMap(fault => [
    ...sentenceRows(fault, page),
    ...quotedRows(fault, lines[fault.line - 1] ?? '', page.columns),
  ]);
}

/** The sentence, broken between words and set in from the second row on. */
function sentenceRows(fault: Fault, { columns, breaks }: Page): Row[] {
  const tone = fault.severity === 'error' ? 'bad' : 'warn';
  const sentence = plain(describeFault(fault));
  const lines = breaks ? wrapped(sentence, columns - SET_IN.length) : [sentence];
  return lines.map((line, at) => [{ text: at === 0 ? line : SET_IN + line, tone }]);
}

const SET_IN = '  ';

/** The line with its number, and the caret below; nothing for a blank line. */
function quotedRows(fault: Fault, line: string, columns: number): Row[] {
  if (line.trim() === '') return [];
  const number = String(fault.line).padStart(4);
  const room = Math.max(LEAD + 1, columns - number.length - 3);
  const before = plain(line.slice(0, fault.column - 1));
  const after = plain(line.slice(fault.column - 1));
  // The beginning of a long line gives way, so that the spot stays in sight.
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

/** Text of the file with a blank for whatever would move the cursor. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ');
}
