// Pit stops: into the lane after a move, two turns there, and out again on the row beside it (CFR-188 to CFR-202, CR-43 to
// CR-47, CR-49).

import { spaceAt } from '../../../../circuit/board.ts';
import type { PitRow, RowBoard } from '../../../../circuit/rows/row-board.ts';
import { BrokenRace } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car, ChampionshipRace, PitStage } from '../../state.ts';
import {
  type Asking,
  type Automatic,
  type ChampionshipTable,
  carOf,
  draftCar,
  isOnTrack,
  seatsOn,
} from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { isHome } from '../movement/position.ts';
import { TIRE_CHOICES } from './starting-tires.ts';

type Stopped = Car & Required<Pick<Car, 'stop'>>;

/** Returns the cars in the lane whose stop has come so far, in the order in which they arrived there (CFR-194). */
export function inOrderOfArrival(cars: readonly Car[], stage: PitStage): readonly Stopped[] {
  return cars
    .filter((car): car is Stopped => car.status === 'racing' && car.stop?.stage === stage)
    .toSorted((a, b) => a.stop.arrival - b.stop.arrival);
}

/**
 * After its move a car may enter the pits from any space of a row with a pit space, whether it touches the lane or not, once
 * it has driven a lap, and unless it has finished (CFR-188, CFR-190 to CFR-192, CR-49, CR-73). One that has come out does not
 * enter again before it has crossed the line (CR-90).
 */
export const enterPits: Asking = {
  choices: ['enterPits', 'stayOut'],
  ask(race, _task, seat, { board }) {
    const car = carOf(race, seat);
    const { laps, pitted } = car;
    const mayPit = isOnTrack(car) && laps > 0 && pitted === undefined && !isHome(race, car, board);
    return mayPit && pitRowBeside(car, board) !== undefined
      ? [{ kind: 'stayOut' }, { kind: 'enterPits' }]
      : [];
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'enterPits') return;
    const { race, ground } = table;
    const row = pitRowBeside(carOf(race, seat), ground.board);
    if (row === undefined) throw new BrokenRace(`there are no pits beside seat ${seat}`);
    race.arrivals += 1;
    const car = draftCar(table, seat);
    car.space = spaceAt(ground.board, row.space).id;
    car.stop = { stage: 'entered', arrival: race.arrivals };
    car.pitted = race.arrivals;
    delete car.credit;
    delete car.line;
    delete car.passedIn;
    table.tell({ kind: 'pitEntered', seat, space: car.space });
  },
};

function pitRowBeside({ space }: Pick<Car, 'space'>, board: RowBoard): PitRow | undefined {
  const index = board.indexOf.get(space) ?? -1;
  return board.pitLane?.find(({ beside }) => beside.includes(index));
}

/**
 * Cars on exit -1 come out, in the order of their arrival, on the free space of their row that is nearest to the grey side; they
 * do not move in this turn (CFR-194, CFR-196 to CFR-198).
 */
export const leavePits: Automatic = {
  play(table) {
    const { race, ground } = table;
    for (const { seat, space: from } of inOrderOfArrival(race.cars, 'exit1')) {
      const space = wayOut(race, from, ground);
      const car = draftCar(table, seat);
      delete car.stop;
      car.space = space;
      table.tell({ kind: 'pitLeft', seat, space });
    }
  },
};

// In a full row two share a space, the one farthest from the grey side that nobody shares yet (CFR-199, CR-74).
function wayOut(race: Pick<ChampionshipRace, 'cars'>, from: string, { board }: Ground): string {
  const index = board.indexOf.get(from);
  const row = board.pitLane?.find(({ space }) => space === index)?.beside ?? [];
  const spaces = row.map(one => spaceAt(board, one).id);
  const carsOn = (space: string) => seatsOn(race, space).length;
  const free = spaces.find(space => carsOn(space) === 0);
  const shared = spaces.findLast(space => carsOn(space) === 1) ?? spaces.at(-1);
  const space = free ?? shared;
  if (space === undefined) throw new BrokenRace(`${from} has no way out`);
  return space;
}

/** A driver on exit -2 picks the tires for the way out; the wear is what it was before the pole bid (CFR-200, CR-43). */
export const changeTires: Asking = {
  choices: ['chooseTire'],
  ask: (race, _task, seat) => (carOf(race, seat).stop?.stage === 'exit2' ? TIRE_CHOICES : []),
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'chooseTire') return;
    const car = draftCar(table, seat);
    car.tire = choice.tire;
    car.wear = car.startingWear;
    advance(table, seat, 'exit1');
    table.tell({ kind: 'tireChanged', seat, tire: choice.tire, wear: car.wear });
  },
};

/** Cars that entered the lane in this turn get a marker on exit -2 (CFR-195, CFR-201). */
export const turnMarkers: Automatic = {
  play(table) {
    for (const { seat } of inOrderOfArrival(table.race.cars, 'entered')) {
      advance(table, seat, 'exit2');
    }
  },
};

function advance(table: ChampionshipTable, seat: Seat, stage: PitStage): void {
  const car = draftCar(table, seat);
  if (car.stop !== undefined) car.stop = { ...car.stop, stage };
}
