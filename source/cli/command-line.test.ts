import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playOne } from '../testing/bids/bid-session.ts';
import { sessionOf } from '../testing/every-book.ts';
import { runWords } from '../testing/run-words.ts';

/** Returns what a wrong command line is told; expects only sentences and exit code 2. */
async function refused(...words: readonly string[]): Promise<string> {
  const { exitCode, out, err } = await runWords(...words);
  expect(exitCode).toBe(2);
  expect(out).toBe('');
  return err;
}

describe('a wrong command line', () => {
  test.each(['race', 'qualify', 'drive', 'simulate'])(
    'of %s that gives a circuit twice is told so',
    async command => {
      expect(await refused(command, '--track', 'monza', '--track', 'spa')).toBe(
        '--track is given 2 times; give it once.\n',
      );
    },
  );

  test('of simulate that gives two handicaps is told why neither can be', async () => {
    expect(await refused('simulate', '--handicap', '1=1', '--handicap', '2=1')).toBe(
      'Masters 2005 has no option --handicap: its cars are alike.\n',
    );
  });

  test.each([
    ['race', 'seed'],
    ['race', 'human'],
    ['qualify', 'sessions'],
    ['drive', 'from'],
    ['simulate', 'from'],
    ['simulate', 'workers'],
    ['tracks import line.csv', 'name'],
    ['tracks list', 'sort'],
    ['saves', 'saves'],
  ])('of %s with nothing behind --%s is told so', async (command, flag) => {
    expect(await refused(...command.split(' '), `--${flag}`)).toBe(
      `--${flag} needs a value. Try chicane ${command.replace(' line.csv', '')} --help.\n`,
    );
  });

  test('is told in a sentence which words a flag takes', async () => {
    expect(await refused('race', '--qualify', 'sometimes')).toBe(
      '--qualify takes "dice", "none", "timed", not "sometimes". Try chicane race --help.\n',
    );
  });

  test('a number behind a level is no name of a driver', async () => {
    expect(await refused('race', '--cpu', 'pro:3')).toBe(
      '--cpu pro:3 would name a driver 3. Repeat the flag for more of them.\n',
    );
  });

  test('is told in a sentence which numbers a flag takes', async () => {
    expect(await refused('simulate', '--workers', '0')).toBe(
      '--workers takes a whole number from 1 to 256.\n',
    );
    expect(await refused('race', '--seed', '12345678901234567890')).toMatch(
      /^--seed takes a whole number from .*\.\n$/,
    );
  });

  test('cannot steer the terminal through the sentence about it', async () => {
    expect(await refused('race', '--x\u001b[31m\u0007')).toBe(
      'There is no flag "--x?[31m?". Try chicane race --help.\n',
    );
  });

  test.each([
    ['rce', 'There is no command "rce"; did you mean "race"?'],
    ['Race', 'There is no command "Race"; did you mean "race"?'],
    ['simulat --races 3', 'There is no command "simulat"; did you mean "simulate"?'],
    ['tracks sho monza', 'There is no command "tracks sho"; did you mean "tracks show"?'],
    ['tracks foo', 'There is no command "tracks foo". chicane tracks --help lists them all.'],
    ['saves lst', 'There is no command "saves lst"; did you mean "saves list"?'],
    ['help rce', 'There is no command "rce"; did you mean "race"?'],
    ['drift', 'There is no command "drift"; did you mean "drive"?'],
    ['championship', 'There is no command "championship". chicane --help lists them all.'],
  ])('"%s" is told which command comes nearest', async (line, sentence) => {
    expect(await refused(...line.split(' '))).toBe(`${sentence}\n`);
  });

  test.each([
    ['race --trak monza', 'There is no flag "--trak". Try chicane race --help.'],
    ['race --no-track', 'There is no flag "--no-track". Try chicane race --help.'],
    ['race -x', 'There is no flag "-x". Try chicane race --help.'],
    ['race --trak=monza', 'There is no flag "--trak". Try chicane race --help.'],
    ['race spa', '"spa" is one word too many. Try chicane race --help.'],
    ['saves list spa', '"spa" is one word too many. Try chicane saves list --help.'],
    ['race --prepare=maybe', '--prepare is a switch: write it without =maybe.'],
    ['simulate --points -1', '--points takes whole numbers for the places, such as 10,6,4,3,2,1.'],
    ['simulate --points=', '--points takes whole numbers for the places, such as 10,6,4,3,2,1.'],
  ])('"%s" is told what is too much', async (line, sentence) => {
    expect(await refused(...line.split(' '))).toBe(`${sentence}\n`);
  });

  test('with an empty word for a command is told so', async () => {
    expect(await refused('')).toBe('There is no command "". chicane --help lists them all.\n');
  });
});

test.each([
  ['help', /chicane race .*chicane drive/s],
  ['help race', /^chicane race\n.*--laps/s],
  ['help tracks show', /^chicane tracks show <circuit>/],
  ['version', /^\d+\.\d+\.\d+/],
])('chicane %s is understood', async (line, said) => {
  const { exitCode, out, err } = await runWords(...line.split(' '));
  expect([exitCode, err]).toEqual([0, '']);
  expect(out).toMatch(said);
});

describe.each([
  [''],
  ...['race', 'qualify', 'resume', 'saves', 'saves list', 'saves check', 'rules', 'simulate'].map(
    one => [one],
  ),
  ...['list', 'show', 'check', 'derive', 'new', 'import', 'schema'].map(one => [`tracks ${one}`]),
  ['tracks'],
  ...'list new open resume next simulate standings state report post calendar entrants rulings draw sheet'
    .split(' ')
    .map(one => [`season ${one}`]),
  ...'absent join enlist withdraw build ruling close archive check export import schema'
    .split(' ')
    .map(one => [`season ${one}`]),
  ['season'],
  ['play'],
  ['drive'],
  ['completion'],
])('the help of chicane %s', line => {
  const asked = async () => {
    const { out } = await runWords(...line.split(' ').filter(Boolean), '--help');
    return out.trimEnd().split('\n');
  };

  test('fits 80 columns and ends with examples, each on a line', async () => {
    const lines = await asked();
    for (const one of lines) expect(one.length).toBeLessThanOrEqual(80);
    const from = lines.indexOf('Examples:') + 1;
    expect(from).toBeGreaterThan(0);
    const end = lines.indexOf('', from);
    const examples = lines.slice(from, end < 0 ? undefined : end);
    for (const one of examples) expect(one).toMatch(/^ {2}chicane.* {2}\S/);
  });
});

describe('the folder of the saves', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'saves-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each(['saves', 'saves check monza', 'resume'])(
    'of %s that is a file is named in a sentence',
    async line => {
      const file = join(folder, 'file');
      writeFileSync(file, '');
      const { exitCode, err } = await runWords(...line.split(' '), '--saves', file);
      expect(exitCode).toBe(1);
      expect(err).toBe(
        `The saves in ${file} cannot be read: a file is where a folder should be.\n`,
      );
    },
  );

  test('is searched for the save that was meant', async () => {
    writeFileSync(join(folder, 'spa.json'), '');
    const asked = async (name: string) =>
      (await runWords('saves', 'check', name, '--saves', folder)).err;
    expect(await asked('spaa')).toBe('There is no save "spaa"; did you mean spa?\n');
    expect(await asked('monza')).toBe('There is no save "monza". chicane saves lists them.\n');
    expect(await asked('')).toBe('There is no save "". chicane saves lists them.\n');
  });
});

test('the name of a file cannot steer the terminal in the list of saves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saves-'));
  try {
    writeFileSync(join(folder, 'monza\u001b[31m\u202e.json'), 'nothing');
    const { out } = await runWords('saves', '--saves', folder);
    expect(out).toMatch(/^monza {2}monza\.json is no/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('completion prints a script that asks the program for its words', async () => {
  const { exitCode, out, err } = await runWords('completion');
  expect([exitCode, err]).toEqual([0, '']);
  expect(out).toMatch(/chicane --get-completions/);
});

test('flags that name several drivers may be given several times', async () => {
  const cpus = ['--cpu', 'random:Bob', '--cpu', 'random:Cleo'];
  const { exitCode, out } = await runWords(
    ...['race', '--track', 'otterbrook', '--laps', '1', '--seed', '-3'],
    ...cpus,
  );
  expect(exitCode).toBe(0);
  expect(out).toMatch(/Bob .*random/);
  expect(out).toMatch(/Cleo .*random/);
});

/** Returns what `saves check` prints about a save. */
async function checked(name: string, save: (file: string) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'saves-'));
  try {
    const file = join(folder, `${name}.json`);
    save(file);
    return (await runWords('saves', 'check', file)).out;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const fixture = (name: string) => (file: string) =>
  copyFileSync(join(import.meta.dirname, `../storage/fixtures/v1/${name}.save`), file);

test('saves check says of a weekend that it is in its trials', async () => {
  expect(await checked('weekend', fixture('weekend'))).toMatch(
    /^weekend\.json is sound: .* 4 cars, timed trials\.\n$/,
  );
});

test('saves check plays a race again from its answers', async () => {
  const session = sessionOf('masters-2005');
  for (let count = 0; count < 20; count++) playOne(session, count);
  expect(await checked('race', file => session.saveCopy(file))).toMatch(
    /is sound: .*\nReplayed from its answers, it is the same race\.\n$/,
  );
});

test('saves check says of a race of an older edition that it cannot be played again', async () => {
  expect(await checked('masters-2005', fixture('masters-2005'))).toMatch(
    /It was raced under edition 1 of the rules, now 2: it continues from where it stands and cannot be replayed from its first answers\.\n$/,
  );
});
