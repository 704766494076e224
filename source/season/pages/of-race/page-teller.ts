// What the pages about a race need to be put into words.
import { handOverTold } from '../../../replay/hand-over.ts';
import type { Language } from '../../../replay/language.ts';
import type { SheetWords } from '../../../replay/sheet-words.ts';
import { stories } from '../../../replay/stories.ts';
import { scorers } from '../../../replay/tally/scorers.ts';
import type { Choice, RuleBook, Seat } from '../../../rules/kit/types.ts';
import type { RaceSheet } from '../../sheet/race-sheet.ts';
import type { Account } from '../../story/accounts.ts';
import { dramaOf } from '../../story/drama.ts';
import { memoriesOf } from '../../story/memories.ts';
import { ownTalesOf } from '../../story/own-tales.ts';
import { memoryText, ownTaleText, storyWords, taleText } from '../../story/story-words.ts';
import { TALES_MOST, talesOf } from '../../story/tales.ts';
import type { OwnTeller } from '../../story/telling.ts';
import { type PageWords, pageWords } from './page-words.ts';

/** Signs that differ between terminals. */
export interface Marks {
  readonly up: string;
  readonly down: string;
  /** Joins the letters of a car in a chart, and ends one that drops out. */
  readonly dot: string;
  readonly out: string;
}

export const PLAIN_MARKS: Marks = { up: '+', down: '-', dot: '.', out: 'x' };

export interface PageTeller extends OwnTeller {
  readonly language: Language;
  readonly page: PageWords;
  readonly words: SheetWords;
  readonly letter: (seat: Seat) => string;
  readonly marks: Marks;
  /** See `Scorer`. */
  readonly notable: Readonly<Record<string, number>>;
  readonly shown: readonly string[];
  /** Returns level and style of a driver; absent where they are not shown. */
  readonly style?: (seat: Seat) => string;
  readonly level: (level: string) => string;
}

/** What `pageTeller` needs; names and letters are by seat. */
export interface TellerGround {
  readonly book: RuleBook;
  readonly language: Language;
  readonly names: readonly string[];
  readonly letters: readonly string[];
  readonly marks: Marks;
  readonly style?: (seat: Seat) => string;
  /** Returns what a choice is called; without it choices go by their kinds. */
  readonly choice?: (choice: Choice) => string;
  /** Returns what a level of CPU drivers is called; as it is written in files where absent. */
  readonly level?: (level: string) => string;
}

export function pageTeller(ground: TellerGround): PageTeller {
  const { book, language, names, letters, marks, style, level = one => one } = ground;
  const { choice = ({ kind }: Choice) => kind } = ground;
  return {
    language,
    page: pageWords(language),
    words: stories.of(book).sheetWords(language, book.id),
    name: seat => names[seat] ?? letters[seat] ?? String(seat + 1),
    choice,
    letter: seat => letters[seat] ?? '?',
    marks,
    notable: scorers.of(book).notable,
    shown: scorers.of(book).shown,
    level,
    ...(style === undefined ? {} : { style }),
  };
}

/**
 * Returns the story of a race: at most twelve sentences, those about the people at the keyboard first, if their accounts are
 * known, and one for each car that changed hands.
 */
export function storyOf(
  sheet: RaceSheet,
  teller: PageTeller,
  accounts: readonly Account[] = [],
): readonly string[] {
  const { language, notable } = teller;
  const own = ownTalesOf(sheet, accounts);
  const room = Math.max(0, TALES_MOST - own.length);
  return [
    ...own.map(tale => ownTaleText(tale, language, teller)),
    ...talesOf(sheet, notable, room).map(tale => taleText(tale, language, teller)),
    ...remarksOf(sheet, teller),
  ];
}

/** Returns what must be known of a race besides: to which question of which race it went back, and which cars changed hands. */
export function remarksOf(
  { handOvers = [], parent }: RaceSheet,
  { language, page, words, letter, level }: PageTeller,
): readonly string[] {
  const named = (number: number) => `${words.round.head} ${number}`;
  const round = (number: number) => page.during(named(number));
  return [
    ...(parent === undefined ? [] : [page.wentBack(parent.name, named(parent.round))]),
    ...handOvers.map(one =>
      handOverTold(one, { letter: letter(one.seat), level }, round, language),
    ),
  ];
}

/** Returns a few words on each car by seat: how it dropped out, or what will be remembered; none for most. */
export function remembered(sheet: RaceSheet, teller: PageTeller): ReadonlyMap<Seat, string> {
  const { language, notable } = teller;
  const memories = memoriesOf(sheet, notable);
  const texts = sheet.lines.map(({ seat, out }): readonly [Seat, string] => {
    if (out !== undefined) return [seat, storyWords(language).out(out, teller)];
    const memory = memories.get(seat);
    return [seat, memory === undefined ? '' : memoryText(memory, language, teller)];
  });
  return new Map(texts.filter(([, text]) => text !== ''));
}

export function dramaText(sheet: RaceSheet, { language, page }: PageTeller): string {
  return page.drama(storyWords(language).dramas[dramaOf(sheet).word]);
}

/** Returns the facts of a race in a few words: laps, rounds, and whether the record is complete. */
export function factsText(
  { laps, rounds, began, isOver, lines }: RaceSheet,
  { page, words }: PageTeller,
): string {
  const out = lines.filter(line => line.status === 'retired').length;
  return [
    page.facts(laps, words.round.told(rounds), out),
    ...(isOver ? [] : [page.soFar(`${words.round.head} ${rounds}`)]),
    ...(began === 0 ? [] : [page.since(`${words.round.head} ${began + 1}`)]),
  ].join(', ');
}
