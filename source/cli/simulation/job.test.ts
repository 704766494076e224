import { expect, test } from 'vitest';
import { boardNamed } from '../../check/contract/games.ts';
import { Tally } from '../../replay/tally/tally.ts';
import { addCounts } from './counts.ts';
import { countsOfRace } from './formula-de/counts.ts';
import { figuresOf } from './formula-de/figures.ts';
import { simulateRace } from './formula-de/simulated-race.ts';
import { addParts, PART_VERSION, readPart, type SimulationPart, whyNotTogether } from './job.ts';
import { type SimulationPlan, setupOf } from './plan.ts';
import type { SeedRange } from './seeds.ts';

const board = boardNamed('otterbrook');
const plan: SimulationPlan = {
  rules: 'masters-2005',
  laps: 1,
  cars: ['club', 'rookie', 'rookie'],
  options: { weather: 'roll' },
  points: [10, 6],
};

function raced([from, to]: SeedRange): SimulationPart {
  const seeds = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const counts = seeds.map(seed =>
    countsOfRace(simulateRace(setupOf(plan, seed), board), plan.points),
  );
  const circuit = {
    track: 'otterbrook',
    hash: board.hash,
    seeds: [[from, to]] as const,
    counts: addCounts(counts),
  };
  return { program: '1.2.3', plan, wanted: [[from, to]], circuits: { otterbrook: circuit } };
}

const written = (part: SimulationPart) => JSON.stringify({ simulation: PART_VERSION, ...part });

function readBack(text: string): SimulationPart {
  const read = readPart(text);
  if (!read.ok) throw new Error(read.problem);
  return read.part;
}

test('parts of a simulation add up exactly to the whole, in any order, through files too', () => {
  const whole = raced([1, 6]);
  const parts = [raced([5, 6]), raced([1, 2]), raced([3, 4])].map(part => readBack(written(part)));
  const [first, ...rest] = parts;
  const sum = rest.reduce(addParts, first ?? whole);
  expect(written(sum)).toBe(written(whole));
});

test('every car is counted once, and each starts from every place equally often', () => {
  const { counts } = raced([1, 3]).circuits['otterbrook'] ?? { counts: {} };
  const { races, levels } = figuresOf(counts, plan.laps);
  expect(races).toBe(3);
  expect(levels.map(one => [one.level, one.starts]).sort()).toEqual([
    ['club', 3],
    ['rookie', 6],
  ]);
  for (const one of levels) {
    expect(one.places.reduce((sum, cars) => sum + cars, 0)).toBe(one.starts);
    const retired = one.causes.reduce((sum, [, cars]) => sum + cars, 0);
    expect((one.retired?.value ?? 0) * one.starts).toBeCloseTo(retired);
  }
  const slots = [1, 2, 3].map(seed => setupOf(plan, seed).levels.indexOf('club'));
  expect(slots.toSorted()).toEqual([0, 1, 2]);
});

test('points go by place; a car that retires gets none (R-89)', () => {
  const car = {
    level: 'club',
    rolls: 9,
    lapRolls: [],
    tires: 'hard',
    fitted: [],
    quickStops: 0,
    longStops: 0,
    stops: 0,
    configuration: [6, 3, 3, 3, 3, 2],
  } as const;
  const cars = [
    { ...car, place: 2, retirement: 'none' },
    { ...car, place: 1, retirement: 'engine' },
  ] as const;
  const field = { slipstreams: 0, contacts: 0, enginePoints: 0, fastRolls: 0 };
  const whole = { tally: new Tally([0, 0], 0), standings: [] };
  const race = { seed: 1, cars, ...whole, overtakes: 0, rounds: 9, ...field };
  expect(countsOfRace(race, [10, 6])['club/points']).toBe(6);
});

test.each([
  [
    'no JSON',
    '{',
    /^it is no JSON from line 1, column 2 on\. Take a file that chicane simulate --json has printed\.$/,
  ],
  [
    'no circuits',
    written({ ...raced([1, 1]), circuits: {} }),
    /^circuits: no circuit is in it\. Take/,
  ],
  [
    'no races',
    written({ ...raced([1, 1]), wanted: [] }),
    /^wanted: no races are wanted in it\. Take/,
  ],
  ['another file', '{"laps":3}', /^simulation: .*chicane simulate --json/],
  [
    'counts that are no numbers',
    written(raced([1, 1])).replace(/"races":1/, '"races":"x"'),
    /races/,
  ],
  [
    'an option that its book does not have',
    written({ ...raced([1, 1]), plan: { ...plan, options: { wether: 'sun' } } }),
    /^plan\.options\.wether: there is no such option; did you mean weather\? Take/,
  ],
  [
    'a value that its book does not allow',
    written({ ...raced([1, 1]), plan: { ...plan, options: { weather: 'fog' } } }),
    /^plan\.options\.weather: "fog" is not one of sun, changeable, rain, roll\. Take/,
  ],
  ['seeds that fall', written(raced([3, 4])).replaceAll('[3,4]', '[4,3]'), /do not rise/],
])('%s is refused with the place', (_what, text, problem) => {
  const read = readPart(text);
  expect(read.ok ? '' : read.problem).toMatch(problem);
});

test('parts that do not go together say why', () => {
  const part = raced([1, 2]);
  const circuit = part.circuits['otterbrook'];
  const other = (changed: Partial<SimulationPart>) => ({ ...raced([3, 4]), ...changed });
  expect(whyNotTogether(part, other({}))).toBeUndefined();
  expect(whyNotTogether(part, other({ program: '2.0.0' }))).toMatch(/version 1\.2\.3, not 2\.0\.0/);
  expect(whyNotTogether(part, other({ plan: { ...plan, laps: 2 } }))).toMatch(/other cars, laps/);
  expect(whyNotTogether(part, raced([2, 3]))).toBe('seed 2 on otterbrook is counted already.');
  if (circuit === undefined) throw new Error('the part has its circuit');
  const circuits = { otterbrook: { ...circuit, hash: 'another' } };
  expect(whyNotTogether(part, other({ circuits }))).toMatch(/otterbrook in it is another one/);
});

test('handicaps come back from a file, and are refused where cars have none', () => {
  const part = raced([1, 1]);
  const weaker = (rules: string, handicaps: readonly number[]) =>
    readPart(written({ ...part, plan: { ...plan, rules, options: {}, handicaps } }));
  expect(weaker('championship', [2, 0, 1])).toMatchObject({
    ok: true,
    part: { plan: { handicaps: [2, 0, 1] } },
  });
  expect(weaker('championship', [2, 0])).toMatchObject({
    ok: false,
    problem: expect.stringContaining('each of the 3 cars has one from 0 to 2'),
  });
  expect(weaker('masters-2005', [1, 0, 0])).toMatchObject({ ok: false });
});
