// A race as it is kept: what determines it, to be played again and checked.
import * as z from 'zod';
import { BrokenRace } from '../rules/kit/errors.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import type { Seat } from '../rules/kit/types.ts';
import type { Book } from './book.ts';
import { book as bookNamed } from './books.ts';
import type { Circuit } from './circuit.ts';
import { type Answer, type Choice, type Event, FORMAT, type Race, type Setup } from './types.ts';

/** What determines a race, as plain JSON of the version `FORMAT`. */
export interface RaceRecord {
  readonly format: number;
  readonly book: { readonly id: string; readonly edition: number };
  readonly circuit: { readonly id: string; readonly hash: string };
  readonly setup: Setup;
  readonly answers: readonly Answer[];
  /** Fingerprint of the race after the last answer. */
  readonly end: string;
}

/** One moment of a race that is played again: the start, without an answer, or what an answer led to. */
export interface Step {
  readonly seat?: Seat;
  readonly choice?: Choice;
  readonly race: Race;
  readonly events: readonly Event[];
}

/** What playing a record again has shown. */
export type Verdict =
  | { readonly kind: 'same' }
  /** The book has another edition by now, by which the answers may play differently. */
  | { readonly kind: 'otherEdition'; readonly recorded: number; readonly present: number }
  /** `answered` counts the answers that were taken; the sentence says what differs then. */
  | { readonly kind: 'differs'; readonly answered: number; readonly sentence: string };

const SHAPE = z.looseObject({
  format: z.int().min(1).max(FORMAT),
  book: z.looseObject({ id: z.string(), edition: z.int() }),
  circuit: z.looseObject({ id: z.string(), hash: z.string() }),
  setup: z.looseObject({ seed: z.int(), names: z.array(z.string()) }),
  answers: z.array(z.looseObject({ seat: z.int(), choice: z.looseObject({ kind: z.string() }) })),
  end: z.string(),
});

/**
 * Returns the record of a race, over or not.
 * @throws IllegalChoice where the answers are not legal in their order; RangeError where `start` throws it
 */
export function recordOf(
  book: Book,
  circuit: Circuit,
  setup: Setup,
  answers: readonly Answer[],
): RaceRecord {
  let { race } = book.start(setup, circuit);
  for (const { seat, choice } of answers) race = book.apply(race, seat, choice, circuit).race;
  return {
    format: FORMAT,
    book: { id: book.id, edition: book.edition },
    circuit: { id: circuit.id, hash: circuit.hash },
    setup,
    answers,
    end: fingerprint(race),
  };
}

/**
 * Plays a record again, moment by moment.
 * @param book the book of the race; needed for one of your own
 * @throws BrokenRace where it is no record, is of a later version or of another circuit; IllegalChoice where the book does not
 * take an answer
 */
export function* replay(
  record: RaceRecord,
  circuit: Circuit,
  book: Book = bookOf(record),
): Generator<Step, void> {
  checked(record, circuit);
  const begun = book.start(record.setup, circuit);
  yield begun;
  let { race } = begun;
  for (const { seat, choice } of record.answers) {
    const next = book.apply(race, seat, choice, circuit);
    race = next.race;
    yield { seat, choice, ...next };
  }
}

/**
 * Plays a record again and compares the end with what it says.
 * @param book the book of the race; needed for one of your own
 * @throws BrokenRace where it is no record, is of a later version or of another circuit
 */
export function verify(record: RaceRecord, circuit: Circuit, book: Book = bookOf(record)): Verdict {
  checked(record, circuit);
  const { edition: recorded } = record.book;
  if (recorded !== book.edition) {
    return { kind: 'otherEdition', recorded, present: book.edition };
  }
  let answered = 0;
  let now = '';
  try {
    for (const { race } of replay(record, circuit, book)) {
      answered = race.answered;
      if (answered === record.answers.length) now = fingerprint(race);
    }
  } catch (error) {
    return { kind: 'differs', answered, sentence: `${(error as Error).message}.` };
  }
  if (now === record.end) return { kind: 'same' };
  return { kind: 'differs', answered, sentence: `The race ends as ${now}, not as ${record.end}.` };
}

function bookOf(record: RaceRecord): Book {
  const id: unknown = record.book?.id;
  if (typeof id !== 'string') throw new BrokenRace('this is no record of a race');
  return bookNamed(id);
}

function checked(record: RaceRecord, { id, hash }: Circuit): void {
  const shape = SHAPE.safeParse(record);
  const [issue] = shape.error?.issues ?? [];
  if (issue !== undefined) {
    throw new BrokenRace(`this is no record of format ${FORMAT}: ${issue.path.join('.')} is amiss`);
  }
  if (record.circuit.hash === hash) return;
  throw new BrokenRace(`the race was on ${record.circuit.id} as it was then, not on this ${id}`);
}
