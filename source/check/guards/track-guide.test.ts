// The format guide builds up a circuit step by step; the file reader must accept every step that an author copies.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { describeFault } from '../../circuit/file/faults.ts';
import { type ReadCircuit, readCircuit } from '../../circuit/file/read.ts';
import { deriveRows } from '../../circuit/rows/derive-rows.ts';
import { rowTurnsOf } from '../../cli/tracks/championship-formula/row-figures.ts';
import { rowSheetOf } from '../../cli/tracks/championship-formula/row-sheet.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { drawMap } from '../../ui/board-view/map.ts';
import { formulaFeatures } from '../../ui/board-view/map-features.ts';
import type { Row } from '../../ui/rows.ts';
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
  return readCircuit(text, 'puddlewick.yaml', { solvePar: parOf, solveRows: rowTurnsOf });
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
    expect(shown).toBe(textOf(rows));
  });

  test('it shows the first rows of the board that is drawn whole', () => {
    const circuit = read(STEPS.at(-1) ?? '');
    if (!circuit.ok) throw new Error('there is no board in rows');
    const shown = [...GUIDE.matchAll(/```text\n([\s\S]*?)```/g)][1]?.[1];
    const { lap } = rowSheetOf(deriveRows(circuit.circuit), { columns: 80, ascii: false });
    expect(shown).toBe(textOf(lap.slice(0, PICTURE_ROWS)));
  });
});

/** Rows of the first two pictures of the lap, their headings among them. */
const PICTURE_ROWS = 18;

function textOf(rows: readonly Row[]): string {
  const lines = rows.map(row => row.map(run => run.text).join(''));
  return lines.map(line => `${line.trimEnd()}\n`).join('');
}
