// Who goes out and why, as a line of a report.
import { meanOf, percent, shareOf } from './sample.ts';

const CARS = 10;

/** Returns the share of cars out with its interval, and the cars out of ten by cause, most frequent first. */
export function lossLine(title: string, causes: readonly string[]): string {
  const out = percent(shareOf(causes.map(cause => (cause === 'none' ? 0 : 1))));
  return `${title.padEnd(32)} ${out}  ${counted(causes)}`.trimEnd();
}

function counted(causes: readonly string[]): string {
  const out = causes.filter(cause => cause !== 'none');
  const kinds = [...new Set(out)].map(kind => ({
    kind,
    cars: meanOf(causes.map(cause => (cause === kind ? CARS : 0))).mean,
  }));
  kinds.sort((a, b) => b.cars - a.cars || (a.kind < b.kind ? -1 : 1));
  return kinds.map(({ kind, cars }) => `${kind} ${cars.toFixed(2)}`).join(', ');
}
