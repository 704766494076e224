// A turn from its beginning to its end, and the end of the race (CFR-61, CFR-76 to CFR-79, CFR-163, CFR-164).
import type { Draft } from '../../../kit/agenda.ts';
import type { Seat } from '../../../kit/types.ts';
import { NO_TURN } from '../../first-race.ts';
import type { Car, ChampionshipTask, Turn } from '../../state.ts';
import {
  type Automatic,
  type ChampionshipTable,
  carOf,
  draftCar,
  isOnTrack,
  spaceOfCar,
} from '../../table.ts';
import { inOrderOfArrival } from '../car/pits.ts';
import { comparePosition, isHome } from '../movement/position.ts';

/** Begins a turn: notes where each car stands and how fast it is; without a car under way the race is over. */
export const beginTurn: Automatic = {
  play(table) {
    const { race, ground } = table;
    if (race.cars.every(({ status }) => status !== 'racing')) {
      table.tell({ kind: 'raceEnded' });
      return;
    }
    race.round += 1;
    race.turn = {
      ...emptyTurn(),
      from: race.cars.map(car => (isOnTrack(car) ? car.space : '')),
      before: race.cars.map(({ speed }) => speed),
      planned: race.cars.map(() => 0),
      began: race.cars.map(() => 0),
    };
    table.tell({ kind: 'turnBegan', turn: race.round });
    const steps = ground.turn.filter(step => step !== 'beginTurn');
    table.first(...steps.flatMap(step => tasksOf(step, race.cars)));
  },
};

// Drivers plan all at once, and choose their tires in the pits one after the other (CFR-64, CFR-194).
function tasksOf(
  step: ChampionshipTask['step'],
  cars: readonly Car[],
): readonly ChampionshipTask[] {
  if (step === 'planSpeeds') {
    return [{ step, seats: cars.filter(isOnTrack).map(({ seat }) => seat) }];
  }
  if (step === 'changeTires') {
    return inOrderOfArrival(cars, 'exit2').map(({ seat }) => ({ step, seats: [seat] }));
  }
  return [{ step, seats: [] }];
}

/** Ends a turn: cars that are home take their places and leave the board, crashes and slips are over (CFR-79). */
export const endTurn: Automatic = {
  play(table) {
    const { race } = table;
    finishCars(table);
    for (const { seat } of race.cars) forgetSpin(table, seat);
    race.turn = emptyTurn();
    table.tell({ kind: 'turnEnded', turn: race.round });
    table.first({ step: 'beginTurn', seats: [] });
  },
};

// Steps replace the lists of a turn and never write into them, so that all may share the empty ones.
function emptyTurn(): Draft<Turn> {
  return { ...NO_TURN } as Draft<Turn>;
}

/**
 * Gives the cars that are home their places: the farthest first, then the one nearer to the grey side; those that spun in this
 * turn behind all others (CFR-76 to CFR-78, CFR-164, CR-40). A car that crashed is no longer under way (CFR-163).
 */
function finishCars(table: ChampionshipTable): void {
  const { race, ground } = table;
  const { spun } = race.turn;
  const home = race.cars
    .filter(car => isOnTrack(car) && isHome(race, car, ground.board))
    .toSorted(
      (a, b) =>
        Number(spun.includes(a.seat)) - Number(spun.includes(b.seat)) ||
        comparePosition(a, b, ground.board),
    );
  const before = race.cars.filter(({ status }) => status === 'finished').length;
  for (const [index, { seat }] of home.entries()) {
    const car = draftCar(table, seat);
    car.status = 'finished';
    car.place = before + index + 1;
    delete car.credit;
    delete car.line;
    delete car.spunIn;
    delete car.passedIn;
    table.tell({ kind: 'finished', seat, place: car.place });
  }
}

// A spin is over once the car has planned after it and left the corner, or stood still for a turn (CFR-146, CFR-152, CR-72).
function forgetSpin(table: ChampionshipTable, seat: Seat): void {
  const { race, ground } = table;
  const car = carOf(race, seat);
  if (car.spunIn === undefined || !isOnTrack(car) || race.turn.from[seat] === '') return;
  if (race.turn.spun.includes(seat)) return;
  const isStillThere = car.speed > 0 && car.spunIn === spaceOfCar(car, ground).corner;
  if (!isStillThere || car.spunIn < 0) delete draftCar(table, seat).spunIn;
}
