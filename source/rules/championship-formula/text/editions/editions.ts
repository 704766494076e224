// The editions of the book.
import { only as onlyIn, type Ruling, type Statement } from '../../../text/statement.ts';

/** The rules in print, and the draft of a second edition (table A1). */
export type Edition = 'published' | 'draft';

/** Returns the same statement or ruling for one edition alone. */
export function only<T extends Statement | Ruling>(edition: Edition, one: T): T {
  return onlyIn(edition, one);
}
