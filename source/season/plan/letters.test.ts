import { describe, expect, it } from 'vitest';
import { lettersAtTable, lettersFor } from './letters.ts';
import type { Entrant } from './plan.ts';

function named(...names: readonly string[]): readonly Entrant[] {
  return names.map(name => ({ id: name, name }));
}

describe('the letters of a season', () => {
  it('are initials where they are free, else the first free ones', () => {
    expect(lettersFor(named('Ada', 'Ben', 'Bea', 'Émile', '7'))).toEqual(['A', 'B', 'C', 'E', 'D']);
  });

  it('are given to people before CPU drivers', () => {
    const [cpu, person] = named('Okurada', 'Oscar');
    if (cpu === undefined || person === undefined) throw new Error('two of them');
    expect(lettersFor([{ ...cpu, cpu: 'pro' }, person])).toEqual(['A', 'O']);
  });

  it('stay with whoever has them when somebody joins', () => {
    const [ada, ben, alan] = named('Ada', 'Ben', 'Alan');
    if (ada === undefined || ben === undefined || alan === undefined) throw new Error('three');
    expect(lettersFor([{ ...ben, letter: 'A' }, ada, alan])).toEqual(['A', 'B', 'C']);
  });

  it('are shared by two from the 27th entrant on, and by no more before the 53rd', () => {
    const letters = lettersFor(named(...Array.from({ length: 52 }, (_, at) => `Driver ${at}`)));
    expect(new Set(letters.slice(0, 26)).size).toBe(26);
    const shares = [...new Set(letters)].map(one => letters.filter(two => one === two).length);
    expect(shares.every(count => count === 2)).toBe(true);
  });

  it('are others at a table where two would have the same', () => {
    expect(lettersAtTable(['A', 'K', 'A', 'B'])).toEqual(['A', 'K', 'C', 'B']);
    expect(lettersAtTable(['Z', 'Z', 'A'])).toEqual(['Z', 'B', 'A']);
  });
});
