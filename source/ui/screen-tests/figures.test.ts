// The table before a roll: what a stranger sees of it, the flag, and the key for the other figures.
import { describe, expect, it } from 'vitest';
import { type CarSpec, race as situation } from '../../testing/formula-de/builders.ts';
import { boardOf, type Game, KEYS, raceFrom } from '../../testing/terminal/screen-game.ts';
import type { Settings } from '../services.ts';

const BOARD = boardOf('otterbrook');

async function asked(car: CarSpec, settings: Partial<Settings> = {}): Promise<Game> {
  const from = situation({ board: BOARD, cars: [car], toPlay: [0], dice: [4] });
  const screen = raceFrom(80, 24, from, ['Ann'], { settings });
  await screen.sees('which gear?');
  return screen;
}

describe('the table of gears', () => {
  it('has what decides at first; a key adds the rest, and is remembered', async () => {
    const screen = await asked({ space: 'M10', gear: 3 });
    await screen.sees(/gear +move +corner +shift +worst case +\[v\] all figures/);
    screen.press('v');
    await screen.sees(/gear +move +corner +clean +over +tires +shift +worst case/);
    expect(screen.book.kept).toEqual([{ allFigures: true }]);
    screen.press('v');
    await screen.loses(/clean +over/);
    expect(screen.book.kept.at(-1)).toEqual({ allFigures: false });
  });

  it('has every figure where the options say so', async () => {
    const screen = await asked({ space: 'M10', gear: 3 }, { allFigures: true });
    await screen.sees(/clean +over +tires/);
    screen.press('o');
    await screen.sees(/Table of gears +.*every figure/);
    screen.press(KEYS.escape);
    await screen.sees('which gear?');
  });

  it('tells of a spin apart from the end of the race', async () => {
    const corner = BOARD.corners[0];
    const before = BOARD.spaces.find(
      ({ lane, tick }) => lane === 0 && tick >= (corner?.fromTick ?? 0) - 8,
    );
    const points = { tires: 2, brakes: 0 };
    const screen = await asked({ space: before?.id ?? '', gear: 4, points });
    await screen.sees(/OUT \d+% spin \d+%/);
  });

  it('has a column for the flag once a gear can cross the line, and names the place', async () => {
    const last = BOARD.spaces.findLast(({ kind, tick }) => {
      return kind === 'track' && tick <= BOARD.ticks - 16;
    });
    const screen = await asked({ space: last?.id ?? '', gear: 4, laps: 3 });
    await screen.sees(/gear +move +flag +shift/);
    await screen.sees('1st if you cross the line now');
    // Nothing behind the flag matters any more.
    expect(screen.text()).not.toContain(BOARD.corners[0]?.name);
  });
});
