// A text field as the forms show it.
import { typedRuns } from '../../components/typed-runs.ts';
import type { Row, Run } from '../../rows.ts';
import type { Glyphs } from '../../theme/glyphs.ts';
import type { TextField } from '../../typing/text-field.ts';

/**
 * Returns the text of a field; where it is marked with its caret, and inverse while the first letter typed would
 * replace it.
 */
export function fieldRuns(
  { text, at, suggested }: TextField,
  marked: boolean,
  empty: string,
  { caret }: Glyphs,
): Row {
  if (!marked) return text === '' ? [hint(empty)] : [{ text: `  ${text}`, tone: 'plain' }];
  const mark: Run = { text: caret, tone: 'strong' };
  // The caret stands within the indent, so that the words of an empty field stay in place.
  if (text === '') return [{ text: ' ', tone: 'plain' }, mark, { text: empty, tone: 'faint' }];
  const start: Run = { text: '  ', tone: 'plain' };
  if (suggested === true) return [start, { text, tone: 'chosen' }, mark];
  return [start, ...typedRuns({ text, at }, caret)];
}

export function hint(text: string): Run {
  return { text: `  ${text}`, tone: 'faint' };
}
