// What is wrong with plans, ledgers and folders, as the commands tell it: in a sentence or two, with nothing lost.
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ledgerFileOf } from '../../storage/seasons/season-files.ts';
import { changedPlan, PLAN_TEXT } from '../../testing/season/plan-text.ts';
import { type SeasonShell, seasonShell } from '../../testing/season/season-words.ts';

const EXAMPLES = join(import.meta.dirname, '../../../saves/examples/seasons');
let shell: SeasonShell;
beforeEach(() => {
  shell = seasonShell();
});
afterEach(() => vi.unstubAllEnvs());

/** Returns the folder of a copy of the half-time championship. */
function hillCup(): string {
  const name = readdirSync(EXAMPLES).find(one => one.endsWith('hill-cup')) ?? '';
  const folder = join(shell.saves, 'seasons', name);
  cpSync(join(EXAMPLES, name), folder, { recursive: true });
  return folder;
}

/** Changes the ledger of a season and returns what `season standings` then says of it. */
async function afterwards(change: (lines: string[]) => readonly string[]): Promise<string> {
  const file = ledgerFileOf(hillCup());
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const text = `${change(lines).join('\n')}\n`;
  writeFileSync(file, text);
  const { exitCode, out, err } = await shell.season('standings Hill_Cup');
  expect([exitCode, out]).toEqual([1, '']);
  expect(readFileSync(file, 'utf8')).toBe(text);
  return err.trimEnd();
}

const TEN = Array.from({ length: 11 }, (_, at) => `- {name: Driver ${at + 1}}`).join('\n');
const ENTRANTS = PLAN_TEXT.slice(PLAN_TEXT.indexOf('entrants:'));

describe('a plan', () => {
  test.each([
    ['two entrants of one name', changedPlan('{name: Ben,', '{name: Ada,'), /Ada/],
    [
      'a team of three where two are allowed',
      changedPlan('Ben, team: blu', 'Ben, team: rosso'),
      /rosso/i,
    ],
    [
      'more cars than pits',
      PLAN_TEXT.replace(ENTRANTS, `entrants:\n${TEN}\n`)
        .replace(/^teams.*\n/m, '')
        .replace('size: 10', 'size: 20'),
      /11|10/,
    ],
    ['an unknown circuit', changedPlan('- monza', '- monzo'), /monzo.*monza/],
    ['points that rise', changedPlan('10-6-4-3-2-1', '10-6-8-3-2-1'), /rise|more|8/],
    [
      'an empty calendar',
      PLAN_TEXT.replace(/calendar:\n(?:- .*\n)+/, 'calendar: []\n'),
      /calendar/,
    ],
    [
      'a book without trials and a grid by trials',
      changedPlan('masters-2005', 'championship').replace('weather: roll\nprepare: yes\n', ''),
      /trials/,
    ],
  ])('with %s is refused with file, line and column', async (_, text, about) => {
    const file = shell.file('plan.yaml', text);
    const checked = await shell.season(`check ${file}`);
    expect([checked.exitCode, checked.out]).toEqual([1, '']);
    const told = checked.err.trimEnd().split('\n');
    expect(told.join('\n')).toMatch(about);
    for (const line of told) expect(line).toMatch(/plan\.yaml:\d+:\d+: .*\.$/);
    expect((await shell.season(`new Cup --from ${file}`)).exitCode).toBe(1);
    expect((await shell.season('list --json')).out).toBe('[]\n');
  });

  test('without a fault is told so', async () => {
    expect((await shell.season(`check ${shell.file('plan.yaml', PLAN_TEXT)}`)).out).toBe(
      'The plan has no faults: Ardennes Cup, 3 weekends, 4 entrants.\n',
    );
  });
});

describe('a season that is made of flags', () => {
  const CREW = '--human Ann --cpu random';
  test.each([
    [
      'a seed that is no number',
      '--seed abc',
      '--seed takes a whole number from -2147483648 to 2147483647.',
    ],
    ['no laps', '--laps 0', '--laps takes a whole number from 1 to 99.'],
    [
      'a circuit that is not there',
      '--calendar monza,nowhere',
      "There is no circuit 'nowhere'; chicane tracks list lists them all.",
    ],
    [
      'a calendar of nothing',
      '--calendar monza,',
      '--calendar takes circuits with commas between them, such as monza,imola,spa.',
    ],
    [
      'points that rise',
      '--points 1-5',
      'The points rise from 1 to 5 at place 2; list them from the first place down.',
    ],
    [
      'two people of one name',
      '--human ann',
      "Two drivers are called 'ann'; give one of them a second name or an initial.",
    ],
  ])('with %s is refused in one sentence, as wrong use', async (_, flags, told) => {
    expect(await shell.season(`new Cup ${CREW} ${flags}`)).toEqual({
      exitCode: 2,
      out: '',
      err: `${told}\n`,
    });
    expect((await shell.season('list --json')).out).toBe('[]\n');
  });
});

describe('the ledger', () => {
  test('with a torn last line goes on without it and says so', async () => {
    const file = ledgerFileOf(hillCup());
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40));
    const { exitCode, err } = await shell.season('standings Hill_Cup');
    expect(exitCode).toBe(0);
    expect(err).toMatch(/^The last line of the ledger was not written to its end/);
  });

  test.each<[string, (lines: string[]) => readonly string[], RegExp]>([
    [
      'two lines swapped',
      ([a = '', b = '', c = '', ...rest]) => [a, c, b, ...rest],
      /^Line 2 of the ledger/,
    ],
    ['a line taken out', ([a = '', , ...rest]) => [a, ...rest], /^Line 2 of the ledger/],
    [
      'a line changed by hand',
      lines => lines.map(line => line.replace('"place":1', '"place":2')),
      /[Ll]ine \d+/,
    ],
    [
      'a line of a newer format',
      ([first = '', ...rest]) => [first.replace('chicane-ledger/1', 'chicane-ledger/9'), ...rest],
      /newer/,
    ],
  ])(
    'with %s is refused by the number of the line, and left as it is',
    async (_, change, about) => {
      const told = await afterwards(change);
      expect(told).toMatch(about);
      expect(told.split('\n')).toHaveLength(1);
    },
  );
});

test('a line without its save keeps its result and says what is lost', async () => {
  rmSync(join(hillCup(), 'races/02-monaco-table1.json'));
  const { exitCode, err } = await shell.season('standings Hill_Cup');
  expect([exitCode, err]).toEqual([
    0,
    'The save races/02-monaco-table1.json is missing: its result stays, but the race cannot be replayed or checked.\n',
  ]);
});

test('a save without its line is entered when the season is opened', async () => {
  const folder = hillCup();
  const file = ledgerFileOf(folder);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const last = lines.findLastIndex(line => line.includes('"kind":"raced"'));
  writeFileSync(file, `${lines.slice(0, last).join('\n')}\n`);
  expect((await shell.season('check Hill_Cup')).out).toMatch(
    /03-spa-table1\.json is over and has no line/,
  );
  await shell.season('next Hill_Cup');
  const { out } = await shell.season('standings Hill_Cup --json');
  expect((JSON.parse(out) as { after: number }).after).toBe(3);
});

test('a season that is not there is told with the nearest one', async () => {
  hillCup();
  expect(await shell.season('standings Hil_Cup')).toEqual({
    exitCode: 1,
    out: '',
    err: expect.stringMatching(/^There is no season "Hil Cup"; did you mean "?Hill Cup"?\?\n$/),
  });
  rmSync(join(shell.saves, 'seasons'), { recursive: true });
  expect((await shell.season('next')).err).toBe(
    'There is no season yet. Start one with chicane season new.\n',
  );
});

test.skipIf(process.getuid?.() === 0)(
  'a folder that is read-only is named, and nothing is entered',
  async () => {
    const folder = hillCup();
    chmodSync(folder, 0o500);
    chmodSync(ledgerFileOf(folder), 0o400);
    const { exitCode, err } = await shell.season('close Hill_Cup --reason rain');
    chmodSync(folder, 0o700);
    expect(exitCode).toBe(1);
    expect(err).toMatch(
      /^Nothing was entered in the ledger of .*hill-cup: .*\. Mend that and enter it again\.\n$/,
    );
  },
);

describe('a draw by hand', () => {
  test.each([
    [
      'seats a person twice',
      'Ida,Joe,Kim,Lea,Max\nIda,Nil\n',
      /: Ida is drawn twice at saltmarsh\.$/,
    ],
    ['forgets somebody', 'Ida,Joe\n', / is at no table of saltmarsh\.$/],
    ['names a stranger', 'Ida,Joe\nIde\n', /^Table 2: Nobody in Club Day is called "Ide"/],
  ])('that %s is refused with the reason', async (_, tables, reason) => {
    const name = readdirSync(EXAMPLES).find(one => one.endsWith('club-day')) ?? '';
    const folder = join(shell.saves, 'seasons', name);
    cpSync(join(EXAMPLES, name), folder, { recursive: true });
    const lines = readFileSync(ledgerFileOf(folder), 'utf8').trimEnd().split('\n');
    const drawn = lines.findIndex(line => line.includes('"kind":"drawn"'));
    writeFileSync(ledgerFileOf(folder), `${lines.slice(0, drawn).join('\n')}\n`);
    rmSync(join(folder, 'races'), { recursive: true });
    const { exitCode, err } = await shell.season(
      `draw Club_Day --by-hand ${shell.file('tables.txt', tables)}`,
    );
    expect(exitCode).toBe(1);
    expect(err.trimEnd()).toMatch(reason);
  });
});
