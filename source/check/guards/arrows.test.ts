import { describe, expect, it } from 'vitest';
import { arrowFaults, formFaults, impurities } from './arrows.ts';
import { circles } from './circles.ts';
import { readSources, sourceFile } from './source-text.ts';

const sources = readSources();

describe('the sources of the house', () => {
  it('are found', () => {
    const paths = sources.map(file => file.path);
    expect(paths).toContain('rules/kit/run.ts');
    expect(paths).toContain('check/build.mjs');
  });

  it('import along the arrows only', () => {
    expect(sources.flatMap(arrowFaults)).toEqual([]);
  });

  it('import each other nowhere, not by a type either', () => {
    expect(circles(sources)).toEqual([]);
  });

  it('keep rules, circuits and drivers free of clock, chance, files and screens', () => {
    expect(sources.flatMap(impurities)).toEqual([]);
  });

  it('have short files, no default exports, no any, no suppressions and no open ends', () => {
    expect(sources.flatMap(formFaults)).toEqual([]);
  });
});

describe('the guard of the arrows', () => {
  it('sees a circle of three, by value or by type', () => {
    const round = [
      sourceFile('ui/a.ts', "import { b } from './b.ts';"),
      sourceFile('ui/b.ts', "import type { C } from './c.ts';"),
      sourceFile('ui/c.ts', "import { a } from './a.ts';"),
      sourceFile('ui/d.ts', "import { a } from './a.ts';"),
    ];
    expect(circles(round)).toEqual(['ui/a.ts, ui/b.ts, ui/c.ts import each other']);
  });

  it('keeps the chapters free of books', () => {
    const text = "import { TIRES } from '../masters/common.ts';";
    expect(arrowFaults(sourceFile('rules/formula-de/chapters/a.ts', text))).toHaveLength(1);
    expect(arrowFaults(sourceFile('rules/formula-de/chapters/a.test.ts', text))).toEqual([]);
    expect(
      arrowFaults(sourceFile('rules/formula-de/masters/a.ts', text.replace('../masters', '.'))),
    ).toEqual([]);
  });

  const faultsOf = (path: string, text: string) => arrowFaults(sourceFile(path, text));

  it('sees every way to import', () => {
    const ways = [
      "import { Box } from '../ui/box.tsx';",
      "import type { Box } from '../ui/box.tsx';",
      "import '../ui/box.tsx';",
      "import {\n  Box,\n  type Row,\n} from '../ui/box.tsx';",
      "export { Box } from '../ui/box.tsx';",
      "export * from '../ui/box.tsx';",
      "const box = await import('../ui/box.tsx');",
      'const box = require("../ui/box.tsx");',
      "type Box = import('../ui/box.tsx').Box;",
      "const a = 'x'; // it's\nimport { Box } from '../ui/box.tsx';",
    ];
    for (const text of ways) {
      expect(faultsOf('session/a.ts', text), text).toEqual([
        'session/a.ts imports ui/box.tsx: session may not import ui',
      ]);
    }
  });

  it('overlooks imports in comments', () => {
    expect(faultsOf('session/a.ts', "// import { Box } from '../ui/box.tsx';")).toEqual([]);
    expect(faultsOf('session/a.ts', "/*\nimport { B } from '../ui/b.tsx';\n*/")).toEqual([]);
  });

  it('lets tests use the test rooms, and nobody else', () => {
    const text = "import { tiny } from '../testing/tiny.ts';";
    expect(faultsOf('rules/a.test.ts', text)).toEqual([]);
    expect(faultsOf('rules/a.ts', text)).toHaveLength(1);
  });

  it('lets only tests use the fixtures beside them', () => {
    const text = "import { race } from './race.fixture.ts';";
    expect(faultsOf('ui/a.test.ts', text)).toEqual([]);
    expect(faultsOf('ui/a.ts', text)).toHaveLength(1);
  });

  it('keeps the kit below the circuits and the circuits below the rules', () => {
    expect(faultsOf('circuit/a.ts', "import { a } from '../rules/kit/hash.ts';")).toEqual([]);
    expect(faultsOf('circuit/a.ts', "import { a } from '../rules/books.ts';")).toHaveLength(1);
    expect(faultsOf('rules/kit/a.ts', "import { a } from '../../circuit/b.ts';")).toHaveLength(1);
  });

  it('asks for a line when a room is new', () => {
    expect(faultsOf('garage/a.ts', '')).toHaveLength(1);
  });

  it('finds what a pure room must not touch', () => {
    const found = (text: string) => impurities(sourceFile('drivers/a.ts', text));
    expect(found("import { readFileSync } from 'node:fs';")).toHaveLength(1);
    expect(found("import { Text } from 'ink';")).toHaveLength(1);
    expect(found('const random = Math.random();')).toEqual(['drivers/a.ts uses Math.random']);
    expect(found('const now = new Date();')).toHaveLength(1);
    expect(found("// a Date in a comment\nconst text = 'Date';")).toEqual([]);
    expect(found("import { z } from 'zod';\nimport { a } from 'pure-rand/b';")).toEqual([]);
  });

  it('finds faults of form', () => {
    const found = (text: string) => formFaults(sourceFile('ui/a.ts', text));
    expect(found('export default 1;')).toHaveLength(1);
    expect(found('const a = 1;\nexport { a as default };')).toHaveLength(1);
    expect(found('const a: any = 1;')).toHaveLength(1);
    expect(found('const a = b as any;')).toHaveLength(1);
    expect(found('let a: Map<string, any>;')).toHaveLength(1);
    expect(found("const many = 'any: any';\nconst company = any(many);")).toEqual([]);
    // Assembled from parts, so that this file is not found itself.
    expect(found(`${'rm'}Sync(join(made, '..'));`)).toHaveLength(1);
    expect(found(`${'rm'}Sync(made); read(join(made, '..'));`)).toEqual([]);
    expect(found('x\n'.repeat(401))).toHaveLength(1);
    expect(found('x\n'.repeat(400))).toEqual([]);
    expect(formFaults(sourceFile('ui/a.test.ts', 'x\n'.repeat(500)))).toEqual([]);
    expect(found(`// ${'TO'}${'DO'} later`)).toHaveLength(1);
  });
});
