// Answers taken back: until a die falls or somebody else answers, the last answer of a seat may be taken back. What was
// taken back stays among the answers of the race, followed by an entry that takes it back; the rules know of neither.
import { IllegalChoice } from './errors.ts';
import { canonical } from './hash.ts';
import type { Choice, Decision, Outcome, Race, RaceEvent, RuleBook, Seat } from './types.ts';

/** The entry among the answers of a race that takes back the last one that stands. */
export const TAKE_BACK = { kind: 'takeBack' } as const satisfies Choice;

/** A seat has taken its last answer back. */
export interface AnswerTakenBack extends RaceEvent {
  readonly kind: 'answerTakenBack';
  readonly seat: Seat;
}

/**
 * Why no answer can be taken back: none has been given; a die has fallen since; the one before is somebody else's; sealed
 * answers have been opened; the race is over; the lap is timed.
 */
export type NoWayBack = 'nothing' | 'die' | 'another' | 'opened' | 'over' | 'timed';

export interface AnswerGiven {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A race that answers have led to, and what leads back from it. */
export interface Reached {
  readonly race: Race;
  readonly back: WayBack;
}

/** The race before the last answer, and whose answer it was; or why it stands. */
export type WayBack =
  | { readonly seat: Seat; readonly to: Reached }
  | { readonly refused: NoWayBack };

export function begun(race: Race): Reached {
  return { race, back: { refused: 'nothing' } };
}

/**
 * Plays an entry of the answers: an answer by its book, or one that takes the last answer back.
 * @throws IllegalChoice when the book refuses the answer, or nothing of that seat can be taken back; what the book throws
 */
export function playEntry(
  book: RuleBook,
  from: Reached,
  { seat, choice }: AnswerGiven,
  board: unknown,
): { readonly reached: Reached; readonly events: readonly RaceEvent[] } {
  if (choice.kind === TAKE_BACK.kind) return takeBack(from, seat);
  // Asked before the answer, because a book remembers the questions of its last race alone.
  const asked = book.decisions(from.race, board);
  const outcome = book.apply(from.race, seat, choice, board);
  const open = book.decisions(outcome.race, board);
  const refused = whyItStands({ before: from.race, asked, seat, outcome, open });
  const back = refused === undefined ? { seat, to: boundedBy(from, seat) } : { refused };
  return { reached: { race: outcome.race, back }, events: outcome.events };
}

/** Returns the answers that stand, without those that were taken back. */
export function standingAnswers<A extends AnswerGiven>(answers: readonly A[]): readonly A[] {
  if (!answers.some(({ choice }) => choice.kind === TAKE_BACK.kind)) return answers;
  const standing: A[] = [];
  for (const answer of answers) {
    if (answer.choice.kind === TAKE_BACK.kind) standing.pop();
    else standing.push(answer);
  }
  return standing;
}

function takeBack({ back }: Reached, seat: Seat): ReturnType<typeof playEntry> {
  if ('refused' in back) throw new IllegalChoice(seat, TAKE_BACK, `it stands (${back.refused})`);
  if (back.seat !== seat) throw new IllegalChoice(seat, TAKE_BACK, `it is seat ${back.seat}'s`);
  const event: AnswerTakenBack = { kind: 'answerTakenBack', seat };
  return { reached: back.to, events: [event] };
}

// Answers of one seat cannot be taken back past those of another.
function boundedBy(from: Reached, seat: Seat): Reached {
  const { race, back } = from;
  return 'refused' in back || back.seat === seat ? from : { race, back: { refused: 'another' } };
}

interface Played {
  readonly before: Race;
  readonly asked: readonly Decision[];
  readonly seat: Seat;
  readonly outcome: Outcome<Race, RaceEvent>;
  readonly open: readonly Decision[];
}

function whyItStands({ before, asked, seat, outcome, open }: Played): NoWayBack | undefined {
  const { race, events } = outcome;
  if (events.some(({ kind }) => kind === 'dieRolled') || dieOf(before) !== dieOf(race))
    return 'die';
  if (open.length === 0) return 'over';
  // The last of sealed answers opens them all.
  const sealed = asked.filter(({ secret }) => secret === true);
  return sealed.length === 1 && sealed[0]?.seat === seat ? 'opened' : undefined;
}

// Every throw changes the dice, whether it is reported or not.
function dieOf({ dice }: Race): string {
  return dice.kind === 'seeded' ? canonical(dice.state) : String(dice.used);
}
