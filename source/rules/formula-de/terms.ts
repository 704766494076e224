// The terms of a race: the lists and numbers of its book, worked out once from the book and the options.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Ground as AnyGround } from '../kit/agenda.ts';
import { isOn } from '../kit/options.ts';
import type { BookDefinition, Entry } from './definition.ts';
import type { BookOption } from './options.ts';
import type { AsideStep, FormulaDeOptions, PreparationStep, RoundStep, StepName } from './state.ts';
import type { BookValues } from './values.ts';

/** The lists and numbers of one race. Steps, drivers, screen and checks read these, never the book. */
export interface Terms extends AnyGround {
  readonly session: BookDefinition['session'];
  readonly preparation: readonly PreparationStep[];
  /** The steps of a round before its first play, in order (TR-73). */
  readonly roundOpening: readonly RoundStep[];
  /** The steps of a round after its last play and its end, in order (TR-134, TR-146). */
  readonly roundClosing: readonly RoundStep[];
  /** The steps that others put in front of the agenda (TR-143, TR-149). */
  readonly asides: readonly AsideStep[];
  /** The steps of the preparation that are made again when a race restarts, in order (TR-148). */
  readonly restart: readonly PreparationStep[];
  readonly orderOfPlay: readonly StepName[];
  readonly values: BookValues;
}

/** The terms of a race together with its board, as the steps read them. */
export interface Ground extends Terms {
  readonly board: FormulaBoard;
}

/** Reports whether a book settles the places on the grid itself (BGA-A-23, TR-23). */
export function makesGrid({ preparation }: Pick<Terms, 'preparation'>): boolean {
  return preparation.some(step => step === 'rollGrid' || step === 'lineUp');
}

const remembered = new WeakMap<BookDefinition, Map<string, Terms>>();
// A race passes the same options object on from answer to answer, so its terms are found by that object.
const asked = new WeakMap<object, { readonly book: BookDefinition; readonly terms: Terms }>();

/** Returns the terms of a race by a book under some options; the same arguments give the same object. */
export function termsOf(book: BookDefinition, options: Partial<FormulaDeOptions>): Terms {
  const last = asked.get(options);
  if (last?.book === book) return last.terms;
  const terms = termsUnder(book, options);
  asked.set(options, { book, terms });
  return terms;
}

function termsUnder(book: BookDefinition, options: Partial<FormulaDeOptions>): Terms {
  const on = book.options.filter(option => isOn(option, options));
  const key = on.map(({ name }) => name).join();
  const known = remembered.get(book) ?? new Map<string, Terms>();
  remembered.set(book, known);
  const terms = known.get(key) ?? newTerms(book, on);
  known.set(key, terms);
  return terms;
}

function newTerms(book: BookDefinition, on: readonly BookOption[]): Terms {
  const names = on.map(({ name }) => name);
  const holds = ([, , option]: Entry) => option === undefined || names.includes(option);
  const stepsIn = <Step extends StepName>(list: readonly Entry<Step>[]) =>
    list.filter(holds).map(([step]) => step);
  const { asides = [], restart = [] } = book;
  const entries: readonly Entry[] = [
    ...book.preparation,
    ...book.round,
    ...book.orderOfPlay,
    ...asides,
  ];
  const kept = stepsIn(entries);
  const leftOut = entries.map(([step]) => step).filter(step => !kept.includes(step));
  const preparation = stepsIn(book.preparation);
  const round = stepsIn(book.round);
  return {
    session: book.session,
    preparation,
    roundOpening: round.slice(round.indexOf('beginRound') + 1, round.indexOf('nextPlay')),
    roundClosing: round.slice(round.indexOf('endRound') + 1),
    asides: stepsIn(asides),
    // The steps of a restart are taken even where they were left out before the first start (TRR-56).
    restart: book.preparation.map(([step]) => step).filter(step => restart.includes(step)),
    orderOfPlay: stepsIn(book.orderOfPlay),
    paragraphs: Object.fromEntries(entries.map(([step, paragraph]) => [step, paragraph])),
    values: withoutSteps(valuesWith(book.values, on), leftOut),
  };
}

function valuesWith(values: BookValues, on: readonly BookOption[]): BookValues {
  if (on.every(({ changes }) => changes === undefined)) return values;
  const chapters = new Map<string, unknown>(Object.entries(values));
  for (const [chapter, numbers] of on.flatMap(({ changes }) => Object.entries(changes ?? {}))) {
    chapters.set(chapter, Object.assign({}, chapters.get(chapter), numbers));
  }
  return Object.fromEntries(chapters) as unknown as BookValues;
}

// The movement of a quick stop's exit is a list of steps too.
function withoutSteps(values: BookValues, leftOut: readonly StepName[]): BookValues {
  const { pits } = values;
  if (!pits.quickExit.some(step => leftOut.includes(step))) return values;
  const quickExit = pits.quickExit.filter(step => !leftOut.includes(step));
  return { ...values, pits: { ...pits, quickExit } };
}

const grounds = new WeakMap<FormulaBoard, WeakMap<Terms, Ground>>();

/** Returns a board and the terms of a race on it as one; the same arguments give the same object. */
export function groundOf(board: FormulaBoard, terms: Terms): Ground {
  const known = grounds.get(board) ?? new WeakMap<Terms, Ground>();
  grounds.set(board, known);
  const ground = known.get(terms) ?? { ...terms, board };
  known.set(terms, ground);
  return ground;
}
