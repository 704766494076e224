// Which chapter a statement or ruling stands in.
import type { RuleChapter } from './statement.ts';

/**
 * Returns the chapter that holds a statement or ruling, by the longest known beginning of its number: `M-6-3-s5` and `M-6-3`
 * are in `6`, `R-19` is in `10`. Undefined when nothing begins so, or when several chapters have rows that do.
 */
export function chapterHolding(
  chapters: readonly RuleChapter[],
  rule: string,
): RuleChapter | undefined {
  const ruled = chapters.find(({ rulings }) => rulings.some(one => one.id === rule));
  if (ruled !== undefined) return ruled;
  const parts = rule.split('-');
  for (let length = parts.length; length > 1; length--) {
    const known = parts.slice(0, length).join('-');
    const [found, ...others] = chapters.filter(({ statements }) =>
      statements.some(one => one.rule === known || one.rule.startsWith(`${known}-`)),
    );
    if (found !== undefined) return others.length === 0 ? found : undefined;
  }
  return undefined;
}
