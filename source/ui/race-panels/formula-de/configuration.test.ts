import { describe, expect, it } from 'vitest';
import { anyBook, firstBook } from '../../../rules/books.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import { boardOf } from '../../../testing/terminal/screen-game.ts';
import { typed } from '../../input/key.ts';
import type { RaceTable } from '../../messages.ts';
import type { Course, Stage } from '../../screens/race/course.ts';
import { openRace } from '../../screens/race/play.ts';
import { pickItem, raceKey } from '../../screens/race/race-update.ts';
import { DEFAULT_SETTINGS } from '../../services.ts';
import { EN } from '../../words/en/words.ts';
import { panelsOf } from '../panels-by-game.ts';

const BOARD = boardOf('otterbrook');
const BOOK = anyBook(firstBook);
const STAGE: Stage = {
  settings: { ...DEFAULT_SETTINGS, animation: false },
  size: { columns: 80, rows: 24 },
  words: EN,
};
const MOVES_MAX = 60;

/** Returns a race before which cars are configured, at the question about the first one. */
function preparation() {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }];
  const setup = { book: BOOK.id, track: BOARD.id, seed: 1, laps: 1, seats, options: {} };
  const chosen = { ...setup, options: { preparation: 'chosen' } };
  let { race } = BOOK.start(chosen, BOARD);
  const asked = () => {
    const [decision] = BOOK.decisions(race, BOARD);
    if (decision === undefined) throw new Error('nothing is asked');
    return decision as Decision<FormulaDeChoice>;
  };
  const answer = (choice: FormulaDeChoice) => {
    race = BOOK.apply(race, asked().seat, choice, BOARD).race;
  };
  for (let [first] = asked().choices; first?.kind === 'choosePitBox'; [first] = asked().choices) {
    answer(first);
  }
  const letters = ['A', 'B'];
  const drivers = seats.map(({ name }) => {
    return { name, kind: 'human', level: '', character: '' } as const;
  });
  const table: RaceTable = { book: BOOK, board: BOARD, setup: chosen, drivers, letters, file: '' };
  return { table, asked, answer, race: () => race as FormulaDeRace };
}

/** Returns what the key that loads a ready-made car asks for. */
function loading(
  { table, asked, race }: ReturnType<typeof preparation>,
  index: number,
): Course['effects'] {
  const next = { kind: 'ask', decision: asked(), advice: [] } as const;
  const opened = openRace(table, { race: race(), next, notice: '' }, [], STAGE);
  const model = { ...opened.race, at: String(index) };
  return panelsOf(model).key?.(model, typed('+'), STAGE)?.effects ?? [];
}

describe('a ready-made car that is loaded', () => {
  it('comes point by point until it stands as wanted', () => {
    for (const [index, wanted] of preparation().asked().choices.entries()) {
      if (wanted.kind !== 'configureCar') continue;
      const now = preparation();
      for (const effect of loading(now, index)) {
        if (effect.kind === 'answer') now.answer(effect.choice as FormulaDeChoice);
      }
      const [car] = now.race().cars;
      expect(car?.points).toEqual(wanted.points);
    }
  });

  it('stops where no more points may be moved', () => {
    const now = preparation();
    for (let moved = 0; moved < MOVES_MAX - 1; moved++) {
      const [from, to] =
        moved % 2 === 0 ? (['body', 'brakes'] as const) : (['brakes', 'body'] as const);
      now.answer({ kind: 'movePoint', from, to });
    }
    const longest = now
      .asked()
      .choices.map((choice, at) => (choice.kind === 'configureCar' ? loading(now, at).length : 0));
    expect(Math.max(...longest)).toBe(1);
  });
});

it('the key of a ready-made car marks it, and only Enter races with it', () => {
  const { table, asked, race } = preparation();
  const next = { kind: 'ask', decision: asked(), advice: [] } as const;
  const opened = openRace(table, { race: race(), next, notice: '' }, [], STAGE).race;
  const items = panelsOf(opened).items(opened, EN.race);
  const third = items[2];
  const pressed = raceKey(opened, typed('3'), STAGE);
  expect(pressed.effects).toEqual([]);
  expect(pressed.race).toMatchObject({ at: third?.value, prompt: { kind: 'ask' } });
  const { effects } = pickItem(pressed.race, pressed.race.at, STAGE);
  expect(effects).toEqual([{ kind: 'answer', seat: 0, choice: third?.choice }]);
});
