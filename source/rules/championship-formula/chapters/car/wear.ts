// Wear: what is paid with it, and what is left (CFR-57, CFR-58).
import type { Seat } from '../../../kit/types.ts';
import type { ChampionshipEvent } from '../../events.ts';
import { type ChampionshipTable, draftCar } from '../../table.ts';

type WearPaid = Extract<ChampionshipEvent, { kind: 'wearPaid' }>;

/** Takes wear from a car, as much of it as there is, and reports it. Returns how much was taken. */
export function payWear(
  table: ChampionshipTable,
  seat: Seat,
  wear: number,
  cause: WearPaid['for'],
  corner?: string,
): number {
  const car = draftCar(table, seat);
  const paid = Math.min(wear, car.wear);
  if (paid === 0) return 0;
  car.wear -= paid;
  table.tell({
    kind: 'wearPaid',
    seat,
    wear: paid,
    left: car.wear,
    for: cause,
    ...(corner === undefined ? {} : { corner }),
  });
  return paid;
}
