// chicane drive --season, inside the test and with a bot in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SeasonShell, seasonShell } from '../../testing/season/season-words.ts';
import { readEntry } from './drive-season.ts';

let shell: SeasonShell;
beforeEach(() => {
  shell = seasonShell();
});
afterEach(() => vi.unstubAllEnvs());

interface Heard {
  readonly type: string;
  readonly id?: number;
  readonly choices?: readonly object[];
  readonly after?: number;
}

/** Runs `chicane drive` with a bot that answers everything with the last choice. */
async function answeringAll(...flags: readonly string[]) {
  const main = join(import.meta.dirname, '../../main.ts');
  const program = spawn(process.execPath, [main, 'drive', ...flags]);
  const gone = once(program, 'exit');
  const err = text(program.stderr);
  const heard: Heard[] = [];
  for await (const line of createInterface({ input: program.stdout })) {
    const said = JSON.parse(line) as Heard;
    heard.push(said);
    if (said.type !== 'decision') continue;
    const answer = { type: 'answer', id: said.id, choice: said.choices?.at(-1) };
    program.stdin.write(`${JSON.stringify(answer)}\n`);
  }
  await gone;
  return { heard, err: await err, exitCode: program.exitCode };
}

test('a bot drives a person through the trials and races of two weekends', async () => {
  await shell.season(
    'new Bot_Cup --human Ann --cpu random --calendar otterbrook,saltmarsh --laps 1 --seed 5',
  );
  const { heard } = await answeringAll('--season', 'Bot Cup');
  const told = heard.filter(({ type }) => ['season', 'hello', 'over', 'standings'].includes(type));
  const part = ['hello', 'over', 'standings'];
  expect(told.map(({ type }) => type)).toEqual(['season', ...part, ...part, ...part, ...part]);
  expect(told.flatMap(({ after }) => after ?? [])).toEqual([0, 1, 1, 2]);
  expect((await shell.season('check Bot_Cup')).out).toMatch(/2 races played again\.\n$/);
}, 30_000);

test('a bot builds the car of its team, once, before the first race of a series (TR-5, TR-8)', async () => {
  const team = '--human Ann@Rosso --human Ben@Rosso --cpu random@Blu --cpu random@Blu';
  const calendar = '--calendar otterbrook,saltmarsh --seed 5';
  await shell.season(`new Two_Cars --template series-1995 ${team} ${calendar}`);
  const main = join(import.meta.dirname, '../../main.ts');
  const program = spawn(process.execPath, [main, 'drive', '--season', 'Two Cars'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const asked: (readonly unknown[])[] = [];
  for await (const line of createInterface({ input: program.stdout })) {
    const said = JSON.parse(line) as Heard;
    if (said.type !== 'decision') continue;
    const kinds = (said.choices ?? []).map(one => ('kind' in one ? one.kind : ''));
    asked.push(kinds);
    if (asked.length === 2) break;
    const answer = {
      type: 'answer',
      id: said.id,
      choice: said.choices?.[kinds.indexOf('buildCar')],
    };
    program.stdin.write(`${JSON.stringify(answer)}\n`);
  }
  program.kill();
  const [first = [], second = []] = asked;
  expect(first).toEqual(expect.arrayContaining(['keepCar', 'buildCar', 'moveConstructionPoint']));
  expect(second).not.toContain('buildCar');
}, 30_000);

test('a bot drives one entrant; the trial of somebody else and the races wait', async () => {
  await shell.season(
    'new Bot_Cup --human Ann --human Ben --cpu random --calendar otterbrook,saltmarsh --laps 1 --seed 5',
  );
  const { heard, err, exitCode } = await answeringAll('--season', 'Bot Cup', '--as', 'ann');
  const told = heard.map(({ type }) => type).filter(type => !['event', 'decision'].includes(type));
  expect(told).toEqual(['season', 'hello', 'race', 'over', 'standings', 'due']);
  expect({ err, exitCode }).toEqual({ err: 'Bot Cup waits for others.\n', exitCode: 1 });
  expect((await shell.season('next Bot_Cup')).err).toMatch(
    /^It waits for people:\notterbrook: timed trial of Ben, session 1\./,
  );
}, 30_000);

test('a bot drives only people whom the season knows', async () => {
  await shell.season('new Bot_Cup --human Ann --cpu random:Okurada');
  expect(await shell.run('drive --season Bot_Cup --as Anna')).toMatchObject({
    exitCode: 2,
    err: 'Nobody in Bot Cup is called "Anna"; did you mean Ann?\n',
  });
  expect(await shell.run('drive --season Bot_Cup --as Ann --as Okurada')).toMatchObject({
    exitCode: 2,
    err: 'Okurada is a CPU driver: nobody else drives its car.\n',
  });
});

test('the flags of a single race are refused beside a season', async () => {
  await shell.season('new Bot_Cup --human Ann --cpu random');
  expect(await shell.run('drive --season Bot_Cup --laps 2')).toEqual({
    exitCode: 2,
    out: '',
    err: '--laps is for a single race; with --season the plan settles it.\n',
  });
  expect(await shell.run('drive --season Bot_Cap')).toMatchObject({
    exitCode: 1,
    err: 'There is no season "Bot Cap"; did you mean Bot Cup?\n',
  });
});

test('what a bot enters is checked like a line of a ledger', () => {
  const grid = { kind: 'gridSet', weekend: 'spa', table: 1, grid: ['ann'] };
  expect(readEntry(grid)).toEqual(grid);
  expect(readEntry({ ...grid, table: 0 })).toMatch(/^enter: table: /);
  expect(readEntry({ ...grid, extra: 1 })).toMatch(/^enter: the entry: .*extra/);
  expect(readEntry({ kind: 'magic' })).toBe('enter: there is no entry of the kind "magic"');
  expect(readEntry([])).toBe('enter: the entry is no object');
});
