// What is counted over many races: whole numbers by name. They add up exactly, in any order and in any parts; shares, means
// and their intervals are worked out from them at the end.
import { figuresOf } from '../../rules/formula-de/budget.ts';
import { Counter } from './counter.ts';
import type { SimulatedCar, SimulatedRace } from './simulated-race.ts';

/**
 * Counts by path. Of the races: `races`, `race/overtakes`, `race/slipstreams`, `race/rounds`. Of a level:
 * `club/starts`, `club/place/1`, `club/retired/engine`, `club/tires/hard`, `club/fitted/rain`,
 * `club/configuration/6-3-3-3-3-2`, `club/lap/14` (laps of that many rolls), `club/quickStops`, `club/longStops`,
 * `club/teamWins` (races won by a team with a car of that level), `club/finished`; `club/rolls` of cars that finished; `club/places`, `club/points`, `club/retirements`, `club/stops`
 * of all its cars in a race. Where an interval is wanted, the sum of the squares stands beside the sum as `…/squares`.
 */
export type Counts = Readonly<Record<string, number>>;

/** Points by place, the winner's first; a car that retired gets none. */
export type PointsTable = readonly number[];

/** Adds counts up, with names in alphabetical order, so that equal sums are equal texts. */
export function addCounts(parts: readonly Counts[]): Counts {
  const sums = new Map<string, number>();
  for (const part of parts) {
    for (const [name, count] of Object.entries(part)) {
      sums.set(name, (sums.get(name) ?? 0) + count);
    }
  }
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the count of a name, 0 for what never happened. */
export function countOf(counts: Counts, name: string): number {
  return counts[name] ?? 0;
}

/** Returns the names below a path with their counts, most frequent first. */
export function countsBelow(counts: Counts, path: string): readonly (readonly [string, number])[] {
  const found = Object.entries(counts).flatMap(([name, count]) =>
    name.startsWith(`${path}/`) ? [[name.slice(path.length + 1), count] as const] : [],
  );
  return found.sort(([a, most], [b, least]) => least - most || (a < b ? -1 : 1));
}

/** Returns the levels that were counted, in alphabetical order. */
export function levelsIn(counts: Counts): readonly string[] {
  return Object.keys(counts)
    .filter(name => name.endsWith('/starts'))
    .map(name => name.slice(0, -'/starts'.length));
}

/** Returns what one race adds to the counts. */
export function countsOfRace(race: SimulatedRace, points: PointsTable): Counts {
  const tally = new Counter();
  tally.add('races', 1);
  tally.measure('race/overtakes', race.overtakes);
  tally.measure('race/slipstreams', race.slipstreams);
  tally.measure('race/rounds', race.rounds);
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
      sum(car => car.quickStops + car.longStops),
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
  tally.add(`${level}/place/${car.place}`, 1);
  tally.add(`${level}/tires/${car.tires}`, 1);
  tally.add(`${level}/configuration/${figuresOf(car.configuration).join('-')}`, 1);
  for (const set of car.fitted) tally.add(`${level}/fitted/${set}`, 1);
  for (const rolls of car.lapRolls) tally.add(`${level}/lap/${rolls}`, 1);
  if (car.quickStops > 0) tally.add(`${level}/quickStops`, car.quickStops);
  if (car.longStops > 0) tally.add(`${level}/longStops`, car.longStops);
  if (car.retirement === 'none') {
    tally.add(`${level}/finished`, 1);
    tally.measure(`${level}/rolls`, car.rolls);
  } else {
    tally.add(`${level}/retired/${car.retirement}`, 1);
  }
}

function pointsOf({ place, retirement }: SimulatedCar, points: PointsTable): number {
  return retirement === 'none' ? (points[place - 1] ?? 0) : 0;
}
