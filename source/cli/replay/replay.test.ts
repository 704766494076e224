import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { runWords, type Said } from '../../testing/run-words.ts';
import { writtenRace } from '../../testing/saved-race.ts';

const folder = mkdtempSync(join(tmpdir(), 'chicane-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const whole = basename(writtenRace(folder, 'masters-2005'), '.json');
const left = basename(writtenRace(folder, 'championship', 20), '.json');

const replay = (...words: readonly string[]): Promise<Said> =>
  runWords('replay', ...words, '--saves', folder);

describe('a replay without a terminal', () => {
  test('is the race line by line, with its classification', async () => {
    const { exitCode, out } = await replay(whole);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^Monza: 1 lap, 4 cars, Masters 2005, seed 2005\n/);
    expect(out).toContain('Round 1.');
    expect(out).toContain('takes the flag in 1st place');
    const [, classified = ''] = out.split('\n\n');
    expect(classified.match(/Driver \d/g)?.toSorted()).toEqual([
      'Driver 1',
      'Driver 2',
      'Driver 3',
      'Driver 4',
    ]);
  });

  test('is of the newest finished race where none is named', async () => {
    expect((await replay()).out).toBe((await replay(whole)).out);
  });

  test('begins with a round, and tells of one driver', async () => {
    const { out } = await replay(whole, '--from', '5', '--follow', 'driver 3');
    expect(out).toContain('Round 5.');
    expect(out).not.toContain('Round 4.');
    const told = out.slice(0, out.indexOf('\n\n')).split('\n').slice(1);
    for (const line of told) expect(line).toMatch(/^Driver 3|^Round \d+\.$|^The race is over/);
    expect(told.length).toBeGreaterThan(5);
  });

  test('of a race that was left says where its record ends', async () => {
    const { out } = await replay(left);
    expect(out).toContain('The record ends here: the race was left before its flag.');
  });
});

describe('--verify', () => {
  test('plays a packed race again and finds it the same', async () => {
    expect(await replay(whole, '--verify')).toEqual({
      exitCode: 0,
      out: 'Replayed from its answers, it is the same race.\n',
      err: '',
    });
  });

  test('agrees with saves check', async () => {
    const { out } = await runWords('saves', 'check', whole, '--saves', folder);
    expect(out).toContain((await replay(whole, '--verify')).out);
  });
});

describe('--cast', () => {
  test('writes a recording of the size that was asked for', async () => {
    const file = join(freshFolder(), 'race.cast');
    const size = ['--columns', '100', '--rows', '30'];
    const { exitCode, out } = await replay(left, '--speed', '6', '--cast', file, ...size);
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: `The recording is in ${file}.\n` });
    const [first = '', ...frames] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(first)).toMatchObject({ version: 2, width: 100, height: 30 });
    expect(frames.length).toBeGreaterThan(10);
    // A recording may be written anew.
    const again = await replay(left, '--speed', '8', '--cast', file, ...size);
    expect(again.exitCode).toBe(0);
  });

  test('writes to the standard output for -', async () => {
    const { out } = await replay(left, '--speed', '8', '--cast', '-');
    expect(out).toMatch(/^\{"version":2,"width":80,"height":24,/);
    expect(out).not.toContain('The recording is in');
  });

  test('writes over no file that is something else', async () => {
    const file = join(freshFolder(), 'notes.txt');
    writeFileSync(file, 'precious');
    const { exitCode, err } = await replay(left, '--cast', file);
    expect(exitCode).toBe(1);
    expect(err).toMatch(/exists and is not a recording\. Choose another name\.\n$/);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  test('names a file that cannot be written, and makes none for a size that is none', async () => {
    const nowhere = join(freshFolder(), 'no', 'race.cast');
    expect((await replay(left, '--cast', nowhere)).err).toMatch(/cannot be written: .*\.\n$/);
    const file = join(freshFolder(), 'race.cast');
    expect(await replay(left, '--cast', file, '--rows', '10')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('--rows takes a whole number from 20 to 500.'),
    });
    expect(existsSync(file)).toBe(false);
  });
});

describe('bad input', () => {
  test.each([
    [['--speed', '12'], 2, '--speed takes a whole number from 1 to 9.'],
    [['--speed', '9', '--cast', 'x'], 2, '--speed takes a whole number from 1 to 8.'],
    [['--from', '0'], 2, '--from takes a whole number from 1 to '],
    [['--from', '9999'], 2, '--from takes a whole number from 1 to '],
    [['--follow', 'Drivr 3'], 2, '--follow: nobody called "Drivr 3" races; did you mean Driver'],
    [['--follow', 'Zorro'], 2, 'races. There are: Driver 1, Driver 2, Driver 3, Driver 4.'],
  ] as const)('%j', async (words, exitCode, sentence) => {
    const said = await replay(whole, ...words);
    expect(said).toMatchObject({ exitCode, err: expect.stringContaining(sentence) });
    expect(said.out).toBe('');
  });

  test('a save that does not exist, and a folder without a finished race', async () => {
    expect((await replay('nothing-like-it')).err).toContain('There is no save "nothing-like-it"');
    const empty = await runWords('replay', '--saves', freshFolder());
    expect(empty).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(
        /^There is no finished race in .*\. chicane saves lists the others\./,
      ),
    });
  });
});
