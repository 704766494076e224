// The sentences that tell what happens in a race, by game.
import type { Board } from '../circuit/board.ts';
import type { FormulaBoard } from '../circuit/formula-board.ts';
import type { RowBoard } from '../circuit/rows/row-board.ts';
import { gameTable } from '../rules/kit/game-table.ts';
import type { RaceEvent } from '../rules/kit/types.ts';
import { sentence as rowSentence } from './championship-formula/en-story.ts';
import { sentenceInFrench as rowSentenceInFrench } from './championship-formula/fr-story.ts';
import { sentence } from './formula-de/en-story.ts';
import { sentenceInFrench } from './formula-de/fr-story.ts';
import type { Language } from './language.ts';

/** The events of a game as sentences. A method, so that a table can hold games with boards of their own. */
export interface Story {
  /**
   * Returns an event as one sentence, undefined for an event that others beside it tell.
   * @param names by seat, fit for a terminal
   * @param bookId the book of the race, where the words may be its own
   */
  sentence(
    event: RaceEvent,
    names: readonly string[],
    board: Board,
    language: Language,
    bookId?: string,
  ): string | undefined;
}

const FORMULA_DE: Readonly<Record<Language, typeof sentence>> = {
  en: sentence,
  fr: sentenceInFrench,
};

const CHAMPIONSHIP_FORMULA: Readonly<Record<Language, typeof rowSentence>> = {
  en: rowSentence,
  fr: rowSentenceInFrench,
};

/** The stories of all games, by family. */
export const stories = gameTable<Story>({
  'formula-de': {
    sentence: (event, names, board: FormulaBoard, language, bookId) =>
      FORMULA_DE[language](event, names, board, bookId),
  },
  'championship-formula': {
    sentence: (event, names, board: RowBoard, language) =>
      CHAMPIONSHIP_FORMULA[language](event, names, board),
  },
});
