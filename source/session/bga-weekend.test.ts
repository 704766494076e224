// The weekend of the BGA books: the sky of its qualifying, and what goes on to the race.
import { describe, expect, test } from 'vitest';
import { SKIES } from '../circuit/formula-board.ts';
import { bgaAdvanced } from '../rules/formula-de/bga/advanced.ts';
import { track } from '../testing/formula-de/builders.ts';
import { sessionWeather, trackAfter } from './qualifying.ts';

const CORNER = track('20 1R5 40');

describe('the weather of a qualifying', () => {
  const skies = Array.from({ length: 20 }, (_, face) => SKIES[face % SKIES.length] ?? 'sun');
  const BOARD = { ...CORNER, weather: skies };
  const sky = (weather: 'sun' | 'changeable' | 'rain' | 'roll', seed = 1, book = bgaAdvanced.id) =>
    sessionWeather(
      { names: ['Ada'], hand: 'guided', sessions: 1, weather, seed, trials: [] },
      0,
      book,
      BOARD,
    );

  test('is good unless rain is rolled or set (BGA-O-19, BGA-O-20, BGA-V-22)', () => {
    expect(sky('changeable').sky).toBe('sun');
    expect(sky('rain').sky).toBe('rain');
    const rolled = Array.from({ length: 60 }, (_, seed) => sky('roll', seed));
    expect(new Set(rolled.map(({ sky: one }) => one))).toEqual(new Set(['sun', 'rain']));
    const masters = Array.from({ length: 60 }, (_, seed) => sky('roll', seed, 'masters-2005'));
    const changeable = masters.findIndex(({ sky: one }) => one === 'changeable');
    expect(rolled[changeable]).toMatchObject({ sky: 'sun', roll: masters[changeable]?.roll });
  });

  test('rain in it leaves a wet track to a changeable race (BGA-O-23)', () => {
    expect(trackAfter(sky('rain'))).toBe('wet');
    expect(trackAfter(sky('changeable'))).toBe('dry');
  });
});
