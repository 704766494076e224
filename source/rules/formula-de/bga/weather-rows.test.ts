// The lines of the weather and the tests in rain, row by row of the BGA rules.
import { expect, test } from 'vitest';
import { bgaAdvanced } from './advanced.ts';

const { values } = bgaAdvanced.definition;
const { ladder } = values.weather;

test('good moves the weather one line up, from line 4 past the middle to line 2 (BGA-O-25, BGA-O-30)', () => {
  expect(ladder.changeable.sun).toBe('sun');
  expect(ladder.rain.sun).toBe('sun');
});

test('rain moves it one line down, from line 2 past the middle to line 4 (BGA-O-26, BGA-O-30)', () => {
  expect(ladder.changeable.rain).toBe('rain');
  expect(ladder.sun.rain).toBe('rain');
});

test('changeable moves it nowhere (BGA-O-27)', () => {
  expect(ladder.sun.changeable).toBe('sun');
  expect(ladder.changeable.changeable).toBe('changeable');
  expect(ladder.rain.changeable).toBe('rain');
});

test('there are five lines: three that change, and a final one at either end (BGA-V-20, BGA-O-28, BGA-O-29, BGA-O-31)', () => {
  expect(Object.keys(ladder).sort()).toEqual(['changeable', 'rain', 'sun']);
  expect([ladder.sun.sun, ladder.rain.rain]).toEqual(['sunFixed', 'rainFixed']);
});

test('in rain a collision fails on 1 or 2 (BGA-O-33)', () => {
  expect(values.collision.normal).toEqual({ dry: 1, wet: 2 });
});

test('in rain an engine fails on 1 to 3 (BGA-O-34)', () => {
  expect(values.engine.odds).toEqual({ dry: 4, wet: 3 });
});

test('in rain road handling fails on 1 to 5 (BGA-O-35)', () => {
  expect(values.handling.odds).toEqual({ dry: 4, wet: 5 });
});
