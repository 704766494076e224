import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { allBooks } from '../../rules/games.ts';
import { commonFaults, familyFaults, strangerFaults } from './families.ts';
import { isTestsOwn, readSources, SOURCE, sourceFile } from './source-text.ts';

const sources = readSources();
const ids = allBooks().map(book => book.id);

describe('the sources of the house', () => {
  it('tell one game from another in the tables of the rooms alone', () => {
    expect(sources.flatMap(file => familyFaults(file, ids))).toEqual([]);
  });

  it('keep what serves every game free of any game in particular', () => {
    expect(sources.flatMap(commonFaults)).toEqual([]);
  });

  it('keep each game free of the others', () => {
    expect(sources.flatMap(strangerFaults)).toEqual([]);
  });
});

test('the guide lists every file that a new game touches', () => {
  const guide = readFileSync(join(SOURCE, 'CONTRIBUTING.md'), 'utf8');
  const [, list = ''] = /\n## To add a game\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const listed = [...list.matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path);
  const tables = sources.filter(({ path, code }) => !isTestsOwn(path) && /= gameTable</.test(code));
  expect(listed.toSorted()).toEqual(
    ['rules/kit/types.ts', ...tables.map(({ path }) => path)].toSorted(),
  );
});

test('the small test game has an entry in every table', () => {
  const tables = sources.flatMap(({ path, code }) =>
    isTestsOwn(path)
      ? []
      : [...code.matchAll(/\bconst (\w+) = gameTable</g)].map(([, name]) => name),
  );
  const entered = sources.flatMap(({ code }) =>
    [...code.matchAll(/\b(\w+)\.setTest\(/g)].map(([, name]) => name),
  );
  expect(tables.length).toBeGreaterThan(4);
  expect(entered).toEqual(expect.arrayContaining(tables));
});

describe('the guard of the tables', () => {
  const found = (path: string, text: string) => familyFaults(sourceFile(path, text), ids);

  it('finds every way to decide by a family or a book', () => {
    const ways = [
      "if (book.family === 'formula-de') act();",
      'if (wanted !== book.family) act();',
      "if (book.id === 'masters-2005') act();",
      "switch (book.id) { case 'masters-2002': act(); }",
    ];
    for (const text of ways) expect(found('ui/a.ts', text), text).not.toEqual([]);
    for (const text of ways) expect(found('check/a.ts', text), text).not.toEqual([]);
  });

  it('finds a book that is named, where no check names it', () => {
    expect(found('cli/a.ts', "const usual = bookNamed('masters-2005');")).toHaveLength(1);
    expect(found('check/a.ts', "const usual = bookNamed('masters-2005');")).toEqual([]);
  });

  it('leaves tables, tests, comments and the code of a game alone', () => {
    const branch = "if (book.family === 'formula-de') act();";
    expect(found('ui/a.ts', "gameTable({ 'formula-de': { sentence } });")).toEqual([]);
    expect(found('ui/a.test.ts', branch)).toEqual([]);
    expect(found('ui/a.ts', `// ${branch}`)).toEqual([]);
    expect(found('rules/formula-de/a.ts', branch)).toEqual([]);
    expect(found('ui/race-panels/formula-de/a.ts', branch)).toEqual([]);
  });

  it('finds what a common file takes from a game', () => {
    const taken = (path: string, text: string) => commonFaults(sourceFile(path, text));
    const board = "import type { FormulaBoard } from '../circuit/formula-board.ts';";
    expect(taken('session/a.ts', board)).toHaveLength(1);
    expect(taken('session/trial.ts', board)).toEqual([]);
    expect(taken('session/a.ts', "import { a } from '../rules/formula-de/a.ts';")).toHaveLength(1);
    expect(taken('session/a.ts', "import { a } from '../rules/games.ts';")).toEqual([]);
  });

  it('finds what one game takes from another', () => {
    const taken = (path: string, text: string) => strangerFaults(sourceFile(path, text));
    const budget = "import { figuresOf } from '../../rules/formula-de/budget.ts';";
    expect(taken('drivers/championship-formula/a.ts', budget)).toHaveLength(1);
    expect(taken('drivers/championship-formula/a.test.ts', budget)).toHaveLength(1);
    expect(taken('check/formula-de/a.ts', budget)).toEqual([]);
    expect(taken('drivers/a/b.ts', budget)).toEqual([]);
  });
});
