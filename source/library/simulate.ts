// Races of CPU drivers by the dozen, told as a table.
import type { Seat, Standing } from '../rules/kit/types.ts';
import type { Book } from './book.ts';
import type { Circuit } from './circuit.ts';
import { type Driver, firstRandom } from './driver.ts';
import type { Answer, Setup } from './types.ts';

/** Who races whom, where and how often. */
export interface SimulationPlan {
  readonly book: Book;
  readonly circuit: Circuit;
  /** One a car. From race to race each starts one place further back, and the last one moves to pole. */
  readonly drivers: readonly Driver[];
  /** A race for each of them. */
  readonly seeds: readonly number[];
  /** As in `Setup`. */
  readonly laps?: number;
  readonly options?: Setup['options'];
}

/** A race that is over. */
export interface SimulatedRace {
  readonly setup: Setup;
  /** With the setup the whole race, see `recordOf`. */
  readonly answers: readonly Answer[];
  readonly standings: readonly Standing[];
  /** The index in `drivers` of the driver of each seat. */
  readonly seated: readonly number[];
}

/** What a driver has come to in all races. */
export interface SimulatedRow {
  readonly driver: Driver;
  readonly wins: number;
  /** The mean place, that of cars that are out among them. */
  readonly meanPlace: number;
  readonly retirements: number;
}

/** The races in the order of their seeds, and a row for each driver in the order of the plan. */
export interface Simulation {
  readonly races: readonly SimulatedRace[];
  readonly rows: readonly SimulatedRow[];
}

/**
 * Races to the end, once for each seed. The same plan has the same races.
 * @throws RangeError where the setup does not fit the book or the circuit, or no race is asked for
 */
export function simulate(plan: SimulationPlan): Simulation {
  if (plan.seeds.length === 0) throw new RangeError('a simulation needs a seed for each race');
  const races = plan.seeds.map((seed, race) => raceOf(plan, seed, race));
  return { races, rows: plan.drivers.map((driver, index) => rowOf(driver, index, races)) };
}

function raceOf(plan: SimulationPlan, seed: number, number: number): SimulatedRace {
  const { book, circuit, drivers, laps, options } = plan;
  const seated = drivers.map(
    (_, seat) => (((seat - number) % drivers.length) + drivers.length) % drivers.length,
  );
  const setup: Setup = {
    seed,
    names: seated.map(index => drivers[index]?.character ?? drivers[index]?.level ?? ''),
    ...(laps === undefined ? {} : { laps }),
    ...(options === undefined ? {} : { options }),
  };
  const seats = seated.flatMap(index => drivers[index] ?? []);
  return { setup, seated, ...driven(book, circuit, setup, seats) };
}

/**
 * Drives a race to its end with a driver in each seat.
 * @throws RangeError where `start` throws it, or a seat that is asked has no driver
 */
function driven(
  book: Book,
  circuit: Circuit,
  setup: Setup,
  drivers: readonly Driver[],
): Pick<SimulatedRace, 'answers' | 'standings'> {
  const randoms = drivers.map((_, seat) => firstRandom(setup.seed, seat));
  const answers: Answer[] = [];
  let { race } = book.start(setup, circuit);
  for (;;) {
    const [decision] = book.decisions(race, circuit);
    if (decision === undefined) return { answers, standings: book.standings(race, circuit) };
    const { seat } = decision;
    const [driver, random] = [drivers[seat], randoms[seat]];
    if (driver === undefined || random === undefined) {
      throw new RangeError(`nobody drives the car of seat ${seat}`);
    }
    const view = book.view(race, seat);
    const answer = driver.choose({ book, circuit, view, decision, random });
    randoms[seat] = answer.random;
    answers.push({ seat, choice: answer.choice });
    race = book.apply(race, seat, answer.choice, circuit).race;
  }
}

function rowOf(driver: Driver, index: number, races: readonly SimulatedRace[]): SimulatedRow {
  const lines = races.flatMap(({ seated, standings }) => {
    const seat: Seat = seated.indexOf(index);
    return standings.filter(line => line.seat === seat);
  });
  const places = lines.map(({ place }) => place);
  return {
    driver,
    wins: places.filter(place => place === 1).length,
    meanPlace: places.reduce((sum, place) => sum + place, 0) / places.length,
    retirements: lines.filter(({ status }) => status === 'retired').length,
  };
}
