// Figures as a report shows them.
import type { Estimate } from './estimate.ts';

/** Formats a mean. */
export type Shown = (estimate: Estimate | undefined) => string;

/** Returns an estimate as `16.20 ±0.08`. */
export function plusMinus(estimate: Estimate | undefined): string {
  if (estimate === undefined) return '-';
  const { value, low, high } = estimate;
  return `${aloneOf(estimate)} ±${((high - low) / 2).toFixed(digitsOf(value))}`;
}

export function aloneOf(estimate: Estimate | undefined): string {
  return estimate === undefined ? '-' : estimate.value.toFixed(digitsOf(estimate.value));
}

function digitsOf(value: number): number {
  return value >= 100 ? 1 : 2;
}

/** Returns a share as `80.0 (58.4-91.9)`. */
export function percent(share: Estimate | undefined): string {
  if (share === undefined) return '-';
  const [value, low, high] = [share.value, share.low, share.high].map(one =>
    (100 * one).toFixed(1),
  );
  return `${value} (${low}-${high})`;
}

export function listed(names: readonly (readonly [string, number])[]): string {
  return names.map(([name, count]) => `${name} ${count}`).join(', ');
}
