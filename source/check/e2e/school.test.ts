// The driving school in the real program, in a real pseudo-terminal: a lesson, left and come back to.
import { expect, test } from 'vitest';
import { startShell } from './shell.ts';

test('a lesson is passed in the terminal, leaves no save, and keeps its tick', async () => {
  const shell = startShell(['school', '--no-animation']);
  await shell.sees('Six short lessons');
  shell.press('4');
  await shell.sees(/Lesson 4 of 6: Brake +press +enter/);
  shell.press('2');
  await shell.sees('For a lesson in braking you want 4th.');
  shell.press('4');
  await shell.sees('Eleven would shoot you past Willows');
  await shell.sees(/▸ 1 +M28 +costs 1 brake/);
  shell.press('\r');
  await shell.sees('One brake instead of four tires.');
  shell.press('\u001b');
  await shell.sees(/4 Brake +✔/);
  shell.press('q');
  expect(await shell.left()).toBe(0);
  expect(shell.text()).not.toContain('goes on with it');
});
