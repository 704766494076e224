// Races noted down at the end of every play: where each car stands among the others, what it still needs alone, and where
// it finished. The data to which the value of traffic is fitted.
import { spaceOf } from '../../../circuit/board.ts';
import { lapsLeft } from '../../../drivers/planning/prices.ts';
import {
  type RoadRival,
  rivalsOnRoad,
  rollsAlone,
} from '../../../drivers/planning/traffic/rivals-on-road.ts';
import { progressOf } from '../../../rules/formula-de/chapters/round/ranking.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { type Meeting, raceOut } from '../race.ts';

export interface Situation {
  readonly seat: Seat;
  /** Laps to the flag, in fractions. */
  readonly lapsLeft: number;
  /** Rounds that it still needs after this one, if it were alone. */
  readonly rounds: number;
  /** Distance covered, in ticks. */
  readonly progress: number;
  readonly gear: number;
  readonly rivals: readonly RoadRival[];
}

export interface NotedRace {
  readonly situations: readonly Situation[];
  readonly places: ReadonlyMap<Seat, number>;
}

export function notedRace(meeting: Meeting): NotedRace {
  const situations: Situation[] = [];
  let playing: { readonly seat: Seat; readonly round: number } | undefined;
  const race = raceOut(meeting, (_, now) => {
    const [task] = now.agenda;
    const next = task?.seats[0];
    if (task?.step !== 'announceGear' || next === undefined) return;
    if (playing !== undefined) {
      // The order lacks the car whose turn it is now; in a new round it is not that of the play that is over.
      const order = now.round === playing.round ? [next, ...now.order] : [];
      situations.push(...situationOf({ ...now, order }, playing.seat, meeting));
    }
    playing = { seat: next, round: now.round };
  });
  const finished = meeting.book
    .standings(race, meeting.board)
    .filter(({ status }) => status === 'finished');
  return { situations, places: new Map(finished.map(({ seat, place }) => [seat, place])) };
}

// Returns the situation of a seat whose play is over; nothing when its car is out, at the flag or in the pits.
function situationOf(
  race: FormulaDeRace,
  seat: Seat,
  { book, board }: Meeting,
): readonly Situation[] {
  const car = carOf(race, seat);
  if (car.status !== 'racing' || spaceOf(board, car.space).kind !== 'track') return [];
  const { values } = book.terms(race.options);
  const view = book.view(race, seat);
  return [
    {
      seat,
      lapsLeft: lapsLeft(board, car, race.laps),
      rounds: rollsAlone(view, car, board, values),
      progress: progressOf(board, car),
      gear: car.gear,
      rivals: rivalsOnRoad(view, seat, board, values),
    },
  ];
}
