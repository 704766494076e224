// What the reasons of a refusal are told with.
import type { Reasons } from './refusal.ts';

/** How drivers, weekends and teams are called, by their ids. */
export interface RefusalNames {
  readonly driver: (id: string) => string;
  readonly weekend: (id: string) => string;
  readonly team: (id: string) => string;
}

/** A sentence for each reason, without its full stop and beginning small. */
export type RefusalWords = {
  readonly [Why in keyof Reasons]: (reason: Reasons[Why], names: RefusalNames) => string;
};
