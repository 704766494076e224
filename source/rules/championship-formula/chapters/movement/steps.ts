// A car on its way from one space to the next (CFR-3, CFR-31, CFR-60, CFR-183, CFR-184).
import type { RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { SPEED_STEP } from '../../car.ts';
import { type ChampionshipTable, carOf, draftCar, spaceOfCar } from '../../table.ts';
import { wearAtLine } from '../car/hard-tires.ts';
import { cornerStep, creditOn, passedInOn } from '../corners/corners.ts';
import { draftMove } from './move-state.ts';

/** Puts the moving car on its next space, and counts the step, the lap and the corner. */
export function enter(table: ChampionshipTable, seat: Seat, next: RowSpace): void {
  const { ground } = table;
  const move = draftMove(table);
  const car = draftCar(table, seat);
  const from = spaceOfCar(car, ground);
  const isPass = move.passed === next.id;
  const { line, limit } = cornerStep(ground.board, car, next, move.speed, isPass, ground.values);
  const credit = creditOn(car, next, limit);
  if (line !== undefined) car.line = line;
  else delete car.line;
  if (credit !== undefined) car.credit = credit;
  else delete car.credit;
  const passedIn = passedInOn(car, next, isPass);
  if (passedIn !== undefined) car.passedIn = passedIn;
  else delete car.passedIn;
  if (car.spunIn !== undefined && car.spunIn !== next.corner) delete car.spunIn;
  car.space = next.id;
  delete move.passed;
  move.path = [...move.path, next.id];
  move.way = { ...move.way, path: move.way.path.slice(1) };
  const isSlip = move.driven >= move.speed / SPEED_STEP;
  // Slip spaces are driven after those of the speed (CR-60).
  if (isSlip) {
    takeSlip(table, seat);
    move.slips += 1;
  } else {
    move.driven += 1;
  }
  table.tell({
    kind: 'carMoved',
    seat,
    from: from.id,
    to: next.id,
    ...(isSlip ? { slip: true as const } : {}),
  });
  if (next.endTick <= from.endTick) crossLine(table, seat);
}

/** Reports that the moving car uses its slip, the first time only; that uses the slip up for others (CFR-30, CR-16). */
export function takeSlip(table: ChampionshipTable, seat: Seat): void {
  const { turn } = table.race;
  const move = draftMove(table);
  const { slip } = move.way;
  if (slip !== undefined && !turn.slipped.includes(slip.of)) {
    turn.slipped = [...turn.slipped, slip.of];
    table.tell({ kind: 'slipTaken', seat, of: slip.of, spaces: slip.spaces });
  }
}

function crossLine(table: ChampionshipTable, seat: Seat): void {
  const { race, ground } = table;
  const wear = wearAtLine(carOf(race, seat), race.laps, ground);
  const car = draftCar(table, seat);
  car.laps += 1;
  delete car.pitted;
  delete car.putBack;
  table.tell({ kind: 'lineCrossed', seat, laps: car.laps });
  if (wear === 0) return;
  car.wear += wear;
  table.tell({ kind: 'wearGained', seat, wear });
}
