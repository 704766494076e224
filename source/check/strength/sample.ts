// A mean or a share with its 95 % interval.

/** Where 95 of 100 normal draws lie, in standard deviations. */
const Z95 = 1.96;

/** A measured value and how far the truth may lie from it. */
export interface Sample {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly margin: number;
  readonly count: number;
}

/** The mean of values; NaN when there are none. */
export function meanOf(values: readonly number[]): Sample {
  const count = values.length;
  const mean = values.reduce((sum, one) => sum + one, 0) / count;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const margin = Z95 * Math.sqrt(squares / Math.max(1, count - 1) / count);
  return { mean, margin, count };
}

/** The share of true values, by Wilson's score: right for shares near 0 and 1 too. */
export function shareOf(values: readonly boolean[]): Sample {
  const count = values.length;
  const share = values.filter(Boolean).length / count;
  const spread = 1 + Z95 ** 2 / count;
  const mean = (share + Z95 ** 2 / (2 * count)) / spread;
  const margin =
    (Z95 / spread) * Math.sqrt((share * (1 - share)) / count + Z95 ** 2 / (4 * count ** 2));
  return { mean, margin, count };
}

/** A sample as text, `37.21 ± 0.14`. */
export function shown({ mean, margin }: Sample, digits = 2): string {
  return `${mean.toFixed(digits)} ± ${margin.toFixed(digits)}`;
}

/** A sample of shares in percent. */
export function percent({ mean, margin }: Sample): string {
  return `${(100 * mean).toFixed(1)} ± ${(100 * margin).toFixed(1)} %`;
}
