import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SimulateFlags } from './flags.ts';
import { PART_VERSION } from './job.ts';
import { type SimulationPlan, setupOf } from './plan.ts';
import { startOf } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOTHING: SimulateFlags = {
  from: [],
  races: undefined,
  seed: undefined,
  track: undefined,
  laps: undefined,
  grid: undefined,
  cpu: undefined,
  rules: undefined,
  handicap: undefined,
  points: undefined,
  workers: undefined,
  json: false,
};

const start = (flags: object) => startOf({ ...NOTHING, ...flags });

function written(name: string, flags: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ simulation: PART_VERSION, ...start(flags) }));
  return file;
}

test('the cars are those that are asked for; --grid fills up with club drivers', () => {
  expect(start({ cpu: ['pro:2', 'rookie'] }).plan.cars).toEqual(['pro', 'pro', 'rookie']);
  expect(start({ cpu: ['pro'], grid: 3 }).plan.cars).toEqual(['pro', 'club', 'club']);
  expect(start({}).plan.cars).toHaveLength(10);
});

test('the laps are the usual ones of the rules unless somebody says otherwise', () => {
  const laps = ['masters-2005', 'bga-advanced', 'bga-basic'].map(
    rules => start({ rules }).plan.laps,
  );
  expect(laps).toEqual([3, 2, 1]);
  expect(start({ rules: 'bga-basic', laps: 4 }).plan.laps).toBe(4);
});

test('a file brings everything along but the seeds', () => {
  const file = written('half.json', { races: 500, track: 'monza, spa', laps: 2, weather: 'rain' });
  expect(start({ from: [file] })).toEqual(
    start({ races: 500, track: 'monza,spa', laps: 2, weather: 'rain' }),
  );
  expect(start({ from: [file], races: 1000 }).wanted).toEqual([[1, 1000]]);
  expect(start({ from: [file], seed: 501, races: 500 }).wanted).toEqual([[1, 1000]]);
});

test.each<[Partial<SimulateFlags>, RegExp]>([
  [{ races: 0 }, /^--races takes a whole number from 1/],
  [{ seed: 0.5 }, /^--seed takes a whole number/],
  [{ laps: 100 }, /^--laps takes a whole number from 1 to 99/],
  [{ grid: 13 }, /^--grid takes a whole number from 1 to 12/],
  [{ cpu: ['pro:7', 'club:7'] }, /the grid of Monza has 10 places; 14 cars/i],
  [{ cpu: ['pro:1000000000'] }, /a level and a number of cars/],
  [{ cpu: ['ace'] }, /no CPU level "ace"/],
  [{ points: '10,x' }, /^--points takes whole numbers/],
  [{ track: 'mozna' }, /mozna/],
  [{ from: ['/nowhere/at-all.json'] }, /there is no such file/],
])('%o is refused in a sentence', (flags, sentence) => {
  expect(() => start(flags)).toThrow(sentence);
});

test('what the file says cannot be said again', () => {
  const file = written('one.json', {});
  expect(() => start({ from: [file], laps: 2 })).toThrow('leave out --laps');
});

test.each<[Partial<SimulationPlan>, RegExp]>([
  [{ cars: ['ace'] }, /^'.*altered\.json': There is no CPU level "ace"/],
  [{ cars: Array.from({ length: 11 }, () => 'club') }, /Monza has 10 places; 11 cars/],
  [{ rules: 'nobodys' }, /no rule book "nobodys"/],
  [{ laps: 100 }, /plan\.laps/],
])('a file in which somebody wrote %o is refused in a sentence', (change, sentence) => {
  const part = start({ races: 1 });
  const file = join(folder, 'altered.json');
  const plan = { ...part.plan, ...change };
  writeFileSync(file, JSON.stringify({ simulation: PART_VERSION, ...part, plan }));
  expect(() => start({ from: [file] })).toThrow(sentence);
});

test('files that do not go together are named', () => {
  const [one, two] = [
    written('two-laps.json', { laps: 2 }),
    written('rain.json', { weather: 'rain' }),
  ];
  expect(() => start({ from: [one, two] })).toThrow(/rain\.json.*other cars, laps/);
});

test('a book that gives points counts them unless others are asked for (BGA-V-4)', () => {
  expect(start({}).plan.points.slice(0, 3)).toEqual([10, 6, 4]);
  const { points } = start({ rules: 'bga-basic' }).plan;
  expect(points).toEqual([1000, 720, 600, 480, 400, 320, 240, 160, 80, 40]);
  expect(start({ rules: 'bga-basic', points: '3,2,1' }).plan.points).toEqual([3, 2, 1]);
});

test('teams of two take an even number of cars (BGA-O-59)', () => {
  const odd = { rules: 'bga-basic', with: 'teams', cpu: ['club:3'] };
  expect(() => start(odd)).toThrow('Teams of two take an even number of cars, not 3.');
  expect(start({ ...odd, cpu: ['club:4'] }).plan.cars).toHaveLength(4);
});

test('a handicap weakens the cars of a level, or one by its number, and moves with them', () => {
  const cpu = ['champion:2', 'club:2'];
  const { plan } = start({ rules: 'championship', cpu, handicap: ['champion=2', '4=1'] });
  expect(plan.handicaps).toEqual([2, 2, 0, 1]);
  const { levels, handicaps } = setupOf(plan, 1);
  expect(levels).toEqual(['club', 'champion', 'champion', 'club']);
  expect(handicaps).toEqual([1, 2, 2, 0]);
});

test.each([
  [{ handicap: ['1=1'] }, /has no option --handicap/],
  [{ rules: 'championship', handicap: ['pro=1'] }, /no driver has that name.*numbered 1 to 10/],
  [{ rules: 'championship', handicap: ['club=3'] }, /up to 2 points fewer, not 3/],
])('a handicap that cannot be is refused: %j', (flags, why) => {
  expect(() => start(flags)).toThrow(why);
});
