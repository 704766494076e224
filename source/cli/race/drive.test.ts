import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { runWords } from '../../testing/run-words.ts';
import { circuitNamed } from '../tracks/circuits.ts';

const folder = mkdtempSync(join(tmpdir(), 'drive-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A race of two cars on Monza at its first question. */
const RACE = masters2005.start(
  {
    book: 'masters-2005',
    track: 'monza',
    seed: 7,
    laps: 1,
    seats: [{ name: 'Ada' }, { name: 'Ben' }],
    options: {},
  },
  circuitNamed('monza').board,
).race;

const file = join(folder, 'race.json');

/** Returns what `chicane drive --from` says of a text. */
async function driven(text: string, ...flags: readonly string[]) {
  writeFileSync(file, text);
  const { exitCode, out, err } = await runWords('drive', '--from', file, ...flags);
  expect(out).toBe('');
  return { exitCode, err: err.replaceAll(file, 'race.json') };
}

describe('chicane drive --from', () => {
  test('says of a file that is no race what would be one', async () => {
    expect(await driven('{"laps":3}')).toEqual({
      exitCode: 1,
      err: 'race.json: it holds no race. Take what race? has given, or change that.\n',
    });
  });

  test('names every fault of a race in plain words', async () => {
    const [first, ...others] = RACE.cars;
    const cars = [{ ...first, gear: 9 }, ...others];
    const weather = { ...RACE.weather, sky: 'fog' };
    expect(await driven(JSON.stringify({ ...RACE, cars, weather, round: undefined }))).toEqual({
      exitCode: 1,
      err: [
        'race.json: round: it is missing',
        'race.json: cars.0.gear: 9 is more than 6',
        'race.json: weather.sky: "fog" is not one of sun, changeable, rain',
        '',
      ].join('\n'),
    });
  });

  test('names the groups of fields that its book has no use for, and those that it lacks', async () => {
    const { pits: _pits, ...less } = RACE;
    const trial = { rolls: 0, penaltyRolls: 0, misplacements: 0 };
    const cars = RACE.cars.map(({ set: _set, ...car }) => ({ ...car, trial }));
    const { exitCode, err } = await driven(JSON.stringify({ ...less, cars }));
    expect(exitCode).toBe(1);
    expect(err.split('\n').slice(0, 3)).toEqual([
      'race.json: pits: it is missing',
      'race.json: cars.0.set: it is missing',
      'race.json: cars.0.trial: its book has no use for it',
    ]);
  });

  test('names the options that its book does not have, and the values that it does not allow', async () => {
    const options = { ...RACE.options, weather: 'fog', ballast: 'on', tire: 'hard' };
    expect(await driven(JSON.stringify({ ...RACE, options }))).toEqual({
      exitCode: 1,
      err: [
        'race.json: options.ballast: there is no such option',
        'race.json: options.tire: there is no such option; did you mean tires?',
        'race.json: options.weather: "fog" is not one of sun, changeable, rain, roll',
        '',
      ].join('\n'),
    });
  });

  test('names the flag for a race on another circuit', async () => {
    expect(await driven(JSON.stringify(RACE), '--track', 'spa')).toEqual({
      exitCode: 1,
      err: 'race.json: it is a race on monza, not on spa. Give --track monza.\n',
    });
  });

  test.each([
    [['--grid', '5'], 5],
    [['--cpu', 'pro', '--cpu', 'pro', '--cpu', 'club'], 3],
  ])('refuses with %j more cars than the race has', async (flags, cars) => {
    expect(await driven(JSON.stringify(RACE), ...flags)).toEqual({
      exitCode: 2,
      err: `The race in race.json has 2 cars, not ${cars}.\n`,
    });
  });
});

/** Returns what `chicane drive` says to a bot that says these messages and no more. */
async function saidTo(asked: readonly object[], ...flags: readonly string[]) {
  const input = Readable.from(asked.map(one => `${JSON.stringify(one)}\n`));
  const spy = vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as typeof process.stdin);
  const { out } = await runWords('drive', '--track', 'otterbrook', ...flags);
  spy.mockRestore();
  return out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, string>);
}

describe('a bot of chicane drive', () => {
  test('is told neither seed nor dice, and both when it is trusted', async () => {
    const quit = [{ type: 'quit' }];
    const [hello, ...others] = await saidTo(quit, '--seed', '7');
    expect(hello).not.toHaveProperty('seed');
    expect(JSON.stringify(others)).not.toContain('"dice"');
    const [trusted, ...told] = await saidTo(quit, '--seed', '7', '--trusted');
    expect(trusted).toMatchObject({ seed: 7 });
    expect(JSON.stringify(told)).toContain('"dice"');
  });

  test('races on from a snapshot without dice by those of a seed', async () => {
    const race = (await saidTo([{ type: 'quit' }])).find(({ type }) => type === 'race');
    writeFileSync(file, JSON.stringify(race));
    const from = ['--from', file];
    expect((await runWords('drive', '--track', 'otterbrook', ...from)).err).toMatch(
      /: it holds no dice\. Give --seed or --dice, or take it from a program that was started with --trusted\.\n$/,
    );
    const said = await saidTo([{ type: 'quit' }], ...from, '--seed', '7');
    expect(said.at(-1)).toMatchObject({ type: 'decision' });
  });

  test('drives an entrant of a season only in a season', async () => {
    expect(await runWords('drive', '--as', 'Ann')).toEqual({
      exitCode: 2,
      out: '',
      err: '--as is for a season: give --season NAME as well.\n',
    });
  });
});

/** Returns the refusals and what was saved when a bot asks for a save under each name and leaves. */
async function asksToSave(names: readonly string[], ...flags: readonly string[]) {
  const asked = [...names.map(name => ({ type: 'save', file: name })), { type: 'quit' }];
  const lines = await saidTo(asked, '--seed', '7', ...flags);
  return lines.flatMap(({ type, file: saved, message }) =>
    type === 'saved' ? [saved] : type === 'error' ? [message] : [],
  );
}

describe('a bot that asks chicane drive to save', () => {
  test('writes into the folder of the saves and not outside it', async () => {
    const saves = join(folder, 'saves');
    const [inside, outside] = await asksToSave(['race.json', '../race.json'], '--saves', saves);
    expect(inside).toBe(join(saves, 'race.json'));
    expect(outside).toMatch(
      /^it cannot be saved to "\.\.\/race\.json": it lies outside the folder/,
    );
    expect(existsSync(join(saves, 'race.json'))).toBe(true);
  });

  test('writes anywhere when its owner says so', async () => {
    const path = join(folder, 'elsewhere.json');
    expect(await asksToSave([path], '--save-anywhere')).toEqual([path]);
    expect(existsSync(path)).toBe(true);
  });
});
