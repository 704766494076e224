// A text being typed, with its caret.
import type { Run } from '../rows.ts';
import { graphemesOf } from '../theme/width.ts';
import type { TextField } from '../typing/text-field.ts';

export function typedRuns(
  { text, at }: Pick<TextField, 'text' | 'at'>,
  caret: string,
): readonly Run[] {
  const marks = graphemesOf(text).map(mark => mark.text);
  return [
    { text: marks.slice(0, at).join(''), tone: 'strong' },
    { text: caret, tone: 'strong' },
    { text: marks.slice(at).join(''), tone: 'strong' },
  ];
}
