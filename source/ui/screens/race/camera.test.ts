import { describe, expect, it } from 'vitest';
import { anyBook, firstBook } from '../../../rules/books.ts';
import { race as situation } from '../../../testing/formula-de/builders.ts';
import { boardOf, race, raceFrom } from '../../../testing/terminal/screen-game.ts';
import { typed } from '../../input/key.ts';
import type { Moment, RaceTable } from '../../messages.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import { DEFAULT_SETTINGS } from '../../services.ts';
import { EN } from '../../words/en/words.ts';
import { inWindow } from './camera.ts';
import type { Stage } from './course.ts';
import { openRace, showTurn } from './play.ts';
import type { RaceModel } from './race-model.ts';
import { raceKey } from './race-update.ts';

const BOARD = boardOf('otterbrook');
const SIZE = { columns: 80, rows: 24 };
const STAGE: Stage = {
  settings: { ...DEFAULT_SETTINGS, animation: false },
  size: SIZE,
  words: EN,
};

/**
 * Returns a race of two CPU drivers after so many answers, each the first of its list, with keys pressed before the
 * last of them.
 */
function watched(answers: number, keys: string): RaceModel {
  const book = anyBook(firstBook);
  const drivers = ['Ada', 'Bob'].map(name => ({
    name,
    kind: 'cpu' as const,
    level: 'club',
    character: '',
  }));
  const setup = {
    book: book.id,
    track: BOARD.id,
    seed: 1,
    laps: 3,
    seats: drivers.map(({ name }) => ({ name })),
    options: {},
  };
  let { race } = book.start(setup, BOARD);
  const table: RaceTable = { book, board: BOARD, setup, drivers, letters: ['A', 'B'], file: '' };
  const momentOf = (): Moment => {
    const seat = book.decisions(race, BOARD)[0]?.seat ?? 0;
    return { race, next: { kind: 'cpu', seat }, notice: '' };
  };
  let { race: model } = openRace(table, momentOf(), [], STAGE);
  for (let turn = 0; turn < answers; turn++) {
    const [asked] = book.decisions(race, BOARD);
    const [choice] = asked?.choices ?? [];
    if (asked === undefined || choice === undefined) throw new Error('nothing is asked');
    if (turn === answers - 1) {
      for (const key of keys) model = raceKey(model, typed(key), STAGE).race;
    }
    const after = book.apply(race, asked.seat, choice, BOARD);
    race = after.race;
    ({ race: model } = showTurn(model, asked.seat, after.events, momentOf(), STAGE));
  }
  return model;
}

/** Reports whether the strip shows the car that moved last. */
function showsMover(model: RaceModel): boolean {
  const { centre, scroll, mover, shown, table } = model;
  const car = panelsOf(model).whereIs(table, shown, mover);
  return inWindow(BOARD, SIZE, centre + scroll, [car?.space ?? '']);
}

describe('the strip of a race that is watched without pictures', () => {
  it.each([1, 40, 90])('shows the car that has moved, after %i answers', answers => {
    expect(showsMover(watched(answers, ''))).toBe(true);
  });

  it.each(['>>>>>', '<<<<<<<'])('comes back after %s', keys => {
    expect(showsMover(watched(12, keys))).toBe(true);
  });
});

describe('f', () => {
  it('brings the strip back and goes on following; pressed again it stops', () => {
    const away = watched(4, '');
    const { race: back } = raceKey({ ...away, scroll: 40 }, typed('f'), STAGE);
    expect(back).toMatchObject({ scroll: 0, follow: true });
    expect(raceKey(back, typed('f'), STAGE).race.follow).toBe(false);
  });

  it.each([60, 80, 160])(
    'is named in the foot line while the strip is away, at %i columns',
    async columns => {
      const screen = race(columns, columns === 160 ? 50 : 24, { cars: 3 });
      await screen.sees('where to?');
      screen.press('>');
      await screen.sees('[f] back to the car');
      screen.press('f');
      await screen.loses('[f] back to the car');
    },
  );
});

it('the next question shows the car that is asked, wherever somebody has looked', async () => {
  const from = situation({
    board: BOARD,
    toPlay: [0, 1],
    dice: [2, 2],
    cars: [{ space: 'M30' }, { space: 'M5' }],
  });
  const screen = raceFrom(80, 24, from, ['Ann', 'Bob']);
  await screen.sees('Ann, your turn');
  screen.press('>>>>>>1');
  await screen.sees('where to?');
  await screen.sees(/^[LMR] .*\[A\]/m);
  screen.press('\t1');
  await screen.sees('Bob, your turn');
  await screen.sees(/^[LMR] .*\[B\]/m);
});
