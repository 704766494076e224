// What an organiser may still decide about a table whose race has begun, as typed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SeasonShell, seasonShell } from '../../../testing/season/season-words.ts';
import { runOf } from '../run-named.ts';

let shell: SeasonShell;
beforeEach(async () => {
  shell = seasonShell();
  const people = ['Ann', 'Ben', 'Cleo', 'Dai'].map(name => `--human ${name}`).join(' ');
  const { out } = await shell.season(
    `new Cup ${people} --calendar monaco,monza --laps 1 --seed 5 --grid lot --print`,
  );
  const plan = shell.file('cup.yaml', out.replace('tables: {size: 10', 'tables: {size: 2'));
  const made = await shell.season(`new Cup --from ${plan}`);
  expect(made).toMatchObject({ exitCode: 0, err: '' });
  expect((await shell.season('draw Cup')).exitCode).toBe(0);
  begin(1);
});
afterEach(() => vi.unstubAllEnvs());

/** Opens a table on this keyboard, and leaves it. */
function begin(table: number): void {
  const run = runOf({ season: 'Cup', saves: shell.saves });
  for (const roll of run.due().filter(({ kind }) => kind === 'roll')) run.settle(roll);
  const one = run.due().find(found => found.kind === 'race' && found.table === table);
  const session = one?.kind === 'race' ? run.openTable(one) : { refused: 'no race is due' };
  if ('refused' in session) throw new Error(session.refused);
  session.close();
  run.close();
}

async function tables(): Promise<string> {
  return (await shell.season('draw Cup --print')).out;
}

const MEND =
  /^This cannot be entered: table 1 of monaco has begun, and those who started finish its race: .* chicane season ruling NAME --what race-again --weekend monaco --table 1 --reason TEXT\.\n$/;

test.each(['', ' --print'])(
  'a swap with another table is refused with what to do%s',
  async flag => {
    const before = await tables();
    const [one = '', other = ''] = before.split('\n').map(line => /: (\w+)/.exec(line)?.[1] ?? '');
    const said = await shell.season(`draw Cup --swap ${one},${other}${flag}`);
    expect(said).toMatchObject({ exitCode: 1, out: '', err: expect.stringMatching(MEND) });
    expect(await tables()).toBe(before);
  },
);

test('its drivers leave, and others come, from the next weekend on', async () => {
  const [, who = ''] = /table 1: (\w+)/.exec(await tables()) ?? [];
  for (const words of [
    `absent Cup ${who}`,
    `withdraw Cup ${who}`,
    `withdraw Cup ${who} --print`,
    `join Cup Eve --for ${who}`,
    'join Cup Eve',
  ]) {
    const said = await shell.season(words);
    expect(said, words).toMatchObject({ exitCode: 1, err: expect.stringMatching(MEND) });
  }
  const later = await shell.season(`withdraw Cup ${who} --weekend monza`);
  expect(later).toMatchObject({ exitCode: 0, out: `${who} has left the season, from monza on.\n` });
});

test('a race that is declared void is driven by whoever is drawn then', async () => {
  const ruling = 'ruling Cup --what race-again --weekend monaco --table 1 --reason rain';
  expect(await shell.season(ruling)).toMatchObject({ exitCode: 0 });
  expect(await shell.season('absent Cup Ann')).toMatchObject({ exitCode: 0 });
  expect(await shell.season('check Cup')).toMatchObject({ exitCode: 0 });
});
