// Who moves when, and the cars' moves one after the other (CFR-61, CFR-73 to CFR-75, CFR-149, CR-25, CR-46).
import type { Draft } from '../../../kit/agenda.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Car, ChampionshipRace, KnownRace, Move } from '../../state.ts';
import { type Automatic, carOf, isOnTrack, spaceOfCar } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { isInsideCorner } from '../corners/raise-in-corner.ts';
import { comparePosition, isSameRow } from '../movement/position.ts';
import { cardsFor, isAfterSpin } from './speed-plans.ts';

/** Fixes the order of the moves as the cards lie; what tests make of the speeds does not change it (CR-25). */
export const orderMoves: Automatic = {
  play({ race, ground, tell }) {
    const order = movingOrder(race, ground);
    race.turn.order = [...order];
    tell({ kind: 'movesOrdered', order: [...order] });
  },
};

/** Returns the seats on the track in the order in which they move, by their revealed cards. */
function movingOrder(
  { cars, turn }: Pick<ChampionshipRace, 'cars' | 'turn'>,
  { board }: Pick<Ground, 'board'>,
): readonly Seat[] {
  const planned = ({ seat }: Car) => turn.planned[seat] ?? 0;
  return cars
    .filter(isOnTrack)
    .toSorted((a, b) => {
      if (!isSameRow(a, b, board)) return comparePosition(a, b, board);
      return (
        Number(isAfterSpin(a)) - Number(isAfterSpin(b)) ||
        planned(b) - planned(a) ||
        comparePosition(a, b, board) ||
        (a.pitted ?? 0) - (b.pitted ?? 0)
      );
    })
    .map(({ seat }) => seat);
}

/** Moves the car whose turn it is, then continues with the next one (CFR-61, CFR-73). */
export const moveCars: Automatic = {
  play(table) {
    const { race, ground } = table;
    const [seat, ...later] = race.turn.order;
    delete race.move;
    if (seat === undefined) return;
    race.turn.order = later;
    table.first({ step: 'moveCars', seats: [] });
    if (!isOnTrack(carOf(race, seat))) return;
    const planned = race.turn.planned[seat] ?? 0;
    // A car that has spun before its move, because of a contact, has no card any more (CFR-124, CFR-144).
    if (planned === 0 || race.turn.spun.includes(seat)) {
      table.tell({ kind: 'moveBegan', seat, speed: 0 });
      return;
    }
    race.move = moveBegun(race, seat, planned, ground);
    table.first(...ground.move.map(step => ({ step, seats: [seat] })));
  },
};

// A car after a spin has to start again; the limits of its corner hold it anyway (CFR-146, CFR-152, CR-84).
function raisesInCorner(car: Car, speed: number, ground: Ground): boolean {
  const raises = speed > car.speed && !isAfterSpin(car);
  return raises && isInsideCorner(spaceOfCar(car, ground), ground.board);
}

/** Returns the move of a seat as it begins at a speed, with the tests that its card asks for. */
export function moveBegun(race: KnownRace, seat: Seat, speed: number, ground: Ground): Draft<Move> {
  const car = carOf(race, seat);
  const card = cardsFor(race, seat, ground).find(one => one.speed === speed);
  return {
    seat,
    speed,
    driven: 0,
    slips: 0,
    path: [car.space],
    tests: [...(card?.tests ?? [])],
    brakeWear: 0,
    brakeRoll: false,
    way: { path: [], brake: 0 },
    avoided: [],
    raised: raisesInCorner(car, speed, ground),
    dying: false,
    over: false,
  };
}
