// Races by the BGA books on the screen: they have the words of their book, and tell of nothing that it lacks.
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../check/contract/games.ts';
import { gameOf, setupOf } from '../../../check/contract/games.ts';
import { seeking } from '../../../check/contract/random-drivers.ts';
import { fromGrid, randomStateOf, turnsOf } from '../../../check/contract/turns.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { helpDrawn } from '../../../replay/rule-words.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { trials } from '../../../testing/terminal/screen-game.ts';
import type { Row } from '../../rows.ts';
import { askWordsOf } from '../../screens/race/items.ts';
import { UNICODE } from '../../theme/glyphs.ts';
import { wordsBy } from '../../words/book-words.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { Words } from '../../words/words.ts';
import { formulaDePanels } from './formula-de-panels.ts';
import { lineOf } from './log.ts';

const LAPS = 2;
const CARS = 4;

/** Returns everything that the panels show of the race at one moment and of what has led there. */
function toldOf(game: Game, race: FormulaDeRace, words: Words): readonly string[] {
  const board = game.board as FormulaBoard;
  const model = raceModel({ book: game.book as FormulaDeBook, board, race, advised: true }, words);
  const items = formulaDePanels.items(model, words.race);
  const rows: readonly Row[] = [
    formulaDePanels.titleRow(model, 200, words),
    formulaDePanels.orderRow(model, 200, words),
    ...([1, 2, 3] as const).flatMap(rows =>
      [80, 200].flatMap(columns =>
        formulaDePanels.dashboard(model, { columns, rows, glyphs: UNICODE }, words),
      ),
    ),
    formulaDePanels.question(model, words),
    ...formulaDePanels.listHeading(model, words, 200),
    ...formulaDePanels.lines(model, items, 120, words).map(({ row }) => row),
    ...formulaDePanels.lines(model, items, 40, words).map(({ row }) => row),
    ...formulaDePanels.underList(model, 120, words),
    ...formulaDePanels.raceTable(model, 160, words),
  ];
  const asked =
    model.prompt?.kind === 'ask' ? askWordsOf(model.prompt.decision, words.race) : undefined;
  return [
    ...rows.map(row => row.map(({ text }) => text).join('')),
    ...(asked === undefined ? [] : [asked.question, ...asked.help.map(helpDrawn)]),
  ];
}

/** Returns everything that the screen tells in some races by a book. */
function toldIn(bookId: string, words: Words, options: object = {}): string {
  const told = new Set<string>();
  for (const [seed, track] of [
    [3, 'tiny-corners'],
    [8, 'tiny-oval'],
  ] as const) {
    const game = gameOf(bookId, track);
    const opening = fromGrid(game.book, game.board, setupOf(game, seed, CARS, LAPS, options));
    const turns = turnsOf(
      game.book,
      game.board,
      opening,
      seeking(seed, game.book),
      randomStateOf(seed),
    );
    for (const { race, events } of turns) {
      if (game.book.decisions(race, game.board).length === 0) continue;
      const now = race as FormulaDeRace;
      for (const line of toldOf(game, now, words)) told.add(line);
      const { table } = raceModel(
        { book: game.book as FormulaDeBook, board: game.board as FormulaBoard, race: now },
        words,
      );
      for (const event of events)
        told.add(
          lineOf({ ...table, setup: { ...table.setup, book: bookId } }, event, words.race)?.text ??
            '',
        );
    }
  }
  const { guide, styles, grid, race, title } = words;
  const around = [...title.about, ...guide.glossary.flat(), ...grid.help, ...race.trials.help];
  const drivers = Object.values(styles).flatMap(({ name, note }) => [name, note]);
  return [...told, ...around, ...drivers].join('\n');
}

describe.each([
  [
    'English',
    EN,
    /\btires?\b|slipstream\b|brake point|\bgas\b|debris|handling|\bspun\b|\bhard\b/i,
    /wear/,
  ],
  ['French', FR, /pneu|essence|débris|tenue|en travers|\bdurs\b/i, /usure/],
] as const)('the basic game in %s', (_language, language, strange, own) => {
  const words = wordsBy(language, 'bga-basic');
  const told = toldIn('bga-basic', words);

  test('tells of points of wear (BGA-B-40) and of no part that only other games have', () => {
    expect(told).toMatch(own);
    expect(told.split('\n').filter(line => strange.test(line))).toEqual([]);
  });

  test('tells of no sky', () => {
    expect(told).not.toContain(`${words.race.sky['sun']},`);
  });
});

describe.each([
  ['English', EN, /\bgas\b/i, /gearbox|gbx/],
  ['French', FR, /\bessence|\bess\b/i, /boîte|boî/],
] as const)('the advanced game in %s', (_language, language, strange, own) => {
  const words = wordsBy(language, 'bga-advanced');

  test('has a gearbox (BGA-A-22) where other books have gas', () => {
    const told = toldIn('bga-advanced', words);
    expect(told).toMatch(own);
    expect(told.split('\n').filter(line => strange.test(line))).toEqual([]);
  });

  test('tells of the sky with its option alone, and of types of tires with theirs (BGA-O-1)', () => {
    const sky = `${words.race.sky['sun']}, `;
    expect(toldIn('bga-advanced', words, { weather: 'sun' })).not.toContain(sky);
    expect(toldIn('bga-advanced', words, { weather: 'changeable' })).toContain(
      words.race.sky['changeable'],
    );
  });
});

test('a timed lap of the basic game tells of no sky and no tires', async () => {
  const lap = trials(80, 24, { rules: 'bga-basic', races: false });
  await lap.sees('Drive the lap');
  expect(lap.text()).not.toMatch(/tires|sun|track/);
  lap.press('1');
  await lap.sees('where to?');
  expect(lap.text()).not.toMatch(/tires|sun|\bdry\b/);
});

test('a book without words of its own has those of the language', () => {
  expect(wordsBy(EN, 'masters-2005')).toBe(EN);
  expect(wordsBy(EN, 'bga-basic')).toBe(wordsBy(EN, 'bga-basic'));
  expect(wordsBy(EN, 'bga-basic').race.rolled).toBe(EN.race.rolled);
});
