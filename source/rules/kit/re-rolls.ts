// Second thoughts: dice that a seat may throw again make their step wait. The race then stands as before the step, with the
// faces that have fallen; once the seat has answered, the step starts again with the faces that stand. No step knows of it.
import {
  type AskingStep,
  type DieRolled,
  type Draft,
  type Log,
  layTable,
  type StepWatch,
  type Table,
} from './agenda.ts';
import type { Die } from './dice.ts';
import { BrokenRace } from './errors.ts';
import type { Choice, Decision, Race, RaceEvent, Seat, SecondThought, Task } from './types.ts';

export interface SecondThoughts<R extends Race<T>, T extends Task, G> {
  /** The step that asks; the book makes it by `secondThoughtStep`. */
  readonly step: T['step'];
  /** Reports whether any seat may throw again before the next question; if not, nothing is spent on it. */
  arePossible(race: R): boolean;
  mayThrowAgain(race: R, task: T, seat: Seat, ground: G): boolean;
}

export interface SecondThrow<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G,
> {
  readonly keep: C;
  readonly again: C;
  /** Takes from the seat what the second throw costs, and reports it. */
  pay(table: Table<R, E, T, G>, seat: Seat): void;
}

// A second thought that has been answered, until its step has been played.
type Answered = SecondThought & { readonly isAgain?: boolean };

export function secondThoughtStep<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G,
>({ keep, again, pay }: SecondThrow<R, C, E, T, G>): AskingStep<R, C, E, T, G> {
  return {
    must: true,
    ask: () => [keep, again],
    answer(table, task, seat, { kind }) {
      const race = openly(table.race);
      if (race.secondThought === undefined) {
        throw new BrokenRace(`${task.step} asks about no die`);
      }
      const isAgain = kind === again.kind;
      race.secondThought = { ...race.secondThought, isAgain };
      if (isAgain) pay(table, seat);
    },
  };
}

interface Course<T extends Task> {
  /** The step; undefined while an answer is played. */
  task: T | undefined;
  begun: number;
  /** Faces that have fallen in it, and those of them that are still to be handed out once more. */
  readonly fallen: number[];
  readonly standing: number[];
  /** True until a second throw has been made, which stands (no third is asked about). */
  isAgain: boolean;
  /** Events that it has emitted, and how many of them had been emitted before. */
  told: number;
  heard: number;
}

function newCourse<T extends Task>(): Course<T> {
  return {
    task: undefined,
    begun: 0,
    fallen: [],
    standing: [],
    isAgain: false,
    told: 0,
    heard: 0,
  };
}

// Begins a step, with the faces that stand if it has waited.
function beginStep<T extends Task>(course: Course<T>, task: T, thought?: Answered): void {
  course.task = task;
  course.begun += 1;
  course.fallen.length = 0;
  course.isAgain = thought?.isAgain === true;
  course.told = 0;
  course.heard = 0;
  if (thought === undefined) return;
  const { settled, faces, told } = thought;
  // The step throws all of them again, so none is left over from the step before.
  course.standing.push(...settled, ...(course.isAgain ? [] : faces));
  // The throw of second faces is reported; throws of faces that stand are not reported again.
  course.heard = told - faces.length;
}

/** Thrown out of the step that made a throw which a seat may make again. */
class Interruption extends Error {
  override readonly name = 'Interruption';
  readonly seat: Seat;
  readonly die: string;
  readonly faces: readonly number[];
  constructor(seat: Seat, die: string, faces: readonly number[]) {
    super(`seat ${seat} may throw the ${die} die again`);
    this.seat = seat;
    this.die = die;
    this.faces = faces;
  }
}

export interface Played<R extends Race, C extends Choice, E extends RaceEvent> {
  readonly race: Draft<R>;
  readonly events: readonly (E | DieRolled)[];
  readonly open: readonly Decision<C>[];
}

/** What is needed to play from an answer to the next question, as often as asked. */
export interface Replayable<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G,
> {
  readonly ground: G;
  /** Returns a new copy of the race as it was before. */
  fresh(): Draft<R>;
  play(table: Table<R, E, T, G>, watch?: StepWatch<T>): readonly Decision<C>[];
  ask(race: R): readonly Decision<C>[];
}

/**
 * Plays to the next question, which may be about dice just thrown. Then the play is made once more, up to the step that
 * threw them: this costs nothing where nobody may throw again.
 * @throws BrokenRace when an answer throws a die
 */
export function playWithSecondThoughts<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G,
>(thoughts: SecondThoughts<R, T, G>, given: Replayable<R, C, E, T, G>): Played<R, C, E> {
  const events: (E | DieRolled)[] = [];
  const course = newCourse<T>();
  const race = given.fresh();
  const table = watchedTable<R, E, T, G>(race, given.ground, events, course, thoughts);
  try {
    const open = given.play(table, watchOf(course, race, Number.POSITIVE_INFINITY));
    return { race, events, open };
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
    const before = given.fresh();
    const until = newCourse<T>();
    const silent = watchedTable<R, E, T, G>(before, given.ground, [], until, thoughts);
    given.play(silent, watchOf(until, before, course.begun - 1));
    waitFor(before, race, course, thoughts.step, error);
    return { race: before, events, open: given.ask(before as unknown as R) };
  }
}

// Puts the question in front of the step that is interrupted. The dice stay thrown.
function waitFor<R extends Race<T>, T extends Task>(
  before: Draft<R>,
  { dice }: Draft<R>,
  { fallen, told }: Course<T>,
  step: T['step'],
  { seat, die, faces }: Interruption,
): void {
  const race = openly(before);
  race.dice = dice as Race['dice'];
  race.agenda.unshift({ step, seats: [seat] });
  race.secondThought = { die, faces, settled: [...fallen], told };
}

function watchOf<R extends Race<T>, T extends Task>(
  course: Course<T>,
  race: Draft<R>,
  most: number,
): StepWatch<T> {
  const own = openly(race);
  return {
    begins(task) {
      if (course.begun === most) return false;
      beginStep(course, task, own.secondThought);
      return true;
    },
    ended() {
      if (own.secondThought !== undefined) delete own.secondThought;
    },
  };
}

function watchedTable<R extends Race<T>, E extends RaceEvent, T extends Task, G>(
  race: Draft<R>,
  ground: G,
  events: (E | DieRolled)[],
  course: Course<T>,
  { mayThrowAgain }: SecondThoughts<R, T, G>,
): Table<R, E, T, G> {
  const table = layTable<R, E, T, G>(race, ground, newsOf(course, events));
  return handingOut(table, course, (dice, seat) => {
    const faces = table.rollTogether(dice, seat);
    const { task, isAgain } = course;
    course.isAgain = false;
    if (task === undefined) throw new BrokenRace('an answer throws a die');
    const [die] = dice;
    if (isAgain || die === undefined) return faces;
    if (!mayThrowAgain(race as unknown as R, task, seat, ground)) return faces;
    throw new Interruption(seat, die.name, faces);
  });
}

// A log that leaves out what the step has reported before.
function newsOf<E extends RaceEvent, T extends Task>(
  course: Course<T>,
  events: Log<E>,
): Required<Log<E>> {
  return {
    push(...news) {
      course.told += news.length;
      return course.told > course.heard ? events.push(...news) : 0;
    },
  };
}

// A table that hands out the faces that stand before any die is thrown.
function handingOut<R extends Race<T>, E extends RaceEvent, T extends Task, G>(
  table: Table<R, E, T, G>,
  course: Course<T>,
  fresh: (dice: readonly Die[], seat: Seat) => readonly number[],
): Table<R, E, T, G> {
  const rollTogether = (dice: readonly Die[], seat: Seat): readonly number[] => {
    const { standing } = course;
    const stand = standing.length > 0;
    const faces = stand ? standing.splice(0, dice.length) : fresh(dice, seat);
    // Their throw has been reported already.
    if (stand) course.told += faces.length;
    course.fallen.push(...faces);
    return faces;
  };
  return { ...table, rollTogether, roll: (die, seat) => rollTogether([die], seat)[0] ?? 0 };
}

/** Thrown where a play that is only foretold comes to a die. */
class Unforeseen extends Error {
  override readonly name = 'Unforeseen';
}

/** How far a foretold play gets with a step that has waited: through it, to a die, or to its odds, as without waiting. */
export type ForetoldStep = 'played' | 'stopped' | 'asEver';

/**
 * Plays the step that has waited with the faces that stand, in a play that is only foretold. Which face a second throw shows
 * is not known, so the step gives its odds, unless other dice of it have fallen.
 */
export function foretellStep<R extends Race<T>, E extends RaceEvent, T extends Task, G>(
  table: Table<R, E, T, G>,
  task: T,
  play: (table: Table<R, E, T, G>) => void,
): ForetoldStep {
  const race = openly(table.race);
  const thought = race.secondThought;
  if (thought === undefined) return 'asEver';
  delete race.secondThought;
  if (thought.isAgain === true) return thought.settled.length === 0 ? 'asEver' : 'stopped';
  const course = newCourse<T>();
  beginStep(course, task, thought);
  const tell = (event: E) => {
    course.told += 1;
    if (course.told > course.heard) table.tell(event);
  };
  const unforeseen = () => {
    throw new Unforeseen('a die is thrown in a play that is only foretold');
  };
  race.agenda.shift();
  try {
    play({ ...handingOut(table, course, unforeseen), tell });
  } catch (error) {
    if (error instanceof Unforeseen) return 'stopped';
    throw error;
  }
  return 'played';
}

type Open = {
  agenda: Task[];
  dice: Race['dice'];
  secondThought?: Answered;
};

// The fields of every race, for writing, which generics hide.
function openly<R extends Race>(race: Draft<R>): Open {
  return race as unknown as Open;
}
