// The letters of the cars of a season: a capital for each entrant, for life.
import { plainName } from './ids.ts';
import type { Entrant } from './plan.ts';

const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Returns a letter for each entrant: its own; else its initial where that is free; else the first free one. People choose
 * before CPU drivers, then by the entry list. Beyond 26 entrants a letter is given to two, beyond 52 to three.
 */
export function lettersFor(entrants: readonly Entrant[]): readonly string[] {
  const letters = entrants.map(({ letter }) => letter);
  const order = [...entrants.keys()].toSorted(
    (one, other) => rankOf(entrants[one]) - rankOf(entrants[other]) || one - other,
  );
  const holders = (letter: string) => letters.filter(one => one === letter).length;
  const fewest = () => Math.min(...ALPHABET.map(holders));
  const give = (needsInitial: boolean) => {
    for (const at of order) {
      if (letters[at] !== undefined) continue;
      const initial = initialOf(entrants[at]?.name ?? '');
      const least = fewest();
      if (initial !== undefined && holders(initial) === least) letters[at] = initial;
      else if (!needsInitial) letters[at] = ALPHABET.find(letter => holders(letter) === least);
    }
  };
  give(true);
  give(false);
  return letters.map(letter => letter ?? '');
}

/**
 * Returns the letters at a table. Whoever would share one with a driver named before gets another for the race: the next in
 * the alphabet that nobody at the table has.
 * @param letters those of the entrants at it, as `lettersFor` gave them
 */
export function lettersAtTable(letters: readonly string[]): readonly string[] {
  const taken = new Set(letters);
  return letters.map((letter, at) => {
    if (letters.indexOf(letter) === at) return letter;
    const from = ALPHABET.indexOf(letter);
    const free = [...ALPHABET.slice(from), ...ALPHABET.slice(0, from)].find(one => !taken.has(one));
    if (free !== undefined) taken.add(free);
    return free ?? letter;
  });
}

function rankOf(entrant: Entrant | undefined): number {
  return entrant?.cpu === undefined ? 0 : 1;
}

function initialOf(name: string): string | undefined {
  return plainName(name).toUpperCase().match(/[A-Z]/)?.[0];
}
