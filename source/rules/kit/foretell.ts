// What a choice would do, foretold by playing on along the agenda: steps without dice are played, the others report what
// they can without them, and the forecast ends at the next open question.
import {
  type DieRolled,
  type Draft,
  forcedAnswer,
  type Ground,
  layTable,
  openQuestions,
  type Steps,
  stepOf,
  takeAnswer,
} from './agenda.ts';
import { BrokenRace } from './errors.ts';
import { foretellStep } from './re-rolls.ts';
import type { Choice, Consequence, Race, RaceEvent, Seat, Task } from './types.ts';

/** What follows a choice as far as no die decides it. */
export interface Foretold<R, E> {
  /** The race where the forecast ends: at an open question, or with an empty agenda where a step ended it. */
  readonly race: R;
  readonly events: readonly (E | DieRolled)[];
  /** What the other steps foresee: tests with their odds, what is owed, what is due next. */
  readonly expected: readonly Consequence[];
}

/**
 * Carries a race on from the answer of a seat, without dice and without another answer. The race is a copy: it is written to.
 * @throws BrokenRace when a step throws a die and does not say what it foresees
 */
export function foretell<
  R extends Race<T>,
  C extends Choice,
  E extends RaceEvent,
  T extends Task,
  G extends Ground,
>(steps: Steps<R, C, E, T, G>, race: Draft<R>, ground: G, seat: Seat, choice: C): Foretold<R, E> {
  const events: (E | DieRolled)[] = [];
  const expected: Consequence[] = [];
  const agenda = race.agenda as unknown as T[];
  const table = {
    ...layTable<R, E, T, G>(race, ground, events),
    roll: neverThrown,
    rollTogether: neverThrown,
    telling: {
      expect: (one: Consequence) => void expected.push(one),
      stop: () => void agenda.splice(0),
    },
  };
  takeAnswer(steps, table, seat, choice);
  for (let task = agenda[0]; task !== undefined; task = agenda[0]) {
    const step = stepOf(steps, task);
    const waited =
      'ask' in step ? 'asEver' : foretellStep(table, task, known => step.play(known, task));
    if (waited === 'stopped') table.telling.stop();
    if (waited !== 'asEver') continue;
    if (step.foresee !== undefined) {
      agenda.shift();
      step.foresee(table, task);
    } else if (!('ask' in step)) {
      agenda.shift();
      step.play(table, task);
    } else {
      const open = openQuestions(steps, race as unknown as R, ground);
      const forced = forcedAnswer(step, race as unknown as R, task, open, ground);
      if (forced !== undefined) takeAnswer(steps, table, forced.seat, forced.choice);
      else if (open.length > 0) break;
      else agenda.shift();
    }
  }
  return { race: race as unknown as R, events, expected };
}

function neverThrown(): never {
  throw new BrokenRace('a die is thrown in a play that is only foretold');
}
