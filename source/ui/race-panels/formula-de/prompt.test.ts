import { describe, expect, it } from 'vitest';
import { play, question, race as situation } from '../../../testing/formula-de/builders.ts';
import { boardOf, type Game, KEYS, race, raceFrom } from '../../../testing/terminal/screen-game.ts';
import { typed } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { EN } from '../../words/en/words.ts';
import type { Cut } from '../braking.ts';
import type { FormulaTable } from './formula-de-model.ts';
import { endsRace, type Item, itemsOf } from './prompt.ts';

const BOARD = boardOf('otterbrook');

/** Returns the targets of a car in 5th gear so many spaces before a corner, after a roll. */
function targets(before: number, face: number, cut: Cut, tires: number): readonly Item[] {
  const space = BOARD.spaces.find(
    ({ lane, toCorner, corner }) => lane === 1 && corner < 0 && toCorner === before,
  );
  const now = play(
    situation({
      board: BOARD,
      toPlay: [0],
      dice: [face],
      cars: [{ space: space?.id ?? '', gear: 5, points: { tires } }],
    }),
    { kind: 'chooseGear', gear: 5 },
  );
  const { book, race } = now;
  const setup = { book: book.id, track: BOARD.id, seed: 1, laps: 3, seats: [], options: {} };
  const table: FormulaTable = { book, board: BOARD, setup, drivers: [], letters: ['A'], file: '' };
  return itemsOf(table, race, question(now), {}, cut, EN.race);
}

const LISTS = [1, 3, 5, 7].flatMap(before =>
  [11, 15, 19].flatMap(face =>
    (['all', 0, 1] as const).flatMap(cut =>
      [0, 2, 6].map(tires => targets(before, face, cut, tires)),
    ),
  ),
);

describe('the list of targets', () => {
  it('has what keeps the car in the race above what ends it', () => {
    const mixed = LISTS.filter(list => new Set(list.map(endsRace)).size === 2);
    expect(mixed.length).toBeGreaterThan(5);
    for (const list of mixed) {
      const out = list.map(endsRace);
      expect(out.lastIndexOf(false)).toBeLessThan(out.indexOf(true));
    }
  });

  it('has a key for each line that means nothing else', () => {
    expect(Math.max(...LISTS.map(list => list.length))).toBeGreaterThan(12);
    for (const list of LISTS) {
      const keys = list.map(({ key }) => key);
      expect(new Set(keys).size).toBe(list.length);
      for (const key of keys) expect(commandOf('race', typed(key))).toMatch(/^pick/);
    }
  });
});

describe('a line beyond the ninth', () => {
  /** Returns the answers given so far. */
  const answers = (screen: Game) => screen.book.sessions[0]?.answers() ?? [];

  it.each([
    [80, 24],
    [60, 20],
    [160, 50],
  ])(
    'is picked by its key, which stands on the road and in the foot line, at %ix%i',
    async (columns, rows) => {
      const from = situation({
        board: BOARD,
        toPlay: [0],
        dice: [19],
        cars: [{ space: 'L14', gear: 5 }],
      });
      const screen = raceFrom(columns, rows, from, ['Ann']);
      await screen.sees('which gear?');
      screen.press('5');
      await screen.sees('where to?');
      await screen.sees(/^ \[1-9 0 c-e\] choose/m);
      await screen.sees(/^(│ )?[LMR] .*0/m);
      screen.press('0');
      await screen.loses('where to?');
      expect(answers(screen)).toHaveLength(2);
    },
  );

  it('of the pits is the tenth', async () => {
    const screen = race(80, 24, { cars: 1, preparation: 'chosen' });
    await screen.sees('which pit?');
    screen.press('0');
    await screen.loses('which pit?');
    expect(answers(screen)[0]?.choice).toMatchObject({ kind: 'choosePitBox', box: 9 });
  });

  it('is never the mark of a car that has moved away', async () => {
    const screen = race(80, 24, { cars: 1 });
    await screen.sees('where to?');
    screen.press('ABZ');
    screen.press(KEYS.enter);
    await screen.sees('which gear?');
    expect(answers(screen)).toHaveLength(1);
  });
});
