// A simulation at a terminal: its progress, and what it prints when it is interrupted.
import { expect, test } from 'vitest';
import { startShell } from './shell.ts';

test('simulate shows how far it is; Ctrl-C prints what is done', async () => {
  const args = [
    'simulate',
    '--races',
    '99999',
    '--laps',
    '1',
    '--grid',
    '2',
    '--track',
    'otterbrook',
  ];
  const shell = startShell(args, { columns: 110, rows: 40 });
  await shell.sees(/[1-9]\d* of 99999 races, \d.* left {2}otterbrook/);
  shell.press('\u0003');
  expect(await shell.left()).toBe(130);
  const text = shell.text();
  expect(text).toMatch(/Otterbrook, [1-9]\d* races?/);
  expect(text).toMatch(/Stopped with \d+ races to go/);
  expect(text).not.toContain('[#');
});
