// What the commentary reports at once of races of the test book of sealed bids: nothing but who leads.
import type { Watcher } from '../../replay/commentary/watcher.ts';
import type { BidRace } from './sealed-bids.ts';

/** A round won is as good as a space. */
export const bidWatcher: Watcher = {
  laps: () => 1,
  distance: (seat, { race }) => (race as BidRace).won[seat],
  space: () => undefined,
  lapLength: () => Number.POSITIVE_INFINITY,
  settles: ({ kind }) => kind === 'roundWon',
  regroups: () => false,
  notice: () => undefined,
};
