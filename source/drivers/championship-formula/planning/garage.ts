// Cars for a circuit: how many turns the car of every set of cards needs for a race, from one solved lap for each of the
// sixty-four sets of speeds.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { type CarCards, SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { figuresOf } from '../../../rules/championship-formula/chapters/car-set-up.ts';
import type { Ground } from '../../../rules/championship-formula/terms.ts';
import type { Node } from '../solver/nodes.ts';
import { soloCar, testOffers } from '../solver/solo-numbers.ts';
import { SoloTable } from '../solver/solo-table.ts';
import { type BoardTables, boardTables } from '../solver/solo-values.ts';

/** A lap from the grid crosses the line twice. */
const CROSSINGS = 2;
/** The most wear that a card gives for a lap. */
const WEAR_MOST = 8;
/** What a chip is worth in turns on the mean. */
const CHIP_WORTH = 0.05;
/** The speed of a car that begins another lap, in mph. */
const FLYING = 120;
/** The place on the grid from which cars are judged. */
const PLACE = 5;

const garages = new WeakMap<BoardTables, Map<string, SoloTable>>();

/** Returns the turns that the car of some cards needs for a race, started from the middle of the grid. */
export function turnsOfCards(
  cards: CarCards,
  laps: number,
  { board, values, hasPits }: Ground,
): number {
  const figures = figuresOf(cards, hasPits, values);
  const { acceleration, deceleration, topSpeed, startSpeed, wear, skill, redChips } = figures;
  const tables = boardTables(board, values);
  const table = lapOf(tables, acceleration, deceleration, topSpeed);
  const start = startNode(board, tables);
  const stock = Math.min(wear, WEAR_MOST);
  const speeds = Array.from({ length: startSpeed / SPEED_STEP }, (_, i) => i + 1);
  const standing = Math.min(
    ...speeds.map(steps => 1 + table.turnsAfter(CROSSINGS, start, steps, stock)),
  );
  const flying = Math.min(topSpeed, FLYING) / SPEED_STEP;
  const lap = table.turnsAt(CROSSINGS, start, flying, stock);
  const chips = skill * laps + redChips * values.skill.exchange;
  return standing + (laps - 1) * lap - chips * CHIP_WORTH;
}

function startNode(board: RowBoard, { road }: BoardTables): Node {
  return road.nodeOf(board.starting.twelve[PLACE] ?? board.starting.six[0] ?? 0, -1, 0);
}

function lapOf(
  tables: BoardTables,
  acceleration: number,
  deceleration: number,
  topSpeed: number,
): SoloTable {
  const laps = garages.get(tables) ?? new Map<string, SoloTable>();
  garages.set(tables, laps);
  const key = [acceleration, deceleration, topSpeed].join();
  const known = laps.get(key);
  if (known !== undefined) return known;
  const { road, ends, values } = tables;
  const car = soloCar({ acceleration, deceleration, topSpeed, startSpeed: acceleration });
  const size = { crossings: CROSSINGS, wearMost: WEAR_MOST };
  const solved = new SoloTable({
    ...{ road, ends, car, ...size },
    tests: testOffers(CHIP_WORTH, values),
  });
  laps.set(key, solved);
  return solved;
}
