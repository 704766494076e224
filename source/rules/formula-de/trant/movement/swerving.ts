// Swerving: a car whose way is closed by others may shift down before its roll (TR-79, TR-80, TRR-33, TRR-34). What it cannot
// drive after the roll is paid for in `payBlocking` (TR-81 to TR-85).
import { payPoints, pointsToSpend } from '../../budget.ts';
import { adjustmentsOf } from '../../chapters/movement/adjustments.ts';
import { isWayClosed } from '../../chapters/movement/movement.ts';
import { mostPoints } from '../../gear-throws.ts';
import type { FormulaDeRace } from '../../state.ts';
import { type Asking, carOf, draftCar } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { SwerveShift } from '../choices.ts';

/** Returns the gears of a car that may shift down because of the cars ahead, its own first; none where it may not. */
function shifts(race: FormulaDeRace, seat: number, ground: Ground): readonly SwerveShift[] {
  const { values } = ground;
  const { gear, points } = carOf(race, seat);
  const most = pointsToSpend(points, 'gearbox', values);
  const lowest = Math.max(1, gear - most);
  if (lowest === gear) return [];
  const { most: limit } = adjustmentsOf(race, carOf(race, seat), gear, values);
  if (!isWayClosed(race, seat, ground, Math.min(mostPoints(values, gear), limit))) return [];
  return Array.from({ length: gear - lowest + 1 }, (_, down) => ({
    kind: 'swerveShift',
    gear: gear - down,
  }));
}

/** Asks a car whose way is closed how far it shifts down before its roll, at a point for each gear (TR-80, TRR-34). */
export const swerveShift: Asking = {
  choices: ['swerveShift'],
  ask: (race, _task, seat, ground) => shifts(race, seat, ground),
  foresee() {},
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'swerveShift') return;
    const { gear: from } = carOf(table.race, seat);
    if (choice.gear === from) return;
    draftCar(table, seat).gear = choice.gear;
    table.race.play.gear = choice.gear;
    payPoints(table, seat, 'gearbox', from - choice.gear, 'swerve');
    table.tell({ kind: 'swerveShifted', seat, from, gear: choice.gear });
  },
};
