// Drivers alone on a circuit compared with the exact optimum: a timed lap, and a race of three laps with the ready-made
// car's points as a budget; on hard tires on a dry track, or in rain on request.
import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { BudgetLaps } from '../../drivers/solver/budget-laps.ts';
import { lapNumbers } from '../../drivers/solver/lap-numbers.ts';
import { parOf } from '../../drivers/solver/par.ts';
import { budgetFor, PENALTIES } from '../../drivers/solver/race-values.ts';
import { firstBook, trialBook } from '../../rules/books.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { tireValues } from '../../rules/formula-de/chapters/tires.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import { raceOut } from './race.ts';
import { meanOf, type Sample } from './sample.ts';

/** Laps of the race alone. */
export const LAPS_ALONE = 3;

/** The weather of a whole race. */
type Weather = 'sun' | 'rain';

const READY: Readonly<Record<Weather, Partial<FormulaDeOptions>>> = {
  sun: { weather: 'sun', tires: 'hard', preparation: 'ready' },
  rain: { weather: 'rain', tires: 'rain', preparation: 'ready' },
};

/** Rolls of drivers alone, and the number of retirements. */
export interface Alone {
  readonly rolls: Sample;
  readonly retired: number;
}

/** Returns the expected rolls of an optimal timed lap. */
export const optimalTrial = parOf;

/**
 * Returns the expected rolls of an optimal race alone from pole. Exact for tires, brakes, gearbox, gear, place and stops; a
 * super start counts as a common one, engine tests are left out, and retiring costs what the drivers assume for it.
 */
export function optimalRace(board: FormulaBoard, weather: Weather = 'sun'): number {
  const start = Math.min(...board.grid.map(index => spaceAt(board, index).tick));
  const { values, usualCar } = firstBook.definition;
  const slide = weather === 'rain' ? tireValues('rain', values.tires).slide : 0;
  const laps = new BudgetLaps(board, lapNumbers(values), PENALTIES, LAPS_ALONE, slide, start);
  return laps.rollsFromStart(LAPS_ALONE, board.grid[0] ?? 0, budgetFor(usualCar.car, values));
}

/** Drives timed laps with one driver, on hard tires. */
export function trialsAlone(
  board: FormulaBoard,
  driver: Driver,
  count: number,
  seed: number,
): Alone {
  const book = trialBook(firstBook.id, 'guided');
  if (book === undefined) throw new RangeError('the book has no timed trial');
  return drivenAlone(book, board, onHardTires(driver), 1, count, seed);
}

/** Drives races with a single driver on the road. */
export function racesAlone(
  board: FormulaBoard,
  driver: Driver,
  count: number,
  seed: number,
  weather: Weather = 'sun',
): Alone {
  return drivenAlone(firstBook, board, driver, LAPS_ALONE, count, seed, weather);
}

// Returns a driver that takes hard tires, on which par is solved; left to itself it would take soft ones.
function onHardTires(driver: Driver): Driver {
  return {
    level: driver.level,
    choose(view, decision, board, luck) {
      const hard = decision.choices.find(choice => 'tires' in choice && choice.tires === 'hard');
      const isAsked = decision.step === 'chooseTires' && hard !== undefined;
      return isAsked ? { choice: hard, luck } : driver.choose(view, decision, board, luck);
    },
  };
}

function drivenAlone(
  book: FormulaDeBook,
  board: FormulaBoard,
  driver: Driver,
  laps: number,
  count: number,
  seed: number,
  weather: Weather = 'sun',
): Alone {
  const rolls: number[] = [];
  let retired = 0;
  for (let race = 0; race < count; race++) {
    const meeting = {
      book,
      board,
      laps,
      drivers: [driver],
      options: READY[weather],
      seed: seed + race,
    };
    let gearRolls = 0;
    const [car] = raceOut(meeting, events => {
      gearRolls += events.filter(isGearRoll).length;
    }).cars;
    if (car?.status === 'finished') rolls.push(gearRolls + (car.trial?.penaltyRolls ?? 0));
    else retired += 1;
  }
  return { rolls: meanOf(rolls), retired };
}

function isGearRoll(event: FormulaDeEvent): boolean {
  return event.kind === 'dieRolled' && event.die.startsWith('gear');
}
