// Rounds and who plays next (6-2, 0-0-2, R-60 to R-65). What a play consists of is the book's list of steps.
import { BrokenRace } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car, FormulaDeRace, FormulaDeTask } from '../../state.ts';
import { type Automatic, carOf, draftCar, type FormulaDeTable } from '../../table.ts';
import type { Departure } from '../../values.ts';
import { removeWreck } from '../damage/elimination.ts';
import { carsOnBoard } from '../movement/occupancy.ts';
import {
  byDistance,
  inOrderOfPlay,
  lapsDown,
  leadersRank,
  type RankGround,
  rankOf,
} from './ranking.ts';
import { testWeather } from './weather.ts';

// Ends a race that goes nowhere: three laps take 30 to 60 rounds (M-A1-1), and a car that waits moves at least every
// other round.
const ROUNDS_PER_LAP_MAX = 400;

/** Fixes the order of the new round (M-6-2-2, R-60, R-61). */
export const beginRound: Automatic = {
  play(table) {
    const { race } = table;
    if (endsHere(table)) return;
    race.round += 1;
    if (race.round > ROUNDS_PER_LAP_MAX * race.laps) {
      throw new BrokenRace(`the race does not end: round ${race.round}`);
    }
    race.reference = leadersRank(race, table.ground);
    race.down = race.cars.map(car => downNow(race, table.ground, car));
    race.recovered = [];
    race.order = inOrderOfPlay(race, table.ground, carsOnBoard(race)).map(car => car.seat);
    table.tell({ kind: 'roundBegan', round: race.round, order: [...race.order] });
    const { roundOpening } = table.ground;
    table.first(...roundOpening.map((step): FormulaDeTask => ({ step, seats: [...race.order] })), {
      step: 'nextPlay',
      seats: [],
    });
  },
};

/**
 * Gives the next play: in the fixed order without cars lapped meanwhile, then to cars that won a lap back (M-6-2-6,
 *
 */
export const nextPlay: Automatic = {
  // A choice is foretold to the end of its play.
  foresee: ({ telling }) => telling.stop(),
  play(table) {
    const { race } = table;
    const { orderOfPlay } = table.ground;
    if (endsHere(table)) return;
    noteLeader(table);
    const seat = race.order.shift() ?? recoveredSeat(table);
    if (seat === undefined) {
      table.first({ step: 'endRound', seats: [] });
      return;
    }
    table.first({ step: 'nextPlay', seats: [] });
    const car = carOf(race, seat);
    if (!car.onBoard) return;
    if (car.condition === 'wreck') {
      if (leavesAt(table, car) === 'ownTurn') removeWreck(table, seat);
    } else if (downNow(race, table.ground, car) > (race.down[seat] ?? 0)) {
      table.tell({ kind: 'playSkipped', seat });
    } else {
      table.first(...orderOfPlay.map(step => ({ step, seats: [seat] })));
    }
  },
};

// A race ends with its last car. Backmarkers may put that one out after its round (TR-139).
function endsHere({ race, tell }: FormulaDeTable): boolean {
  if (race.cars.some(car => car.status === 'racing')) return false;
  tell({ kind: 'raceEnded' });
  return true;
}

// Returns the next seat that is fewer laps behind than when the round began, and so plays once more.
function recoveredSeat(table: FormulaDeTable): Seat | undefined {
  const { race } = table;
  const back = race.cars.filter(
    car =>
      car.status === 'racing' &&
      !race.recovered.includes(car.seat) &&
      downNow(race, table.ground, car) < (race.down[car.seat] ?? 0),
  );
  const seat = inOrderOfPlay(race, table.ground, back)[0]?.seat;
  if (seat === undefined) return undefined;
  race.recovered.push(seat);
  table.tell({ kind: 'playRecovered', seat });
  return seat;
}

// 0 where lapped cars play like the others.
function downNow(race: FormulaDeRace, ground: RankGround, car: Car): number {
  const { board, values } = ground;
  if (values.order.lapping === 'byRace') return 0;
  return lapsDown(race.reference, rankOf(race, ground, car), 2 * board.ticks);
}

// The last distance of a leader that has left stays the reference until the round ends.
function noteLeader(table: FormulaDeTable): void {
  const { race } = table;
  race.reference = Math.max(race.reference, leadersRank(race, table.ground));
}

/**
 * Turns spun cars round (M-10-4-1) and removes wrecks as the book says, then rolls the weather; a new round follows
 * (R-64).
 */
export const endRound: Automatic = {
  play(table) {
    const { spin } = table.ground.values;
    for (const { seat, condition } of table.race.cars) {
      if (condition === 'spun' && spin.turns === 'roundEnd') turnRound(table, seat);
    }
    for (const car of carsOnBoard(table.race)) {
      if (leavesAt(table, car) === 'roundEnd') removeWreck(table, car.seat);
    }
    turnSpunWrecks(table);
    table.first(...closingTasks(table), { step: 'beginRound', seats: [] });
    testWeather(table);
  },
};

// The tasks for the cars still racing, the last one first (TR-135).
function closingTasks({ race, ground }: FormulaDeTable): readonly FormulaDeTask[] {
  const { roundClosing } = ground;
  if (roundClosing.length === 0) return [];
  const racing = race.cars.filter(({ status }) => status === 'racing');
  const seats = byDistance(race, ground, racing)
    .map(({ seat }) => seat)
    .reverse();
  return roundClosing.map(step => ({ step, seats: [...seats] }));
}

// Returns when a wreck is taken off the board (M-20-7-T); undefined for a car that is not out.
function leavesAt(table: FormulaDeTable, { retirement }: Car): Departure['leaves'] | undefined {
  if (retirement === undefined) return undefined;
  return table.ground.values.eliminations[retirement].leaves;
}

// Settles wrecks that lost their engine while spun: they leave when their lever is set to 1st (2005), or no longer
// stand across the track until their next turn takes them away (2002; M-16-0-3-1, R-75).
function turnSpunWrecks(table: FormulaDeTable): void {
  const { engine } = table.ground.values;
  for (const { seat, retirement, aggravates } of carsOnBoard(table.race)) {
    if (retirement !== 'engine' || !aggravates) continue;
    if (engine.spunLeavesAtRoundEnd) removeWreck(table, seat);
    else draftCar(table, seat).aggravates = false;
  }
}

/** Turns a spun car round; the book says in which gear and with what its next play begins. */
export function turnRound(table: FormulaDeTable, seat: Seat): void {
  const car = draftCar(table, seat);
  car.condition = 'sound';
  car.aggravates = false;
  car.gear = table.ground.values.spin.gear;
  car.start = table.ground.values.spin.start;
  table.tell({ kind: 'carTurnedRound', seat });
}
