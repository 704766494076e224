// Cars that are out of the race (CFR-47 to CFR-49, CFR-87, CFR-93, CFR-153).
import type { Seat } from '../../../kit/types.ts';
import type { Retirement } from '../../state.ts';
import { type ChampionshipTable, draftCar } from '../../table.ts';
import { endMoveNow } from '../movement/move-state.ts';

/** Takes a car out of the race, off the space where it is, and ends its move if it has one. */
export function retire(table: ChampionshipTable, seat: Seat, cause: Retirement): void {
  const { race } = table;
  const car = draftCar(table, seat);
  race.retirements += 1;
  car.status = 'retired';
  car.retirement = cause;
  car.retiredAt = race.retirements;
  car.speed = 0;
  delete car.credit;
  delete car.line;
  delete car.spunIn;
  delete car.passedIn;
  endMoveNow(table, seat);
  table.tell({ kind: 'retired', seat, space: car.space, cause });
}
