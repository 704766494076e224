import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runWords } from '../testing/run-words.ts';

/** What a wrong command line is told: nothing but sentences, and exit code 2. */
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
      `Behind --${flag} its value is missing. Try chicane ${command.split(' ')[0]} --help.\n`,
    );
  });

  test('is told in a sentence which words a flag takes', async () => {
    expect(await refused('race', '--qualify', 'sometimes')).toBe(
      'qualify takes "dice", "none", "timed", not "sometimes". Try chicane race --help.\n',
    );
  });

  test('a number behind a level is no name of a driver', async () => {
    expect(await refused('race', '--cpu', 'pro:3')).toBe(
      '--cpu pro:3 would name a driver 3. For more of them repeat it.\n',
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
      'Unknown argument: x. Try chicane race --help.\n',
    );
  });

  test('of a command that does not exist is sent to the list of commands', async () => {
    expect(await refused('rase')).toBe('Unknown argument: rase. Try chicane --help.\n');
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
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    expect(await runWords('completion')).toMatchObject({ exitCode: 0, err: '' });
    expect(log.mock.calls.join('\n')).toMatch(/chicane --get-yargs-completions/);
  } finally {
    log.mockRestore();
  }
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

/** What `saves check` prints of a fixture. */
async function checked(fixture: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'saves-'));
  try {
    const file = join(folder, `${fixture}.json`);
    copyFileSync(join(import.meta.dirname, `../storage/fixtures/v1/${fixture}.save`), file);
    return (await runWords('saves', 'check', file)).out;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('saves check says of a weekend that it is in its trials', async () => {
  expect(await checked('weekend')).toMatch(/^weekend\.json is sound: .* 4 cars, timed trials\.\n$/);
});

test('saves check plays a race again from its answers', async () => {
  expect(await checked('masters-2005')).toMatch(
    /is sound: .*\nPlayed again from its answers it is the same race\.\n$/,
  );
});
