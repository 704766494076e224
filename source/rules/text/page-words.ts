// The words of a page around the sentences of a book, in the languages in which books are written.

interface PageWords {
  readonly example: string;
  readonly advice: string;
  /** What stands behind a statement that has another number in the edition of 2005. */
  readonly in2005: (number: string) => string;
  readonly plays: string;
  readonly needs: string;
  readonly changes: string;
  readonly rulings: string;
  readonly differences: string;
}

const EN: PageWords = {
  example: 'Example: ',
  advice: 'Advice: ',
  in2005: number => ` (In the 2005 booklet: ${number}.)`,
  plays: 'Plays',
  needs: 'Needs',
  changes: 'Changes',
  rulings: 'House rulings',
  differences: 'Where the editions differ',
};

const FR: PageWords = {
  example: 'Exemple : ',
  advice: 'Conseil : ',
  in2005: number => ` (Dans le livret de 2005 : ${number}.)`,
  plays: 'Joue',
  needs: 'Demande',
  changes: 'Change',
  rulings: 'Décisions de la maison',
  differences: 'Où les éditions diffèrent',
};

/** A language in which a book may be written, by its code in ISO 639-1. */
export type TextLanguage = 'en' | 'fr';

export const PAGE_WORDS: Readonly<Record<TextLanguage, PageWords>> = { en: EN, fr: FR };
