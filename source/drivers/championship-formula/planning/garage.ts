// Cars for a circuit: how many turns the car of every set of cards needs for a race, from one solved lap for each set of
// acceleration, deceleration and top speed.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import {
  type CarCards,
  FASTEST_CARD,
  SPEED_STEP,
} from '../../../rules/championship-formula/car.ts';
import { cardsOf, figuresOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import type { Ground } from '../../../rules/championship-formula/terms.ts';
import type { BookValues } from '../../../rules/championship-formula/values.ts';
import { failedSteps, soloCar, testOffers } from '../solver/solo-numbers.ts';
import { SoloTable } from '../solver/solo-table.ts';
import { type BoardTables, boardTables, WEAR_A_LAP } from '../solver/solo-values.ts';

/** A lap from the grid crosses the line twice. */
const CROSSINGS = 2;
/** Turns that a chip is worth on average. */
const CHIP_WORTH = 0.05;
/** The speeds of a car that begins another lap, in mph; the mean of them smooths what whole turns make of it. */
const FLYING = [80, 100, 120, 140];

const STARTS = FASTEST_CARD / SPEED_STEP + 1;
const WEARS = WEAR_A_LAP + 1;
/** Numbers of a sheet: a standing lap for every start speed and wear, then a flying one for every wear. */
const SHEET = (STARTS + 1) * WEARS;

/** The laps of all cars: a sheet for each set of speeds, in the order of the cards. */
export type Garage = Float32Array<ArrayBuffer>;

/** By tables and by the cards of a race, the only values on which the sheets depend. */
const known = new WeakMap<BoardTables, WeakMap<BookValues['cards'], Garage>>();

/** Returns the turns that the car of some cards needs for a race, the mean over the places on the grid. */
export function turnsOfCards(cards: CarCards, laps: number, ground: Ground): number {
  const { board, values, hasPits } = ground;
  const garage = garageOf(board, values);
  const { startSpeed, wear, skill, redChips } = figuresOf(cards, hasPits, values);
  const at = sheetAt(cards, values) * SHEET + Math.min(wear, WEAR_A_LAP);
  const standing = garage[at + (startSpeed / SPEED_STEP) * WEARS] ?? 0;
  const lap = garage[at + STARTS * WEARS] ?? 0;
  const chips = skill * laps + redChips * values.skill.exchange;
  return standing + (laps - 1) * lap - chips * CHIP_WORTH;
}

// Returns the garage of a board, solved when it is first asked for.
function garageOf(board: RowBoard, values: BookValues): Garage {
  const found = knownGarage(board, values) ?? solvedGarage(board, values);
  adoptGarage(board, values, found);
  return found;
}

/** Returns the garage of a board that was solved or adopted, undefined before that. */
export function knownGarage(board: RowBoard, values: BookValues): Garage | undefined {
  return known.get(tablesOf(board, values))?.get(values.cards);
}

export function adoptGarage(board: RowBoard, values: BookValues, garage: Garage): void {
  const tables = tablesOf(board, values);
  const own = known.get(tables) ?? new WeakMap<BookValues['cards'], Garage>();
  known.set(tables, own.set(values.cards, garage));
}

function tablesOf(board: RowBoard, values: BookValues): BoardTables {
  return boardTables(board, values, 1);
}

export function solvedGarage(board: RowBoard, values: BookValues): Garage {
  const sets = setsOf(values);
  const garage = new Float32Array(sets.length * SHEET);
  for (const [at, set] of sets.entries()) garage.set(sheetOf(board, values, set), at * SHEET);
  return garage;
}

interface SpeedSet {
  readonly acceleration: number;
  readonly deceleration: number;
  readonly topSpeed: number;
}

function setsOf(values: BookValues): readonly SpeedSet[] {
  const { cards } = values;
  return cardsOf('acceleration', values).flatMap(one =>
    cardsOf('deceleration', values).flatMap(two =>
      cardsOf('topSpeed', values).map(three => ({
        acceleration: cards.acceleration[one] ?? 0,
        deceleration: cards.deceleration[two] ?? 0,
        topSpeed: cards.topSpeed[three] ?? 0,
      })),
    ),
  );
}

function sheetAt(cards: CarCards, values: BookValues): number {
  const [accelerations, decelerations, tops] = [
    cardsOf('acceleration', values),
    cardsOf('deceleration', values),
    cardsOf('topSpeed', values),
  ];
  const row = accelerations.indexOf(cards.acceleration) * decelerations.length;
  return (
    (row + decelerations.indexOf(cards.deceleration)) * tops.length + tops.indexOf(cards.topSpeed)
  );
}

function sheetOf(board: RowBoard, values: BookValues, set: SpeedSet): Float32Array {
  const { road, ends } = tablesOf(board, values);
  const car = soloCar({ ...set, startSpeed: set.acceleration });
  const size = { crossings: CROSSINGS, wearMost: WEAR_A_LAP, failedSteps: failedSteps(values) };
  const table = new SoloTable({ road, ends, car, ...size, tests: testOffers(CHIP_WORTH, values) });
  const grid = board.starting.twelve.map(index => road.nodeOf(index, -1, 0));
  const sheet = new Float32Array(SHEET);
  for (let wear = 0; wear < WEARS; wear++) {
    const best = grid.map(() => Number.POSITIVE_INFINITY);
    for (let steps = 0; steps < STARTS; steps++) {
      for (const [place, node] of steps === 0 ? [] : grid.entries()) {
        const turns = 1 + table.turnsAfter(CROSSINGS, node, steps, wear);
        best[place] = Math.min(best[place] ?? turns, turns);
      }
      sheet[steps * WEARS + wear] = meanOf(best);
    }
    const laps = grid.flatMap(node =>
      FLYING.map(speed => {
        return table.turnsAt(CROSSINGS, node, Math.min(speed, set.topSpeed) / SPEED_STEP, wear);
      }),
    );
    sheet[STARTS * WEARS + wear] = meanOf(laps);
  }
  return sheet;
}

function meanOf(turns: readonly number[]): number {
  return turns.reduce((sum, one) => sum + one, 0) / turns.length;
}
