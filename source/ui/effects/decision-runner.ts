// Weighs the decisions of the people of a race that is over, one at a time, so that keys and frames are handled meanwhile.
import { type Weighed, weighedDecisions } from '../../drivers/review.ts';
import { standingAnswers } from '../../rules/kit/take-back.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { PlayedRace } from '../../season/sheet/make-sheet.ts';
import type { SessionSeat } from '../../session/session.ts';
import type { ScreenServices } from '../services.ts';

/** Returns the seats of the people at the keyboard. */
export function peopleIn(seats: readonly Pick<SessionSeat, 'driver'>[]): readonly Seat[] {
  return seats.flatMap(({ driver }, seat) => (driver.kind === 'human' ? [seat] : []));
}

/** Returns a race as it is looked back on. */
export function lookedBackOn({ book, board, setup, from, answers }: PlayedRace) {
  const { race: first } = from ?? book.start(setup, board);
  return { book, board, first, answers: standingAnswers(answers) };
}

export class DecisionRunner {
  readonly #services: Pick<ScreenServices, 'warmUp'>;
  #ticket = 0;

  constructor(services: Pick<ScreenServices, 'warmUp'>) {
    this.#services = services;
  }

  stop(): void {
    this.#ticket += 1;
  }

  /** Calls `done` with the decisions of some seats, unless another race is weighed or all are stopped before. */
  weigh(
    played: PlayedRace,
    seats: readonly Seat[],
    done: (decisions: readonly Weighed[]) => void,
  ): void {
    this.#ticket += 1;
    const ticket = this.#ticket;
    const race = lookedBackOn(played);
    const decisions = weighedDecisions(race, seats);
    const found: Weighed[] = [];
    const step = () => {
      if (ticket !== this.#ticket) return;
      const next = decisions.next();
      if (next.done) {
        done(found);
        return;
      }
      found.push(next.value);
      setImmediate(step);
    };
    const { board, book, first } = race;
    const studying = this.#services.warmUp?.(board, book.id, { race: first });
    if (studying === undefined) setImmediate(step);
    else void studying.then(step);
  }
}
