// Where the road is three spaces wide: on long straights and in the corners behind them, or where an author says so.
import type { CornerCorrection } from '../file/championship.ts';
import type { Lanes } from './drawn-lap.ts';
import type { SpacedLap } from './spaces.ts';

/** Straights from this many rows on are three wide; ours, for 46 % of the median board. */
const WIDE_ROWS_MIN = 8;
/** A corner behind a straight of as many rows or more is three wide too; ours. */
const ROWS_BEFORE_WIDE_CORNER = 10;
/** What an author calls the stretch over the line. */
const OVER_LINE = 'start';

export interface Width {
  readonly straight: Lanes;
  readonly corner: Lanes;
}

/**
 * Returns the width of each corner with the straight before it; that of the front straight is the first one's.
 * @param wide the stretches that an author wants three wide, instead of those that are derived.
 */
export function widths(
  { corners, rowsAfter }: SpacedLap,
  wide: 'all' | 'none' | readonly string[] | undefined,
  wishes: readonly CornerCorrection[],
): Width[] {
  const names = corners.map(corner => corner.name);
  const rows = corners.map(({ rowsBefore }, k) => (k === 0 ? rowsBefore + rowsAfter : rowsBefore));
  const straights =
    wide === undefined ? rows.map(count => count >= WIDE_ROWS_MIN) : wideStraights(wide, names);
  return names.map((name, k) => {
    const isWide = straights[k] ?? false;
    // A corner inside a stretch that an author made wide is wide too.
    const isInside = wide !== undefined && isWide && (straights[(k + 1) % names.length] ?? false);
    const isBehind = isWide && (rows[k] ?? 0) >= ROWS_BEFORE_WIDE_CORNER;
    const wished = wishes.find(wish => wish.corner === name)?.lanes;
    return {
      straight: isWide ? 3 : 2,
      corner: wished ?? (wide === 'all' || isInside || isBehind ? 3 : 2),
    };
  });
}

/** Returns for each corner whether the straight before it lies in one of the stretches. */
function wideStraights(
  wide: 'all' | 'none' | readonly string[],
  names: readonly string[],
): boolean[] {
  if (typeof wide === 'string') return names.map(() => wide === 'all');
  const isWide = names.map(() => false);
  for (const word of wide) {
    const stretch = stretchOf(word, names);
    if (stretch === undefined) continue;
    for (let k = stretch.from; k !== stretch.to; k = (k + 1) % names.length) {
      isWide[(k + 1) % names.length] = true;
    }
  }
  return isWide;
}

/** Returns the corners at which a stretch begins and ends; undefined when it names an unknown corner. */
export function stretchOf(
  word: string,
  names: readonly string[],
): { readonly from: number; readonly to: number } | undefined {
  if (word === OVER_LINE) return { from: names.length - 1, to: 0 };
  // Names may have hyphens too.
  for (let hyphen = word.indexOf('-'); hyphen > 0; hyphen = word.indexOf('-', hyphen + 1)) {
    const from = names.indexOf(word.slice(0, hyphen).trim());
    const to = names.indexOf(word.slice(hyphen + 1).trim());
    if (from >= 0 && to >= 0) return { from, to };
  }
  return undefined;
}
