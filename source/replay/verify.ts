// Plays a recorded race again from its setup and answers and compares it with the record, hash by hash.
import { canonical, fingerprint } from '../rules/kit/hash.ts';
import { begun, playEntry, type Reached } from '../rules/kit/take-back.ts';
import type {
  Choice,
  Outcome,
  Race,
  RaceEvent,
  RaceSetup,
  RuleBook,
  Seat,
} from '../rules/kit/types.ts';

export interface RecordedRace {
  readonly book: { readonly edition: number };
  readonly setup: RaceSetup;
  /** The snapshot from which the race began instead of the book's start, and the events that led to it. */
  readonly from?: Outcome<Race, RaceEvent>;
  readonly answers: readonly { readonly seat: Seat; readonly choice: Choice }[];
  readonly hashes: readonly {
    readonly answered: number;
    readonly round: number;
    readonly hash: string;
  }[];
}

export interface Recording {
  readonly record: RecordedRace;
  readonly race: Race;
  readonly events: readonly RaceEvent[];
}

interface Divergence {
  readonly answered: number;
  readonly round: number;
  readonly what: 'hash' | 'event' | 'refusal' | 'end';
  /** One sentence with both sides in short. */
  readonly sentence: string;
  /** The recorded side: a hash, an event, an answer, or the race at its end. */
  readonly recorded: unknown;
  /** The side played again: the race, an event or an error. */
  readonly replayed: unknown;
}

export type Verdict =
  | { readonly kind: 'same'; readonly answers: number; readonly rounds: number }
  | { readonly kind: 'otherEdition'; readonly recorded: number; readonly present: number }
  | { readonly kind: 'differs'; readonly divergence: Divergence };

/** Compares a recording with the race played again and returns the first difference, if there is one. */
export function verify(recording: Recording, book: RuleBook, board: unknown): Verdict {
  const { record } = recording;
  if (record.book.edition !== book.edition) {
    return { kind: 'otherEdition', recorded: record.book.edition, present: book.edition };
  }
  let at: Position | undefined;
  for (let answered = 0; answered <= record.answers.length; answered++) {
    const next = attempt(() => step(record, answered, at, book, board));
    if (next instanceof Error) return refused(recording, answered, at?.race.round ?? 0, next);
    at = { answered, ...next.reached, told: at?.told ?? 0 };
    const divergence = differenceIn(recording, at, next.events);
    if (divergence !== undefined) return { kind: 'differs', divergence };
    at = { ...at, told: at.told + next.events.length };
  }
  const divergence = at === undefined ? undefined : differenceAtEnd(recording, at);
  if (divergence !== undefined) return { kind: 'differs', divergence };
  return { kind: 'same', answers: record.answers.length, rounds: at?.race.round ?? 0 };
}

interface Position extends Reached {
  readonly answered: number;
  /** Number of events compared so far. */
  readonly told: number;
}

function differenceIn(
  { record, events }: Recording,
  at: Position,
  fresh: readonly RaceEvent[],
): Divergence | undefined {
  for (const [index, event] of fresh.entries()) {
    const number = at.told + index;
    const recorded = events[number];
    if (recorded === undefined || canonical(recorded) !== canonical(event)) {
      const text = `event ${number + 1} was ${inShort(recorded)} and is now ${inShort(event)}`;
      return difference(at, 'event', text, recorded, event);
    }
  }
  const hash = record.hashes.find(entry => entry.answered === at.answered)?.hash;
  const now = hash === undefined ? undefined : fingerprint(at.race);
  if (hash === now) return undefined;
  return difference(at, 'hash', `the state had the hash ${hash} and has ${now} now`, hash, at.race);
}

function differenceAtEnd({ race, events }: Recording, at: Position): Divergence | undefined {
  if (canonical(race) !== canonical(at.race)) {
    const text = `the state was ${fingerprint(race)} and is ${fingerprint(at.race)} now`;
    return difference(at, 'end', text, race, at.race);
  }
  const left = events[at.told];
  if (left === undefined) return undefined;
  return difference(at, 'event', `${inShort(left)} does not happen now`, left, undefined);
}

function refused({ record }: Recording, answered: number, round: number, error: Error): Verdict {
  const recorded = record.answers[answered - 1];
  const what = recorded === undefined ? 'the start' : `the answer ${inShort(recorded)}`;
  const sentence = `Round ${round}, answer ${answered}: ${what} is refused: ${error.message}.`;
  const divergence = {
    answered,
    round,
    what: 'refusal',
    sentence,
    recorded,
    replayed: error,
  } as const;
  return { kind: 'differs', divergence };
}

function difference(
  { answered, race: { round } }: Position,
  what: Divergence['what'],
  text: string,
  recorded: unknown,
  replayed: unknown,
): Divergence {
  const sentence = `Round ${round}, after ${answered} answers: ${text}.`;
  return { answered, round, what, sentence, recorded, replayed };
}

function inShort(value: unknown): string {
  return value === undefined ? 'nothing' : canonical(value);
}

function step(
  record: RecordedRace,
  answered: number,
  at: Reached | undefined,
  book: RuleBook,
  board: unknown,
): ReturnType<typeof playEntry> {
  const answer = record.answers[answered - 1];
  if (at !== undefined && answer !== undefined) return playEntry(book, at, answer, board);
  const { race, events } = record.from ?? book.start(record.setup, board);
  return { reached: begun(race), events };
}

function attempt<X>(act: () => X): X | Error {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
