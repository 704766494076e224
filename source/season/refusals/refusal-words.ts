// The words for the reasons of a refusal.
import type { Reasons } from './refusal.ts';

export interface RefusalNames {
  readonly driver: (id: string) => string;
  readonly weekend: (id: string) => string;
  readonly team: (id: string) => string;
}

/** A sentence for each reason, without its full stop and beginning in lower case. */
export type RefusalWords = {
  readonly [Why in keyof Reasons]: (reason: Reasons[Why], names: RefusalNames) => string;
};
