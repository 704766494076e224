// A line of a list as terminal text: marked or not, with a mark at its end where the list continues.
import { type Look, painted, paintedWords } from '../look.ts';
import type { Row } from '../rows.ts';
import { abridgedRow, fitRow } from '../theme/fit.ts';

export interface ListLine {
  readonly value: string;
  readonly row: Row;
  /** True when the line leaves something out that it would tell in more columns. */
  readonly isAbridged?: boolean;
}

export const POINTER_COLUMNS = 2;
/** Columns for a blank and the mark of a list that continues. */
const MARK_COLUMNS = 2;

export interface LinePaint {
  readonly columns: number;
  readonly look: Look;
  readonly isMarked: boolean;
  /** Number of runs at the beginning of a marked line that show the mark; all when absent. */
  readonly markedRuns?: number;
  /** Mark that the list continues after the line; undefined where it does not. */
  readonly mark: string | undefined;
}

export function paintedPointer(isMarked: boolean, look: Look): string {
  const text = isMarked ? `${look.glyphs.pointer} ` : '  ';
  return painted([{ text, tone: 'strong' }], POINTER_COLUMNS, look);
}

export function paintedLine(row: Row, paint: LinePaint): string {
  const { columns, look, isMarked, markedRuns = row.length, mark } = paint;
  const shown: Row = row.map((run, at) =>
    isMarked && at < markedRuns ? { ...run, tone: 'chosen' } : run,
  );
  const width = columns - POINTER_COLUMNS;
  if (mark === undefined) return paintedWords(shown, width, look);
  const room = width - MARK_COLUMNS;
  const cut = fitRow(abridgedRow(shown, room, look.glyphs.ellipsis), room);
  return painted([...cut, { text: ` ${mark}`, tone: 'strong' }], width, look);
}
