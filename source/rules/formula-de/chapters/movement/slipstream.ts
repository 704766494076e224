// Slipstreaming (18, R-48 to R-54): three more spaces for a car that stands directly behind another.

import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { payPoints, pointsToSpend } from '../../budget.ts';
import type { TakeSlipstream } from '../../choices.ts';
import type { Car, FormulaDeRace, Play, StepName } from '../../state.ts';
import { type Asking, carOf, type FormulaDeTable, isCoasting, seatOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { isInPits } from '../car/pits.ts';
import { cornersEntered, passageRules, tracePlay } from './corners.ts';
import { distinctWays, legalWays, type Way } from './driving-code.ts';
import { driveAlong, moveTo, type Situation, terrainFor } from './movement.ts';
import { carOn } from './occupancy.ts';
import { bonusesAfter } from './soft-bonus.ts';

/** Returns the car in whose wake a car stands, if it may take a slipstream there (M-18-1-1, R-48). */
function carInFront(
  board: FormulaBoard,
  race: Pick<FormulaDeRace, 'cars'>,
  seat: Seat,
  lowestGear: number,
): Car | undefined {
  const car = carOf(race, seat);
  const { ahead } = spaceOf(board, car.space);
  const front = carOn(race, board, ahead);
  return front !== undefined && drawsAlong(front, car.gear, lowestGear) ? front : undefined;
}

/** Reports whether a car gives a slipstream to one directly behind it in a gear (M-18-1-1, R-48). */
export function drawsAlong(front: Car, gear: number, lowestGear: number): boolean {
  if (front.status !== 'racing') return false;
  if (front.condition === 'spun' || isCoasting(front)) return false;
  return front.gear >= lowestGear && gear >= front.gear;
}

/**
 * Returns every slipstream that may be taken now; none when the play has braked, was blocked or overshoots (R-36, R-52,
 *
 */
function slipstreams(race: Situation, seat: Seat, ground: Ground): readonly TakeSlipstream[] {
  const { board, values } = ground;
  const car = carOf(race, seat);
  const { play } = race;
  const { spaces, lowestGear, cornerEntryBrakes } = values.slipstream;
  if (play.braked || play.missing > 0 || play.path.length < 2) return [];
  if (car.status !== 'racing' || car.laps > race.laps || isCoasting(car)) return [];
  if (!mayBeDrawn(car, ground)) return [];
  if (carInFront(board, race, seat, lowestGear) === undefined) return [];
  const rules = passageRules(race, car, values);
  const { passage } = tracePlay(board, race, car, rules);
  if (passage.overshot > 0) return [];
  const terrain = terrainFor(race, seat, ground, rules);
  const ways = legalWays(terrain, spaceOf(board, car.space).index, passage, spaces);
  const choices: TakeSlipstream[] = [];
  const slipstream = (way: Way, brakes: number): TakeSlipstream => ({
    kind: 'takeSlipstream',
    ...moveTo(board, way),
    brakes,
  });
  const offer = (way: Way, brakes: number) => {
    const choice = slipstream(way, brakes);
    const entries = cornersEntered(board, car.space, choice.path) * cornerEntryBrakes;
    if (brakes + entries <= pointsToSpend(car.points, 'brakes', values)) choices.push(choice);
  };
  // A car held up in the pit lane gets no slipstream.
  for (const way of ways.ended) if (way.passage.end !== 'held') offer(way, 0);
  for (let brakes = 0; brakes < spaces; brakes++) {
    const opens = (way: Way) => bonusesAfter(race, seat, slipstream(way, brakes), ground).join();
    for (const way of distinctWays(ways.byLength[spaces - brakes] ?? [], opens)) {
      offer(way, brakes);
    }
  }
  return choices;
}

// In the pit lane only where the book allows it (M-19-1-3, BR-38).
function mayBeDrawn(car: Car, { board, values }: Ground): boolean {
  return values.slipstream.inPits || !isInPits(board, car);
}

// Reports a wake at the end of the movement, whether or not there is a way to use it.
function foreseeWake(table: FormulaDeTable, seat: Seat): void {
  const { race, ground, telling } = table;
  const { board, values } = ground;
  const { braked, missing } = race.play;
  if (telling === undefined || braked || missing > 0) return;
  const car = carOf(race, seat);
  if (!mayBeDrawn(car, ground)) return;
  const { passage } = tracePlay(board, race, car, passageRules(race, car, values));
  if (passage.end !== 'moving' || passage.overshot > 0) return;
  const front = carInFront(board, race, seat, values.slipstream.lowestGear);
  if (front !== undefined) telling.expect({ kind: 'slipstream', seats: [front.seat] });
}

/**
 * Offers a slipstream where one is allowed; after each the play goes back to what follows the move (M-6-3-s8,
 * M-18-1-3).
 */
export const slipstream: Asking = {
  choices: ['takeSlipstream', 'declineSlipstream'],
  ask(race, _task, seat, ground) {
    const offers = slipstreams(race, seat, ground);
    return offers.length === 0 ? [] : [...offers, { kind: 'declineSlipstream' }];
  },
  foresee: (table, task) => foreseeWake(table, seatOf(task)),
  answer(table, task, seat, choice) {
    if (choice.kind === 'declineSlipstream') {
      foreseeWake(table, seat);
      table.tell({ kind: 'slipstreamDeclined', seat });
      return;
    }
    if (choice.kind !== 'takeSlipstream') return;
    const { race, ground } = table;
    const { board, values } = ground;
    const from = carOf(race, seat).space;
    const entries = cornersEntered(board, from, choice.path) * values.slipstream.cornerEntryBrakes;
    payPoints(table, seat, 'brakes', entries, 'slipstreamEntry');
    payPoints(table, seat, 'brakes', choice.brakes, 'braking');
    race.play.braked = choice.brakes > 0;
    race.play.slipstreams += 1;
    race.play.segment = race.play.path.length - 1;
    driveAlong(table, seat, choice.path, 'slipstream');
    table.first(...stepsAgain(ground, race.play).map(step => ({ ...task, step })));
  },
};

// Returns the steps from the one that the book names, another for a quick stop's exit (M-6-3-s12), to this one.
function stepsAgain(
  { orderOfPlay, values }: Ground,
  { quickExit }: Pick<Play, 'quickExit'>,
): readonly StepName[] {
  const { pits, slipstream } = values;
  const from = orderOfPlay.indexOf(quickExit ? pits.slipstreamReturn : slipstream.returnsTo);
  return orderOfPlay.slice(from, orderOfPlay.indexOf('slipstream') + 1);
}
