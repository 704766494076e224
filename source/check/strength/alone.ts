// Drivers alone on a circuit compared with the exact optimum: a timed lap, and a race of usual length with the points of
// the book's usual car as a budget; on hard tires on a dry track, or in rain on request.
import { spaceAt } from '../../circuit/board.ts';
import { crossesLine, type FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { randomDriver } from '../../drivers/levels/random.ts';
import { BudgetLaps } from '../../drivers/solver/budget-laps.ts';
import { lapNumbers } from '../../drivers/solver/lap-numbers.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { budgetFor, PENALTIES, raceOrder } from '../../drivers/solver/race-values.ts';
import { typesOf } from '../../drivers/solver/tire-laps.ts';
import { firstBook, trialBook } from '../../rules/books.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { pitOf } from '../../rules/formula-de/chapters/car/pits.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import { fittingOptions } from '../../rules/kit/options.ts';
import { type Meeting, raceOut, setupOf } from './race.ts';
import { meanOf, type Sample } from './sample.ts';

type Weather = 'sun' | 'rain';

const READY: Readonly<Record<Weather, Partial<FormulaDeOptions>>> = {
  sun: { weather: 'sun', tires: 'hard', preparation: 'ready' },
  rain: { weather: 'rain', tires: 'rain', preparation: 'ready' },
};

export interface Alone {
  readonly rolls: Sample;
  readonly retired: number;
}

export function optimalTrial(board: FormulaBoard, book = firstBook): number {
  return parOf(board, trialOfBook(book).terms({}).values);
}

/**
 * Returns the expected rolls of an optimal race alone from pole, on hard tires at the start, or rain tires in rain. Exact for
 * tires, brakes, gearbox, gear and place, and for stops that repair nothing in the car's own pit; a super start leads straight
 * on, engine tests are left out, and retiring costs what the drivers assume for it.
 * @param box number of the pit of the car: the one that it has in such a race unless given
 */
export function optimalRace(
  board: FormulaBoard,
  weather: Weather = 'sun',
  book: FormulaDeBook = firstBook,
  box = boxAlone(board, weather, book),
): number {
  const { definition, usualLaps } = book;
  const { values, usualCar } = definition;
  const track = weather === 'rain' ? 'wet' : 'dry';
  const order = raceOrder(board, values, track, usualLaps, box);
  const laps = new BudgetLaps(board, lapNumbers(values), PENALTIES, order);
  const type = Math.max(0, typesOf(values).indexOf(READY[weather].tires));
  const pole = spaceAt(board, board.grid[0] ?? 0);
  const budget = budgetFor(usualCar.car, values);
  const { superStartFrom, superStartSpaces } = values.start;
  let there = pole;
  let toCome = usualLaps;
  let age = 0;
  for (let made = 0; made < superStartSpaces; made++) {
    const next = spaceAt(board, there.ahead);
    if (crossesLine(there, next)) {
      toCome -= 1;
      age = 1;
    }
    there = next;
  }
  const { faces } = values.blackDie;
  const odds = faces.filter(face => face >= superStartFrom).length / faces.length;
  const common = laps.rollsFromStart(pole.index, budget, type);
  const ahead = laps.table.rollsAt(toCome, there.index, 0, 1, budget, type, age);
  return common + odds * (ahead - common);
}

// Nothing is known of a pit that is still to be chosen.
function boxAlone(board: FormulaBoard, weather: Weather, book: FormulaDeBook): number | undefined {
  const { race } = book.start(setupOf(meetingAlone(book, board, randomDriver, 1, weather)), board);
  const [car] = race.cars;
  return car && pitOf(race, car)?.box;
}

/** Drives timed laps with one driver, on hard tires. */
export function trialsAlone(
  board: FormulaBoard,
  driver: Driver,
  count: number,
  seed: number,
  book = firstBook,
): Alone {
  return drivenAlone(trialOfBook(book), board, onHardTires(driver), count, seed);
}

function trialOfBook({ id }: FormulaDeBook): FormulaDeBook {
  const book = trialBook(id, 'guided');
  if (book === undefined) throw new RangeError('the book has no timed trial');
  return book;
}

export function racesAlone(
  board: FormulaBoard,
  driver: Driver,
  count: number,
  seed: number,
  weather: Weather = 'sun',
  book = firstBook,
): Alone {
  return drivenAlone(book, board, driver, count, seed, weather);
}

// Returns a driver that takes hard tires, on which par is solved; left to itself it would take soft ones.
function onHardTires(driver: Driver): Driver {
  return {
    level: driver.level,
    choose(view, decision, board, random) {
      const hard = decision.choices.find(choice => 'tires' in choice && choice.tires === 'hard');
      const isAsked = decision.step === 'chooseTires' && hard !== undefined;
      return isAsked ? { choice: hard, random } : driver.choose(view, decision, board, random);
    },
  };
}

function drivenAlone(
  book: FormulaDeBook,
  board: FormulaBoard,
  driver: Driver,
  count: number,
  seed: number,
  weather: Weather = 'sun',
): Alone {
  const rolls: number[] = [];
  let retired = 0;
  for (let race = 0; race < count; race++) {
    let gearRolls = 0;
    const [car] = raceOut(meetingAlone(book, board, driver, seed + race, weather), events => {
      gearRolls += events.filter(isGearRoll).length;
    }).cars;
    const { rolls: counted = gearRolls, penaltyRolls = 0 } = car?.trial ?? {};
    if (car?.status === 'finished') rolls.push(counted + penaltyRolls);
    else retired += 1;
  }
  return { rolls: meanOf(rolls), retired };
}

function meetingAlone(
  book: FormulaDeBook,
  board: FormulaBoard,
  driver: Driver,
  seed: number,
  weather: Weather,
): Meeting {
  const options = fittingOptions(book.options, READY[weather]);
  return { book, board, laps: book.usualLaps, drivers: [driver], options, seed };
}

function isGearRoll(event: FormulaDeEvent): boolean {
  return event.kind === 'chartRead' || (event.kind === 'dieRolled' && event.die.startsWith('gear'));
}
