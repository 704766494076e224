// Figures of Championship Formula Racing: its boards, decisions and races, lists of ways, the size of a race, how long each
// level thinks, and the tables of a circuit.
import type { Circuit } from '../../circuit/file/circuit.ts';
import { readCircuit } from '../../circuit/file/read.ts';
import { deriveRows } from '../../circuit/rows/derive-rows.ts';
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { championshipDrivers } from '../../drivers/championship-formula/levels/drivers.ts';
import { soloCar } from '../../drivers/championship-formula/solver/solo-numbers.ts';
import { BoardTables } from '../../drivers/championship-formula/solver/solo-values.ts';
import type { Driver, RandomState } from '../../drivers/driver.ts';
import { randomDriver } from '../../drivers/levels/random.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import { figuresOf, legalCars } from '../../rules/championship-formula/chapters/car/car-set-up.ts';
import type { ChampionshipRace } from '../../rules/championship-formula/state.ts';
import { seededDice } from '../../rules/kit/dice.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { fittingOptions } from '../../rules/kit/options.ts';
import { trackIds, trackText } from '../contract/games.ts';
import { cpuMs, type Effort, type Figure, medianOf, quantile, shown, timed } from './figure.ts';

const CARS = 12;
const LAPS = 3;
const BYTES_PER_KB = 1024;
const FIRST_SEED = 500_000;
/** One in this many lists of ways is timed. */
const WAYS_EVERY = 12;
/** Answers of a quick run, because a champion takes long for a race. */
const ANSWERS_QUICK = 60;
/** Milliseconds for an answer, exceeded by one in a hundred. */
const THOUGHT_MS_MAX = 15;
const CHAMPION_MS_MAX = 250;

/** A race driven to its end, or as far as was asked. */
interface Driven {
  readonly race: ChampionshipRace;
  readonly answers: number;
  readonly events: number;
}

export async function championshipFigures(
  track: string,
  effort: Effort,
): Promise<readonly Figure[]> {
  const board = rowsOf(track);
  return [
    await deriving(effort),
    ...randomFigures(board, effort),
    await ways(board, effort),
    raceBytes(board, effort),
    tables(track),
    proRace(board, effort),
    ...championshipDrivers.map(driver => thinking(board, driver, effort)),
  ];
}

function rowsOf(id: string): RowBoard {
  return deriveRows(circuitOf(id));
}

function circuitOf(id: string): Circuit {
  const read = readCircuit(trackText(id), `${id}.yaml`);
  if (!read.ok) throw new RangeError(`${id} has faults`);
  return read.circuit;
}

/**
 * Drives a race of twelve cars over three laps, all by one driver.
 * @param pass gets each race before it is asked for decisions
 */
function drive(
  board: RowBoard,
  seed: number,
  driver: Driver,
  pass: (race: ChampionshipRace) => void = () => {},
  most = Number.POSITIVE_INFINITY,
): Driven {
  const seats = Array.from({ length: CARS }, (_, seat) => ({ name: `Driver ${seat + 1}` }));
  const options = fittingOptions(championship.options, {});
  const setup = { book: championship.id, track: board.id, seed, laps: LAPS, seats, options };
  let { race, events } = championship.start(setup, board);
  let random: RandomState = seededDice(seed).state;
  const counts = { answers: 0, events: events.length };
  for (;;) {
    pass(race);
    const [decision] = championship.decisions(race, board);
    if (decision === undefined || counts.answers >= most) return { race, ...counts };
    const { seat } = decision;
    const answer = driver.choose(championship.view(race, seat), decision, board, random);
    ({ random } = answer);
    const choice = decision.choices.find(one => one === answer.choice);
    if (choice === undefined) throw new RangeError(`${driver.level} chose what is not on its list`);
    ({ race, events } = championship.apply(race, seat, choice, board));
    counts.answers += 1;
    counts.events += events.length;
  }
}

async function deriving(effort: Effort): Promise<Figure> {
  const ids = effort === 'full' ? trackIds() : trackIds().slice(0, 2);
  const medians: { id: string; ms: number }[] = [];
  const hashes: string[] = [];
  for (const id of ids) {
    const circuit = circuitOf(id);
    hashes.push(deriveRows(circuit).hash);
    medians.push({ id, ms: await medianOf(id, () => deriveRows(circuit), effort) });
  }
  const slowest = medians.reduce((a, b) => (b.ms > a.ms ? b : a));
  return {
    name: 'rows: derive a board, slowest',
    value: slowest.ms,
    unit: 'ms',
    goal: { atMost: 60 },
    note: `${slowest.id}; median ${shown(
      quantile(
        medians.map(({ ms }) => ms),
        0.5,
      ),
    )} ms`,
    checksum: fingerprint(hashes),
  };
}

function randomFigures(board: RowBoard, effort: Effort): readonly Figure[] {
  const races = effort === 'full' ? 300 : 1;
  drive(board, 1, randomDriver);
  const all: Driven[] = [];
  const { ms } = timed(() => {
    for (let race = 0; race < races; race++)
      all.push(drive(board, FIRST_SEED + race, randomDriver));
  });
  const answers = all.reduce((sum, one) => sum + one.answers, 0);
  const events = all.reduce((sum, one) => sum + one.events, 0);
  const checksum = fingerprint(all.map(one => [one.events, one.race]));
  return [
    {
      name: `rows: decisions, list and apply (${board.name}, ${CARS} cars)`,
      value: (answers * 1000) / ms,
      unit: '/s',
      goal: { atLeast: 50_000 },
      note: `${shown(answers)} decisions, ${shown(events)} events`,
      checksum,
    },
    {
      name: `rows: race of ${CARS} cars, ${LAPS} laps, random drivers`,
      value: ms / races,
      unit: 'ms',
      goal: { atMost: 60 },
      note: `${shown(answers / races)} decisions a race`,
      checksum,
    },
  ];
}

/** Measures the list of ways of a car among eleven others, in races whose drivers stay on the road. */
async function ways(board: RowBoard, effort: Effort): Promise<Figure> {
  const races: ChampionshipRace[] = [];
  const keep = (race: ChampionshipRace) => {
    if (race.agenda[0]?.step === 'chooseWay') races.push(race);
  };
  drive(board, FIRST_SEED, levelNamed('club'), keep, effort === 'full' ? 1200 : ANSWERS_QUICK);
  const lists = races.map(race => championship.decisions(race, board)[0]?.choices.length ?? 0);
  const medians: number[] = [];
  for (const [at, race] of races.entries()) {
    if (at % WAYS_EVERY !== 0) continue;
    // A copy is a race whose decisions have not been asked for yet.
    medians.push(await medianOf('ways', () => championship.decisions({ ...race }, board), effort));
  }
  return {
    name: 'rows: list of ways, median',
    value: quantile(medians, 0.5),
    unit: 'ms',
    goal: { atMost: 1 },
    note: `${medians.length} places, slowest ${shown(Math.max(...medians))} ms; median ${quantile(lists, 0.5)}, longest ${Math.max(...lists)} choices`,
    checksum: fingerprint(lists),
  };
}

function raceBytes(board: RowBoard, effort: Effort): Figure {
  const sizes = [0];
  const weigh = (race: ChampionshipRace) => {
    sizes.push(Buffer.byteLength(JSON.stringify(race)));
  };
  for (let race = 0; race < (effort === 'full' ? 10 : 1); race++) {
    drive(board, FIRST_SEED + race, randomDriver, weigh);
  }
  return {
    name: `rows: race of ${CARS} cars as JSON, largest`,
    value: Math.max(...sizes),
    unit: 'bytes',
    goal: { atMost: 14 * BYTES_PER_KB },
    checksum: fingerprint(sizes),
  };
}

/** Solves a new board for twelve different cars, as before a race. */
function tables(track: string): Figure {
  const { values } = championship.definition;
  const legal = legalCars(values);
  const cars = Array.from({ length: CARS }, (_, car) => {
    const cards = legal[Math.floor((car * legal.length) / CARS)];
    if (cards === undefined) throw new RangeError('no car is legal');
    return soloCar(figuresOf(cards, false, values));
  });
  const board = rowsOf(track);
  const { value, ms } = timed(() => {
    const solved = new BoardTables(board, values, LAPS);
    const [pole] = solved.road.nodes;
    return cars.map(car =>
      pole === undefined ? 0 : solved.of(car).from(LAPS, pole, 3, { wear: 12, chips: 6 }),
    );
  });
  return {
    name: `rows: tables of a circuit for ${CARS} cars`,
    value: ms / 1000,
    unit: 's',
    goal: { atMost: 2 },
    checksum: fingerprint(value.map(turns => Math.round(turns * 1000))),
  };
}

function levelNamed(level: string): Driver {
  return championshipDrivers.find(driver => driver.level === level) ?? randomDriver;
}

/** Measures the median race of pro drivers whose cars were solved beforehand, as the program does beside the screen. */
function proRace(board: RowBoard, effort: Effort): Figure {
  const pro = levelNamed('pro');
  const most = effort === 'full' ? Number.POSITIVE_INFINITY : ANSWERS_QUICK;
  const nobody = () => {};
  const race = (seed: number) => drive(board, seed, pro, nobody, most).race;
  const races = Array.from({ length: effort === 'full' ? 6 : 1 }, (_, at) => {
    if (effort === 'full') race(FIRST_SEED + at);
    return timed(() => race(FIRST_SEED + at));
  });
  const times = races.map(({ ms }) => ms);
  return {
    name: `rows: race of ${CARS} pro drivers, ${LAPS} laps`,
    value: quantile(times, 0.5),
    unit: 'ms',
    goal: { atMost: 500 },
    note: `quickest ${shown(quantile(times, 0))} ms, slowest ${shown(quantile(times, 1))} ms`,
    checksum: fingerprint(races.map(({ value }) => value)),
  };
}

function thinking(board: RowBoard, driver: Driver, effort: Effort): Figure {
  const times: number[] = [];
  const timer: Driver = {
    level: driver.level,
    choose(...asked) {
      const began = cpuMs();
      const answer = driver.choose(...asked);
      times.push(cpuMs() - began);
      return answer;
    },
  };
  const most = effort === 'full' ? Number.POSITIVE_INFINITY : ANSWERS_QUICK;
  const races = effort === 'full' ? 2 : 1;
  const ends = Array.from({ length: races }, (_, race) =>
    drive(board, FIRST_SEED + race, timer, () => {}, most),
  );
  const home = ends.flatMap(({ race }) => race.cars.filter(car => car.status === 'finished'));
  return {
    name: `rows: driver ${driver.level}: thinks, 99 of 100 answers below`,
    value: quantile(times, 0.99),
    unit: 'ms',
    goal: { atMost: driver.level === 'champion' ? CHAMPION_MS_MAX : THOUGHT_MS_MAX },
    note: `median ${shown(quantile(times, 0.5))} ms, longest ${shown(quantile(times, 1))} ms; ${shown(home.length / races)} of ${CARS} finish`,
    checksum: fingerprint(ends.map(({ race }) => race)),
  };
}
