// Slipstreaming (18, R-48 to R-54): three more spaces for a car that stands directly behind another.
import { type Board, spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { Seat } from '../../kit/types.ts';
import type { TakeSlipstream } from '../choices.ts';
import { payPoints } from '../points.ts';
import type { Car, FormulaDeRace } from '../state.ts';
import { type Asking, carOf } from '../table.ts';
import type { BookValues } from '../values.ts';
import { tracePlay } from './corners.ts';
import { distinctWays, legalWays, pathOf, type Way } from './driving-code.ts';
import { driveAlong, type Situation, terrainFor } from './movement.ts';

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
      spaceOf(board, other.space).index === ahead &&
      other.gear >= lowestGear &&
      car.gear >= other.gear,
  );
}

/** Corners that a way enters from outside: each costs brakes (M-18-1-4, R-51). */
export function cornersEntered(board: Board, from: string, path: readonly string[]): number {
  let corner = spaceOf(board, from).corner;
  let count = 0;
  for (const id of path) {
    const next = spaceOf(board, id).corner;
    if (next >= 0 && next !== corner) count += 1;
    corner = next;
  }
  return count;
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
  if (car.status !== 'racing' || car.laps > race.laps) return [];
  if (carInFront(board, race, seat, lowestGear) === undefined) return [];
  const { passage } = tracePlay(board, race, car, values.overshoot.fatalMissing);
  if (passage.overshot > 0) return [];
  const terrain = terrainFor(race, seat, board, values.overshoot.fatalMissing);
  const ways = legalWays(terrain, spaceOf(board, car.space).index, passage, spaces);
  const choices: TakeSlipstream[] = [];
  const offer = (way: Way, brakes: number) => {
    const path = pathOf(board, way);
    const entries = cornersEntered(board, car.space, path) * cornerEntryBrakes;
    if (brakes + entries > car.points.brakes) return;
    choices.push({ kind: 'takeSlipstream', to: spaceAt(board, way.to).id, path, brakes });
  };
  for (const way of ways.ended) offer(way, 0);
  for (let brakes = 0; brakes < spaces; brakes++) {
    for (const way of distinctWays(ways.byLength[spaces - brakes] ?? [])) offer(way, brakes);
  }
  return choices;
}

/** Step 8: slipstream if wanted and allowed; after each one it is asked again (M-18-1-3). */
export function slipstream(values: BookValues): Asking {
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
      driveAlong(table, seat, choice.path, 'slipstream');
      table.first(task);
    },
  };
}
