// When the cars of a race spent their wear, by which strategies are named (CFR-168, CFR-169, CFR-173 to CFR-175).
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';

/** Half or more of the wear in the first third of the race, hardly any of it, or something between. */
export type Spending = 'front' | 'even' | 'back';

/** Fewest laps of a race that can be divided into thirds by laps. */
const LAPS_LEAST = 3;
const THIRDS = 3;
const FRONT_LEAST = 1 / 2;
const BACK_MOST = 1 / 6;

/** Returns how each car spent its wear, by seat; undefined for one that spent none, and in races of one or two laps. */
export function spendingOf(
  events: readonly ChampionshipEvent[],
  seats: number,
  laps: number,
): readonly (Spending | undefined)[] {
  const spent = Array.from({ length: seats }, () => ({ lap: 1, first: 0, all: 0 }));
  for (const event of events) {
    const car = 'seat' in event ? spent[event.seat ?? -1] : undefined;
    if (car === undefined) continue;
    if (event.kind === 'lineCrossed') car.lap = event.laps;
    if (event.kind !== 'wearPaid') continue;
    car.all += event.wear;
    if ((car.lap - 1) * THIRDS < laps) car.first += event.wear;
  }
  return spent.map(({ first, all }) => {
    if (all === 0 || laps < LAPS_LEAST) return undefined;
    if (first / all >= FRONT_LEAST) return 'front';
    return first / all <= BACK_MOST ? 'back' : 'even';
  });
}
