// The order of play as data: steps, the table they work on, and the loop that runs them until somebody must decide.
import { type Die, throwDie } from './dice.ts';
import { BrokenRace } from './errors.ts';
import type { Choice, Decision, Race, RaceEvent, Seat, Task } from './types.ts';

/** An editable copy of a readonly value. */
export type Draft<X> = X extends readonly (infer U)[]
  ? Draft<U>[]
  : X extends object
    ? { -readonly [K in keyof X]: Draft<X[K]> }
    : X;

/** What a step may touch: the draft of the race, the dice, the log and the agenda. */
export interface Table<R extends Race<T>, E extends RaceEvent, T extends Task, B> {
  readonly race: Draft<R>;
  readonly board: B;
  /** Throws `die` for `seat`; tells `dieRolled`. */
  roll(die: Die, seat: Seat): number;
  tell(event: E): void;
  /** Do these before anything else on the agenda, in this order. */
  first(...tasks: T[]): void;
}

/** A step that asks nobody. */
export interface AutomaticStep<R extends Race<T>, E extends RaceEvent, T extends Task, B> {
  /** The paragraph, e.g. `M-6-3-s4`. */
  readonly rule: string;
  play(table: Table<R, E, T, B>, task: T): void;
}

/** A step that asks the seats of its task; it stays on the agenda until all have answered. */
export interface AskingStep<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  B,
> {
  readonly rule: string;
  /** Every legal choice in a fixed order; empty = nothing to ask, the seat is passed over. */
  ask(race: R, task: T, seat: Seat, board: B): readonly C[];
  /** True when a lone choice costs nothing, so that it happens without a question; default: always. */
  forced?(race: R, task: T, seat: Seat, choice: C, board: B): boolean;
  answer(table: Table<R, E, T, B>, task: T, seat: Seat, choice: C): void;
}

export type Step<R extends Race<T>, C extends Choice, E extends RaceEvent, T extends Task, B> =
  | AutomaticStep<R, E, T, B>
  | AskingStep<R, C, E, T, B>;

/** The steps of a book by name. */
export type Steps<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  B,
> = Readonly<Record<T['step'], Step<R, C, E, T, B>>>;

/** Told by every throw; every book's events include it. */
export interface DieRolled extends RaceEvent {
  readonly kind: 'dieRolled';
  readonly seat: Seat;
  readonly die: string;
  readonly value: number;
}

// Far above anything a book does between two questions (ten cars, three rounds without a choice: about 600).
const STEPS_BETWEEN_QUESTIONS_MAX = 20_000;

/** A table over a draft; `events` collects what is told. */
export function layTable<R extends Race<T>, E extends RaceEvent, T extends Task, B>(
  race: Draft<R>,
  board: B,
  events: (E | DieRolled)[],
): Table<R, E, T, B> {
  return {
    race,
    board,
    roll(die, seat) {
      const thrown = throwDie(race.dice, die);
      race.dice = thrown.dice as Draft<R>['dice'];
      events.push({ kind: 'dieRolled', seat, die: die.name, value: thrown.value });
      return thrown.value;
    },
    tell(event) {
      events.push(event);
    },
    first(...tasks) {
      (race.agenda as unknown as T[]).unshift(...tasks);
    },
  };
}

/** The open questions of the task at hand, without those that are passed over. */
export function openQuestions<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  B,
>(steps: Steps<R, C, E, T, B>, race: R, board: B): readonly Decision<C>[] {
  const task = race.agenda[0];
  if (task === undefined) return [];
  const step = stepOf(steps, task);
  if (!('ask' in step)) return [];
  const open: Decision<C>[] = [];
  for (const seat of task.seats) {
    const choices = step.ask(race, task, seat, board);
    if (choices.length > 0) open.push({ seat, step: task.step, rule: step.rule, choices });
  }
  return open;
}

/**
 * Runs the agenda until a seat has a real choice; answers the questions that stand open then
 * (none = the race is over).
 * @throws BrokenRace when the steps never come to a question or an end.
 */
export function runAgenda<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  B,
>(steps: Steps<R, C, E, T, B>, table: Table<R, E, T, B>): readonly Decision<C>[] {
  for (let count = 0; count < STEPS_BETWEEN_QUESTIONS_MAX; count++) {
    const agenda = table.race.agenda as unknown as T[];
    const task = agenda[0];
    if (task === undefined) return [];
    const step = stepOf(steps, task);
    if (!('ask' in step)) {
      agenda.shift();
      step.play(table, task);
      continue;
    }
    const race = table.race as unknown as R;
    const open = openQuestions(steps, race, table.board);
    if (open.length === 0) {
      agenda.shift();
      continue;
    }
    const forced = open.find(decision => isForced(step, race, task, decision, table.board));
    const choice = forced?.choices[0];
    if (forced === undefined || choice === undefined) return open;
    takeAnswer(steps, table, forced.seat, choice);
  }
  throw new BrokenRace(
    `no question after ${STEPS_BETWEEN_QUESTIONS_MAX} steps: ${JSON.stringify(table.race.agenda[0])}`,
  );
}

function isForced<R extends Race<T>, C extends Choice, E extends RaceEvent, T extends Task, B>(
  step: AskingStep<R, C, E, T, B>,
  race: R,
  task: T,
  decision: Decision<C>,
  board: B,
): boolean {
  const [only, second] = decision.choices;
  if (only === undefined || second !== undefined) return false;
  return step.forced?.(race, task, decision.seat, only, board) ?? true;
}

/** Plays the answer of one seat and strikes the seat from the task. */
export function takeAnswer<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  B,
>(steps: Steps<R, C, E, T, B>, table: Table<R, E, T, B>, seat: Seat, choice: C): void {
  const agenda = table.race.agenda as unknown as T[];
  const task = agenda.shift();
  if (task === undefined) throw new BrokenRace('an answer without a question');
  const step = stepOf(steps, task);
  if (!('ask' in step)) throw new BrokenRace(`the step ${task.step} asks nobody`);
  const waiting = task.seats.filter(other => other !== seat);
  if (waiting.length > 0) agenda.unshift({ ...task, seats: waiting });
  step.answer(table, task, seat, choice);
}

function stepOf<R extends Race<T>, C extends Choice, E extends RaceEvent, T extends Task, B>(
  steps: Steps<R, C, E, T, B>,
  task: T,
): Step<R, C, E, T, B> {
  const step = steps[task.step as T['step']];
  if (step === undefined) throw new BrokenRace(`no step is called ${task.step}`);
  return step;
}
