// What is counted of a race of Formula Dé.
import { Counter } from '../counter.ts';
import type { Counts, PointsTable } from '../counts.ts';
import { countGrid } from '../grid-places.ts';
import type { SimulatedCar, SimulatedRace } from './simulated-race.ts';

export function countsOfRace(race: SimulatedRace, points: PointsTable): Counts {
  const tally = new Counter();
  tally.add('races', 1);
  tally.measure('race/overtakes', race.overtakes);
  if (race.slipstreams !== undefined) tally.measure('race/slipstreams', race.slipstreams);
  tally.measure('race/rounds', race.rounds);
  countGrid(tally, race.tally, race.standings);
  for (const level of winningTeam(race)) tally.add(`${level}/teamWins`, 1);
  for (const level of new Set(race.cars.map(car => car.level))) {
    const cars = race.cars.filter(car => car.level === level);
    for (const car of cars) countCar(tally, level, car);
    const sum = (of: (car: SimulatedCar) => number) => cars.reduce((all, car) => all + of(car), 0);
    tally.measure(
      `${level}/places`,
      sum(car => car.place),
    );
    tally.measure(
      `${level}/points`,
      sum(car => pointsOf(car, points)),
    );
    tally.measure(
      `${level}/retirements`,
      sum(car => (car.retirement === 'none' ? 0 : 1)),
    );
    tally.measure(
      `${level}/stops`,
      sum(car => car.stops),
    );
  }
  return tally.counts();
}

// The levels of the team with the most points, each once; of equal teams that of the car with the best place (BGA-O-62).
function winningTeam({ cars }: SimulatedRace): ReadonlySet<string> {
  const byPlace = cars
    .filter(({ team }) => team !== undefined)
    .toSorted((a, b) => a.place - b.place);
  const teams = [...Map.groupBy(byPlace, ({ team }) => team).values()];
  const sum = (team: readonly SimulatedCar[]) =>
    team.reduce((all, { scored = 0 }) => all + scored, 0);
  const [best = []] = teams.toSorted((one, other) => sum(other) - sum(one));
  return new Set(best.map(({ level }) => level));
}

function countCar(tally: Counter, level: string, car: SimulatedCar): void {
  tally.add(`${level}/starts`, 1);
  tally.add(`${level}/tires/${car.tires}`, 1);
  tally.add(`${level}/configuration/${car.configuration.join('-')}`, 1);
  for (const set of car.fitted) tally.add(`${level}/fitted/${set}`, 1);
  for (const rolls of car.lapRolls) tally.add(`${level}/lap/${rolls}`, 1);
  if (car.quickStops > 0) tally.add(`${level}/quickStops`, car.quickStops);
  if (car.longStops > 0) tally.add(`${level}/longStops`, car.longStops);
  if (car.retirement === 'none') {
    tally.add(`${level}/finished`, 1);
    // Only who crosses the line is classified (M-21-1-2, R-89).
    tally.add(`${level}/place/${car.place}`, 1);
    tally.measure(`${level}/rolls`, car.rolls);
  } else {
    tally.add(`${level}/retired/${car.retirement}`, 1);
  }
}

function pointsOf({ place, retirement }: SimulatedCar, points: PointsTable): number {
  return retirement === 'none' ? (points[place - 1] ?? 0) : 0;
}
