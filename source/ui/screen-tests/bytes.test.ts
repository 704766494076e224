import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { race as situation } from '../../testing/formula-de/builders.ts';
import { boardOf, type Game, KEYS, race, raceFrom } from '../../testing/terminal/screen-game.ts';

/** Before a die that leads to twelve targets and more. */
const STRAIGHT = { board: boardOf('otterbrook'), toPlay: [0], dice: [19] };
const FAR = situation({ ...STRAIGHT, cars: [{ space: 'L14', gear: 5 }] });
const QUESTION = /which gear\?|where to\?/;

/** Presses a key that moves the mark; returns the bytes of it. */
async function bytesOfStep(screen: Game, key: string): Promise<number> {
  const before = screen.bytes();
  screen.press(key);
  await screen.until('the mark has moved', () => screen.bytes() > before);
  await screen.quiet();
  return screen.bytes() - before;
}

/** Returns the bytes of a step with a key, the median of some. */
async function bytesOfSteps(screen: Game, key: string): Promise<number> {
  const bytes: number[] = [];
  for (let step = 0; step < 5; step++) bytes.push(await bytesOfStep(screen, key));
  return bytes.toSorted((one, other) => one - other)[2] ?? 0;
}

/** Returns the bytes of a step down a short list, the mean of a whole round, as each line has its own. */
async function bytesOfRound(screen: Game): Promise<number> {
  await bytesOfStep(screen, KEYS.down);
  const first = screen.text();
  const steps: number[] = [];
  do steps.push(await bytesOfStep(screen, KEYS.down));
  while (screen.text() !== first);
  // On a busy machine a step may come in two frames, which costs a cursor more: not twice at the same one.
  const again: number[] = [];
  for (const _ of steps) again.push(await bytesOfStep(screen, KEYS.down));
  const bytes = steps.map((one, at) => Math.min(one, again[at] ?? one));
  return bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
}

/** Cars whose gears reach over straights and corners: three of them at once, or all the road in front. */
const BEFORE_GEARS = [
  ['otterbrook', 'M3', 2],
  ['otterbrook', 'L14', 5],
  ['monza', 'M3', 4],
  ['monaco', 'L20', 3],
  ['spa', 'M3', 5],
] as const;

// A step of the gears moves the reach on the road and the signs of its faces as well.
describe.each([
  [80, 24, 400, 420],
  [160, 50, 700, 700],
] as const)('over a line, at %ix%i', (columns, rows, most, mostForGears) => {
  it.each(BEFORE_GEARS)(
    `a step down the list of gears costs at most ${mostForGears} bytes on the mean (%s, %s, gear %i)`,
    async (track, space, gear) => {
      const from = situation({ board: boardOf(track), toPlay: [0], cars: [{ space, gear }] });
      const screen = raceFrom(columns, rows, from, ['Ann'], { track });
      await screen.sees('which gear?');
      await screen.quiet();
      expect(await bytesOfRound(screen)).toBeLessThanOrEqual(mostForGears);
    },
  );

  it.each([
    ['along the road', KEYS.right],
    ['down the list', KEYS.down],
  ])(`the cursor goes from target to target %s for at most ${most} bytes`, async (_, key) => {
    const screen = raceFrom(columns, rows, FAR, ['Ann']);
    await screen.sees('which gear?');
    screen.press('5');
    await screen.sees('where to?');
    await screen.quiet();
    expect(await bytesOfSteps(screen, key)).toBeLessThanOrEqual(most);
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
