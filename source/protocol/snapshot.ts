// Reads a race to begin from, as given by `race?` or written by hand.
import type { Board } from '../circuit/board.ts';
import { type Dice, scriptedDice, seededDice } from '../rules/kit/dice.ts';
import { readJson } from '../rules/kit/outside-text.ts';
import type { Outcome, Race, RaceEvent, RuleBook } from '../rules/kit/types.ts';

export type Snapshot =
  | {
      readonly ok: true;
      /** The race at its first question, and the events that led to it. */
      readonly from: Outcome<Race, RaceEvent>;
      readonly seats: number;
    }
  | { readonly ok: false; readonly faults: readonly string[] };

export interface OtherDice {
  readonly seed?: number;
  readonly faces?: readonly number[];
}

/** A book that can run a race written by hand to its first question. */
interface Resuming {
  resumeAt(race: Race, board: unknown): Outcome<Race, RaceEvent>;
}

/**
 * Reads a snapshot: the race itself, or a whole `race` message. Names every fault that the book finds.
 * @throws DiceUsedUp or ImpossibleFace when scripted dice do not fit the throws before the first question.
 */
export function readSnapshot(
  text: string,
  book: RuleBook,
  board: Board,
  dice: OtherDice = {},
): Snapshot {
  const read = readJson(text, TEXT_MAX);
  if (!read.ok) return { ok: false, faults: [`it ${read.message}. ${MEND}`] };
  const race = insideMessage(read.value);
  if (!isRecord(race) || !('agenda' in race)) {
    return { ok: false, faults: [`it holds no race. ${MEND}`] };
  }
  const other = otherRace(race, book, board);
  if (other !== undefined) return { ok: false, faults: [other] };
  const written = { ...race, ...diceInstead(dice) };
  if (!('dice' in written)) return { ok: false, faults: [NO_DICE] };
  const faults = book.faults(written, board);
  if (faults.length > 0) return { ok: false, faults };
  // A race without faults is a race of this book.
  const sound = written as unknown as Race;
  const from = isResuming(book) ? book.resumeAt(sound, board) : { race: sound, events: [] };
  return { ok: true, from, seats: book.standings(from.race, board).length };
}

/** Longest accepted text in characters, far more than a race with scripted dice has. */
const TEXT_MAX = 8_000_000;
const MEND = 'Take what race? has given, or change that.';
const NO_DICE =
  'it holds no dice. Give --seed or --dice, or take it from a program that was started with --trusted.';

// Returns a fault when the text is no race of this book and circuit; further faults would then mean nothing.
function otherRace(race: Fields, book: RuleBook, board: Board): string | undefined {
  const { book: rules, track } = race;
  if (typeof rules === 'string' && rules !== book.id) {
    return `it is a race by the rules ${rules}, not ${book.id}. Give --rules ${rules}.`;
  }
  if (typeof track === 'string' && track !== board.id) {
    return `it is a race on ${track}, not on ${board.id}. Give --track ${track}.`;
  }
  return undefined;
}

function insideMessage(value: unknown): unknown {
  return isRecord(value) && value['type'] === 'race' && 'race' in value ? value['race'] : value;
}

function diceInstead({ seed, faces }: OtherDice): { readonly dice?: Dice } {
  if (faces !== undefined) return { dice: scriptedDice(faces) };
  return seed === undefined ? {} : { dice: seededDice(seed) };
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isResuming(book: RuleBook): book is RuleBook & Resuming {
  return 'resumeAt' in book && typeof book.resumeAt === 'function';
}
