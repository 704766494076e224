// The moves and slipstreams on offer against the driving code of plain-driving.ts: none is missing, none is too many.
import { type Board, spaceOf } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type { FormulaDeChoice, Move, TakeSlipstream } from '../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace } from '../rules/formula-de/state.ts';
import { PlainDriving, type Start, type Way } from './plain-driving.ts';

/** Longer moves have too many ways to try out. */
const DISTANCE_MAX = 9;

/** Choices that are on offer although they should not be, and choices that are missing. */
export function offerFaults(
  book: FormulaDeBook,
  board: Board,
  race: FormulaDeRace,
): readonly string[] {
  const [decision] = book.decisions(race, board);
  const car = race.cars[decision?.seat ?? -1];
  if (decision === undefined || car === undefined) return [];
  const { choices } = decision;
  const moves = choices.filter((one): one is Move => one.kind === 'move');
  if (moves.length > 0) {
    const shape = moves.flatMap(move => shapeFaults(board, race, car, move));
    return shape.length > 0 ? shape : mainMoveFaults(book, board, race, car, moves);
  }
  const slips = choices.filter((one): one is TakeSlipstream => one.kind === 'takeSlipstream');
  return slips.length === 0 ? [] : slipstreamFaults(book, board, race, car, slips);
}

function shapeFaults(
  board: Board,
  race: FormulaDeRace,
  car: Car,
  { path, to, brakes, missing }: Move,
): readonly string[] {
  const faults: string[] = [];
  if ((path.at(-1) ?? car.space) !== to) faults.push(`a move to ${to} ends on ${path.at(-1)}`);
  if (brakes > car.points.brakes) faults.push(`${brakes} brakes of ${car.points.brakes}`);
  const short = race.play.distance - path.length - brakes - missing;
  const wraps = path.some((id, at) => crosses(board, path[at - 1] ?? car.space, id));
  const leaves = cornersLeft(board, [car.space, ...path]) > 0;
  if (short < 0 || (short > 0 && !wraps && !leaves)) {
    faults.push(`${path.length} spaces, ${brakes} brakes and ${missing} missing of a move`);
  }
  return faults;
}

function crosses(board: Board, from: string, to: string): boolean {
  return spaceOf(board, to).tick <= spaceOf(board, from).tick;
}

function cornersLeft(board: Board, path: readonly string[]): number {
  const corners = path.map(id => spaceOf(board, id).corner);
  return corners.filter((corner, at) => corner >= 0 && corners[at + 1] !== corner).length;
}

function mainMoveFaults(
  book: FormulaDeBook,
  board: Board,
  race: FormulaDeRace,
  car: Car,
  moves: readonly Move[],
): readonly string[] {
  const { distance, gear } = race.play;
  const { stayGear } = book.definition.values.movement;
  if (distance > DISTANCE_MAX) return [];
  const start = { space: spaceOf(board, car.space), stops: car.stops, laps: car.laps };
  const driving = new PlainDriving(book, board, race, car.seat, start);
  const whole = [...driving.moving(distance), ...driving.ended(distance)];
  const faults = compare(board, driving, car, whole, moves.filter(unbraked), 'move');
  if (moves.some(move => move.missing > 0)) {
    return whole.length > 0 ? ['a car is called blocked that can move'] : [];
  }
  const shortest = gear <= stayGear ? 0 : 1;
  for (let brakes = 1; brakes <= Math.min(car.points.brakes, distance - shortest); brakes++) {
    const braked = moves.filter(move => move.brakes === brakes);
    const ways = driving.moving(distance - brakes);
    faults.push(...compare(board, driving, car, ways, braked, `move braked by ${brakes}`));
  }
  return faults;
}

function unbraked({ brakes, missing }: Move): boolean {
  return brakes === 0 && missing === 0;
}

function slipstreamFaults(
  book: FormulaDeBook,
  board: Board,
  race: FormulaDeRace,
  car: Car,
  slips: readonly TakeSlipstream[],
): readonly string[] {
  const { spaces, cornerEntryBrakes } = book.definition.values.slipstream;
  const driving = new PlainDriving(book, board, race, car.seat, afterMove(board, race, car));
  const payable = (brakes: number) => (way: Way) =>
    brakes + cornersEntered(way) * cornerEntryBrakes <= car.points.brakes;
  return Array.from({ length: spaces }, (_, brakes) => {
    const ended = brakes === 0 ? driving.ended(spaces) : [];
    const ways = [...driving.moving(spaces - brakes), ...ended].filter(payable(brakes));
    const offered = slips.filter(slip => slip.brakes === brakes);
    return compare(board, driving, car, ways, offered, `slipstream braked by ${brakes}`);
  }).flat();
}

// Stops count on only in the corner where the play began.
function afterMove(board: Board, { play }: FormulaDeRace, car: Car): Start {
  const corners = play.path.map(id => spaceOf(board, id).corner);
  const same = corners.every(corner => corner === corners[0]);
  return { space: spaceOf(board, car.space), stops: same ? play.stopsBefore : 0, laps: car.laps };
}

function cornersEntered(way: Way): number {
  return way.filter(({ corner }, at) => corner >= 0 && at > 0 && way[at - 1]?.corner !== corner)
    .length;
}

function compare(
  board: Board,
  driving: PlainDriving,
  car: Car,
  ways: readonly Way[],
  offers: readonly Extract<FormulaDeChoice, { path: readonly string[] }>[],
  what: string,
): string[] {
  const expected = new Set(ways.map(way => driving.sign(way)));
  const offered = new Set(
    offers.map(({ path }) => driving.sign([car.space, ...path].map(id => spaceOf(board, id)))),
  );
  const lacking = [...expected].filter(sign => !offered.has(sign));
  const excess = [...offered].filter(sign => !expected.has(sign));
  return [
    ...lacking.map(sign => `a legal ${what} is not on offer: ${sign}`),
    ...excess.map(sign => `a ${what} on offer is not legal: ${sign}`),
  ];
}
