// Targets without any difference that is shown share a line of the list; on the road each has its own key.
import type { Item } from '../prompt.ts';

/** A line of the list: targets that do the same and continue alike, in the order of their keys. */
export type Alike = readonly [first: Item, ...others: Item[]];

/**
 * Returns the items by what they do and how they lead on, in the order of the first of each; other choices than targets stand
 * alone.
 * @param leadsOn a text that differs between targets after which a race goes on otherwise
 */
export function alikeOf(items: readonly Item[], leadsOn: (item: Item) => string): readonly Alike[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const sign = signOf(item, leadsOn);
    const group = groups.get(sign);
    if (group === undefined) groups.set(sign, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

// Returns a text that is the same for items with the same effects that continue alike.
function signOf(item: Item, leadsOn: (item: Item) => string): string {
  const { choice, value, consequences } = item;
  if (choice.kind !== 'move' && choice.kind !== 'slide') return value;
  const does = [choice.kind, 'used' in choice ? choice.used : '', consequences];
  return JSON.stringify([does, leadsOn(item)]);
}

export function shownOf(alike: Alike, at: string): Item {
  return alike.find(({ value }) => value === at) ?? alike[0];
}
