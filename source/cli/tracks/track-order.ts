// The orders in which circuits are listed, whatever their figures.

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The figure of a circuit by which it is sorted, undefined where nobody knows it. */
export type OrderKey<Facts> = (facts: Facts) => number | undefined;

// Made when it is first needed, because that takes some ten milliseconds.
let alphabet: Intl.Collator | undefined;

/**
 * Returns the circuits in the order of a figure, the lowest first, those with equal figures by name, and those without one
 * last in either direction; by name alone without a key.
 */
export function inOrder<Facts extends Named>(
  facts: readonly Facts[],
  key: OrderKey<Facts> | undefined,
  backwards: boolean,
): readonly Facts[] {
  const turn = backwards ? -1 : 1;
  if (key === undefined) return facts.toSorted((a, b) => turn * byName(a, b));
  return facts.toSorted((a, b) => compared(key(a), key(b), turn) || byName(a, b));
}

function byName(a: Named, b: Named): number {
  alphabet ??= new Intl.Collator('en');
  return alphabet.compare(a.name, b.name) || alphabet.compare(a.id, b.id);
}

function compared(a: number | undefined, b: number | undefined, turn: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return turn * (a - b);
}
