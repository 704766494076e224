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
  const last = () => screen.lines().findLast(line => /\b(rolls|stalls|moves)\b/.test(line)) ?? '';
  expect(last()).not.toContain('stalls');
  screen.press('3');
  await screen.sees('where to?');
  screen.press(KEYS.enter);
  await screen.sees('Ann, your turn');
  expect(last()).toContain('Ann (A) stalls and waits for the next round.');
  screen.press('3');
  await screen.sees('where to?');
  expect(last()).not.toContain('stalls');
});

it('a point lost to somebody else and the weather are told together', async () => {
  const screen = after(
    80,
    28,
    { kind: 'weatherSet', sky: 'rain', hold: 'lap', track: 'wet' },
    { kind: 'pointsPaid', seat: 1, part: 'body', amount: 1, why: 'collision' },
  );
  await screen.sees('Bob, your turn');
  const page = screen.text();
  expect(page.indexOf('WEATHER: ')).toBeGreaterThan(0);
  expect(page.indexOf('Bob (B) pays 1')).toBeGreaterThan(page.indexOf('WEATHER: '));
});

it.each([
  [
    'a body point lost to a car that ran into it (R-35)',
    { kind: 'pointsPaid', seat: 1, part: 'body', amount: 1, why: 'blocking' },
    /Bob \(B\) pays 1 body point/,
  ],
  [
    'an engine that has blown in the play of somebody else (M-16-0-1)',
    { kind: 'engineBlown', seat: 1, prolongs: false },
    /Bob \(B\).*engine|engine.*Bob \(B\)/,
  ],
])('a driver is told of %s', async (_what, event, told) => {
  const screen = after(80, 24, event);
  await screen.sees('Bob, your turn');
  expect(screen.lines().findLast(line => /Bob \(B\)/.test(line))).toMatch(told);
});

it('news are told once: not among what happened before as well', async () => {
  const screen = after(80, 34, { kind: 'carRetired', seat: 0, why: 'overshoot' });
  await screen.sees('Bob, your turn');
  const told = screen.lines().filter(line => line.includes('Ann (A) is out'));
  expect(told).toHaveLength(1);
});
