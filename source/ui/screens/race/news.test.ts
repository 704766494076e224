import { expect, it } from 'vitest';
import { race as situation } from '../../../testing/formula-de/builders.ts';
import { boardOf, type Game, KEYS, raceFrom } from '../../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');

/** Starts a race of two people in the first round, in which something has just happened, and then something else. */
function after(columns: number, rows: number, ...happened: readonly object[]): Game {
  const spaceBefore = (steps: number) =>
    BOARD.spaces.find(space => space.lane === 0 && space.toCorner === steps)?.id ?? '';
  const { race, events } = situation({
    board: BOARD,
    toPlay: [1, 0],
    dice: [4, 4],
    cars: [{ space: spaceBefore(9) }, { space: spaceBefore(5) }],
  });
  const told = happened as typeof events;
  const since = { kind: 'dieRolled', seat: 1, die: 'gear2', value: 3 } as const;
  return raceFrom(columns, rows, { race, events: [...told, since, ...events] }, ['Ann', 'Bob']);
}

it.each([
  [80, 24],
  [160, 50],
])('a driver whose car stalled is told at the next question, at %ix%i', async (columns, rows) => {
  const screen = after(columns, rows, { kind: 'carStalled', seat: 0 });
  await screen.sees('Bob, your turn');
  // Headlines stand alone over the figures of the car, or in the panel of the race.
  const headline =
    columns < 150
      ? /Ann stalls and waits for the next round\. *\n Ann \(A\) {2}gear/
      : /││ Ann stalls and waits for the next round\./;
  const isHeaded = () => headline.test(screen.text());
  expect(isHeaded()).toBe(false);
  screen.press('3');
  await screen.sees('where to?');
  screen.press(KEYS.enter);
  await screen.sees('Ann, your turn');
  expect(isHeaded()).toBe(true);
  screen.press('3');
  await screen.sees('where to?');
  expect(isHeaded()).toBe(false);
});

it('a point lost to somebody else and the weather are told together, one’s own loss first', async () => {
  const screen = after(
    80,
    28,
    { kind: 'weatherSet', sky: 'rain', hold: 'lap', track: 'wet' },
    { kind: 'pointsPaid', seat: 1, part: 'body', amount: 1, why: 'collision' },
  );
  await screen.sees('Bob, your turn');
  const page = screen.text();
  expect(page.indexOf('Bob pays 1')).toBeGreaterThan(0);
  expect(page.indexOf('WEATHER: ')).toBeGreaterThan(page.indexOf('Bob pays 1'));
});

it.each([
  [
    'a body point lost to a car that ran into it (R-35)',
    { kind: 'pointsPaid', seat: 1, part: 'body', amount: 1, why: 'blocking' },
    /Bob pays 1 body point/,
  ],
  [
    'an engine that has blown in the play of somebody else (M-16-0-1)',
    { kind: 'engineBlown', seat: 1, prolongs: false },
    /Bob .*engine|engine.*Bob/,
  ],
])('a driver is told of %s', async (_what, event, told) => {
  const screen = after(80, 24, event);
  await screen.sees('Bob, your turn');
  expect(screen.lines().findLast(line => /Bob (pays|blows)/.test(line))).toMatch(told);
});

it('news are told once: not among what happened before as well', async () => {
  const screen = after(80, 34, { kind: 'carRetired', seat: 0, why: 'overshoot' });
  await screen.sees('Bob, your turn');
  const told = screen.lines().filter(line => line.includes('Ann is out'));
  expect(told).toHaveLength(1);
});
