// The Masters booklet in plain words: its chapters in order, and what one book, or one question, needs of them.
import type { StepName } from '../state.ts';
import { blocking } from './blocking.ts';
import { braking } from './braking.ts';
import { collision } from './collision.ts';
import { configuration } from './configuration.ts';
import { definitions } from './definitions.ts';
import { drivingCode } from './driving-code.ts';
import { elimination } from './elimination.ts';
import { engine } from './engine.ts';
import { equipment } from './equipment.ts';
import { finish } from './finish.ts';
import { gearbox } from './gearbox.ts';
import { handling } from './handling.ts';
import { type OptionLine, optionsOf } from './options.ts';
import { overRevving } from './over-revving.ts';
import { overshooting } from './overshooting.ts';
import { pitChoice } from './pit-choice.ts';
import { pits } from './pits.ts';
import { race } from './race.ts';
import { slipstream } from './slipstream.ts';
import { start } from './start.ts';
import type { Edition, RuleChapter, Ruling, Statement } from './statement.ts';
import { CHAPTER_OF_STEP } from './steps.ts';
import { timedTrials } from './timed-trials.ts';
import { tires } from './tires.ts';
import { wall } from './wall.ts';
import { weather } from './weather.ts';

/** Every chapter, with the statements of both editions. */
export const chapters: readonly RuleChapter[] = [
  definitions,
  timedTrials,
  race,
  weather,
  pitChoice,
  configuration,
  gearbox,
  drivingCode,
  tires,
  start,
  overshooting,
  braking,
  blocking,
  overRevving,
  collision,
  wall,
  engine,
  handling,
  slipstream,
  pits,
  elimination,
  finish,
  equipment,
];

/** A book that can be read. */
export interface BookText {
  readonly id: string;
  readonly title: string;
  readonly edition: Edition;
}

/** The books that can be read, oldest first. */
export const bookTexts: readonly BookText[] = [
  { id: 'masters-2002', title: 'Masters 2002', edition: '2002' },
  { id: 'masters-2005', title: 'Masters 2005', edition: '2005' },
];

/** The chapters of a book with the statements and rulings of its edition; none when the book has no text. */
export function chaptersOf(bookId: string): readonly RuleChapter[] {
  const edition = editionOf(bookId);
  if (edition === undefined) return [];
  const spoken = (one: Statement | Ruling) => one.editions?.includes(edition) ?? true;
  return chapters.map(chapter => ({
    ...chapter,
    statements: chapter.statements.filter(spoken).map(one => numberedFor(edition, one)),
    rulings: chapter.rulings.filter(spoken),
  }));
}

// The catalogue numbers are those of 2002: there is no other number to tell.
function numberedFor(edition: Edition, statement: Statement): Statement {
  if (edition === '2005') return statement;
  const { in2005: _other, ...rest } = statement;
  return rest;
}

/** The options that the editions set differently, with the values of this book; none when it has no text. */
export function optionLines(bookId: string): readonly OptionLine[] {
  const edition = editionOf(bookId);
  return edition === undefined ? [] : optionsOf(edition);
}

/**
 * The number of the chapter that holds a statement or ruling, by the longest known beginning of its number:
 * `M-6-3-s5` and `M-6-3` are in `6`, `R-19` is in `10`. Undefined when nothing begins so.
 */
export function chapterOfRule(rule: string): string | undefined {
  if (rule.startsWith('R-')) return chapterWith(({ rulings }) => rulings.some(r => r.id === rule));
  const parts = rule.split('-');
  for (let length = parts.length; length > 1; length--) {
    const known = parts.slice(0, length).join('-');
    const found = chapterWith(({ statements }) =>
      statements.some(one => one.rule === known || one.rule.startsWith(`${known}-`)),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The number of the chapter that explains a step of a play. */
export function chapterOfStep(step: StepName): string {
  return CHAPTER_OF_STEP[step];
}

function chapterWith(has: (chapter: RuleChapter) => boolean): string | undefined {
  return chapters.find(has)?.number;
}

function editionOf(bookId: string): Edition | undefined {
  return bookTexts.find(({ id }) => id === bookId)?.edition;
}
