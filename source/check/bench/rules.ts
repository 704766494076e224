// Figures of the rules: decisions and races per second, the longest list of moves, the size of a race, races resumed
// from a save at every decision.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver, RandomState } from '../../drivers/driver.ts';
import { randomDriver } from '../../drivers/levels/random.ts';
import type { Move } from '../../rules/formula-de/choices.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { seededDice } from '../../rules/kit/dice.ts';
import { fingerprint } from '../../rules/kit/hash.ts';
import { writtenRace } from '../../testing/formula-de/builders.ts';
import { formulaDeGame, setupOf } from '../contract/games.ts';
import { type Effort, type Figure, medianOf, quantile, shown, timed } from './figure.ts';

const CARS = 10;
const LAPS = 3;
const BYTES_PER_KB = 1024;
/** Far above every test seed, so that nothing is measured twice. */
const FIRST_SEED = 100_000;

export interface Driven {
  readonly race: FormulaDeRace;
  readonly answers: number;
  readonly events: number;
}

/**
 * Drives a race of ten cars over three laps to its end.
 * @param pass maps each race before it is asked for decisions
 */
export function drive(
  board: FormulaBoard,
  seed: number,
  driver: Driver,
  pass: (race: FormulaDeRace) => FormulaDeRace = race => race,
  answers = Number.POSITIVE_INFINITY,
): Driven {
  const setup = setupOf(formulaDeGame(masters2005, board), seed, CARS, LAPS);
  let { race, events } = masters2005.start(setup, board);
  let random: RandomState = seededDice(seed).state;
  const counts = { answers: 0, events: events.length };
  for (;;) {
    race = pass(race);
    const [decision] = masters2005.decisions(race, board);
    if (decision === undefined || counts.answers >= answers) return { race, ...counts };
    const view = masters2005.view(race, decision.seat);
    const answer = driver.choose(view, decision, board, random);
    ({ random } = answer);
    const choice = decision.choices.find(one => one === answer.choice);
    if (choice === undefined) throw new RangeError(`${driver.level} chose what is not on its list`);
    ({ race, events } = masters2005.apply(race, decision.seat, choice, board));
    counts.answers += 1;
    counts.events += events.length;
  }
}

export async function rulesFigures(
  board: FormulaBoard,
  effort: Effort,
): Promise<readonly Figure[]> {
  const races = effort === 'full' ? 300 : 3;
  drive(board, 1, randomDriver);
  const all: Driven[] = [];
  const { ms } = timed(() => {
    for (let race = 0; race < races; race++) {
      all.push(drive(board, FIRST_SEED + race, randomDriver));
    }
  });
  const answers = all.reduce((sum, one) => sum + one.answers, 0);
  const events = all.reduce((sum, one) => sum + one.events, 0);
  const checksum = fingerprint(all.map(one => [one.events, one.race]));
  const rate = (answers * 1000) / ms;
  return [
    {
      name: `decisions, list and apply (${board.name}, ${CARS} cars)`,
      value: rate,
      unit: '/s',
      goal: { atLeast: 50_000 },
      note: `${shown(answers)} decisions, ${shown(events)} events`,
      checksum,
    },
    {
      name: `race of ${CARS} cars, ${LAPS} laps, random drivers`,
      value: ms / races,
      unit: 'ms',
      goal: { atMost: 40 },
      note: `${shown(answers / races)} decisions a race`,
      checksum,
    },
    { name: 'whole races', value: (races * 1000) / ms, unit: '/s', checksum },
    await longestList(board, effort),
    await foretelling(board, effort),
    raceBytes(board, effort),
    heavyMode(board, effort),
  ];
}

/**
 * Measures the list of ends of a 30-space move in 6th gear, with nine cars and some dangerous spaces ahead, from every
 * space where 30 spaces can be driven.
 */
async function longestList(board: FormulaBoard, effort: Effort): Promise<Figure> {
  const starts = board.spaces.filter(space => space.kind === 'track' && space.index % 5 === 0);
  const races = starts
    .map(start => sixthGear(board, start.index))
    .filter(race => goesFar(race, board));
  const lists = races.map(race => movesOf(race, board).length);
  const medians: number[] = [];
  for (const race of effort === 'quick' ? races.slice(0, 2) : races) {
    // A copy is a race whose decisions have not been asked for yet.
    medians.push(await medianOf('list', () => masters2005.decisions({ ...race }, board), effort));
  }
  return {
    name: 'list of a 30-space move in 6th gear, median',
    value: quantile(medians, 0.5),
    unit: 'ms',
    goal: { atMost: 0.5 },
    note: `${races.length} places, slowest ${shown(Math.max(...medians))} ms; median ${quantile(lists, 0.5)}, longest ${Math.max(...lists)} choices`,
    checksum: fingerprint(lists),
  };
}

/** Answers between two decisions of a race of which the consequences of every choice are computed. */
const FORETOLD_EVERY = 10;

/** Measures computing the consequences of one choice: of each choice of some decisions of a race of ten cars. */
async function foretelling(board: FormulaBoard, effort: Effort): Promise<Figure> {
  const races: FormulaDeRace[] = [];
  const kept = (race: FormulaDeRace) => {
    races.push(race);
    return race;
  };
  drive(board, FIRST_SEED, randomDriver, kept, effort === 'full' ? 300 : 20);
  const told: unknown[] = [];
  const each: number[] = [];
  for (const race of races.filter((_, answers) => answers % FORETOLD_EVERY === 0)) {
    const [decision] = masters2005.decisions(race, board);
    if (decision === undefined) continue;
    const tell = () =>
      decision.choices.map(one => masters2005.consequences(race, decision.seat, one, board));
    told.push(tell());
    const ms = await medianOf('consequences', tell, effort);
    each.push((ms * 1000) / decision.choices.length);
  }
  return {
    name: 'consequences of one choice, median',
    value: quantile(each, 0.5),
    unit: 'µs',
    goal: { atMost: 120 },
    note: `${each.length} decisions, slowest ${shown(Math.max(...each))} µs a choice`,
    checksum: fingerprint(told),
  };
}

function movesOf(race: FormulaDeRace, board: FormulaBoard): readonly Move[] {
  const choices = masters2005.decisions(race, board)[0]?.choices ?? [];
  return choices.filter((choice): choice is Move => choice.kind === 'move');
}

function goesFar(race: FormulaDeRace, board: FormulaBoard): boolean {
  return movesOf(race, board).some(move => move.path.length === race.play.distance);
}

// Returns a race with a car on `start` in 6th gear, a 30 rolled, and the other cars some spaces apart in front of it.
function sixthGear(board: FormulaBoard, start: number): FormulaDeRace {
  const own = board.spaces[start];
  if (own === undefined) throw new RangeError(`no space ${start}`);
  const ahead = board.spaces
    .filter(space => space.kind === 'track')
    .map(space => ({ space, gap: (space.tick - own.tick + board.ticks) % board.ticks }))
    .filter(({ gap }) => gap > 4 && gap < 64)
    .sort((a, b) => a.gap - b.gap || a.space.lane - b.space.lane)
    .map(({ space }) => space.id);
  const every = (first: number, step: number, most: number) =>
    ahead.filter((_, index) => index % step === first).slice(0, most);
  const others = every(3, 9, CARS - 1).map(space => ({ space, gear: 2 }));
  // One stop is made here, so that the way out is not fatal and the list is long.
  const car = { space: own.id, gear: 6, stops: 3 };
  const written = writtenRace({
    board,
    cars: [car, ...others],
    dangerous: every(5, 11, 6),
    toPlay: [0],
    dice: [30],
  });
  const { race } = masters2005.resumeAt(written, board);
  return masters2005.apply(race, 0, { kind: 'chooseGear', gear: 6 }, board).race;
}

function raceBytes(board: FormulaBoard, effort: Effort): Figure {
  const races = effort === 'full' ? 20 : 1;
  const sizes = [0];
  const weighed = (race: FormulaDeRace) => {
    sizes.push(Buffer.byteLength(JSON.stringify(race)));
    return race;
  };
  for (let race = 0; race < races; race++) drive(board, FIRST_SEED + race, randomDriver, weighed);
  return {
    name: `race of ${CARS} cars as JSON, largest`,
    value: Math.max(...sizes),
    unit: 'bytes',
    goal: { atMost: 10 * BYTES_PER_KB },
    checksum: fingerprint(sizes),
  };
}

/** Measures races resumed from a save at every decision, which must end like races that are not. */
function heavyMode(board: FormulaBoard, effort: Effort): Figure {
  const seeds = Array.from({ length: effort === 'full' ? 20 : 1 }, (_, race) => FIRST_SEED + race);
  const loaded = (race: FormulaDeRace) => JSON.parse(JSON.stringify(race)) as FormulaDeRace;
  const heavy = timed(() => seeds.map(seed => drive(board, seed, randomDriver, loaded).race));
  const plain = seeds.map(seed => drive(board, seed, randomDriver).race);
  const checksum = fingerprint(heavy.value);
  if (checksum !== fingerprint(plain)) throw new Error('saving and loading changes a race');
  return {
    name: 'heavy mode: save and load at each decision',
    value: (seeds.length * 1000) / heavy.ms,
    unit: 'races/s',
    goal: { atLeast: 5 },
    checksum,
  };
}
