// Counts the overtakes of a race of Formula Dé from the order in which its rounds begin.
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { PlacesGained } from '../places-gained.ts';

/** The overtakes of a race, as `PlacesGained` counts them. */
export class Overtakes {
  readonly #places = new PlacesGained();

  /** Overtakes so far. */
  get count(): number {
    return this.#places.count;
  }

  /**
   * Adds events.
   * @param events in the order in which they happened
   * @param down whole laps behind the leader when the present round began, by seat
   */
  add(events: readonly FormulaDeEvent[], down: readonly number[]): void {
    const places = this.#places;
    for (const event of events) {
      switch (event.kind) {
        case 'roundBegan':
          places.begin(event.round, ranked(event.order, down));
          break;
        case 'raceEnded':
          places.end();
          break;
        case 'carFinished':
          places.finished(event.seat);
          break;
        case 'pitLaneEntered':
          places.enteredPits(event.seat);
          break;
        case 'pitLaneLeft':
          places.leftPits(event.seat);
          break;
        default:
          break;
      }
    }
  }
}

// Orders cars by whole laps first: the order of play runs around the loop, with lapped cars among the others.
function ranked(order: readonly Seat[], down: readonly number[]): readonly Seat[] {
  return order.toSorted((a, b) => (down[a] ?? 0) - (down[b] ?? 0));
}
