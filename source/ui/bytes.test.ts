import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Game, KEYS, race } from '../testing/screen-game.ts';

let game: Game | undefined;

afterEach(async () => {
  game?.press(KEYS.ctrlC);
  await game?.exit;
  game = undefined;
});

const QUESTION = /which gear\?|where to\?/;

/** A repaint: its bytes, and the rows of the page that it changed. */
interface Repaint {
  readonly bytes: number;
  readonly rows: readonly number[];
}

/** Watches for `milliseconds`; bytes that come together are one repaint. */
async function repaints(screen: Game, milliseconds: number): Promise<readonly Repaint[]> {
  const seen: Repaint[] = [];
  let lines = screen.lines();
  let bytes = screen.bytes();
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    await pause(4);
    if (screen.bytes() === bytes) continue;
    await pause(12);
    const now = screen.lines();
    const rows = now.flatMap((line, row) => (line === lines[row] ? [] : [row]));
    if (rows.length === 0) continue;
    seen.push({ bytes: screen.bytes() - bytes, rows });
    lines = now;
    bytes = screen.bytes();
  }
  return seen;
}

describe.each([
  [80, 24, 400],
  [160, 50, 700],
] as const)('over a line, at %ix%i', (columns, rows, most) => {
  it(`a step down the list costs at most ${most} bytes`, async () => {
    const screen = race(columns, rows);
    game = screen;
    await screen.sees(QUESTION);
    await pause(100);
    const watch = repaints(screen, 300);
    screen.press(KEYS.down);
    const bytes = (await watch).reduce((sum, one) => sum + one.bytes, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(most);
  });

  it(`a car that moves one space in its lane costs at most ${most} bytes`, async () => {
    const screen = race(columns, rows, {
      settings: { animation: true, pace: 'slow' },
      cars: 3,
    });
    game = screen;
    await screen.sees(QUESTION);
    await pause(100);
    const watch = repaints(screen, 2500);
    screen.press('1');
    const steps = (await watch).filter(one => one.rows.length === 1);
    expect(steps.length).toBeGreaterThan(0);
    // On a busy machine two steps may come as one repaint: the middle one is a step.
    const bytes = steps.map(one => one.bytes).sort((a, b) => a - b);
    expect(bytes[Math.floor(bytes.length / 2)]).toBeLessThanOrEqual(most);
  });

  it('nothing is written while nobody does anything', async () => {
    const screen = race(columns, rows);
    game = screen;
    await screen.sees(QUESTION);
    await pause(150);
    const before = screen.bytes();
    await pause(600);
    expect(screen.bytes()).toBe(before);
  });
});
