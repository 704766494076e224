import { expect, test } from 'vitest';
import { gameTable } from './game-table.ts';
import { FAMILIES } from './types.ts';

const numbered = () =>
  gameTable(Object.fromEntries(FAMILIES.map((family, at) => [family, at])) as never);

test('a table finds the entry of each family, in the order in which they are counted', () => {
  expect(FAMILIES.map(family => numbered().of({ family }))).toEqual([...FAMILIES.keys()]);
  expect(numbered().all()).toEqual([...FAMILIES.keys()]);
});

test('the game of a test is found once it is in, behind the others', () => {
  const table = gameTable<string>({ 'formula-de': 'cars', 'championship-formula': 'cards' });
  expect(() => table.of({ family: 'test' })).toThrow('no game is of the family test');
  table.setTest('coins');
  expect(table.of({ family: 'test' })).toBe('coins');
  expect(table.all()).toEqual(['cars', 'cards', 'coins']);
});
