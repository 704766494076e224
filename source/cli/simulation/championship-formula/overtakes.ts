// Counts the overtakes of a race in rows from the order in which its cars move (CFR-73).
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import { PlacesGained } from '../places-gained.ts';

/** Returns the overtakes of a whole race, as `PlacesGained` counts them; who moves first in a turn is in front. */
export function overtakesIn(events: readonly ChampionshipEvent[]): number {
  const places = new PlacesGained();
  let turn = 0;
  for (const event of events) {
    switch (event.kind) {
      case 'turnBegan':
        turn = event.turn;
        break;
      case 'movesOrdered':
        places.begin(turn, event.order);
        break;
      case 'finished':
        places.finished(event.seat);
        break;
      case 'pitEntered':
        places.enteredPits(event.seat);
        break;
      case 'pitLeft':
        places.leftPits(event.seat);
        break;
      case 'raceEnded':
        places.end();
        break;
      default:
        break;
    }
  }
  return places.count;
}
