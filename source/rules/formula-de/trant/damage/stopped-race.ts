// A race that is stopped after an injury: with the round it is over, or restarts one lap shorter (TR-146 to TR-148, TRR-55
// to TRR-57).
import type { Seat } from '../../../kit/types.ts';
import { pointsIn } from '../../budget.ts';
import { finishCar } from '../../chapters/round/finish.ts';
import { byDistance } from '../../chapters/round/ranking.ts';
import { standOnGrid } from '../../chapters/round/start-grid.ts';
import { restartedCar, restartedRace } from '../../groups.ts';
import { emptyPlay, type FormulaDeTask } from '../../state.ts';
import { type Automatic, carOf, draftCar, type FormulaDeTable } from '../../table.ts';

/** Crossings of the line of a car that has completed a lap: the first one came from the grid. */
const LAP_COMPLETED = 2;

/**
 * Stops a race in which a driver was killed or badly hurt, once every car has had its turn (TR-146). It is over when its
 * leader has completed a lap (TR-147, TRR-55), and when it would have no lap left; else it restarts (TR-148).
 */
export const stopRace: Automatic = {
  play(table) {
    const { race, ground } = table;
    if (race.flag !== 'red') return;
    const running = race.cars.filter(({ status }) => status === 'racing');
    if (running.length === 0) return;
    const order = byDistance(race, ground, running).map(({ seat }) => seat);
    // The car that led over a lap may be out by now.
    const isLapCompleted = race.cars.some(({ laps }) => laps >= LAP_COMPLETED);
    table.tell({ kind: 'raceStopped' });
    if (isLapCompleted || race.laps === 1) flagOff(table, order);
    else beginAnew(table, order);
  },
};

// Cars that are still running finish in their present order (TRR-57).
function flagOff(table: FormulaDeTable, order: readonly Seat[]): void {
  const { race } = table;
  race.flag = 'chequered';
  for (const seat of order) finishCar(table, seat);
}

// Nobody who is out starts again, and of all points only those of the tires come back (TR-148, TRR-56).
function beginAnew(table: FormulaDeTable, starters: readonly Seat[]): void {
  const { race, ground } = table;
  const out = race.cars.map(({ seat }) => seat).filter(seat => !starters.includes(seat));
  race.laps -= 1;
  race.grid = [...starters, ...out];
  race.play = emptyPlay();
  restartedRace(race);
  // They rank behind all who start again: laps count from the restart.
  for (const seat of out) Object.assign(draftCar(table, seat), { covered: 0, laps: 0 });
  starters.forEach((seat, place) => {
    startAnew(table, seat, place);
  });
  race.arrivals += starters.length;
  const again = ground.restart.flatMap(step =>
    starters.map((seat): FormulaDeTask => ({ step, seats: [seat] })),
  );
  race.agenda = [];
  table.first(...again, { step: 'beginRound', seats: [] });
  table.tell({ kind: 'raceRestarted', laps: race.laps, grid: starters });
}

function startAnew(table: FormulaDeTable, seat: Seat, place: number): void {
  const { race, ground } = table;
  const car = draftCar(table, seat);
  const { arrival, ...standing } = standOnGrid(ground.board, place);
  Object.assign(car, standing, {
    arrival: race.arrivals + 1 + arrival,
    gear: 1,
    condition: 'sound',
    aggravates: false,
    start: 'gridRoll',
  });
  const { pool } = ground.values.parts.tires;
  car.points[pool] = pointsIn(carOf(race, seat).configuration, pool);
  restartedCar(car);
}
