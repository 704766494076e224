import { expect, test } from 'vitest';
import { sortedFacts, type TrackFacts } from './track-facts.ts';

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
