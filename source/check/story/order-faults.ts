// Whether what the director tells of the order of the cars is so in the races before and after.
import type { Fact } from '../../replay/director/happening.ts';
import type { RaceMoment } from '../../replay/director/moments.ts';
import type { Race, RaceEvent, Seat } from '../../rules/kit/types.ts';
import { compared } from './compared.ts';
import type { DrivenRace, Told } from './plain-race.ts';

/** What ends a play, or a turn in which all move. */
const SETTLING = ['playBegan', 'roundBegan', 'raceEnded', 'turnEnded'];
const TICKS = { space: 2, row: 12 } as const;

interface Orders {
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  readonly race: Race;
}

/** Returns every number of what was told of the order that is another one by the standings. */
export function orderFaults(told: readonly RaceMoment[], driven: DrivenRace): readonly string[] {
  const orders = settledOrders(driven);
  return told.flatMap(({ happening: { fact }, answered }) => {
    const known = orders.get(answered);
    return known === undefined ? [] : faultsOf(fact, known, driven);
  });
}

// By number of answers: the orders of the cars that are not out, before and after what was settled.
function settledOrders({ book, board, first, steps }: DrivenRace): ReadonlyMap<number, Orders> {
  const orderOf = (race: Race) =>
    book
      .standings(race, board)
      .filter(({ status }) => status !== 'retired')
      .map(({ seat }) => seat);
  const orders = new Map<number, Orders>();
  let before = orderOf(first.race);
  for (const { events, after: race } of steps) {
    const after = orderOf(race);
    // What comes before the first round settles the grid.
    if (events.some(isFirstRound)) before = after;
    if (!events.some(({ kind }) => SETTLING.includes(kind))) continue;
    orders.set(race.answered, { before, after, race });
    before = after;
  }
  return orders;
}

function isFirstRound(event: RaceEvent): boolean {
  const { kind, ...figures } = event as Told;
  return (figures['round'] ?? figures['turn']) === 1 && /^(round|turn)Began$/.test(kind);
}

function faultsOf(fact: Fact, { before, after, race }: Orders, driven: DrivenRace) {
  const check = (said: unknown, plainly: unknown) => compared(fact.kind, said, plainly);
  const gap = (seat: Seat) => {
    const next = after[after.indexOf(seat) + 1];
    return next === undefined ? 0 : spacesBetween(seat, next, race, driven);
  };
  switch (fact.kind) {
    case 'lead':
    case 'leadInherited':
      return check(
        [fact.seat, fact.of, fact.from, fact.gap],
        [after[0], before[0], before.indexOf(fact.seat) + 1, gap(fact.seat)],
      );
    case 'overtake': {
      const passed = fact.of.every(
        of =>
          before.indexOf(of) < before.indexOf(fact.seat) &&
          after.indexOf(of) > after.indexOf(fact.seat),
      );
      return check([true, fact.place], [passed, after.indexOf(fact.seat) + 1]);
    }
    case 'podiumLost':
      return check(
        [true, fact.place],
        [before.indexOf(fact.seat) < 3, after.indexOf(fact.seat) + 1],
      );
    default:
      return [];
  }
}

function spacesBetween(ahead: Seat, behind: Seat, race: Race, { board }: DrivenRace): number {
  const { cars } = race as Race & {
    readonly cars: readonly { readonly laps: number; readonly space: string }[];
  };
  const at = (seat: Seat) => {
    const { laps = 0, space = '' } = cars[seat] ?? {};
    const found = board.spaces[board.indexOf.get(space) ?? -1];
    const lapTick = found !== undefined && 'lapTick' in found ? Number(found.lapTick) : undefined;
    const ticks = laps * board.ticks + (lapTick ?? found?.endTick ?? 0);
    return ticks / (lapTick === undefined ? TICKS.row : TICKS.space);
  };
  return Math.max(0, Math.floor(at(ahead) - at(behind)));
}
