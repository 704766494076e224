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
