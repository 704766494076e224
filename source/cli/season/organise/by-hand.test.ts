// Tables played with real dice: the grid by hand, sheets with causes, and tables of spreadsheets.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SeasonShell, seasonShell } from '../../../testing/season/season-words.ts';

let shell: SeasonShell;
beforeEach(async () => {
  shell = seasonShell();
  const made = await shell.season(
    'new Cup --human Ann --human Ben --human Cleo --calendar monaco,monza --laps 1 --seed 5 --grid by_hand',
  );
  expect(made).toMatchObject({ exitCode: 0, err: '' });
  // Those of the trials, which this cup does without.
  expect(await shell.season('state Cup')).toMatchObject({ exitCode: 0 });
});
afterEach(() => vi.unstubAllEnvs());

describe('the grid by hand', () => {
  test('is asked for with its command, tried, and set', async () => {
    expect((await shell.season('next Cup')).err).toMatch(
      /^It waits for people:\nmonaco, table 1: the grid, by hand\. Set it with chicane season grid \d{4}-cup monaco\/1 --order NAMES\.\n/,
    );
    const said = 'monaco, table 1: 1 Ben, 2 Ann, 3 Cleo\n';
    const order = 'grid Cup monaco/1 --order Ben,Ann,Cleo';
    expect(await shell.season(`${order} --print`)).toMatchObject({ exitCode: 0, out: said });
    expect((await shell.season('next Cup')).err).toContain('the grid, by hand');
    expect(await shell.season(order)).toMatchObject({ exitCode: 0, out: said });
    expect((await shell.season('next Cup')).err).toContain('the race of Ann, Ben, Cleo');
  });

  test.each(['', ' --print'])('names everybody once%s', async flag => {
    const { exitCode, err } = await shell.season(`grid Cup monaco/1 --order Ben,Ann${flag}`);
    expect(exitCode).toBe(1);
    expect(err).toMatch(/must name (each driver of table 1|each of the drivers|.*) once/);
  });

  test('comes with a sheet that says who started where, and is asked for otherwise', async () => {
    const bare = shell.file('bare.csv', '1,Ben\n2,Ann\n3,Cleo\n');
    expect((await shell.season(`sheet Cup monaco/1 ${bare}`)).err).toMatch(
      /^Table 1 of monaco waits for its grid: write everybody's place on it in the third column/,
    );
    const whole = shell.file('whole.csv', '1,Ben,2\n2,Ann,3\n,Cleo,1,Les Combes\n');
    expect(await shell.season(`sheet Cup monaco/1 ${whole}`)).toMatchObject({ exitCode: 0 });
    const report = (await shell.season('report Cup monaco/1')).out;
    expect(report).toMatch(/Cleo +0 +Les Combes/);
    expect((await shell.season(`sheet Cup monaco/1 ${whole}`)).err).toMatch(
      /^Table 1 of monaco has a result\. Correct it with chicane season ruling \d{4}-cup --what result --weekend monaco --table 1 /,
    );
  });
});

describe('a table of a spreadsheet', () => {
  test('that is not in UTF-8 is refused with its line and the mend', async () => {
    const file = join(shell.saves, 'latin.csv');
    writeFileSync(file, Buffer.from('name,team\nJ\xf6rg,Rosso\n', 'latin1'));
    for (const words of [`enlist Cup ${file}`, `new Day --entrants ${file} --calendar monza`]) {
      const { exitCode, err } = await shell.season(words);
      expect(exitCode).toBe(1);
      expect(err).toMatch(/line 2: a letter is not written in UTF-8\. Save the table as UTF-8/);
    }
  });

  test('is told which of its columns is not read', async () => {
    const file = shell.file('rated.csv', 'name,rating\nJoe,1200\n');
    const { exitCode, err } = await shell.season(`enlist Cup ${file}`);
    expect(exitCode).toBe(0);
    expect(err).toContain("the column 'rating' is not read; columns are name, team, email, level");
  });
});
