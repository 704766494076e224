// Counts a race while it is played, in the way sheets do.
import type { Race, RaceEvent } from '../../rules/kit/types.ts';
import { type Overtake, overtakesIn } from './overtakes.ts';
import type { Moment } from './scorer.ts';
import { scorers } from './scorers.ts';
import { Tally } from './tally.ts';

/** The counts of a race that begins on the grid. */
export class RaceCount {
  readonly tally: Tally;
  #moment: Moment;

  /** @param begun the race before its first event is counted, and its board */
  constructor(begun: Moment) {
    const crossings = scorers.of(begun.book).laps(begun.race);
    this.tally = new Tally(
      crossings.map(() => 0),
      0,
    );
    this.#moment = begun;
  }

  /**
   * Counts the events of an answer.
   * @param race as it is after them
   */
  add(events: readonly RaceEvent[], race: Race): void {
    this.#moment = { ...this.#moment, race };
    const scorer = scorers.of(this.#moment.book);
    for (const event of events) scorer.read(event, this.#moment, this.tally);
  }

  /** Closes the counts of a race that is over. Returns its overtakes. */
  end(laps: number): readonly Overtake[] {
    endTally(this.tally, this.#moment);
    return overtakesIn(this.tally.rounds, 0, laps);
  }
}

export function endTally(tally: Tally, { book, board, race }: Moment): void {
  const home = book.standings(race, board).filter(({ status }) => status !== 'retired');
  tally.end(home.map(({ seat }) => seat));
}
