// Races of seasons are found by report and replay, and their cars have the letters of the season there.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SeasonShell, seasonShell } from '../../testing/season/season-words.ts';

const EXAMPLES = join(import.meta.dirname, '../../../saves/examples/seasons');
let shell: SeasonShell;
beforeEach(() => {
  shell = seasonShell();
  cpSync(join(EXAMPLES, '2026-two-cars'), join(shell.saves, 'seasons/2026-two-cars'), {
    recursive: true,
  });
});
afterEach(() => vi.unstubAllEnvs());

test('a race of a season is found by its name and by its place in the season', async () => {
  const { out } = await shell.run('report 02-saltmarsh-table1');
  expect(out).toMatch(/^Saltmarsh/);
  for (const name of ['02-saltmarsh-table1.json', 'Two_Cars/saltmarsh/1', '2026-two-cars/2']) {
    expect(await shell.run(`report ${name}`)).toMatchObject({ exitCode: 0, out });
  }
  expect((await shell.run('report')).out).toMatch(/^(Saltmarsh|Otterbrook)/);
  expect(await shell.run('replay 02-saltmarsh-table1 --verify')).toMatchObject({ exitCode: 0 });
});

test('a seed that follows from the one of the season is not told where it is below 0', async () => {
  const { out } = await shell.run('report 02-saltmarsh-table1 --json');
  expect((JSON.parse(out) as { seed: number }).seed).toBeLessThan(0);
  expect((await shell.run('report 02-saltmarsh-table1')).out).toMatch(/^Saltmarsh Oval, Trant\n/);
});

test('a race that is not there is refused, and so is a name that two seasons have', async () => {
  expect(await shell.run('report Two_Cars/kestrel-pass/1')).toMatchObject({
    exitCode: 1,
    err: 'Table 1 of kestrel-pass has no result yet.\n',
  });
  cpSync(join(EXAMPLES, '2026-two-cars'), join(shell.saves, 'seasons/2026-copy'), {
    recursive: true,
  });
  expect(await shell.run('report 02-saltmarsh-table1')).toMatchObject({
    exitCode: 1,
    err: expect.stringMatching(
      /^More than one season has a race 02-saltmarsh-table1: 2026-[a-z-]+, 2026-[a-z-]+\. Write/,
    ),
  });
});

test('the letters of its cars are those of the season', async () => {
  const page = (await shell.season('report Two_Cars saltmarsh/1')).out;
  const of = new Map(
    [...page.matchAll(/ ([A-Z]) {2}([A-Z][a-zé]+) /g)].map(([, letter, name]) => [name, letter]),
  );
  const { out } = await shell.run('report 02-saltmarsh-table1 --json');
  const { drivers, letters } = JSON.parse(out) as Readonly<Record<string, readonly string[]>>;
  expect(drivers?.length).toBeGreaterThan(2);
  expect(letters).toEqual(drivers?.map(name => of.get(name)));
});
