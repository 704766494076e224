// Targets that do the same share a line of the list; on the road each has its own key.
import type { Item } from '../prompt.ts';

/** Lines of the list: targets that do the same, in the order of their keys. */
export type Alike = readonly [first: Item, ...others: Item[]];

/** Returns the items by what they do, in the order of the first of each; other choices than targets stand alone. */
export function alikeOf(items: readonly Item[]): readonly Alike[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const sign = signOf(item);
    const group = groups.get(sign);
    if (group === undefined) groups.set(sign, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

// What a line says of its choice; where it leads is on the road.
function signOf({ choice, value, consequences }: Item): string {
  if (choice.kind !== 'move' && choice.kind !== 'slide') return value;
  return JSON.stringify([choice.kind, 'used' in choice ? choice.used : '', consequences]);
}

/** Returns the item that stands for its line: the marked one, else the first. */
export function shownOf(alike: Alike, at: string): Item {
  return alike.find(({ value }) => value === at) ?? alike[0];
}
