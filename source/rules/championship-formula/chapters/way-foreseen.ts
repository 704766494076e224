// What a way would bring, told before it is chosen: late braking, passes, corners, slip spaces (CFR-38).
import type { Telling } from '../../kit/agenda.ts';
import type { Seat } from '../../kit/types.ts';
import type { Way } from '../state.ts';
import type { ChampionshipTable } from '../table.ts';
import { oddsOf } from './rolls.ts';
import { waysOf } from './ways.ts';

/** Says what a way would bring, and ends the telling: the drive along it asks and rolls where it happens. */
export function foreseeWay(table: ChampionshipTable, seat: Seat, way: Way, telling: Telling): void {
  const { board, values } = table.ground;
  const race = table.race as Parameters<typeof waysOf>[0];
  const key = (one: Way) =>
    `${one.brake} ${one.path.join()} ${one.slip?.spaces ?? 0} ${one.slip?.of}`;
  const found = waysOf(race, seat, table.ground).find(({ choice }) => key(choice) === key(way));
  telling.expect({ kind: 'spaces', amount: way.path.length });
  if (way.brake > 0) telling.expect({ kind: 'lateBraking', amount: way.brake });
  if (way.slip !== undefined) {
    telling.expect({ kind: 'slip', amount: way.slip.spaces, seats: [way.slip.of] });
  }
  for (const due of found?.dues ?? []) {
    const name = board.corners[due.corner]?.name ?? '';
    telling.expect({ kind: 'corner', amount: due.unpaid, of: due.over, name });
  }
  const percent = Math.round(oddsOf('pass', 0, values).green);
  for (const other of found?.passes ?? []) {
    telling.expect({ kind: 'pass', seats: [other], percent });
  }
  if (found?.isFatal === true) telling.expect({ kind: 'eliminated' });
  telling.stop();
}
