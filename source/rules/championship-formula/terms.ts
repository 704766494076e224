// The terms of a race: the lists and numbers of its book, worked out once from the book and the options.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { Ground as AnyGround } from '../kit/agenda.ts';
import { isOn } from '../kit/options.ts';
import type { BookDefinition, BookOption, Changes, Entry } from './definition.ts';
import type { ChampionshipOptions, Interrupt, StepName } from './state.ts';
import type { BookValues } from './values.ts';

export interface Terms extends AnyGround {
  readonly preparation: readonly StepName[];
  readonly turn: readonly StepName[];
  readonly move: readonly StepName[];
  readonly values: BookValues;
  /** Whether cars may pit and have types of tires (CFR-180). */
  readonly hasPits: boolean;
}

/** The terms of a race together with its board, as the steps read them. */
export interface Ground extends Terms {
  readonly board: RowBoard;
}

const remembered = new WeakMap<BookDefinition, Map<string, Terms>>();

/** Returns the terms of a race by a book under some options; the same arguments give the same object. */
export function termsOf(book: BookDefinition, options: Partial<ChampionshipOptions>): Terms {
  const on = book.options.filter(option => isOn(option, options));
  const key = on.map(option => `${option.name} ${valueIn(option, options)}`).join();
  const known = remembered.get(book) ?? new Map<string, Terms>();
  remembered.set(book, known);
  const terms = known.get(key) ?? newTerms(book, on, options);
  known.set(key, terms);
  return terms;
}

function valueIn({ name, usual }: BookOption, options: Partial<ChampionshipOptions>): string {
  const given: Readonly<Record<string, unknown>> = { ...options };
  return String(given[name] ?? usual);
}

function newTerms(
  book: BookDefinition,
  on: readonly BookOption[],
  options: Partial<ChampionshipOptions>,
): Terms {
  const names = on.map(({ name }) => name);
  const stepsIn = (list: readonly Entry[]) =>
    list
      .filter(([, , option]) => option === undefined || names.includes(option))
      .map(([step]) => step);
  const { preparation, turn, move, interrupts } = book;
  const entries: readonly Entry<StepName | Interrupt>[] = [
    ...preparation,
    ...turn,
    ...move,
    ...interrupts,
  ];
  return {
    preparation: stepsIn(preparation),
    turn: stepsIn(turn),
    move: stepsIn(move),
    paragraphs: Object.fromEntries(entries.map(([step, paragraph]) => [step, paragraph])),
    values: valuesWith(
      book.values,
      on.map(option => option.changes?.[valueIn(option, options)] ?? {}),
    ),
    hasPits: names.includes('pits'),
  };
}

function valuesWith(values: BookValues, changes: readonly Changes[]): BookValues {
  const chapters = new Map<string, unknown>(Object.entries(values));
  for (const [chapter, numbers] of changes.flatMap(one => Object.entries(one))) {
    chapters.set(chapter, Object.assign({}, chapters.get(chapter), numbers));
  }
  return Object.fromEntries(chapters) as unknown as BookValues;
}

const grounds = new WeakMap<RowBoard, WeakMap<Terms, Ground>>();

/** Returns a board and the terms of a race on it as one; the same arguments give the same object. */
export function groundOf(board: RowBoard, terms: Terms): Ground {
  const known = grounds.get(board) ?? new WeakMap<Terms, Ground>();
  grounds.set(board, known);
  const ground = known.get(terms) ?? { ...terms, board };
  known.set(terms, ground);
  return ground;
}
