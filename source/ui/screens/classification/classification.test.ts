import { expect, it } from 'vitest';
import { spaceAt } from '../../../circuit/board.ts';
import { crossesLine, type FormulaSpace } from '../../../circuit/formula-board.ts';
import { race as situation } from '../../../testing/formula-de/builders.ts';
import { boardOf, KEYS, raceFrom } from '../../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');

/** Returns the id of the space two before the line, where brakes leave a choice. */
function beforeLine(lane: number): string {
  const ahead = (space: FormulaSpace) => spaceAt(BOARD, space.ahead);
  const found = BOARD.spaces.find(
    space => space.lane === lane && crossesLine(ahead(space), ahead(ahead(space))),
  );
  return found?.id ?? '';
}

it('a car that is out carries no place, in the table of the race and in the classification', async () => {
  const from = situation({
    board: BOARD,
    toPlay: [0],
    dice: [4],
    cars: [
      { space: beforeLine(0), laps: 3 },
      { space: 'M20', laps: 3, condition: 'wreck' },
    ],
  });
  const screen = raceFrom(160, 50, from, ['Ann', 'Bob']);
  await screen.sees('which gear?');
  await screen.sees(/^.* - B {2}Bob +retired/m);
  screen.press('3');
  await screen.sees('where to?');
  screen.press(KEYS.enter);
  await screen.sees('The race is over.');
  screen.press(KEYS.enter);
  await screen.sees(/^ +1 +1 A +Ann +.* 1 /m);
  await screen.sees(/^ +- +2 B +Bob +.* round 1: wrecked in a collision/m);
});

it('a race again is filled in with the people and the laps of the race just driven', async () => {
  // Two cars on the last spaces of the last lap, wherever their race was set up.
  const from = situation({
    board: BOARD,
    toPlay: [0, 1],
    dice: [4, 4],
    cars: [
      { space: beforeLine(0), laps: 3 },
      { space: beforeLine(2), laps: 3 },
    ],
  });
  const lastRace = {
    track: 'monza',
    laps: 1,
    humans: ['Zoe'],
    cars: 5,
    level: 'random',
    spread: 'even',
    opponents: [],
    rules: 'masters-2005',
    options: { weather: 'rain', tires: 'hard', preparation: 'ready' },
    grid: { qualify: 'timed', sessions: 2, hand: 'free' },
  } as const;
  const screen = raceFrom(80, 24, from, ['Ann', 'Bob'], { settings: { lastRace } });
  for (let turn = 0; turn < 2; turn++) {
    await screen.sees('which gear?');
    screen.press('3');
    await screen.sees('where to?');
    screen.press(KEYS.enter);
  }
  await screen.sees('The race is over.');
  expect(screen.text()).toMatch(/order .*\/flag/);
  expect(screen.lines()[1]).not.toContain('*');
  screen.press(KEYS.enter);
  await screen.sees('Race again');
  screen.press(KEYS.enter);
  await screen.sees('Choose a circuit');
  screen.press(KEYS.enter);
  await screen.sees(/Driver 1 +Ann/);
  await screen.sees(/Driver 2 +Bob/);
  await screen.sees(/Laps +3/);
  await screen.sees(/Cars +2/);
  await screen.sees(/Grid +random draw/);
  expect(screen.text()).not.toContain('Zoe');
});
