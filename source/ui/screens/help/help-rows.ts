// The help: what the decision or screen at hand is about, then the key sheet, made from the key table.
import type { StepName } from '../../../rules/formula-de/state.ts';
import { chapterOfStep, chaptersOf } from '../../../rules/formula-de/text/chapters.ts';
import { chapterLines } from '../../../rules/formula-de/text/page.ts';
import { keyName } from '../../hints.ts';
import { commandsAt, keysOf, type Place } from '../../keys.ts';
import { padded, wrapped } from '../../look.ts';
import type { Size } from '../../messages.ts';
import { type Model, type Screen, wordsOf } from '../../model.ts';
import { placeOf } from '../../place.ts';
import type { Row } from '../../rows.ts';
import type { Words } from '../../words/words.ts';
import { askKindOf } from '../race/prompt.ts';

const KEY_COLUMNS = 22;
const TEXT_COLUMNS_MAX = 100;
/** The text of a chapter begins with its name, underlined, and a blank line. */
const CHAPTER_HEADING_ROWS = 3;

/** Lines of help that fit on the screen: heading and keys stay. */
export function helpHeight(size: Size): number {
  return size.rows - 1 - 2;
}

/** A part of the help: its name in the heading, and its rows. */
export interface HelpPart {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** What the screen at hand is about, the chapter of the rules that decides the open question, the keys. */
export function helpParts(model: Model): readonly HelpPart[] {
  const words = wordsOf(model);
  const columns = Math.min(TEXT_COLUMNS_MAX, model.size.columns) - 4;
  const place = placeOf({ ...model, overlay: { kind: 'none' } });
  const paragraphs = paragraphsFor(model, words).flatMap((text): Row[] => [
    ...wrapped(text, columns).map((line): Row => [{ text: `  ${line}`, tone: 'plain' }]),
    [],
  ]);
  return [
    { name: words.helpNow, rows: paragraphs },
    ...chapterOf(model, words, columns),
    { name: words.keySheet, rows: keySheet(place, words) },
  ];
}

/** The whole help. */
export function helpRows(model: Model): readonly Row[] {
  return helpParts(model).flatMap(part => part.rows);
}

// The chapter that explains the step; a book without a text has none.
function chapterOf({ screen }: Model, words: Words, columns: number): readonly HelpPart[] {
  const asked = chapterAsked(screen);
  const chapter = chaptersOf(asked?.bookId ?? '').find(one => one.number === asked?.number);
  if (chapter === undefined) return [];
  const name = words.chapterTab(chapter.number);
  const lines = chapterLines(chapter, columns).map(
    (line): Row => [{ text: `  ${line}`, tone: 'plain' }],
  );
  const said: readonly Row[] =
    words.rulesLanguage === '' ? [] : [[{ text: `  ${words.rulesLanguage}`, tone: 'faint' }]];
  const heading: Row = [{ text: ` ${words.rulesChapter(chapter.title)}`, tone: 'title' }];
  return [{ name, rows: [heading, ...said, [], ...lines.slice(CHAPTER_HEADING_ROWS), []] }];
}

interface ChapterAsked {
  readonly bookId: string;
  readonly number: string | undefined;
}

// Everything about a timed trial stands in the chapter that sets the car down by hand.
function chapterAsked(screen: Screen): ChapterAsked | undefined {
  if (screen.kind === 'qualifying') return trialsOf(screen.sheet.bookId);
  if (screen.kind !== 'race') return undefined;
  const { table, prompt, trial } = screen.race;
  if (trial !== undefined) return trialsOf(trial.bookId);
  if (prompt?.kind !== 'ask') return undefined;
  const { id: bookId } = table.book;
  return { bookId, number: chapterOfStep(bookId, prompt.decision.step as StepName) };
}

function trialsOf(bookId: string): ChapterAsked {
  return { bookId, number: chapterOfStep(bookId, 'placeCar') };
}

function paragraphsFor({ screen }: Model, words: Words): readonly string[] {
  switch (screen.kind) {
    case 'title':
      return words.title.about;
    case 'circuit':
      return words.circuit.help;
    case 'grid':
      return words.grid.help;
    case 'opponents':
      return words.opponents.help;
    case 'saves':
      return words.saves.help;
    case 'classification':
      return words.classification.help;
    case 'qualifying':
      return words.race.trials.sheet.help;
    case 'race': {
      const { prompt, trial } = screen.race;
      if (trial !== undefined) return words.race.trials.help;
      if (prompt?.kind !== 'ask') return words.title.about;
      return words.race.asks[askKindOf(prompt.decision)].help;
    }
  }
}

function keySheet(place: Place, words: Words): readonly Row[] {
  return [
    [{ text: ` ${words.keySheet}`, tone: 'title' }],
    ...commandsAt(place).map((command): Row => {
      const keys = keysOf(command)
        .map(key => keyName(key, words))
        .join(', ');
      return [
        { text: `  ${padded(keys, KEY_COLUMNS)}`, tone: 'strong' },
        { text: words.commands[command], tone: 'plain' },
      ];
    }),
  ];
}
