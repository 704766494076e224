// Faults of a circuit file as an author reads them: place, sentence and mend, the line itself, and a caret under the spot.
import { describeFault, type Fault } from '../circuit/faults.ts';
import type { Row } from '../ui/rows.ts';
import { cutText, textWidth } from '../ui/theme/width.ts';

/** Columns shown before the spot of a fault far to the right. */
const LEAD = 20;

/** The rows of every fault of a text, for lines of `columns`. */
export function faultRows(faults: readonly Fault[], text: string, columns: number): readonly Row[] {
  const lines = text.split('\n');
  return faults.flatMap(fault => [
    [{ text: plain(describeFault(fault)), tone: fault.severity === 'error' ? 'bad' : 'warn' }],
    ...quotedRows(fault, lines[fault.line - 1] ?? '', columns),
  ]);
}

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
