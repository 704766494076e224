// Plays a race to its end with drivers and yields it turn by turn.
import type { Driver, RandomState } from '../../drivers/driver.ts';
import { type Dice, scriptedDice, seededDice } from '../../rules/kit/dice.ts';
import type {
  Choice,
  Decision,
  Outcome,
  Race,
  RaceEvent,
  RaceSetup,
  RuleBook,
} from '../../rules/kit/types.ts';

export interface Answered {
  readonly decision: Decision;
  readonly choice: Choice;
}

/** An answer and its outcome; the first turn of a race is its opening and answers nothing. */
export interface Turn {
  /** Number of answers given so far, including this one; 0 for the opening. */
  readonly number: number;
  readonly seats: number;
  /** The race before this turn, undefined for an opening on the grid. */
  readonly before: Race | undefined;
  readonly dice: Dice;
  readonly answered: Answered | undefined;
  readonly race: Race;
  readonly events: readonly RaceEvent[];
}

export interface Opening {
  readonly seats: number;
  readonly before: Race | undefined;
  readonly dice: Dice;
  readonly outcome: Outcome<Race, RaceEvent>;
}

export function fromGrid(book: RuleBook, board: unknown, setup: RaceSetup): Opening {
  const dice = setup.dice === undefined ? seededDice(setup.seed) : scriptedDice(setup.dice);
  const outcome = book.start(setup, board);
  return { seats: setup.seats.length, before: undefined, dice, outcome };
}

/** Returns the random numbers with which drivers of a seed begin, unrelated to the dice of that seed. */
export function randomStateOf(seed: number): RandomState {
  return seededDice(seed ^ 0x2545f491).state;
}

/** Most answers of a race; a longer one is faulty. The longest seen had about 3,000 answers. */
const ANSWERS_MAX = 60_000;

/**
 * Plays a race; of several open decisions each is asked in turn. Every race and list that the book returns is first passed
 * to `guard`, for example to freeze it.
 * @throws Error when the race does not end.
 */
export function* turnsOf(
  book: RuleBook,
  board: unknown,
  opening: Opening,
  driver: Driver,
  firstRandomState: RandomState,
  guard: (value: object) => void = () => {},
): Generator<Turn> {
  const { seats } = opening;
  let { race, events } = opening.outcome;
  let { before, dice } = opening;
  let random = firstRandomState;
  let answered: Answered | undefined;
  for (let number = 0; ; number++) {
    guard(race);
    yield { number, seats, before, dice, answered, race, events };
    const open = book.decisions(race, board);
    guard(open);
    const decision = open[number % Math.max(1, open.length)];
    if (decision === undefined) return;
    if (number >= ANSWERS_MAX) throw new Error(`the race goes on after ${number} answers`);
    const answer = driver.choose(book.view(race, decision.seat), decision, board, random);
    before = race;
    ({ dice } = race);
    ({ random } = answer);
    answered = { decision, choice: answer.choice };
    ({ race, events } = book.apply(before, decision.seat, answer.choice, board));
  }
}
