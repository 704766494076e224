// Walks races of every book and looks at each question on the screen, in turn at every size and in both languages: no line of
// a list is cut, and the engineer is heard to the end.
import { describe, expect, it } from 'vitest';
import type { Board } from '../../circuit/board.ts';
import { frameOf } from '../../testing/terminal/race-frame.ts';
import { volume } from '../../testing/volume.ts';
import { SCREEN_BOOKS, type Walked, walkedRace } from '../../testing/walked-race.ts';
import { adviceFor } from '../advice.ts';
import type { RaceModel } from '../screens/race/race-model.ts';
import { EN } from '../words/en/words.ts';
import { FR } from '../words/fr/words.ts';
import { panelsOf } from './panels-by-game.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [100, 30],
  [160, 50],
] as const;
const LANGUAGES = ['en', 'fr'] as const;
const WORDS = { en: EN, fr: FR };
/** Twice every mix of size, language and figures, and more. */
const ANSWERS = volume(60, 120);
/** Advice takes long, so the engineer is called at every so many questions. */
const CALLED_EVERY = 8;

/** Columns of the list where a table stands beside it. */
const LIST_COLUMNS = 56;
const LINE = /(?:^|│)[▸ ] [0-9a-zA-Z]\*? +\S.*…/;

function seenAt({ model, book, board, race, decision }: Walked, at: number): RaceModel {
  if (at % CALLED_EVERY !== 0 || model.prompt?.kind !== 'ask') return model;
  const advice = adviceFor(book, race, decision, board as Board);
  const engineer = { manner: 'onCall' as const, called: true };
  return { ...model, engineer, prompt: { ...model.prompt, advice } };
}

/** Returns the lines and sentences that are cut on the screen of a question. */
function cutAt(model: RaceModel, at: number): readonly string[] {
  const [columns, rows] = SIZES[at % SIZES.length] ?? SIZES[0];
  const language = LANGUAGES[(at >> 2) % 2] ?? 'en';
  const size = { columns, rows };
  const frame = frameOf({ ...model, allFigures: at % 3 === 0 }, { size, language });
  const where = `${columns}x${rows} ${language}`;
  const list = frame
    .split('\n')
    .map(line => (columns === 100 ? line.slice(0, LIST_COLUMNS) : line));
  const cut = list.filter(line => LINE.test(line));
  const said = panelsOf(model).engineer(model, 200, WORDS[language]).flat();
  const last = said.at(-1)?.text.trim().split(' ').at(-1) ?? '';
  if (!frame.includes(last)) cut.push(said.map(({ text }) => text).join(''));
  return cut.map(line => `${where}: ${line}`);
}

describe.each(SCREEN_BOOKS)('$id', book => {
  it('cuts no line of a list and no reason of the engineer', () => {
    const cut: string[] = [];
    let at = 0;
    for (const walked of walkedRace(book, 7, ANSWERS)) {
      cut.push(...cutAt(seenAt(walked, at), at));
      at += 1;
    }
    expect(cut).toEqual([]);
  });
});
