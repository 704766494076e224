// Slipstreaming (18, R-48 to R-54): three more spaces for a car that stands directly behind another.
import { type Board, spaceOf } from '../../../circuit/board.ts';
import type { Seat } from '../../kit/types.ts';
import type { TakeSlipstream } from '../choices.ts';
import { payPoints } from '../points.ts';
import type { Car, FormulaDeRace, StepName } from '../state.ts';
import { type Asking, carOf } from '../table.ts';
import type { BookValues } from '../values.ts';
import { cornersEntered, tracePlay } from './corners.ts';
import { distinctWays, legalWays, type Way } from './driving-code.ts';
import { isCoasting } from './inertia.ts';
import { driveAlong, moveTo, type Situation, terrainFor } from './movement.ts';
import { bonusesAfter } from './soft-bonus.ts';
import { passageRules } from './tires.ts';

/** The car in whose wake a car stands, if a slipstream may be taken from it (M-18-1-1, R-48). */
export function carInFront(
  board: Board,
  race: Pick<FormulaDeRace, 'cars'>,
  seat: Seat,
  lowestGear: number,
): Car | undefined {
  const car = carOf(race, seat);
  const { ahead } = spaceOf(board, car.space);
  return race.cars.find(
    other =>
      other.onBoard &&
      other.status === 'racing' &&
      other.condition !== 'spun' &&
      !isCoasting(other) &&
      spaceOf(board, other.space).index === ahead &&
      other.gear >= lowestGear &&
      car.gear >= other.gear,
  );
}

/** Every slipstream that may be taken now; none when the play has braked, was blocked or overshoots. */
function slipstreams(
  race: Situation,
  seat: Seat,
  board: Board,
  values: BookValues,
): readonly TakeSlipstream[] {
  const car = carOf(race, seat);
  const { play } = race;
  const { spaces, lowestGear, cornerEntryBrakes } = values.slipstream;
  if (play.braked || play.missing > 0 || play.path.length < 2) return [];
  if (car.status !== 'racing' || car.laps > race.laps || isCoasting(car)) return [];
  if (carInFront(board, race, seat, lowestGear) === undefined) return [];
  const rules = passageRules(race, car, values);
  const { passage } = tracePlay(board, race, car, rules);
  if (passage.overshot > 0) return [];
  const terrain = terrainFor(race, seat, board, rules);
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
    if (brakes + entries <= car.points.brakes) choices.push(choice);
  };
  // A car held up in the pit lane cannot be drawn along.
  for (const way of ways.ended) if (way.passage.end !== 'held') offer(way, 0);
  for (let brakes = 0; brakes < spaces; brakes++) {
    const opens = (way: Way) =>
      bonusesAfter(race, seat, slipstream(way, brakes), board, values).join();
    for (const way of distinctWays(ways.byLength[spaces - brakes] ?? [], opens)) {
      offer(way, brakes);
    }
  }
  return choices;
}

/**
 * Step 8: slipstream if wanted and allowed; after each one the play goes back to step 6 (M-6-3-s8, M-18-1-3).
 * @param backTo the steps from step 6 to this one, and those after a slipstream on a quick stop's exit
 */
export function slipstream(
  values: BookValues,
  backTo: Readonly<Record<'usual' | 'quickExit', readonly StepName[]>>,
): Asking {
  return {
    rule: 'M-6-3-s8',
    ask(race, _task, seat, board) {
      const offers = slipstreams(race, seat, board, values);
      return offers.length === 0 ? [] : [...offers, { kind: 'declineSlipstream' }];
    },
    answer(table, task, seat, choice) {
      if (choice.kind === 'declineSlipstream') {
        table.tell({ kind: 'slipstreamDeclined', seat });
        return;
      }
      if (choice.kind !== 'takeSlipstream') return;
      const { race, board } = table;
      const from = carOf(race, seat).space;
      const entries =
        cornersEntered(board, from, choice.path) * values.slipstream.cornerEntryBrakes;
      payPoints(table, seat, 'brakes', entries, 'slipstreamEntry');
      payPoints(table, seat, 'brakes', choice.brakes, 'braking');
      race.play.braked = choice.brakes > 0;
      race.play.slipstreams += 1;
      race.play.segment = race.play.path.length - 1;
      driveAlong(table, seat, choice.path, 'slipstream');
      const steps = race.play.quickExit ? backTo.quickExit : backTo.usual;
      table.first(...steps.map(step => ({ ...task, step })));
    },
  };
}
