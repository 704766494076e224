// Situations thrown together: a pack of cars somewhere on the board, in any gear, worn down, among dangerous spaces.
// A race from the grid seldom comes to what these show at once: blocked cars, slipstreams, wrecks in the way.
import type { Board, Space } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import { PARTS, type Part } from '../rules/formula-de/state.ts';
import { seededDice } from '../rules/kit/dice.ts';
import { type CarSpec, writtenRace } from '../testing/builders.ts';
import { type Dealer, dealerOf } from './dealer.ts';
import type { Opening } from './turns.ts';

const LAPS_MAX = 3;
const HIGHEST_GEAR = 6;
/** From this gear on cars leave a wake. */
const WAKE_GEAR = 4;
/** Spaces of length over which a pack is spread, at most. */
const PACK_SPACES_MAX = 14;

/** A scene of a seed: an opening whose round is about to begin or under way. */
export function sceneOf(book: FormulaDeBook, board: Board, seed: number): Opening {
  const dealer = dealerOf(seed ^ 0x1f83d9ab);
  const laps = dealer.number(1, LAPS_MAX);
  const most = Math.min(book.seats.max, board.grid.length);
  const train = dealer.chance(40);
  const count = dealer.number(Math.max(2, book.seats.min), most);
  const places = train ? trainOf(board, dealer, count) : packOf(board, dealer, count);
  const retired = new Set<number>();
  const cars = places.map((space, seat) => {
    const wreck = seat > 0 && dealer.chance(8);
    if (wreck) retired.add(seat);
    return carOn(book, board, space, dealer, laps, train, wreck ? retired.size : 0);
  });
  const dangerous = pickSome(nearby(board, places), dealer, dealer.number(0, 8));
  const running = cars.flatMap((car, seat) => (car.condition === 'wreck' ? [] : [seat]));
  // In the middle of a round those who are done stand still: whoever is left meets them.
  const toPlay = pickSome(running, dealer, dealer.number(1, train ? 2 : running.length));
  const written = writtenRace(
    {
      book,
      board,
      laps,
      cars,
      dangerous: dangerous.map(space => space.id),
      ...(train || dealer.chance(60) ? { toPlay } : {}),
    },
    book,
  );
  const before = { ...written, dice: seededDice(seed) };
  const outcome = book.resumeAt(before, board);
  return { seats: cars.length, before, dice: before.dice, outcome };
}

function trackSpaces(board: Board): readonly Space[] {
  return board.spaces.filter(space => space.kind === 'track');
}

// Within some spaces behind a point; whoever finds no room there goes anywhere.
function packOf(board: Board, dealer: Dealer, cars: number): readonly Space[] {
  const spaces = trackSpaces(board);
  const front = dealer.number(0, board.ticks - 1);
  const spread = 2 * dealer.number(4, PACK_SPACES_MAX);
  const behind = (space: Space) => (front - space.tick + board.ticks) % board.ticks;
  const near = spaces.filter(space => behind(space) < spread);
  return pickSome(near.length >= cars ? near : spaces, dealer, cars);
}

// One behind the other in a lane, a fast gear's roll apart: wakes for whoever comes from behind.
function trainOf(board: Board, dealer: Dealer, cars: number): readonly Space[] {
  const train = [dealer.one(trackSpaces(board))];
  for (let gap = 1; train.length < cars; gap = dealer.number(6, 14)) {
    let space = train.at(-1);
    for (let back = 0; back < gap && space !== undefined; back++) {
      const { index } = space;
      space = board.spaces.find(({ kind, ahead }) => kind === 'track' && ahead === index);
    }
    if (space === undefined || train.includes(space)) break;
    train.push(space);
  }
  return train;
}

function nearby(board: Board, places: readonly Space[]): readonly Space[] {
  const ahead = 2 * PACK_SPACES_MAX;
  const from = places[0]?.tick ?? 0;
  return trackSpaces(board).filter(
    space => (space.tick - from + board.ticks) % board.ticks < ahead,
  );
}

function pickSome<X>(list: readonly X[], dealer: Dealer, count: number): readonly X[] {
  const left = [...list];
  const picked: X[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(dealer.number(0, left.length - 1), 1));
  }
  return picked;
}

function carOn(
  book: FormulaDeBook,
  board: Board,
  space: Space,
  dealer: Dealer,
  laps: number,
  train: boolean,
  retiredAt: number,
): CarSpec {
  const full = book.definition.options.car;
  const worn = (part: Part) => dealer.number(isVital(part) ? 1 : 0, full[part]);
  const points = Object.fromEntries(PARTS.map(part => [part, worn(part)]));
  const corner = board.corners[space.corner];
  const common = {
    space: space.id,
    laps: dealer.number(1, laps),
    gear: train ? dealer.number(WAKE_GEAR, WAKE_GEAR + 1) : dealer.number(1, HIGHEST_GEAR),
    points,
    stops: corner === undefined ? 0 : train ? corner.stops : dealer.number(0, corner.stops),
  };
  if (retiredAt === 0) return common;
  return { ...common, condition: 'wreck', retiredAt, aggravates: dealer.chance(50) };
}

// The last point of these takes a car out, so a racing car has one.
function isVital(part: Part): boolean {
  return part === 'body' || part === 'engine' || part === 'handling';
}
