import { describe, expect, test } from 'vitest';
import { question, race, track } from '../../testing/formula-de/builders.ts';
import { characterNamed } from './characters.ts';
import { driverOf } from './drivers.ts';
import { drawNames, drawOpponents, type GridWish, opponent } from './opponents.ts';

const WISH: GridWish = {
  count: 8,
  level: 'club',
  spread: 'mixed',
  levels: ['rookie', 'club', 'pro', 'champion'],
  taken: [],
};

function countOf(wish: Partial<GridWish>, level: string): number {
  return drawOpponents({ ...WISH, ...wish }, 5).filter(one => one.level === level).length;
}

describe('the opponents of a quick race', () => {
  test('are different characters', () => {
    const drawn = drawOpponents({ ...WISH, count: 11 }, 5);
    expect(new Set(drawn.map(one => one.character)).size).toBe(11);
    for (const one of drawn) expect(characterNamed(one.name)?.name).toBe(one.character);
  });

  test('are the same for the same seed, and others for another', () => {
    expect(drawOpponents(WISH, 5)).toEqual(drawOpponents(WISH, 5));
    expect(drawOpponents(WISH, 5)).not.toEqual(drawOpponents(WISH, 6));
  });

  test('are half of the wanted level, a quarter better and a quarter weaker, in a mixed grid', () => {
    expect(['rookie', 'club', 'pro', 'champion'].map(level => countOf({}, level))).toEqual([
      2, 4, 2, 0,
    ]);
  });

  test('are never better than the best level or weaker than the weakest', () => {
    expect(countOf({ level: 'champion' }, 'champion')).toBe(6);
    expect(countOf({ level: 'champion' }, 'pro')).toBe(2);
    expect(countOf({ level: 'rookie' }, 'rookie')).toBe(6);
  });

  test('are all of the wanted level in an even grid', () => {
    expect(countOf({ spread: 'even' }, 'club')).toBe(8);
  });

  test.each(['rookie', 'club', 'pro', 'champion'])(
    'have the taste of their character: %s',
    level => {
      const now = race({ board: track('60 1R3 30'), cars: [{ space: '0@5', gear: 3 }] });
      const decision = question(now);
      const view = now.book.view(now.race, 0);
      const answer = driverOf(level)
        ?.as?.('Vellano')
        .choose(view, decision, now.board, [1, 2, 3, 4]);
      expect(decision.choices).toContain(answer?.choice);
    },
  );

  test('leave out names that somebody on the grid has', () => {
    const all = drawNames(20, [], 5);
    const rest = drawNames(20, ['vellano', 'Kowarek'], 5);
    expect(rest.slice(0, 20)).not.toContain('Vellano');
    expect(rest).not.toContain('Kowarek');
    expect(all).toContain('Vellano');
    expect(new Set(rest).size).toBe(20);
  });

  test('have the taste of a character by its name, in its own spelling, unless the level has no tastes', () => {
    expect(opponent('vellano', 'pro')).toEqual({
      name: 'Vellano',
      level: 'pro',
      character: 'Vellano',
    });
    expect(opponent('Ida', 'pro')).toEqual({ name: 'Ida', level: 'pro' });
    expect(opponent('Vellano', 'random')).toEqual({ name: 'Vellano', level: 'random' });
  });
});
