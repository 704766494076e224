// Counts the places that cars gain on each other while they race, whatever the game.
import type { Seat } from '../../rules/kit/types.ts';

/**
 * Counts overtakes: of two cars on the track when a round begins, the one behind is in front when the next round begins, or
 * crosses the line for the last time before the other. What happens at the start (the first round), in the pits and by
 * retirement does not count.
 */
export class PlacesGained {
  /** Overtakes so far. */
  count = 0;
  #before: readonly Seat[] = [];
  #finished: Seat[] = [];
  readonly #inPits = new Set<Seat>();
  readonly #sawPits = new Set<Seat>();

  /**
   * Notes the order in which the cars on the track stand when a round begins.
   * @param round its number, from 1
   */
  begin(round: number, order: readonly Seat[]): void {
    this.#close(order);
    // Changes to the grid during the first round belong to the start.
    this.#before = round < 2 ? [] : order;
  }

  finished(seat: Seat): void {
    this.#finished.push(seat);
  }

  enteredPits(seat: Seat): void {
    this.#inPits.add(seat);
    this.#sawPits.add(seat);
  }

  leftPits(seat: Seat): void {
    this.#inPits.delete(seat);
  }

  /** Notes that the race is over. */
  end(): void {
    this.#close([]);
  }

  #close(racing: readonly Seat[]): void {
    const after = [...this.#finished, ...racing];
    const before = this.#before.filter(seat => after.includes(seat) && !this.#sawPits.has(seat));
    const place = new Map(after.map((seat, index) => [seat, index]));
    before.forEach((ahead, index) => {
      for (const behind of before.slice(index + 1)) {
        if ((place.get(behind) ?? 0) < (place.get(ahead) ?? 0)) this.count += 1;
      }
    });
    this.#finished = [];
    this.#sawPits.clear();
    for (const seat of this.#inPits) this.#sawPits.add(seat);
  }
}
