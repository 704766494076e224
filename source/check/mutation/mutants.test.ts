import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSame } from './equivalent.ts';
import { gamesNamed, mutatedGames } from './games.ts';
import { MUTATIONS, mutantsOf } from './mutants.ts';
import { chapterFile, chapterNames, ownTests } from './own-tests.ts';

const mutants = (text: string) =>
  mutantsOf(text).map(({ mutation, was, becomes }) => `${mutation}: ${was} → ${becomes}`);

describe('the mutants of a text', () => {
  test.each([
    ['a < b;', 'comparison shifted: a < b → a <= b'],
    ['a >= b;', 'comparison shifted: a >= b → a > b'],
    ['a === b;', 'equality turned: a === b → a !== b'],
    ['a + b;', 'sign turned: a + b → a - b'],
    ['a -= b;', 'sign turned: a -= b → a += b'],
    ['a && b;', 'logic turned: a && b → a || b'],
    ['!a;', 'condition turned: !a → a'],
    ['a ?? b;', 'condition turned: a ?? b → b'],
    ['a ? b : c;', 'condition turned: a ? b : c → b'],
    ['if (a) b();', 'condition turned: a → !(a)'],
    ['if (a) b();', 'step left out: if (a) b(); → '],
    ['while (a) b();', 'step left out: while (a) b(); → '],
    ['b();', 'step left out: b(); → '],
    ['function f() { if (a) return b; return c; }', 'early return: a → true'],
    ['function f() { return a.map(b); }', 'early return: a.map(b) → []'],
    ['function f() { a(); b(); }', 'early return: a(); → return; a();'],
    ['f(2);', 'constant changed: 2 → 3'],
    ['f(true);', 'constant changed: true → false'],
    ['Math.min(a, b);', 'extreme turned: min → max'],
    ['a.some(b);', 'extreme turned: some → every'],
    ['a.filter(b);', 'call dropped: a.filter(b) → a'],
    ['f([a, b]);', 'element left out: a, → '],
    ['f({ ...a, b });', 'element left out: b → '],
  ])('%s has %s', (text, mutant) => {
    expect(mutants(text)).toContain(mutant);
  });

  test('know the line, and hold the whole text with one thing changed', () => {
    expect(mutantsOf('const a = b;\nconst c = d < e;\n')).toEqual([
      {
        mutation: 'comparison shifted',
        line: 2,
        was: 'd < e',
        becomes: 'd <= e',
        text: 'const a = b;\nconst c = d <= e;\n',
      },
    ]);
  });

  test('leave types alone, and what narrows a choice for the compiler', () => {
    expect(mutants('type A = 1 | true;\nlet a: 2 | undefined;')).toEqual([]);
    expect(mutants("function f() { if (choice.kind !== 'move') return; }")).toEqual([
      "early return: choice.kind !== 'move' → true",
      "equality turned: choice.kind !== 'move' → choice.kind === 'move'",
    ]);
  });
});

describe('each chapter of the rules', () => {
  const chapters = mutatedGames
    .all()
    .flatMap(game => chapterNames(game).map(name => [name, game] as const));
  const [formulaDe] = gamesNamed('formula-de');

  test.each(chapters)('%s has mutants, and tests of its own', (chapter, game) => {
    const text = readFileSync(chapterFile(game, chapter), 'utf8');
    expect(mutantsOf(text).length).toBeGreaterThanOrEqual(game.mutantsLeast);
    expect(ownTests(game, chapter)).not.toEqual([]);
  });

  test.each(mutatedGames.all())('together have mutants of every kind', game => {
    const all = chapterNames(game).flatMap(one =>
      mutantsOf(readFileSync(chapterFile(game, one), 'utf8')),
    );
    expect(new Set(all.map(({ mutation }) => mutation))).toEqual(new Set(MUTATIONS));
  });

  test('is tested by the file of its name first, then by those of the rows that it plays', () => {
    const names = (chapter: string) =>
      (formulaDe === undefined ? [] : ownTests(formulaDe, chapter)).map(file =>
        file.slice(file.lastIndexOf('/') + 1),
      );
    expect(names('blocking')[0]).toBe('blocking.test.ts');
    expect(names('contacts')).toContain('collision.test.ts');
  });

  test('is of a game that there is', () => {
    expect(() => gamesNamed('chess')).toThrow(
      'There is no game "chess". There are formula-de, championship-formula.',
    );
  });
});

test('a mutant that is called equivalent exists, and has its reason', () => {
  for (const game of mutatedGames.all()) {
    for (const known of game.equivalent) {
      const text = readFileSync(chapterFile(game, known.chapter), 'utf8');
      const same = mutantsOf(text).filter(mutant => isSame(known, mutant, text));
      expect(same.length, `${known.chapter}: ${known.line}`).toBe(1);
      expect(known.because).toMatch(/\w+ \w+/);
    }
  }
});
