// The pages of a season by their addresses.
import type { AlmanacDoor, Door } from './page.ts';

export type Address =
  | Door
  | { readonly kind: 'paddock' }
  | {
      readonly kind: 'standings';
      readonly of: 'drivers' | 'teams';
      /** Weekend of the calendar, counted from 0, that a narrow matrix shows before all others; the last raced unless given. */
      readonly towards?: number;
    }
  | { readonly kind: 'tables'; readonly weekend: string }
  | { readonly kind: 'calendar' }
  | { readonly kind: 'entrants' }
  | { readonly kind: 'rulings' };

/** Reports whether two addresses are of the same page, wherever its matrix begins. */
export function isSamePage(one: Address, other: Address): boolean {
  const plain = ({ towards: _towards, ...address }: Address & { readonly towards?: number }) =>
    JSON.stringify(address);
  return plain(one) === plain(other);
}

/** Reports whether a page is one of the almanac, for which no season need be open. */
export function isAlmanacDoor(address: Address): address is AlmanacDoor {
  return ['hall', 'life', 'records', 'pastSeason'].includes(address.kind);
}
