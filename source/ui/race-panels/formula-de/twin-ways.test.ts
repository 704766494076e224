import { expect, test } from 'vitest';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import { toldApart } from './twin-ways.ts';

const move = (path: readonly string[], brakes = 0): FormulaDeChoice => ({
  kind: 'move',
  to: path.at(-1) ?? '',
  path,
  brakes,
  missing: 0,
});
const STOP = { kind: 'stop', amount: 1 };

test('ways that end alike at the same price are told by a space of their own', () => {
  const choices = [move(['L1', 'L2', 'M3']), move(['L1', 'M2', 'M3']), move(['L1', 'L2'])];
  expect(toldApart(choices, [[STOP], [STOP], []])).toEqual([
    [STOP, { kind: 'by', name: 'L2' }],
    [STOP, { kind: 'by', name: 'M2' }],
    [],
  ]);
});

test('ways that cost another price need no more words', () => {
  const choices = [move(['L2', 'M3']), move(['M2', 'M3']), move(['M2', 'M3'], 1)];
  expect(toldApart(choices, [[STOP], [], [STOP]])).toEqual([[STOP], [], [STOP]]);
});
