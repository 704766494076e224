import { expect, test } from 'vitest';
import { sortedFacts, type TrackFacts } from './facts.ts';
import { factsTable } from './table.ts';

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

test('circuits are sorted by what racing there is like', () => {
  const known = [
    { ...facts('Moor', 150, 17), fastGears: 40, enginePoints: 0.02, contacts: 1, slipstreams: 3 },
    { ...facts('Älv', 120, 19), fastGears: 30, enginePoints: 0.05, contacts: 2, slipstreams: 2 },
  ];
  const first = (order: 'gears' | 'engine' | 'contacts' | 'slipstreams') =>
    sortedFacts(known, order, false)[0]?.name;
  expect([first('gears'), first('engine'), first('contacts'), first('slipstreams')]).toEqual([
    'Älv',
    'Moor',
    'Moor',
    'Älv',
  ]);
});

test('the record is the better one of a CPU driver and a person', () => {
  const known = [
    { ...facts('Moor', 150, 17), cpuLap: 14, ownLap: 16 },
    { ...facts('Brook', 150, 15), cpuLap: 15, ownLap: 13 },
    facts('Älv', 120, 19),
  ];
  expect(names(sortedFacts(known, 'record', false))).toBe('Brook Moor Älv');
});

test('the table leaves out the place, what racing is like, and the name, as the terminal gets narrower', () => {
  const racing = { slipstreams: 0.5, contacts: 1.25, enginePoints: 0.1, fastGears: 30 };
  const known = [
    { ...facts('Moor', 150, 17), place: 'A heath of the mind', overtakes: 12.34, ...racing },
  ];
  const lines = (columns: number) => factsTable(known, columns);
  expect(lines(120)).toEqual([
    'id    name  place                spaces  corners  stops   par  overtakes  slips  contacts  engine  5th+6th',
    'moor  Moor  A heath of the mind     150        5      8  17.0      12.34   0.50      1.25    0.10     30 %',
  ]);
  expect(lines(96)[1]).toBe(
    'moor  Moor  A heath…     150        5      8  17.0      12.34   0.50      1.25    0.10     30 %',
  );
  expect(lines(88)[1]).toBe(
    'moor  Moor     150        5      8  17.0      12.34   0.50      1.25    0.10     30 %',
  );
  expect(lines(80)[1]).toBe('moor  Moor     150        5      8  17.0      12.34');
  expect(lines(45)[1]).toBe('moor     150        5      8  17.0      12.34');
});

test('the table of circuits that nobody has measured has no columns for it', () => {
  const known = [{ ...facts('Moor', 150, 17), place: 'A heath of the mind' }];
  expect(factsTable(known, 100)[0]).toBe(
    'id    name  place                spaces  corners  stops   par',
  );
});
