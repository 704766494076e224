// Counts the overtakes of a race from the order in which its rounds begin.
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { Seat } from '../../rules/kit/types.ts';

/**
 * Counts overtakes: of two cars on the track when a round begins, the one behind is in front when the next round
 * begins, or crosses the line for the last time before the other. What happens at the start (the first round), in the
 * pits and by retirement does not count.
 */
export class Overtakes {
  /** Overtakes so far. */
  count = 0;
  #before: readonly Seat[] = [];
  #finished: Seat[] = [];
  readonly #inPits = new Set<Seat>();
  readonly #sawPits = new Set<Seat>();

  /**
   * Adds events.
   * @param events in the order in which they happened
   * @param down whole laps behind the leader when the present round began, by seat
   */
  add(events: readonly FormulaDeEvent[], down: readonly number[]): void {
    for (const event of events) {
      switch (event.kind) {
        case 'roundBegan':
          this.#close(ranked(event.order, down));
          // Changes to the grid during the first round belong to the start.
          this.#before = event.round < 2 ? [] : ranked(event.order, down);
          break;
        case 'raceEnded':
          this.#close([]);
          break;
        case 'carFinished':
          this.#finished.push(event.seat);
          break;
        case 'pitLaneEntered':
          this.#inPits.add(event.seat);
          this.#sawPits.add(event.seat);
          break;
        case 'pitLaneLeft':
          this.#inPits.delete(event.seat);
          break;
        default:
          break;
      }
    }
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

// Orders cars by whole laps first: the order of play runs around the loop, with lapped cars among the others.
function ranked(order: readonly Seat[], down: readonly number[]): readonly Seat[] {
  return order.toSorted((a, b) => (down[a] ?? 0) - (down[b] ?? 0));
}
