// The order of play as data: steps, the table they work on, and the loop that runs them until a seat must decide.
import { type Die, throwDie } from './dice.ts';
import { BrokenRace } from './errors.ts';
import type { Choice, Consequence, Decision, Race, RaceEvent, Seat, Task } from './types.ts';

/** A deeply writable copy of a readonly type. */
export type Draft<X> = X extends readonly (infer U)[]
  ? Draft<U>[]
  : X extends object
    ? { -readonly [K in keyof X]: Draft<X[K]> }
    : X;

/** The part of a game's ground that the kit reads; a game adds the board, the numbers of the book and so on. */
export interface Ground {
  /** The paragraph of the book that describes each step, e.g. `M-6-3-s4`, by the name of the step. */
  readonly paragraphs: Readonly<Partial<Record<string, string>>>;
}

/** Receives what a step foresees in a play that is only foretold. */
export interface Telling {
  /** Adds what a die would decide, with its odds, or what is due. */
  expect(one: Consequence): void;
  /** Ends the forecast: what comes after is no consequence of the choice, or depends on a die. */
  stop(): void;
}

/** What a step may touch: the draft of the race, the ground it stands on, the dice, the log and the agenda. */
export interface Table<R extends Race<T>, E extends RaceEvent, T extends Task, G> {
  readonly race: Draft<R>;
  readonly ground: G;
  /** Throws `die` for `seat` and emits `dieRolled`. */
  roll(die: Die, seat: Seat): number;
  /** Throws dice together, as one roll, and emits `dieRolled` for each. */
  rollTogether(dice: readonly Die[], seat: Seat): readonly number[];
  tell(event: E): void;
  /** Puts tasks in front of the agenda, in this order. */
  first(...tasks: T[]): void;
  /**
   * Returns a part of a list of the race for writing: a copy that takes its place, made the first time it is asked for.
   * Undefined where the list has no such index.
   */
  own<P extends object>(parts: P[], index: number, copy: (part: P) => P): P | undefined;
  /** Present while the play is only foretold. */
  readonly telling?: Telling;
}

/** A table of a play that is only foretold: it throws no die. */
export interface Foretelling<R extends Race<T>, E extends RaceEvent, T extends Task, G>
  extends Table<R, E, T, G> {
  readonly telling: Telling;
}

interface AnyStep<R extends Race<T>, E extends RaceEvent, T extends Task, G> {
  /**
   * Reports what is known without a die and without an answer, in a play that is only foretold; the forecast continues after
   * it. A step that throws a die must have it; one that neither asks nor throws is simply played, and the forecast ends at
   * one that asks.
   */
  foresee?(table: Foretelling<R, E, T, G>, task: T): void;
}

export interface AutomaticStep<R extends Race<T>, E extends RaceEvent, T extends Task, G>
  extends AnyStep<R, E, T, G> {
  play(table: Table<R, E, T, G>, task: T): void;
}

/** A step that asks the seats of its task; it stays on the agenda until all have answered. */
export interface AskingStep<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G,
> extends AnyStep<R, E, T, G> {
  /** True for a step that always has something to ask: an empty list is then a broken promise, not a pass. */
  readonly must?: boolean;
  /**
   * True for a step whose answers stay sealed until every seat has answered: neither the events of an answer nor the choices
   * of other seats may depend on it, and the book's `view` hides it from them. So the others are not asked again after it,
   * and it puts nothing in front of the agenda.
   */
  readonly secret?: boolean;
  /** Returns every legal choice in a fixed order; with an empty list the seat is passed over. */
  ask(race: R, task: T, seat: Seat, ground: G): readonly C[];
  /** Reports whether a lone choice may be taken without asking because it costs nothing; always true when absent. */
  forced?(race: R, task: T, seat: Seat, choice: C, ground: G): boolean;
  /** Plays the answer. It throws no die: a step put in front of the agenda does, so that the choice can be foretold. */
  answer(table: Table<R, E, T, G>, task: T, seat: Seat, choice: C): void;
}

export type Step<R extends Race<T>, C extends Choice, E extends RaceEvent, T extends Task, G> =
  | AutomaticStep<R, E, T, G>
  | AskingStep<R, C, E, T, G>;

export type Steps<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G,
> = Readonly<Record<T['step'], Step<R, C, E, T, G>>>;

export interface DieRolled extends RaceEvent {
  readonly kind: 'dieRolled';
  readonly seat: Seat;
  readonly die: string;
  readonly value: number;
}

// A guard against endless loops. Ten cars that play three rounds without a choice take about 600 steps.
const STEPS_BETWEEN_QUESTIONS_MAX = 20_000;

/** Receives the events of a play. */
export type Log<E extends RaceEvent> = Pick<(E | DieRolled)[], 'push'>;

/** Returns a table that works on a draft of a race and appends its events to `events`. */
export function layTable<R extends Race<T>, E extends RaceEvent, T extends Task, G>(
  race: Draft<R>,
  ground: G,
  events: Log<E>,
): Table<R, E, T, G> {
  // A list, because a play writes to few parts and a short list is searched faster than a set.
  const owned: object[] = [];
  const roll = (die: Die, seat: Seat): number => {
    const thrown = throwDie(race.dice, die);
    race.dice = thrown.dice as Draft<R>['dice'];
    events.push({ kind: 'dieRolled', seat, die: die.name, value: thrown.value });
    return thrown.value;
  };
  return {
    race,
    ground,
    roll,
    rollTogether: (dice, seat) => dice.map(die => roll(die, seat)),
    tell(event) {
      events.push(event);
    },
    first(...tasks) {
      (race.agenda as unknown as T[]).unshift(...tasks);
    },
    own(parts, index, copy) {
      const part = parts[index];
      if (part === undefined || owned.includes(part)) return part;
      const own = copy(part);
      owned.push(own);
      parts[index] = own;
      return own;
    },
  };
}

/**
 * Returns the open questions of the current task, without the seats that have nothing to decide.
 * @throws BrokenRace when a step that must ask has nothing to ask, or the book names no paragraph for a step that asks.
 */
export function openQuestions<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G extends Ground,
>(steps: Steps<R, C, E, T, G>, race: R, ground: G): readonly Decision<C>[] {
  const task = race.agenda[0];
  if (task === undefined) return [];
  const step = stepOf(steps, task);
  if (!('ask' in step)) return [];
  const open: Decision<C>[] = [];
  for (const seat of task.seats) {
    const choices = step.ask(race, task, seat, ground);
    if (choices.length > 0) {
      const decision = { seat, step: task.step, rule: paragraphOf(task, ground), choices };
      open.push(step.secret === true ? { ...decision, secret: true } : decision);
    } else if (step.must === true) {
      throw new BrokenRace(`the step ${task.step} has nothing to ask seat ${seat}`);
    }
  }
  return open;
}

function paragraphOf({ step }: Task, { paragraphs }: Ground): string {
  const paragraph = paragraphs[step];
  if (paragraph === undefined) throw new BrokenRace(`the book does not say where ${step} stands`);
  return paragraph;
}

/** Follows the steps that play by themselves. */
export interface StepWatch<T extends Task> {
  /** Called before a step is played, while its task is still on the agenda; with false the run ends there. */
  begins(task: T): boolean;
  ended(): void;
}

/**
 * Runs the agenda until a seat has a real choice and returns the questions then open; none when the race is over.
 * @throws BrokenRace when the steps reach neither a question nor the end of the race.
 */
export function runAgenda<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G extends Ground,
>(
  steps: Steps<R, C, E, T, G>,
  table: Table<R, E, T, G>,
  watch?: StepWatch<T>,
): readonly Decision<C>[] {
  for (let count = 0; count < STEPS_BETWEEN_QUESTIONS_MAX; count++) {
    const agenda = table.race.agenda as unknown as T[];
    const task = agenda[0];
    if (task === undefined) return [];
    const step = stepOf(steps, task);
    if (!('ask' in step)) {
      if (watch?.begins(task) === false) return [];
      agenda.shift();
      step.play(table, task);
      watch?.ended();
      continue;
    }
    const race = table.race as unknown as R;
    const open = openQuestions(steps, race, table.ground);
    if (open.length === 0) {
      agenda.shift();
      continue;
    }
    const forced = forcedAnswer(step, race, task, open, table.ground);
    if (forced === undefined) return open;
    takeAnswer(steps, table, forced.seat, forced.choice);
  }
  throw new BrokenRace(
    `no question after ${STEPS_BETWEEN_QUESTIONS_MAX} steps: ${JSON.stringify(table.race.agenda[0])}`,
  );
}

/** Returns the answer that is taken without asking because it is the only one and costs nothing; undefined without one. */
export function forcedAnswer<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G extends Ground,
>(
  step: AskingStep<R, C, E, T, G>,
  race: R,
  task: T,
  open: readonly Decision<C>[],
  ground: G,
): { readonly seat: Seat; readonly choice: C } | undefined {
  for (const { seat, choices } of open) {
    const [choice, second] = choices;
    if (choice === undefined || second !== undefined) continue;
    if (step.forced?.(race, task, seat, choice, ground) ?? true) return { seat, choice };
  }
  return undefined;
}

/** Plays the answer of one seat and removes the seat from the current task. */
export function takeAnswer<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G extends Ground,
>(steps: Steps<R, C, E, T, G>, table: Table<R, E, T, G>, seat: Seat, choice: C): void {
  const agenda = table.race.agenda as unknown as T[];
  const task = agenda.shift();
  if (task === undefined) throw new BrokenRace('an answer without a question');
  const step = stepOf(steps, task);
  if (!('ask' in step)) throw new BrokenRace(`the step ${task.step} asks nobody`);
  const waiting = task.seats.filter(other => other !== seat);
  if (waiting.length > 0) agenda.unshift({ ...task, seats: waiting });
  step.answer(table, task, seat, choice);
}

/**
 * The step of a task.
 * @throws BrokenRace when there is none of that name
 */
export function stepOf<R extends Race<T>, C extends Choice, E extends RaceEvent, T extends Task, G>(
  steps: Steps<R, C, E, T, G>,
  task: T,
): Step<R, C, E, T, G> {
  const step = steps[task.step as T['step']];
  if (step === undefined) throw new BrokenRace(`no step is called ${task.step}`);
  return step;
}
