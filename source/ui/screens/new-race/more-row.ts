// The row under a list that is longer than its room.
import type { Look } from '../../look.ts';
import type { Row } from '../../rows.ts';

/** Returns a row that says that the list continues below; blank when it does not. */
export function moreRow(goesOn: boolean, { words, glyphs }: Look): Row {
  return goesOn ? [{ text: ` ${glyphs.down} ${words.more}`, tone: 'faint' }] : [];
}
