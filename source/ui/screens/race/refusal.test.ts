import { describe, expect, it } from 'vitest';
import { KEYS, race } from '../../../testing/terminal/screen-game.ts';

describe('a key that can do nothing at the open question', () => {
  it.each([
    [80, 24],
    [60, 20],
    [160, 50],
  ])('is told why: a gear out of reach, at %ix%i', async (columns, rows) => {
    const screen = race(columns, rows);
    await screen.sees('where to?');
    screen.press('9');
    await screen.sees(/There is no choice 9 here, only 1-\d/);
    screen.press('1');
    await screen.sees('which gear?');
    screen.press('6');
    await screen.sees(/6th gear is out of reach: choose from 1-\d/);
    screen.press('1');
    await screen.loses('out of reach');
  });

  it('is told in French too', async () => {
    const screen = race(80, 24, { settings: { language: 'fr' } });
    await screen.sees('où aller ?');
    screen.press('9');
    await screen.sees('Pas de choix 9 ici');
    expect(screen.text()).not.toContain('START');
    await screen.sees('DÉPART/ARRIVÉE');
  });

  it('is told that a point must be in the hand before it can be placed', async () => {
    const screen = race(80, 24, { preparation: 'chosen' });
    await screen.sees('which pit?');
    screen.press(KEYS.enter);
    await screen.sees('how is the car prepared?');
    for (let step = 0; step < 20 && !/▸ +tires/.test(screen.text()); step++) {
      const before = screen.text();
      screen.press(KEYS.down);
      await screen.until('the mark moves', () => screen.text() !== before);
    }
    screen.press('+');
    await screen.sees('No points in hand');
  });
});
