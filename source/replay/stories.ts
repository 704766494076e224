// The sentences that tell what happens in a race, by game.
import type { Board } from '../circuit/board.ts';
import type { FormulaBoard } from '../circuit/formula-board.ts';
import { gameTable } from '../rules/kit/game-table.ts';
import type { RaceEvent } from '../rules/kit/types.ts';
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

/** The stories of all games, by family. */
export const stories = gameTable<Story>({
  'formula-de': {
    sentence: (event, names, board: FormulaBoard, language, bookId) =>
      FORMULA_DE[language](event, names, board, bookId),
  },
  'championship-formula': { sentence: () => undefined },
});
