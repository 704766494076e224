import { expect, it } from 'vitest';
import { entering, openedSeason } from '../../testing/season/seasons.ts';
import { carLetters } from './car-letters.ts';

it('letters of cars stay, whoever joins or takes over a seat', () => {
  const ada = { id: 'ada', name: 'Ada' };
  const season = openedSeason();
  expect(carLetters(season.facts)).toEqual({ aaa: 'A', bbb: 'B', ccc: 'C', ddd: 'D' });
  const later = entering(
    season,
    { kind: 'joined', entrant: ada, weekend: 'spa' },
    { kind: 'replaced', driver: 'ddd', by: { id: 'zoe', name: 'Zoe' }, weekend: 'spa' },
  );
  expect(carLetters(later.facts)).toEqual({ aaa: 'A', bbb: 'B', ccc: 'C', ddd: 'D', ada: 'E' });
});
