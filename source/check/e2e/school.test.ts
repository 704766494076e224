// The driving school in the real program, in a real pseudo-terminal: a lesson, left and come back to.
import { expect, test } from 'vitest';
import { type Shell, startShell } from './shell.ts';

/** Returns the key that the lesson has lit; empty while there is none. */
function lit(shell: Shell): string {
  return /press {2}(\S+)/.exec(shell.text())?.[1] ?? '';
}

test('a lesson is passed in the terminal, leaves no save, and keeps its tick', async () => {
  const shell = startShell(['school', '--no-animation']);
  await shell.sees('Eight short lessons');
  shell.press('5');
  await shell.sees(/Formula Dé 5\/8: Brake +press +enter/);
  shell.press('2');
  await shell.sees('Some other day. This is a lesson in braking: 4th.');
  shell.press('4');
  await shell.sees('Eleven would shoot you past Willows');
  await shell.sees(/press +b/);
  shell.press('b');
  await shell.sees('costs 1 brake');
  await shell.until('another key is lit', () => lit(shell) !== 'b');
  shell.press(lit(shell) === 'enter' ? '\r' : lit(shell));
  await shell.sees('One brake instead of four tires.');
  shell.press('\u001b');
  await shell.sees(/5 Brake +✔/);
  shell.press('q');
  expect(await shell.left()).toBe(0);
  expect(shell.text()).not.toContain('goes on with it');
});
