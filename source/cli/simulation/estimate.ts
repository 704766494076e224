// Means and shares with their 95 % intervals.

/** A figure and the interval that holds the true one with 95 % certainty. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Returns the mean of `count` values from their sum and sum of squares, divided by `per`; undefined without values. */
export function meanOf(sum: number, squares: number, count: number, per = 1): Estimate | undefined {
  if (count < 1) return undefined;
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, squares - count * mean * mean) / (count - 1);
  const half = Z * Math.sqrt(variance / count);
  return { value: mean / per, low: (mean - half) / per, high: (mean + half) / per };
}

/** Returns the share of hits in `of` tries with Wilson's interval; undefined without tries. */
export function shareOf(hits: number, of: number): Estimate | undefined {
  if (of < 1) return undefined;
  const share = hits / of;
  const scale = 1 + (Z * Z) / of;
  const centre = (share + (Z * Z) / (2 * of)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))) / scale;
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Returns a share with the wider bounds of two estimates of it. */
export function widerShare(
  one: Estimate | undefined,
  other: Estimate | undefined,
): Estimate | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const low = Math.max(0, Math.min(one.low, other.low));
  return { value: one.value, low, high: Math.min(1, Math.max(one.high, other.high)) };
}
