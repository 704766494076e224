// What choices are called, for whoever reads them without the screen.
import { ATTRIBUTES } from '../rules/championship-formula/car.ts';
import type { ChampionshipChoice } from '../rules/championship-formula/choices.ts';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import type { Category } from '../rules/formula-de/trant/state.ts';
import {
  type ChampionshipChoiceWords,
  nameOfChoice as nameInRows,
} from './championship-formula/choice-names.ts';
import { EN_CHOICE_WORDS as EN_ROW_WORDS } from './championship-formula/en-choice-words.ts';
import { FR_CHOICE_WORDS as FR_ROW_WORDS } from './championship-formula/fr-choice-words.ts';
import {
  type ChoiceWords,
  type ChoiceWordsOfBook,
  nameOfChoice,
} from './formula-de/choice-names.ts';
import { EN_CHOICE_BOOKS, EN_CHOICE_WORDS } from './formula-de/en-choice-words.ts';
import { FR_CHOICE_BOOKS, FR_CHOICE_WORDS } from './formula-de/fr-choice-words.ts';
import type { Language } from './language.ts';

type OwnWords = Readonly<Record<string, ChoiceWordsOfBook>>;

const FORMULA_DE: Readonly<Record<Language, readonly [ChoiceWords, OwnWords]>> = {
  en: [EN_CHOICE_WORDS, EN_CHOICE_BOOKS],
  fr: [FR_CHOICE_WORDS, FR_CHOICE_BOOKS],
};

const CHAMPIONSHIP_FORMULA: Readonly<Record<Language, ChampionshipChoiceWords>> = {
  en: EN_ROW_WORDS,
  fr: FR_ROW_WORDS,
};

/** Returns a choice of Formula Dé in a few words, those of a book where it has its own. */
export function formulaDeChoiceText(
  choice: FormulaDeChoice,
  language: Language,
  bookId: string,
): string {
  const words = wordsOf(language, bookId);
  return nameOfChoice({ choice }, words) || carText(choice, words);
}

/** Returns a choice of Championship Formula Racing in a few words. */
export function championshipChoiceText(choice: ChampionshipChoice, language: Language): string {
  const words = CHAMPIONSHIP_FORMULA[language];
  if (choice.kind !== 'setUpCar') return nameInRows(choice, words);
  const { attributes } = words;
  return ATTRIBUTES.map(one => `${attributes[one]} ${choice.cards[one]}`).join(', ');
}

function wordsOf(language: Language, bookId: string): ChoiceWords {
  const [usual, books] = FORMULA_DE[language];
  const own = books[bookId];
  if (own === undefined) return usual;
  const parts = { ...usual.parts, ...own.parts };
  const tireTypes = { ...usual.tireTypes, ...own.tireTypes } as ChoiceWords['tireTypes'];
  return { ...usual, ...own, parts, tireTypes } as ChoiceWords;
}

// The choices that the screen draws as the page of a car.
function carText(choice: FormulaDeChoice, words: ChoiceWords): string {
  const nameOf = (part: Category | 'pit') =>
    part === 'pit' ? words.pitPart : ({ ...words.parts, ...words.trant.extras }[part] ?? part);
  const listed = (points: Readonly<Record<string, number>>) =>
    Object.entries(points).map(([part, count]) => `${nameOf(part as Category)} ${count}`);
  switch (choice.kind) {
    case 'configureCar':
      return [...listed(choice.points), `${words.pitPart} ${choice.pitPoints}`].join(', ');
    case 'movePoint':
    case 'moveConstructionPoint':
      return `${nameOf(choice.from)} → ${nameOf(choice.to)}`;
    case 'buildCar': {
      const extras = { ...choice.fittings, driver: choice.driver };
      return [...listed(choice.points), ...listed(extras)].join(', ');
    }
    default:
      return '';
  }
}
