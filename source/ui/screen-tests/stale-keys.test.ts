import { describe, expect, it } from 'vitest';
import { race as situation } from '../../testing/formula-de/builders.ts';
import {
  boardOf,
  type Game,
  KEYS,
  QUESTION,
  race,
  raceFrom,
  trials,
} from '../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');
const NAMES = ['Ann', 'Bob', 'Cleo'];

/** Starts a race of three people in the middle of a lap; Ann is to play. */
function hotSeat(typingClock?: () => number): Game {
  const from = situation({
    board: BOARD,
    toPlay: [0, 1, 2],
    dice: [4, 4, 4, 4, 4, 4],
    cars: [{ space: 'M30' }, { space: 'M20' }, { space: 'M10' }],
  });
  const services = typingClock === undefined ? {} : { typingClock };
  return raceFrom(80, 24, from, NAMES, { services });
}

/** Returns the seats that have answered so far. */
function answered(screen: Game): readonly number[] {
  return screen.book.sessions[0]?.answers().map(({ seat }) => seat) ?? [];
}

describe('what was typed before a question was drawn', () => {
  it.each([
    ['Enter', KEYS.enter],
    ['the space bar', ' '],
    ['a digit', '1'],
    ['Escape', KEYS.escape],
    ['Down and Enter', KEYS.down + KEYS.enter],
  ])('does not answer for the next person: %s', async (_, key) => {
    const screen = hotSeat();
    await screen.sees('Ann, your turn');
    screen.press(`31${key.repeat(30)}`);
    await screen.sees(/Bob, your turn: car B +which gear\?/);
    await screen.quiet();
    expect(new Set(answered(screen))).toEqual(new Set([0]));
    await screen.sees(/▸ \d /);
  });

  it('goes on driving for the person who typed it', async () => {
    const screen = hotSeat();
    await screen.sees('Ann, your turn');
    screen.press(`3${KEYS.down}${KEYS.enter}`);
    await screen.sees('Bob, your turn');
    expect(answered(screen).every(seat => seat === 0)).toBe(true);
  });

  it.each([true, false])(
    'does not answer when CPU cars have played, animation %s',
    async animation => {
      const screen = race(80, 24, { cars: 4, settings: { animation, pace: 'slow' } });
      await screen.sees(QUESTION);
      const own = () => answered(screen).filter(seat => seat === 0).length;
      const before = own();
      screen.press(`1${KEYS.enter.repeat(200)}`);
      await screen.sees(/which gear\?/);
      await screen.quiet();
      const inOnePlay = own() - before;
      expect(inOnePlay).toBeLessThanOrEqual(2);
      expect(screen.text()).toMatch(/which gear\?/);
    },
  );

  it('does not answer the first question of a race', async () => {
    const screen = race(80, 24, { cars: 1, services: { typingClock: () => 0 } });
    screen.press(KEYS.enter.repeat(5));
    await screen.sees(QUESTION);
    await screen.quiet();
    expect(answered(screen)).toEqual([]);
  });

  it('does not begin another race at the end of one', async () => {
    const last = BOARD.spaces.findLast(({ lane, kind }) => lane === 0 && kind === 'track');
    const from = situation({
      board: BOARD,
      toPlay: [0],
      dice: [4],
      cars: [{ space: last?.id ?? '', laps: 3 }],
    });
    const screen = raceFrom(80, 24, from, ['Ann']);
    await screen.sees('which gear?');
    screen.press(`3${KEYS.enter.repeat(30)}`);
    await screen.sees('The race is over.');
  });

  it('does not start the clock of the next driver', async () => {
    const screen = trials(80, 24, { humans: ['Ann', 'Bob'] });
    await screen.sees('Drive the lap');
    screen.press('1');
    await screen.sees('which tires?');
    screen.press(`1${KEYS.enter.repeat(200)}`);
    await screen.sees(/Over the line!|Session over/);
    await screen.quiet();
    expect(screen.weekend.qualifying().trials).toHaveLength(1);
    screen.press(KEYS.enter.repeat(20));
    await screen.sees('Bob');
    await screen.quiet();
    expect(screen.weekend.qualifying().underWay).toBeUndefined();
    await screen.sees('Drive the lap');
  });
});

/** Milliseconds that keyboards wait before a held key repeats, and between two repeats at 30 Hz. */
const PAUSES = [200, 300, 500, 660, 1000];
const REPEAT = 33;

describe.each(PAUSES)('Enter held down, with a pause of %i ms before it repeats', wait => {
  it('answers for nobody but who pressed it', async () => {
    let now = 1_000;
    const screen = hotSeat(() => now);
    await screen.sees('Ann, your turn');
    now += 250;
    screen.press('3');
    await screen.sees('where to?');
    now += 2_000;
    screen.press(KEYS.enter);
    await screen.sees('Bob, your turn');
    now += wait;
    for (let repeat = 0; repeat < 60; repeat++) {
      screen.press(KEYS.enter);
      now += REPEAT;
      if (repeat % 10 === 0) await screen.quiet();
    }
    await screen.quiet();
    expect(new Set(answered(screen))).toEqual(new Set([0]));
    // Let go of, it answers again.
    now += 1_200;
    screen.press(KEYS.enter);
    await screen.sees('where to?');
  });
});

describe('the question of another person', () => {
  it('takes Enter of somebody who presses it at intervals, the second time at the latest', async () => {
    let now = 1_000;
    const screen = hotSeat(() => now);
    await screen.sees('Ann, your turn');
    now += 250;
    screen.press('3');
    await screen.sees('where to?');
    now += 2_000;
    screen.press(KEYS.enter);
    await screen.sees('Bob, your turn');
    now += 700;
    screen.press(KEYS.enter);
    await screen.quiet();
    expect(new Set(answered(screen))).toEqual(new Set([0]));
    now += 700;
    screen.press(KEYS.enter);
    await screen.sees('where to?');
    expect(new Set(answered(screen))).toEqual(new Set([0, 1]));
  });

  it('takes an answer once the keyboard has been still for a quarter of a second', async () => {
    let now = 1_000;
    const screen = hotSeat(() => now);
    await screen.sees('Ann, your turn');
    now += 250;
    screen.press('31');
    await screen.sees('Bob, your turn');
    for (const wait of [0, 100, 240, 249]) {
      now += wait;
      screen.press(`${KEYS.enter} 3`);
      await screen.quiet();
    }
    expect(answered(screen).includes(1)).toBe(false);
    // Keys that answer nothing work as always.
    screen.press('m');
    await screen.loses('which gear?');
    screen.press('m');
    await screen.sees('Bob, your turn');
    now += 250;
    screen.press('3');
    await screen.sees('where to?');
    screen.press(KEYS.enter);
    await screen.sees('Cleo, your turn');
  });

  it('is not held up by what was open over it', async () => {
    let now = 1_000;
    const screen = hotSeat(() => now);
    await screen.sees('Ann, your turn');
    now += 250;
    screen.press(`?${KEYS.escape}3`);
    await screen.sees('where to?');
  });
});
