// Means and shares with their 95 % intervals.

const Z95 = 1.96;

export interface Sample {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Returns the mean of values; NaN when there are none. */
export function meanOf(values: readonly number[]): Sample {
  const count = values.length;
  const mean = values.reduce((sum, one) => sum + one, 0) / count;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const margin = Z95 * Math.sqrt(squares / Math.max(1, count - 1) / count);
  return { mean, low: mean - margin, high: mean + margin };
}

/** Returns the share of ones among ones and zeros, with Wilson's score interval, which holds near 0 and 1 too. */
export function shareOf(values: readonly number[]): Sample {
  const count = values.length;
  const mean = values.reduce((sum, one) => sum + one, 0) / count;
  const spread = 1 + Z95 ** 2 / count;
  const middle = (mean + Z95 ** 2 / (2 * count)) / spread;
  const margin =
    (Z95 / spread) * Math.sqrt((mean * (1 - mean)) / count + Z95 ** 2 / (4 * count ** 2));
  return { mean, low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) };
}

/** Returns a sample as text, `37.21 ± 0.14`. */
export function shown({ mean, low, high }: Sample): string {
  return `${mean.toFixed(2)} ± ${((high - low) / 2).toFixed(2)}`;
}

/** Returns a sample of shares in percent, `71.2 % (68.0 to 74.2)`. */
export function percent({ mean, low, high }: Sample): string {
  const [at, from, to] = [mean, low, high].map(share => (100 * share).toFixed(1));
  return `${at} % (${from} to ${to})`;
}
