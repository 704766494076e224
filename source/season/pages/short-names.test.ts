import { expect, it } from 'vitest';
import { contextFor } from '../../testing/season/page-context.ts';
import { openedSeason } from '../../testing/season/seasons.ts';
import { shortNames } from './context.ts';

function shorts(...names: readonly string[]): readonly string[] {
  const calendar = names.map((name, at) => {
    const track = name.toLowerCase().replaceAll(' ', '-');
    return { id: `w${at}`, track, stage: 'season', weight: 1 };
  });
  const tracks = Object.fromEntries(calendar.map(({ track }, at) => [track, names[at] ?? '']));
  return shortNames({ ...contextFor(openedSeason()), season: openedSeason({ calendar }), tracks });
}

it('a circuit has the same three letters in every season', () => {
  expect(shorts('Monza', 'Spa', 'Monaco')).toEqual(['MNZ', 'SPA', 'MNC']);
  expect(shorts('Monaco', 'Montréal', 'Monza')).toEqual(['MNC', 'MNT', 'MNZ']);
  expect(shorts('Indianapolis Road', 'Indianapolis Oval')).toEqual(['INR', 'INO']);
  expect(shorts('Imola', 'Nürburgring', 'Portimão')).toEqual(['IML', 'NRB', 'PRT']);
});

it('heats and a final at one circuit are told apart', () => {
  expect(shorts('Spa', 'Monza', 'Spa')).toEqual(['SP1', 'MNZ', 'SP2']);
});
