import { expect, it } from 'vitest';
import { KEYS, play, toForm } from '../../testing/terminal/screen-game.ts';

const QUESTION = '\u001b]11;?\u001b\\';

it('asks the terminal for its background once, and never takes the answer for keys', async () => {
  const screen = play(80, 24);
  await toForm(screen);
  expect(screen.written().split(QUESTION)).toHaveLength(2);
  const before = screen.text();
  screen.press('\u001b]11;rgb:ffff/ff');
  screen.press('ff/ffff\u0007');
  screen.press(KEYS.down);
  await screen.until('the next line is marked', () => screen.text() !== before);
  expect(screen.text()).not.toMatch(/rgb|ff\/|11;/);
});

it('keeps the terminal until the answer has come, which its shell would read otherwise', async () => {
  const screen = play(80, 24);
  await screen.until('the question is asked', () => screen.written().includes(QUESTION));
  screen.press('q');
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(screen.raw()).toBe(true);
  screen.press('\u001b]11;rgb:0000/0000/0000\u0007');
  const from = performance.now();
  expect(await screen.exit).toBe(0);
  expect(performance.now() - from).toBeLessThan(250);
  expect(screen.raw()).toBe(false);
});

it('waits no longer than a moment for a terminal that does not answer', async () => {
  const screen = play(80, 24);
  await screen.until('the question is asked', () => screen.written().includes(QUESTION));
  screen.press('q');
  expect(await screen.exit).toBe(0);
});
