// A value that the arrows change, as the forms show it.
import type { Run } from '../../rows.ts';

/** Returns `< value >` where it is marked, else the value alone. */
export function choiceRuns(text: string, marked: boolean): readonly Run[] {
  if (!marked) return [{ text: `  ${text}`, tone: 'plain' }];
  return [
    { text: '< ', tone: 'faint' },
    { text, tone: 'chosen' },
    { text: ' >', tone: 'faint' },
  ];
}
