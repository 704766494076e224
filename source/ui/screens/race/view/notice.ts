// A sentence for the player takes the place of the newest line of the log.
import type { Model } from '../../../model.ts';
import type { Row } from '../../../rows.ts';

/** The rows, the last one replaced by the notice when there is one. */
export function noticeRow(model: Model, rows: readonly Row[]): readonly Row[] {
  if (model.notice === '') return rows;
  return [...rows.slice(0, -1), [{ text: ` ${model.notice}`, tone: 'warn' }]];
}
