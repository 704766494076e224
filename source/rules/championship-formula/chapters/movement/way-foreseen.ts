// What a way would bring, shown before it is chosen: late braking, passes, corners, slip spaces (CFR-38).
import { spaceOf } from '../../../../circuit/board.ts';
import type { Telling } from '../../../kit/agenda.ts';
import type { Seat } from '../../../kit/types.ts';
import type { Way } from '../../state.ts';
import { type ChampionshipTable, carOf, moveOf, spaceOfCar } from '../../table.ts';
import { oddsOf } from '../car/rolls.ts';
import { columnOf } from '../car/skill.ts';
import { avoidanceLowered, crashesReached } from '../damage/crashes.ts';
import { waysOf } from './ways.ts';

/** Reports what a way would bring, and ends the forecast: the drive along it asks and rolls where it happens. */
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
  const percent = Math.round(oddsOf('pass', 0, values).red);
  for (const other of found?.passes ?? []) {
    telling.expect({ kind: 'pass', seats: [other], percent });
  }
  foreseeCrashes(table, seat, way, telling);
  if (found?.isFatal === true) telling.expect({ kind: 'eliminated' });
  telling.stop();
}

// The rows of crashes on the way, each with the odds of a spin or another crash there (CFR-154 to CFR-156).
function foreseeCrashes(
  { race, ground }: ChampionshipTable,
  seat: Seat,
  way: Way,
  telling: Telling,
): void {
  const { board, values } = ground;
  const { avoided } = moveOf(race);
  const path = way.path.map(id => spaceOf(board, id));
  let here = spaceOfCar(carOf(race, seat), ground);
  for (const [index, next] of path.entries()) {
    for (const crash of crashesReached(race.turn.crashes, here, next, board)) {
      if (avoided.includes(crash)) continue;
      const name = race.turn.crashes[crash] ?? '';
      const lowered = avoidanceLowered(spaceOf(board, name), path.slice(index), board, values);
      const { green } = oddsOf(columnOf({ cause: values.crash.roll }), lowered, values);
      telling.expect({ kind: 'crashRow', name, percent: 100 - Math.round(green) });
    }
    here = next;
  }
}
