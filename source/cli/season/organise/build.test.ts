// chicane season build: the cars of a team before their first session (TR-5, TR-6, TR-8, TR-9).
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SeasonShell, seasonShell } from '../../../testing/season/season-words.ts';

let shell: SeasonShell;
beforeEach(async () => {
  shell = seasonShell();
  await shell.season(
    'new Cup --template series-1995 --cpu random:Ada@Red --cpu random:Ben@Red --cpu random:Cleo@Blue --calendar otterbrook --seed 3',
  );
});
afterEach(() => vi.unstubAllEnvs());

const BUILT =
  'tires 6, brakes 5, transmission 2, bodywork 3, engine 2, suspension 1, qualifying 1, pit crew 0, driver 0';
const POINTS = 'tires=6 brakes=5 gearbox=2 bodywork=3 engine=2 suspension=1 qualifying=1';

/** Returns what is said of an order that is refused. */
async function refused(line: string): Promise<string> {
  const { exitCode, out, err } = await shell.season(`build ${line}`);
  expect([exitCode, out]).toEqual([2, '']);
  return err;
}

describe('the car of a team', () => {
  test('is built of the points of each category, both cars alike (TR-8)', async () => {
    const { exitCode, out } = await shell.season(`build Cup Red ${POINTS}`);
    expect([exitCode, out]).toEqual([0, `Ada and Ben: ${BUILT}.\n`]);
    expect((await shell.season('build Cup Ben')).out).toContain(`Ada and Ben: ${BUILT}.\n`);
    expect((await shell.season('build Cup Blue')).out).toMatch(/^Cleo: no car is built yet/);
    expect((await shell.season('rulings Cup')).out).toContain('a car is built for Ada and Ben');
  });

  test('may be a ready-made one, and may be built again until it is driven', async () => {
    await shell.season(`build Cup Red ${POINTS}`);
    const { out } = await shell.season('build Cup red --ready-made crew');
    expect(out).toContain('suspension 2, qualifying 0, pit crew 3, driver 0.');
    expect((await shell.season('build Cup Red')).out).toContain('pit crew 3, driver 0.\n');
  });

  test('may leave points unspent, which is told', async () => {
    const { out } = await shell.season('build Cup Cleo tires=6 pit-crew=4');
    expect(out).toContain('Points left: 10 of 20.');
  });

  test('is the one with which it races, and stays as it is from then on (TR-9)', async () => {
    await shell.season(`build Cup Red ${POINTS}`);
    const raced = await shell.season('next Cup');
    expect(raced.exitCode).toBe(0);
    const again = await shell.season('build Cup Red --ready-made brakes');
    expect(again.exitCode).toBe(1);
    expect(again.err).toBe(
      'This cannot be entered: the car of Ada has been driven and stays as it is for the season.\n',
    );
    expect((await shell.season('build Cup Ada')).out).toContain(BUILT);
    expect((await shell.season('check Cup')).exitCode).toBe(0);
  });
});

describe('a car that cannot be', () => {
  test.each([
    [
      'Red tires=6 brakes=6 transmission=3 bodywork=6 engine=4',
      'It has 25 construction points. 20 are the most, so take 5 away.\n',
    ],
    ['Red suspension=-1', 'Suspension: -1 is below zero. Write 0 or more.\n'],
    ['Red tires=7', 'Tires: 7 is too much. 6 is the most.\n'],
    [
      'Red crew-of-paint=2',
      'There is no category "crew-of-paint". Categories: tires, brakes, transmission, bodywork, engine, suspension, qualifying, pit crew, driver.\n',
    ],
    ['Red tires', '"tires" is no number of points. Write it as tires=6.\n'],
    ['Red tires=5 tires=4', 'Tires is given twice; give it once.\n'],
    [
      'Red --ready-made fast',
      '--ready-made fast: there is no such car. Ready-made cars: balanced, brakes, pack, engine, gearbox, crew, driver.\n',
    ],
    [
      'Red tires=5 --ready-made crew',
      'Points and --ready-made exclude each other; give one of them.\n',
    ],
    ['Green tires=5', 'Cup has no team or driver "Green". Teams: Red, Blue.\n'],
  ])('%s: says what is wrong and how to mend it', async (line, said) => {
    expect(await refused(`Cup ${line}`)).toBe(said);
    expect((await shell.season('build Cup Red')).out).toContain('no car is built yet');
  });
});

test('a team of three cars is no team of a series (TR-8)', async () => {
  const { exitCode, err } = await shell.season(
    'new Trio --template series-1995 --cpu random:A@Red --cpu random:B@Red --cpu random:C@Red --calendar monza',
  );
  expect(exitCode).not.toBe(0);
  expect(err).toMatch(/Red.* 3 .*2/);
});

test('a season whose cars are built for each race has none to build before', async () => {
  await shell.season('new Other --cpu random:Ada --cpu random:Ben --calendar otterbrook');
  const { exitCode, err } = await shell.season('build Other Ada tires=6');
  expect(exitCode).toBe(1);
  expect(err).toMatch(/^The cars of Other are not built before its races\. .*series-1995/);
});
