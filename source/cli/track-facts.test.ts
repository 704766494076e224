import { expect, test } from 'vitest';
import { sortedFacts, type TrackFacts } from './track-facts.ts';
import { factsTable } from './tracks-table.ts';

function facts(name: string, spaces: number, par: number): TrackFacts {
  return {
    id: name.toLowerCase(),
    name,
    place: '',
    spaces,
    lanes: { L: spaces },
    corners: 5,
    stops: 8,
    grid: 10,
    par,
  };
}

const CIRCUITS = [facts('Moor', 150, 17), facts('Älv', 120, 19), facts('Brook', 150, 15)];
const names = (sorted: readonly TrackFacts[]) => sorted.map(({ name }) => name).join(' ');

test('circuits are sorted by a figure, those with equal figures by name', () => {
  expect(names(sortedFacts(CIRCUITS, 'length', false))).toBe('Älv Brook Moor');
  expect(names(sortedFacts(CIRCUITS, 'par', false))).toBe('Brook Moor Älv');
  expect(names(sortedFacts(CIRCUITS, 'stops', false))).toBe('Älv Brook Moor');
});

test('backwards the greatest comes first, and equal ones still stand by name', () => {
  expect(names(sortedFacts(CIRCUITS, 'length', true))).toBe('Brook Moor Älv');
  expect(names(sortedFacts(CIRCUITS, 'stops', true))).toBe('Älv Brook Moor');
  expect(names(sortedFacts(CIRCUITS, 'name', true))).toBe('Moor Brook Älv');
});

test('a circuit whose figure nobody knows stands at the end either way', () => {
  const known = [
    { ...facts('Moor', 150, 17), overtakes: 3 },
    facts('Brook', 150, 15),
    { ...facts('Älv', 120, 19), overtakes: 5 },
  ];
  expect(names(sortedFacts(known, 'overtaking', false))).toBe('Moor Älv Brook');
  expect(names(sortedFacts(known, 'overtaking', true))).toBe('Älv Moor Brook');
});

test('the record is the better one of a CPU driver and a person', () => {
  const known = [
    { ...facts('Moor', 150, 17), cpuLap: 14, ownLap: 16 },
    { ...facts('Brook', 150, 15), cpuLap: 15, ownLap: 13 },
    facts('Älv', 120, 19),
  ];
  expect(names(sortedFacts(known, 'record', false))).toBe('Brook Moor Älv');
});

test('the table leaves out first the place, then the name, when the terminal is narrow', () => {
  const known = [{ ...facts('Moor', 150, 17), place: 'A heath of the mind', overtakes: 12.34 }];
  const lines = (columns: number) => factsTable(known, columns);
  expect(lines(100)).toEqual([
    'id    name  place                spaces  corners  stops   par  overtakes',
    'moor  Moor  A heath of the mind     150        5      8  17.0       12.3',
  ]);
  expect(lines(64)[1]).toBe('moor  Moor  A heath of…     150        5      8  17.0       12.3');
  expect(lines(55)[1]).toBe('moor  Moor     150        5      8  17.0       12.3');
  expect(lines(40)[1]).toBe('moor     150        5      8  17.0       12.3');
});
