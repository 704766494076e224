// What stands in the way of a race in the form: odd cars of teams, too few laps; and who is in which team.
import { describe, expect, test } from 'vitest';
import { type Game, KEYS, play, toForm } from '../../../testing/terminal/screen-game.ts';
import { DEFAULT_GRID } from './form.ts';

const TEAMS = {
  track: 'otterbrook',
  laps: 1,
  humans: ['Ann', 'Ben', 'Cleo'],
  cars: 6,
  level: 'club',
  spread: 'mixed',
  opponents: [],
  grid: DEFAULT_GRID,
  rules: 'bga-basic',
  options: { teams: 'on' },
} as const;

async function withCars(columns: number, rows: number, cars: number): Promise<Game> {
  const screen = play(columns, rows, { settings: { lastRace: { ...TEAMS, cars } } });
  await toForm(screen);
  return screen;
}

describe.each([
  [80, 24],
  [60, 20],
] as const)('at %ix%i', (columns, rows) => {
  test('the team of each driver stands beside the name (BGA-O-59)', async () => {
    const screen = await withCars(columns, rows, 6);
    await screen.sees(/Ann +team 1/);
    await screen.sees(/Ben +team 1/);
    await screen.sees(/Cleo +team 2/);
    expect(screen.text()).not.toMatch(/Driver 4.*team/);
  });

  test('the opponents go on with the team that still lacks a driver', async () => {
    const screen = await withCars(columns, rows, 6);
    screen.press(KEYS.down.repeat(5));
    await screen.sees('[enter] Opponents');
    screen.press(KEYS.enter);
    await screen.sees('team 3');
    const teams = screen.lines().flatMap(line => /team \d/.exec(line)?.[0] ?? []);
    expect(teams).toEqual(['team 2', 'team 3', 'team 3']);
  });

  test('an odd number of cars is named before the start, and starts nothing', async () => {
    const screen = await withCars(columns, rows, 5);
    await screen.sees('Teams of two take an even number of cars, not 5.');
    screen.press(KEYS.enter);
    await screen.sees('Who is racing?');
    expect(screen.book.started).toEqual([]);
    screen.press(`${KEYS.down.repeat(3)}${KEYS.right}`);
    await screen.until('the sentence has gone', () => !screen.text().includes('Teams of two'));
  });
});

test('without teams nothing is said of them, and any number may race', async () => {
  const lastRace = { ...TEAMS, cars: 5, options: {} };
  const screen = play(80, 24, { settings: { lastRace } });
  await toForm(screen);
  expect(screen.text()).not.toMatch(/team \d/);
  screen.press(KEYS.enter);
  await screen.until('a race has started', () => screen.book.started.length > 0);
});

test.each([
  [80, 24],
  [60, 20],
] as const)(
  'technical stops in a race of one lap are named before the start, with the mend, at %ix%i',
  async (columns, rows) => {
    const technical = { rules: 'bga-advanced', options: { technicalStops: 'on' } };
    const lastRace = { ...TEAMS, ...technical, humans: ['Ann'], cars: 5 };
    const screen = play(columns, rows, { settings: { lastRace } });
    await toForm(screen);
    await screen.sees('Technical stops: 2 laps or more. Add laps or switch it off.');
    screen.press(KEYS.enter);
    await screen.sees('Who is racing?');
    expect(screen.book.started).toEqual([]);
    screen.press(`${KEYS.down.repeat(2)}${KEYS.right}`);
    await screen.until('the sentence has gone', () => !screen.text().includes('2 laps or more'));
  },
);
