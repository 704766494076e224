// What is counted of simulated races in rows, and how it is told.
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../check/contract/games.ts';
import { addCounts, countOf } from '../counts.ts';
import { tallies } from '../tallies.ts';
import type { RowFigures } from './figures.ts';

const { book, board } = gameOf('championship', 'tiny-corners');
const LEVELS = ['random', 'random', 'club', 'club'];
const POINTS = [10, 6, 4];
const LAPS = 1;
const raced = (seed: number) =>
  tallies.of(book).race({ book: book.id, seed, laps: LAPS, levels: LEVELS }, board, POINTS);
const counts = addCounts([raced(1), raced(2), raced(3)]);

describe('the counts of races in rows', () => {
  test('are the same each time', () => {
    expect(raced(2)).toEqual(raced(2));
  });

  test('give every car that finishes a place, and each a car of cards and a place on the grid', () => {
    const { levels, grid, races } = tallies.of(book).figures(counts, LAPS) as RowFigures;
    expect(races).toBe(3);
    for (const { starts, places, causes, cars, strategies } of levels) {
      // A lap has no thirds.
      expect(strategies).toEqual([]);
      expect(starts).toBe(6);
      const retired = causes.reduce((sum, [, count]) => sum + count, 0);
      expect(places.reduce((sum, count) => sum + count, 0)).toBe(starts - retired);
      expect(cars.reduce((sum, [, count]) => sum + count, 0)).toBe(starts);
    }
    expect(grid.map(({ slot }) => slot)).toEqual([1, 2, 3, 4]);
    // Who bids more starts further in front (CFR-111).
    expect(grid.map(({ bid }) => bid)).toEqual(
      grid.map(({ bid }) => bid).toSorted((a, b) => b - a),
    );
  });

  test('count no more lost rolls than rolls, and turns of those alone that finish', () => {
    for (const level of new Set(LEVELS)) {
      const of = (name: string) => countOf(counts, `${level}/${name}`);
      expect(of('chancesLost')).toBeLessThanOrEqual(of('chances'));
      expect(of('testsLost')).toBeLessThanOrEqual(of('tests'));
      expect(of('passes')).toBeLessThanOrEqual(of('passesTried'));
      expect(of('turns')).toBeGreaterThanOrEqual(of('finished'));
      expect(of('finished') + of('retirements')).toBe(of('starts'));
    }
  });
});

test('the tables of the report behind the first, whose intervals vary, fit the usual screen', () => {
  const lines = tallies.of(book).report('Tiny', counts, { rules: book.id, laps: LAPS });
  expect(lines[0]).toBe('Tiny, 3 races');
  const tables = lines.slice(lines.indexOf('')).filter(line => !line.includes(': '));
  expect(Math.max(...tables.map(line => line.length))).toBeLessThanOrEqual(80);
  expect(lines.join('\n')).toContain('cars (acc, dec, top, start, wear, skill): ');
});
