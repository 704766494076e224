// The format guide builds up a circuit step by step; the file reader must accept every step that an author copies.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { describeFault } from '../../circuit/file/faults.ts';
import { type ReadCircuit, readCircuit } from '../../circuit/file/read.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { drawMap } from '../../ui/board-view/map.ts';
import { formulaFeatures } from '../../ui/board-view/map-features.ts';
import { UNICODE } from '../../ui/theme/glyphs.ts';

const GUIDE = readFileSync(new URL('../../../tracks/README.md', import.meta.url), 'utf8');
const BLOCKS = [...GUIDE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(match => match[1] ?? '');

interface Fields {
  readonly formula?: object;
}

/** The file after each step; a block without a head changes the fields it names. */
const STEPS: string[] = [];
for (const block of BLOCKS) {
  const before = STEPS.at(-1);
  if (before === undefined || block.startsWith('format:')) STEPS.push(block);
  else {
    const [old, fresh] = [parse(before) as Fields, parse(block) as Fields];
    STEPS.push(stringify({ ...old, ...fresh, formula: { ...old.formula, ...fresh.formula } }));
  }
}

function read(text: string): ReadCircuit {
  return readCircuit(text, 'puddlewick.yaml', { solvePar: parOf });
}

describe('the circuit of the format guide', () => {
  test('it is taught in steps', () => {
    expect(STEPS.length).toBeGreaterThanOrEqual(3);
  });

  test.each(STEPS.map((text, index) => ({ text, step: index + 1 })))(
    'it is a circuit without a fault after step $step',
    ({ text }) => {
      const circuit = read(text);
      const faults = circuit.ok ? circuit.warnings : circuit.faults;
      expect(faults.map(describeFault)).toEqual([]);
    },
  );

  test('the guide shows its map', () => {
    const circuit = read(STEPS.at(-1) ?? '');
    if (!circuit.ok) throw new Error('there is no map');
    const [, shown] = /```text\n([\s\S]*?)```/.exec(GUIDE) ?? [];
    const box = { columns: 72, rows: 16, cars: [], corners: 'names', glyphs: UNICODE } as const;
    const { board } = circuit;
    const rows = drawMap({ ...box, board, features: formulaFeatures(board, UNICODE) });
    const drawn = rows.map(row =>
      row
        .map(run => run.text)
        .join('')
        .trimEnd(),
    );
    expect(shown).toBe(`${drawn.join('\n')}\n`);
  });
});
