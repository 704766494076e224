// The commands of a season as an organiser types them.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshFolder, sharedFolder } from '../../testing/fresh-folder.ts';
import { runWords } from '../../testing/run-words.ts';
import { type SeasonShell, seasonShell } from '../../testing/season/season-words.ts';

let shell: SeasonShell;
beforeEach(() => {
  shell = seasonShell();
});
afterEach(() => vi.unstubAllEnvs());

const CUP =
  'new Cup --human Ann@Rosso --human Ben@Blu --cpu random:Cleo@Rosso --calendar monaco,monza';

const base = sharedFolder();
beforeAll(async () => {
  const { out } = await runWords(
    ...`season ${CUP} --laps 1 --seed 5 --grid lot --print`.split(' '),
  );
  const dated = out.replace('track: monaco}', 'track: monaco, date: 2026-12-19T20:00}');
  const plan = join(base, 'cup.yaml');
  writeFileSync(plan, dated);
  const { exitCode, err } = await runWords('season', 'new', 'Cup', '--from', plan, '--saves', base);
  expect([exitCode, err]).toEqual([0, '']);
});
afterAll(() => rmSync(base, { recursive: true }));

/** Puts a cup without trials, whose results are entered by hand, among the saves. */
function cup(): void {
  cpSync(join(base, 'seasons'), join(shell.saves, 'seasons'), { recursive: true });
}

async function raced(part: string, order: string): Promise<void> {
  const file = shell.file('sheet.csv', order);
  expect(await shell.season(`sheet Cup ${part} ${file}`)).toMatchObject({ exitCode: 0, err: '' });
}

test('a season is started with the words that go on with it, and is listed', async () => {
  const { out, exitCode } = await shell.season(`${CUP} --laps 1`);
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^Cup is started in .*-cup\.\nGo on with: .*season open \d{4}-cup\n$/);
  expect((await shell.season('list')).out).toMatch(
    /^\d{4}-cup {2}Cup {2}weekend 1 of 2: monaco, timed trials, 3 drivers left, first Ann\n$/,
  );
});

test('a CPU driver has the taste that its name brings, in a list, by a flag and as a late entry', async () => {
  const csv = shell.file('field.csv', 'name,level\nMorvane,random\nVellano,pro\n');
  const { out } = await shell.season(
    `new Cup --entrants ${csv} --cpu pro:Okurada --human Ann --print`,
  );
  expect(out).toContain('name: Vellano, letter: V, cpu: pro, character: Vellano}');
  expect(out).toContain('name: Okurada, letter: O, cpu: pro, character: Okurada}');
  expect(out).toContain('name: Morvane, letter: M, cpu: random}');
  expect(out).toContain('name: Ann, letter: A}');
  cup();
  await shell.season('join Cup Haldquist --cpu club');
  expect((await shell.season('entrants Cup')).out).toMatch(/Haldquist.*club, Haldquist/);
});

test('of two seasons with one name the one changed last is meant, and said to be', async () => {
  await shell.season(`${CUP} --laps 1 --seed 5`);
  const [first = ''] = readdirSync(join(shell.saves, 'seasons'));
  const alone = await shell.season('standings Cup');
  expect(alone.err).toBe('');
  await shell.season(`${CUP} --laps 1 --seed 5`);
  const { exitCode, out, err } = await shell.season('standings Cup');
  expect([exitCode, out]).toEqual([0, alone.out]);
  expect(err).toBe(
    `More than one season has this name. This is ${first}-2, which was changed last; for another write ${first}.\n`,
  );
  expect((await shell.season(`standings ${first}`)).err).toBe('');
});

test('next settles what needs no person, and then names whom it waits for', async () => {
  await shell.season(`${CUP} --laps 1 --seed 5`);
  expect((await shell.season('next Cup')).out).toBe(
    'monaco: timed trial of Cleo, session 1: done.\n',
  );
  expect(await shell.season('next Cup')).toEqual({
    exitCode: 1,
    out: '',
    err: [
      'It waits for people:',
      'monaco: timed trial of Ann, session 1.',
      'monaco: timed trial of Ben, session 1.',
      'Go on with chicane season open.',
      '',
    ].join('\n'),
  });
});

describe('a result that is entered by hand', () => {
  test('stands in the standings by name, as text, CSV and JSON', async () => {
    cup();
    await raced('monaco/1', 'place,name,grid\n1,Ben,2\n2,ann,1\n-,Cleo,3,engine\n');
    expect((await shell.season('standings Cup --csv')).out).toBe(
      'place,name,team,points,wins,monaco\n1,Ben,Blu,10,1,10\n2,Ann,Rosso,6,0,6\n3,Cleo,Rosso,0,0,0\n',
    );
    const { out } = await shell.season('standings Cup --json');
    const { after, drivers, teams } = JSON.parse(out) as {
      after: number;
      drivers: readonly { name: string; points: number; cells: readonly object[] }[];
      teams: readonly { name: string; points: number }[];
    };
    expect(after).toBe(1);
    expect(drivers.map(({ name, points }) => [name, points])).toEqual([
      ['Ben', 10],
      ['Ann', 6],
      ['Cleo', 0],
    ]);
    expect(teams.map(({ name, points }) => [name, points])).toEqual([
      ['Blu', 10],
      ['Rosso', 6],
    ]);
    expect((await shell.season('standings Cup --teams --csv')).out).toBe(
      'place,team,points,wins,monaco\n1,Blu,10,1,10\n2,Rosso,6,0,6\n',
    );
  });

  test('counts in the standings after as many weekends as were raced, and after no more', async () => {
    cup();
    await raced('1/1', '1,Ben\n2,Ann\n3,Cleo\n');
    expect((await shell.season('standings Cup --after 1')).out).toContain('after 1 of 2 weekends');
    expect(await shell.season('standings Cup --after 2')).toEqual({
      exitCode: 2,
      out: '',
      err: '--after takes a whole number from 0 to 1.\n',
    });
  });

  test('is drawn as a chart of points, of places and of teams, and told in the paper', async () => {
    cup();
    await raced('1/1', '1,Ben\n2,Ann\n3,Cleo\n');
    expect((await shell.season('chart Cup --of teams')).out).toContain('Blu');
    const { out } = await shell.season('chart Cup --json');
    expect(JSON.parse(out)).toMatchObject([
      { driver: 'ben', points: [10], places: [1] },
      { driver: 'ann', points: [6], places: [2] },
      { driver: 'cleo', points: [4], places: [3] },
    ]);
    expect((await shell.season('chart Cup --of wins')).exitCode).toBe(2);
    expect((await shell.season('paper Cup')).out).toContain('Ben');
  });

  test('is posted with the standings and the weekend to come', async () => {
    cup();
    await raced('1/1', '1,Ben\n2,Ann\n3,Cleo\n');
    const { out } = await shell.season('post Cup');
    const heads = out.split('\n').filter(line => line.startsWith('#'));
    expect(heads).toEqual([
      '# Cup: drivers, after 1 of 2 weekends',
      '## Monaco',
      '## Drivers',
      '## Cup: teams, after 1 of 2 weekends',
    ]);
    expect(out.trimEnd().split('\n').at(-1)).toBe('Weekend 2 of 2: Monza.');
  });

  test.each([
    ['two winners', '1,Ann\n1,Ben\n2,Cleo\n', /: it has 2 winners\.$/],
    ['a gap', '1,Ann\n3,Ben\n4,Cleo\n', /: its places do not run 1, 2, 3 …\.$/],
    ['somebody missing', '1,Ann\n2,Ben\n', /Cleo is missing\.$/],
    ['somebody twice', '1,Ann\n2,Ann\n3,Ben\n-,Cleo\n', /Ann is in it twice\.$/],
    ['a stranger', '1,Ann\n2,Bem\n', /^Line 2: Nobody in Cup is called "Bem"; did you mean Ben\?$/],
    [
      'a place that is none',
      'first,Ann\n',
      /^Line 1: "first" is not a place; write a number from 1 up\.$/,
    ],
    [
      'a place on the grid twice',
      '1,Ann,2\n2,Ben,1\n3,Cleo,2\n',
      /^Line 3: place 2 on the grid is there twice; give each car its own, or none\.$/,
    ],
    ['nothing', '\n', /^The sheet is empty/],
  ])('with %s is refused with the reason, and nothing is entered', async (_, sheet, reason) => {
    cup();
    const file = shell.file('sheet.csv', sheet);
    const { exitCode, out, err } = await shell.season(`sheet Cup monaco/1 ${file}`);
    expect([exitCode, out]).toEqual([1, '']);
    expect(err.trimEnd()).toMatch(reason);
    expect((await shell.season('list')).out).toContain('weekend 1 of 2');
  });
});

test('a heading names the columns of a sheet in any order, and what is not read is said', async () => {
  cup();
  const sheet = 'place,driver,laps,out,grid\n1,Ben,3,,2\n-,Cleo,2,Les Combes,3\n2,Ann,3,,1\n';
  const { exitCode, err } = await shell.season(`sheet Cup monaco/1 ${shell.file('s.csv', sheet)}`);
  expect([exitCode, err]).toEqual([
    0,
    'The column "laps" is not read; columns are place, name, grid, out.\n',
  ]);
  const { out } = await shell.season('report Cup monaco/1');
  expect(out).toMatch(/1 +▲1 +2 +B +Ben/);
  expect(out).toMatch(/– +3 +C +Cleo.*Les Combes/);
});

describe('a ruling', () => {
  test('is entered with its reason, tells the standings after it, and is listed', async () => {
    cup();
    await raced('monaco/1', '1,Ben\n2,Ann\n3,Cleo\n');
    const { out } = await shell.season(
      'ruling Cup --what points-off --driver Ben --points 5 --reason built_with_24_points,_seen_by_all --by Eve',
    );
    expect(out).toBe(
      'The ruling is entered. The standings are now:\nAnn   1  6\nBen   2  5\nCleo  3  4\n',
    );
    expect(JSON.parse((await shell.season('rulings Cup --json')).out)).toEqual([
      {
        line: 3,
        ruling: { kind: 'pointsOff', driver: 'ben', points: 5 },
        reason: 'built with 24 points, seen by all',
        by: 'Eve',
      },
    ]);
  });

  test('can be tried before it is entered, and undone after it', async () => {
    cup();
    await raced('monaco/1', '1,Ben\n2,Ann\n3,Cleo\n');
    const order = 'ruling Cup --what result --weekend monaco --reason a_photograph --order Ann,Ben';
    expect(await shell.season(order)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('The order leaves out Cleo, who finished.'),
    });
    const tried = await shell.season(`${order},Cleo --print`);
    expect(tried.out).toMatch(/^driver +before +points +after +points\nAnn +2 +6 +1 +10 +<\n/);
    expect(tried.out).toMatch(/Nothing is entered\.\n$/);
    expect((await shell.season('rulings Cup --json')).out.trim()).toBe('[]');
    await shell.season('join Cup Dora --for Cleo');
    expect((await shell.season(order)).err).toContain('The order leaves out Cleo, who finished.');
    await shell.season(`${order} --rest-out`);
    expect((await shell.season('standings Cup --json')).out).toContain('"points": 10');
    const { out } = await shell.season('ruling Cup --undo 4 --reason no_photograph');
    expect(out).toBe(
      'The ruling is entered. The standings are now:\nBen   1  10\nAnn   2   6\nDora  3   4\n',
    );
  });

  test.each([
    ['--what points-off --driver Dai --points 3', 2, /^Nobody in Cup is called "Dai"/],
    ['--what points-off --driver Ann', 2, /^--what points-off needs --points\.$/],
    ['--what points-off --driver Ann --points 1.5', 2, /^--points takes a whole number/],
    ['--what disqualified --driver Ann --weekend monza', 1, /: Ann has not raced at monza\.$/],
    [
      '--what disqualified --driver Ann --weekend spa',
      2,
      /no weekend "spa"\. It has monaco, monza\.$/,
    ],
    ['--what result --weekend monaco --order Ann,Ann', 1, /: the order names Ann twice\.$/],
    ['--what race-again --weekend monaco --table 2', 1, /: table 2 of monaco has no result\.$/],
    ['--what trial-again --driver Ann', 1, /: Ann has driven no trial in session 1 of monza\.$/],
    ['--what back-to --line 99', 1, /: the ledger has no line 99 to go back to\.$/],
  ])('%s is refused with the reason', async (flags, code, reason) => {
    cup();
    await raced('monaco/1', '1,Ben\n2,Ann\n3,Cleo\n');
    const { exitCode, out, err } = await shell.season(`ruling Cup ${flags} --reason why`);
    expect([exitCode, out]).toEqual([code, '']);
    expect(err.trimEnd()).toMatch(reason);
  });
});

describe('people who come and go', () => {
  test('an absent driver is told with the stand-in, and can come after all', async () => {
    cup();
    expect((await shell.season('absent Cup ben --stand-in random')).out).toBe(
      'Ben is absent from monaco; a random driver stands in.\n',
    );
    expect((await shell.season('absent Cup Ben --undo')).out).toBe(
      'Ben comes to monaco after all.\n',
    );
    expect(await shell.season('absent Cup Ben --undo')).toMatchObject({
      exitCode: 1,
      err: 'This cannot be entered: Ben is not absent from monaco.\n',
    });
  });

  test('a stand-in of a level that the book does not have is refused before the ledger', async () => {
    cup();
    const { exitCode, err } = await shell.season('absent Cup Ben --stand-in ace');
    expect(exitCode).toBe(2);
    expect(err).toMatch(/^--stand-in ace: there is no such level\. Levels: .*club.*\.\n$/);
    expect((await shell.season('check Cup')).out).toMatch(/1 line, 0 races played again\.\n$/);
  });

  test('somebody joins a team that has room, and takes the seat of another', async () => {
    cup();
    expect((await shell.season('join Cup Eve --team blu')).out).toBe(
      'Eve drives from monaco on.\n',
    );
    expect((await shell.season('join Cup Flo --for Ann --weekend 2')).out).toBe(
      'Flo drives in the seat of Ann from monza on.\n',
    );
    expect((await shell.season('join Cup Gil --team Verde')).err).toBe(
      'There is no team "Verde". Teams: Rosso, Blu.\n',
    );
    expect((await shell.season('join Cup Eve')).err).toMatch(/somebody is already called Eve\.\n$/);
  });

  test('late entries of a file are entered together or not at all', async () => {
    cup();
    const faulty = shell.file('late.csv', 'name,team,email,level\nEve,,,ace\nFlo\nFlo\n');
    const refused = await shell.season(`enlist Cup ${faulty}`);
    expect(refused.exitCode).toBe(1);
    expect(refused.err.trimEnd().split('\n')).toHaveLength(2);
    const there = shell.file('there.csv', 'Ann\nEve\n');
    expect((await shell.season(`enlist Cup ${there}`)).err).toBe(
      'Ann is already in the season. Take those lines out of the file; nobody was entered.\n',
    );
    const late = shell.file('late.csv', 'name,team\nEve,Blu\nFlo,\n');
    expect((await shell.season(`enlist Cup ${late}`)).out).toBe(
      'Eve drives from monaco on.\nFlo drives from monaco on.\n',
    );
    const { entrants } = JSON.parse((await shell.season('entrants Cup --json')).out) as {
      entrants: readonly { name: string }[];
    };
    expect(entrants.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo', 'Eve', 'Flo']);
  });

  test('a season that is closed waits for nobody', async () => {
    cup();
    expect((await shell.season('close Cup --reason the_hall_is_shut')).out).toBe('Cup is over.\n');
    expect((await shell.season('next Cup')).err).toBe('Cup is over.\n');
    expect((await shell.season('list')).out).toMatch(/finished, 2 weekends\n$/);
  });
});

describe('the calendar', () => {
  test('is a file for other programs, with the weekends that have a date', async () => {
    cup();
    const file = join(shell.saves, 'cup.ics');
    expect((await shell.season(`calendar Cup --ics ${file}`)).out).toBe(
      `${file} holds 1 weekend. Without a date: Monza.\n`,
    );
    const lines = readFileSync(file, 'utf8').split('\r\n');
    expect(lines).toContain('DTSTART:20261219T200000');
    expect(lines).toContain('SUMMARY:Cup 1/2: Monaco');
    expect(lines).toContain('LOCATION:Monaco\\, Monaco');
    expect(lines).toContain('DESCRIPTION:Masters 2005\\, 1 lap. Ann\\, Ben\\, Cleo.');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  test('without a date says how a plan gives it', async () => {
    await shell.season(`${CUP} --laps 1`);
    expect(await shell.season('calendar Cup --ics -')).toMatchObject({
      exitCode: 1,
      err: 'No weekend of Cup has a date. A plan gives it as {track: spa, date: 2026-12-19T20:00}.\n',
    });
  });

  test('never overwrites a file of another kind', async () => {
    cup();
    const file = shell.file('notes.txt', 'mine');
    expect((await shell.season(`calendar Cup --ics ${file}`)).exitCode).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

test.each([
  'standings',
  'state',
  'report',
  'calendar',
  'entrants',
  'rulings',
  'post',
  'chart',
  'paper',
])('season %s is told as text, Markdown and JSON in both languages', async page => {
  cup();
  await raced('monaco/1', '1,Ben\n2,Ann\n3,Cleo\n');
  const text = await shell.season(`${page} Cup`);
  expect([text.exitCode, text.err]).toEqual([0, '']);
  const markdown = await shell.season(`${page} Cup --markdown -`);
  expect(markdown.out).toMatch(/^# /);
  const french = await shell.season(`${page} Cup --markdown - --language fr`);
  expect(french.out).not.toBe(markdown.out);
  const json = await shell.season(`${page} Cup --json`);
  expect(JSON.parse(json.out)).toBeTruthy();
  expect((await shell.season(`${page} Cup --json --markdown -`)).exitCode).toBe(2);
});

describe('a season of CPU drivers', () => {
  const DUEL = 'new Duel --cpu random:Cleo --cpu random:Dora --calendar monza --laps 1 --grid lot';

  test('is raced on with every move told where it is watched', async () => {
    await shell.season(`${DUEL} --seed 5`);
    const { exitCode, out, err } = await shell.season('next Duel --watch');
    expect([exitCode, err]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^Monza: 1 lap, 2 cars, Masters 2005, seed -?\d+$/);
    expect(out).toMatch(/\n1 +Cleo|\n1 +Dora/);
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter(line => line.startsWith('Monza:'))).toHaveLength(1);
    expect(out).toMatch(/\nmonza, table 1: the race of (?:Cleo, Dora|Dora, Cleo): done\.\n$/);
  });

  test('tells the biggest moment of its races, in the report on a weekend and on a table', async () => {
    await shell.season(`${DUEL} --seed 5`);
    await shell.season('next Duel');
    for (const part of ['monza', 'monza/1']) {
      const english = await shell.season(`report Duel ${part} --markdown -`);
      expect(english.out).toMatch(/^The biggest moment: round \d+\. .*(Cleo|Dora).*\.$/m);
      const french = await shell.season(`report Duel ${part} --markdown - --language fr`);
      expect(french.out).toMatch(/^Le temps fort : manche \d+\. /m);
    }
  });

  test('comes out the same on one thread and on two, to the last answer', async () => {
    const long = 'new Long --cpu random --cpu random --cpu random --laps 1 --grid lot --seed 5';
    const lines: string[] = [];
    for (const workers of [1, 2]) {
      const saves = shell.file(`threads-${workers}`, '');
      rmSync(saves);
      const at = `--saves ${saves}`;
      await shell.season(`${long} --calendar otterbrook,saltmarsh,otterbrook ${at}`);
      const done = await shell.season(`simulate Long --workers ${workers} ${at}`);
      expect(done.exitCode).toBe(0);
      const folder = join(
        saves,
        'seasons',
        readdirSync(join(saves, 'seasons')).find(name => /long/.test(name)) ?? '',
      );
      const ledger = readFileSync(join(folder, 'ledger.jsonl'), 'utf8');
      lines.push(ledger.replace(/"(?:at|prev|check)":"[^"]*"/g, ''));
      expect((await shell.season(`check Long ${at}`)).out).toContain('3 races played again');
    }
    expect(lines[1]).toBe(lines[0]);
  });

  test('keeps what its drivers have solved of each circuit, for the next season', async () => {
    const folder = freshFolder();
    // Threads look for the folder anew.
    vi.stubEnv('CHICANE_CACHE', folder);
    const calendar = '--calendar otterbrook,saltmarsh --laps 1 --grid lot --seed 5';
    await shell.season(`new Blind --cpu random --cpu random ${calendar}`);
    await shell.season('simulate Blind --workers 2');
    expect(readdirSync(folder)).toEqual([]);
    await shell.season(`new Sharp --cpu rookie --cpu random ${calendar}`);
    await shell.season('simulate Sharp --workers 2');
    const kept = readdirSync(folder);
    expect(kept).toHaveLength(2);
    await shell.season(`new Again --cpu rookie --cpu random ${calendar}`);
    await shell.season('simulate Again --workers 2');
    expect(readdirSync(folder)).toEqual(kept);
    const { out } = await shell.season('standings Sharp --json');
    expect((await shell.season('standings Again --json')).out).toBe(out);
  });

  test('is raced many times in the imagination, people by stand-ins, and nothing is entered', async () => {
    await shell.season(
      'new Try --human Ann --cpu random:Cleo --calendar otterbrook,saltmarsh --laps 1 --seed 5',
    );
    const before = (await shell.season('list')).out;
    const { exitCode, out, err } = await shell.season('simulate Try --times 3 --workers 1');
    expect(exitCode).toBe(0);
    expect(err).toMatch(
      /^CPU drivers of the level club stand in for Ann\.\n1 of 3\n2 of 3\n3 of 3\n$/,
    );
    const titles = [...out.matchAll(/^(?:Ann|Cleo) +(\d+\.\d) %/gm)].map(([, share]) =>
      Number(share),
    );
    expect(titles).toHaveLength(2);
    expect(titles.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    expect((await shell.season('list')).out).toBe(before);
    const json = JSON.parse((await shell.season('simulate Try --times 3 --workers 1 --json')).out);
    expect(json).toHaveLength(2);
    expect(out).toContain(`${((100 * json[0].titles) / 3).toFixed(1)} %`);
    expect((await shell.season('simulate Try --times 0')).exitCode).toBe(2);
  });

  test('is put away once it is over, kept by the almanac, and taken back', async () => {
    await shell.season(`${DUEL} --seed 5`);
    expect(await shell.season('archive Duel')).toEqual({
      exitCode: 1,
      out: '',
      err: 'Duel is not over. Drive it to its end, or end it with chicane season close.\n',
    });
    await shell.season('simulate Duel');
    expect((await shell.season('archive')).out).toBe('The archive is empty.\n');
    expect((await shell.season('archive Duel')).out).toMatch(
      /^The season is in .*archive.*-duel\.\n/,
    );
    expect((await shell.season('list')).out).toMatch(/^No seasons yet/);
    expect((await shell.season('archive')).out).toMatch(/^\d{4}-duel {2}Duel\n$/);
    expect((await shell.run('almanac --rebuild')).out).toContain('Duel');
    expect(await shell.season('archive --back')).toEqual({
      exitCode: 2,
      out: '',
      err: '--back needs the name of a season in the archive.\n',
    });
    expect((await shell.season('archive Dual --back')).err).toMatch(
      /^The archive has no season "Dual"; did you mean Duel\?\n$/,
    );
    expect((await shell.season('archive Duel --back')).exitCode).toBe(0);
    expect((await shell.season('list')).out).toMatch(/^\d{4}-duel {2}Duel {2}finished/);
  });
});

describe('the text for a forum in a form of the organiser', () => {
  test('has every mark filled in', async () => {
    cup();
    await raced('monaco/1', 'place,name\n1,Ben\n2,Ann\n3,Cleo\n');
    const form = shell.file(
      'club.md',
      'Hello, {{ leader }} leads {{season}} ({{weekends}}).\n{{next}}\n{{drivers}}\n',
    );
    const { exitCode, out, err } = await shell.season(`post Cup --template ${form}`);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Hello, Ben leads Cup \(1\/2\)\.\nWeekend 2 of 2: Monza\.\n## Drivers\n\n\| place/,
    );
  });

  test('is refused with the line of a mark that stands for nothing', async () => {
    cup();
    const form = shell.file('club.md', 'Hello\n{{driver}}\n');
    const { exitCode, out, err } = await shell.season(`post Cup --template ${form}`);
    expect([exitCode, out]).toEqual([1, '']);
    expect(err).toMatch(/club\.md', line 2: nothing is called "driver"; did you mean drivers\?\n$/);
    expect(await shell.season(`post Cup --template ${form} --json`)).toMatchObject({ exitCode: 2 });
    expect((await shell.season('post Cup --template none.md')).err).toBe(
      "'none.md': there is no such file.\n",
    );
  });
});

test('the paddock is told as text where it cannot be drawn, and pages of a terminal without a size are 80 wide', async () => {
  cup();
  await raced('monaco/1', 'place,name\n1,Ben\n2,Ann\n3,Cleo\n');
  const { exitCode, out, err } = await shell.season('open Cup');
  expect([exitCode, err]).toEqual([0, '']);
  expect(out).toMatch(/^Cup .*weekend 2 of 2: Monza\n─{80}\nMonaco {2}▸MONZA◂\n/);
  const { columns } = process.stdout;
  process.stdout.columns = 0;
  try {
    expect((await shell.season('open Cup')).out).toBe(out);
  } finally {
    process.stdout.columns = columns;
  }
});

describe('going on at once', () => {
  test('asks in lines without a terminal; needs somebody who is in the season, and something that waits', async () => {
    cup();
    expect((await shell.season('resume Cup --as Bem')).err).toMatch(
      /^Nobody in Cup is called "Bem"; did you mean Ben\?\n$/,
    );
    expect((await shell.season('resume Cup --as Cleo')).err).toBe(
      'Cleo is a CPU driver, for whom nothing waits.\n',
    );
    expect((await shell.season('resume Cup --as Ben')).err).toMatch(
      /^Monaco, table 1: the race\.\n/,
    );
    const { exitCode, out, err } = await shell.season('resume Cup');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain('Ann, your turn: car A');
    expect(out).toContain('The input ends here: nobody is left to answer.');
    await shell.season('close Cup --reason rain');
    expect((await shell.season('resume Cup --as Ben')).err).toMatch(
      /^Nothing waits for Ben in Cup\./,
    );
  });

  test('with the start of a season needs a terminal too, and starts nothing without one', async () => {
    const { exitCode, err } = await shell.season(`${CUP} --laps 1 --open`);
    expect(exitCode).toBe(2);
    expect(err).toBe('--open needs a terminal. Leave it out to start the season all the same.\n');
    expect((await shell.season(`${CUP} --print --open`)).err).toBe(
      '--print starts nothing; leave out --open.\n',
    );
    expect((await shell.season('list')).out).toMatch(/^No seasons yet/);
  });
});
