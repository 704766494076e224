import { describe, expect, it } from 'vitest';
import { crew, drivenOn, entering, openedSeason, sheetOf } from '../testing/season/seasons.ts';
import { standings } from './standings/standings.ts';
import { due } from './to-do.ts';

describe('a championship', () => {
  it('asks for one race a weekend until its calendar is driven', () => {
    const season = openedSeason();
    expect(due(season).map(({ kind, weekend }) => `${kind} ${weekend}`)).toEqual(['race monza']);
    const over = drivenOn(season, 7);
    expect(due(over)).toEqual([]);
    expect(over.facts.weekends.map(({ results }) => results.length)).toEqual([1, 1, 1]);
  });

  it('adds the points of every weekend up', () => {
    const sheet = sheetOf(['bbb', 'aaa', 'ddd', 'ccc'], 1);
    const raced = (weekend: string) =>
      ({ kind: 'raced', weekend, table: 1, attempt: 1, laps: 1, sheet }) as const;
    const after = entering(openedSeason(), raced('monza'), raced('spa'));
    expect(standings(after).drivers.map(({ driver, points }) => `${driver} ${points}`)).toEqual([
      'bbb 20',
      'aaa 12',
      'ddd 8',
      'ccc 0',
    ]);
  });
});

describe('a tournament of 34', () => {
  const tournament = openedSeason({
    entrants: crew(34),
    grid: 'trials',
    trials: { sessions: 1, hand: 'guided', void: 'last' },
    options: { preparation: 'ready', weather: 'roll' },
    calendar: [
      { id: 'heats', track: 'spa', stage: 'heats', weight: 1 },
      { id: 'final', track: 'monza', stage: 'final', weight: 1, grid: 'lastResult', sessions: 0 },
    ],
    stages: [
      { id: 'heats', name: 'Heats', takes: { kind: 'all' }, fresh: true },
      { id: 'final', name: 'Final', takes: { kind: 'best', count: 10 }, fresh: true },
    ],
  });

  it('drives its trials, draws four tables, rolls one sky for all, and races them to the final', () => {
    expect(due(tournament)).toHaveLength(34);
    const drawn = drivenOn(tournament, 3, 35);
    expect(due(drawn).map(({ kind }) => kind)).toEqual(['roll']);
    const ready = drivenOn(drawn, 3, 1);
    const tables = due(ready).flatMap(one => (one.kind === 'race' ? [one.race] : []));
    expect(tables.map(({ seats }) => seats.length)).toEqual([9, 9, 8, 8]);
    expect(new Set(tables.map(({ setup }) => setup.options['weather'])).size).toBe(1);
    const final = drivenOn(ready, 3, 4);
    expect(due(final)).toMatchObject([{ kind: 'race', weekend: 'final', table: 1 }]);
    const over = drivenOn(final, 3);
    expect(due(over)).toEqual([]);
    const [champion, ...others] = standings(over).drivers;
    expect(champion?.cells.at(-1)?.place).toBe(1);
    expect(others.slice(9).every(({ cells }) => cells.at(-1) === undefined)).toBe(true);
  });
});
