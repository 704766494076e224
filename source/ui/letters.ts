// The letters and the colours of the cars. They depend on the names alone, so that drivers keep theirs in trials, in the
// race after them and in every further race of the same drivers, wherever they are on the grid.
import type { Driver } from './messages.ts';

const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Returns a capital letter for each driver: the initial where it is free, else the first free letter of the alphabet.
 * People choose before CPU drivers, then by alphabet. With more cars than letters the last ones share theirs.
 */
export function lettersOf(drivers: readonly Pick<Driver, 'name' | 'kind'>[]): readonly string[] {
  const letters = new Map<number, string>();
  const taken = new Set<string>();
  const give = (seat: number, letter: string) => {
    letters.set(seat, letter);
    taken.add(letter);
  };
  const order = inOrder(drivers);
  for (const seat of order) {
    const initial = initialOf(drivers[seat]?.name ?? '');
    if (initial !== undefined && !taken.has(initial)) give(seat, initial);
  }
  for (const seat of order) {
    if (letters.has(seat)) continue;
    give(seat, ALPHABET.find(letter => !taken.has(letter)) ?? ALPHABET[seat % 26] ?? '');
  }
  return drivers.map((_, seat) => letters.get(seat) ?? '');
}

/** Returns the number of the colour of each driver's car: people have the first ones. */
export function huesOf(drivers: readonly Pick<Driver, 'name' | 'kind'>[]): readonly number[] {
  const order = inOrder(drivers);
  return drivers.map((_, seat) => order.indexOf(seat));
}

// Compares code units, so that the order does not depend on the language of the machine.
function inOrder(drivers: readonly Pick<Driver, 'name' | 'kind'>[]): readonly number[] {
  const key = (seat: number) => `${drivers[seat]?.kind === 'cpu' ? 1 : 0}${drivers[seat]?.name}`;
  const seats = drivers.map((_, seat) => seat);
  return seats.toSorted((one, other) =>
    key(one) < key(other) ? -1 : Number(key(one) > key(other)),
  );
}

/** Returns the first letter of a name that is in the alphabet, without its accents; undefined when there is none. */
function initialOf(name: string): string | undefined {
  return name.normalize('NFD').toUpperCase().match(/[A-Z]/)?.[0];
}
