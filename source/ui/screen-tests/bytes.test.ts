import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { race as situation } from '../../testing/formula-de/builders.ts';
import { boardOf, KEYS, race, raceFrom } from '../../testing/terminal/screen-game.ts';

const QUESTION = /which gear\?|where to\?/;

describe.each([
  [80, 24, 400],
  [160, 50, 700],
] as const)('over a line, at %ix%i', (columns, rows, most) => {
  it(`a step down the list costs at most ${most} bytes`, async () => {
    const screen = race(columns, rows);
    await screen.sees(QUESTION);
    await screen.quiet();
    const before = screen.bytes();
    screen.press(KEYS.down);
    await screen.until('the mark has moved', () => screen.bytes() > before);
    await screen.quiet();
    const bytes = screen.bytes() - before;
    expect(bytes).toBeLessThanOrEqual(most);
  });

  it.each([
    ['along the road', KEYS.right],
    ['down the list', KEYS.down],
  ])(`the cursor goes from target to target ${'%s'} for at most ${most} bytes`, async (_, key) => {
    const from = situation({
      board: boardOf('otterbrook'),
      toPlay: [0],
      dice: [19],
      cars: [{ space: 'L14', gear: 5 }],
    });
    const screen = raceFrom(columns, rows, from, ['Ann']);
    await screen.sees('which gear?');
    screen.press('5');
    await screen.sees('where to?');
    await screen.quiet();
    for (let step = 0; step < 4; step++) {
      const before = screen.bytes();
      screen.press(key);
      await screen.until('the cursor has moved', () => screen.bytes() > before);
      await screen.quiet();
      expect(screen.bytes() - before).toBeLessThanOrEqual(most);
    }
  });

  it(`a car that moves one space in its lane costs at most ${most} bytes`, async () => {
    const screen = race(columns, rows, {
      settings: { animation: true, pace: 'slow' },
      cars: 3,
    });
    await screen.sees(QUESTION);
    await screen.quiet();
    const before = screen.repaints().length;
    screen.press('1');
    await screen.loses(QUESTION);
    await screen.sees(QUESTION);
    const moves = screen.repaints().slice(before);
    const steps = moves.filter(one => one.rows.length === 1);
    expect(steps.length).toBeGreaterThan(0);
    // On a busy machine two steps may come in one frame: the middle one is a step.
    const bytes = steps.map(one => one.bytes).sort((a, b) => a - b);
    expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(most);
  });

  it('nothing is written while nobody does anything', async () => {
    const screen = race(columns, rows);
    await screen.sees(QUESTION);
    await screen.quiet();
    const before = screen.bytes();
    await pause(600);
    expect(screen.bytes()).toBe(before);
  });
});
