// The sentences that tell what happens in a race, by game.
import type { Board } from '../circuit/board.ts';
import type { FormulaBoard } from '../circuit/formula-board.ts';
import type { RowBoard } from '../circuit/rows/row-board.ts';
import { wordsBookId } from '../rules/books.ts';
import type { ChampionshipChoice } from '../rules/championship-formula/choices.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import { gameTable } from '../rules/kit/game-table.ts';
import type { Choice, RaceEvent } from '../rules/kit/types.ts';
import { EN_SHEET_WORDS } from './championship-formula/en-sheet-words.ts';
import { sentence as rowSentence } from './championship-formula/en-story.ts';
import { FR_SHEET_WORDS } from './championship-formula/fr-sheet-words.ts';
import { sentenceInFrench as rowSentenceInFrench } from './championship-formula/fr-story.ts';
import { championshipChoiceText, formulaDeChoiceText } from './choice-texts.ts';
import { sheetWords } from './formula-de/en-sheet-words.ts';
import { sentence } from './formula-de/en-story.ts';
import { sheetWordsInFrench } from './formula-de/fr-sheet-words.ts';
import { sentenceInFrench } from './formula-de/fr-story.ts';
import type { Language } from './language.ts';
import type { SheetWords } from './sheet-words.ts';
import { takenBackSentence } from './taken-back.ts';

/**
 * The events, choices and figures of a game in words. Declared as methods, so that a table can hold games with boards of their own.
 */
export interface Story {
  /**
   * Returns an event as one sentence, undefined for an event that the events around it already report. `names` are by seat,
   * fit for a terminal; `bookId` is the book of the race, where the words may be its own.
   */
  sentence(
    event: RaceEvent,
    names: readonly string[],
    board: Board,
    language: Language,
    bookId?: string,
  ): string | undefined;
  /**
   * Returns a choice in a few words, without its price.
   * @param bookId the book of the race, where the words may be its own
   */
  choiceText(choice: Choice, language: Language, bookId?: string): string;
  /**
   * Returns the words for the figures of a race.
   * @param bookId the book of the race, where the words may be its own
   */
  sheetWords(language: Language, bookId?: string): SheetWords;
}

const FORMULA_DE: Readonly<Record<Language, typeof sentence>> = {
  en: sentence,
  fr: sentenceInFrench,
};

const CHAMPIONSHIP_FORMULA: Readonly<Record<Language, typeof rowSentence>> = {
  en: rowSentence,
  fr: rowSentenceInFrench,
};

const FORMULA_DE_SHEETS: Readonly<Record<Language, typeof sheetWords>> = {
  en: sheetWords,
  fr: sheetWordsInFrench,
};

const CHAMPIONSHIP_SHEETS: Readonly<Record<Language, SheetWords>> = {
  en: EN_SHEET_WORDS,
  fr: FR_SHEET_WORDS,
};

export const stories = gameTable<Story>({
  'formula-de': {
    sentence: (event, names, board: FormulaBoard, language, bookId = '') =>
      takenBackSentence(event, names, language) ??
      FORMULA_DE[language](event, names, board, wordsBookId(bookId)),
    choiceText: (choice: FormulaDeChoice, language, bookId = '') =>
      formulaDeChoiceText(choice, language, wordsBookId(bookId)),
    sheetWords: (language, bookId = '') => FORMULA_DE_SHEETS[language](wordsBookId(bookId)),
  },
  'championship-formula': {
    sentence: (event, names, board: RowBoard, language) =>
      takenBackSentence(event, names, language) ??
      CHAMPIONSHIP_FORMULA[language](event, names, board),
    choiceText: (choice: ChampionshipChoice, language) => championshipChoiceText(choice, language),
    sheetWords: language => CHAMPIONSHIP_SHEETS[language],
  },
});
