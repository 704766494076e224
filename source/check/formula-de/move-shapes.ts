// The numbers of a main move on offer: spaces driven, brakes spent and spaces missing make up the roll.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Move } from '../../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace } from '../../rules/formula-de/state.ts';
import { left } from './points-by-pool.ts';
import { printedIn } from './printed.ts';
import { wingMost } from './ways/point-ends.ts';

export function shapeFaults(
  board: FormulaBoard,
  race: FormulaDeRace,
  car: Car,
  move: Move,
): readonly string[] {
  const { path, to, brakes, missing } = move;
  const faults: string[] = [];
  if ((path.at(-1) ?? car.space) !== to) faults.push(`a move to ${to} ends on ${path.at(-1)}`);
  const most = left(car.points, 'brakes');
  if (brakes > most) faults.push(`${brakes} brakes of ${most}`);
  const { inPoints } = printedIn(race.book);
  const short = inPoints
    ? pointsLacking(race, car, move) - brakes - missing
    : race.play.distance - path.length - brakes - missing;
  if (short < 0 || (short > 0 && !mayBeShort(board, [car.space, ...path]))) {
    faults.push(`${path.length} spaces, ${brakes} brakes and ${missing} missing of a move`);
  }
  return faults;
}

// Returns the points rolled, as the wing limits them, that a move does not spend: a soft set adds one, the wing saves one
// (TR-49, TR-110).
function pointsLacking(race: FormulaDeRace, car: Car, { spent, used }: Move): number {
  const { distance, gear } = race.play;
  const changed = used === undefined ? 0 : CHANGES[used];
  return Math.min(distance, wingMost(car, gear)) + changed - (spent ?? 0);
}

const CHANGES = { softBonus: 1, wing: -1 } as const;

// Spaces are lost beyond the finish, behind a corner that puts the car out, and in the pits.
function mayBeShort(board: FormulaBoard, path: readonly string[]): boolean {
  const spaces = path.map(id => spaceOf(board, id));
  return spaces.some((space, at) => {
    const before = spaces[at - 1];
    if (space.kind !== 'track') return true;
    if (before === undefined) return false;
    return space.lapTick < before.lapTick || (before.corner >= 0 && before.corner !== space.corner);
  });
}
