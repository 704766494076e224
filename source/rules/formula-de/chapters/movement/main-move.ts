// The main move (step 5 of M-6-3): which legal moves are offered, and the drive.
import { spaceOf } from '../../../../circuit/board.ts';
import type { Seat } from '../../../kit/types.ts';
import { payPoints } from '../../budget.ts';
import type { Move } from '../../choices.ts';
import { type Asking, carOf, type FormulaDeTable, isCoasting } from '../../table.ts';
import { farthestOf } from './farthest.ts';
import { driveAlong, mainMoves } from './movement.ts';
import { slides } from './sliding.ts';
import { type bonusesAfter, softBonuses } from './soft-bonus.ts';

type Opening = typeof bonusesAfter;

/**
 * Returns the step that asks the driver to move the car (M-6-3-s5).
 * @param openings of what may follow a move: moves that end alike are one only if they open the same
 */
export function moveCarOpening(openings: readonly Opening[]): Asking {
  return {
    choices: ['move'],
    must: true,
    ask(race, _task, seat, ground) {
      const { gear, distance } = race.play;
      const opens = (move: Move) => openings.flatMap(after => after(race, seat, move, ground));
      const moves = mainMoves(race, seat, ground, gear, distance, opens);
      if (!isCoasting(carOf(race, seat))) return moves;
      // A slide or soft bonus that follows counts as part of the way (M-16-0-8, R-73).
      return farthestOf(moves, race, seat, ground, after => {
        const slid = slides(after, seat, ground);
        if (slid.length > 0) return slid;
        return [...softBonuses(after, seat, ground), { kind: 'declineSoftBonus' }];
      });
    },
    // A single way without a price needs no question.
    forced: (_race, _task, _seat, choice) =>
      choice.kind === 'move' && choice.brakes === 0 && choice.missing === 0,
    answer(table, _task, seat, choice) {
      if (choice.kind === 'move') drive(table, seat, choice);
    },
  };
}

function drive(table: FormulaDeTable, seat: Seat, choice: Move): void {
  const { play } = table.race;
  payPoints(table, seat, 'brakes', choice.brakes, 'braking');
  // Brakes on the way into the pits count on its way out.
  play.braked ||= choice.brakes > 0;
  play.missing = choice.missing;
  if (choice.spent !== undefined) play.spent = choice.spent;
  if (choice.used !== undefined) table.tell({ kind: 'moveAdjusted', seat, why: choice.used });
  driveAlong(table, seat, choice.path, 'main');
  const { kind } = spaceOf(table.ground.board, carOf(table.race, seat).space);
  // In the lane nothing is missing: a car that is held up there pays for no space.
  const made = choice.path.length + choice.brakes;
  const heldUp = kind === 'pitLane' || (kind === 'pit' && choice.path.length === 0);
  if (heldUp && made < play.distance) table.tell({ kind: 'carHeldUp', seat });
}
