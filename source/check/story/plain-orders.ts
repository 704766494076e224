// What the commentary must report of the order of the cars, derived from the races before and after.
import type { Fact } from '../../replay/commentary/highlight.ts';
import type { Race, RaceEvent, Seat } from '../../rules/kit/types.ts';
import { gridOf } from './plain-figures.ts';
import type { DrivenRace, PlainRace, Told } from './plain-race.ts';

/** What ends a play, or a turn in which all move. */
const SETTLING = ['playBegan', 'roundBegan', 'raceEnded', 'raceStopped', 'turnEnded'];
const TICKS = { space: 2, row: 12 } as const;

/** The orders of the cars that are not out, before and after something was settled. */
export interface Orders {
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  readonly home: readonly Seat[];
  readonly pits: ReadonlySet<Seat>;
  readonly round: number;
  readonly race: Race;
}

/** Returns the orders by the number of answers after which they were settled. */
export function settledOrders(driven: DrivenRace, plain: PlainRace): ReadonlyMap<number, Orders> {
  const { book, board, first, steps } = driven;
  const placed = (race: Race) =>
    book.standings(race, board).filter(({ status }) => status !== 'retired');
  const seatsOf = (race: Race) => placed(race).map(({ seat }) => seat);
  const orders = new Map<number, Orders>();
  let before = seatsOf(first.race);
  let home: readonly Seat[] = [];
  let round = 0;
  for (const { events, after: race } of steps) {
    const after = seatsOf(race);
    // What comes before the first round settles the grid.
    if (events.some(isFirstRound)) before = after;
    if (events.some(({ kind }) => SETTLING.includes(kind))) {
      const pits = plain.pits[round - 1] ?? new Set();
      orders.set(race.answered, { before, after, home, pits, round, race });
      before = after;
      home = placed(race).flatMap(({ seat, status }) => (status === 'finished' ? [seat] : []));
    }
    ({ round } = race);
  }
  return orders;
}

function isFirstRound(event: RaceEvent): boolean {
  const { kind, ...figures } = event as Told;
  return (figures['round'] ?? figures['turn']) === 1 && /^(round|turn)Began$/.test(kind);
}

/** Returns a fact of the order as it is; undefined where it may not be reported, or is none. */
export function plainOrderFact(
  fact: Fact,
  orders: Orders,
  plain: PlainRace,
  driven: DrivenRace,
): unknown {
  const { before, after, race } = orders;
  const { kind, seat } = fact as Fact & { readonly seat: Seat };
  const place = after.indexOf(seat) + 1;
  switch (kind) {
    case 'lead':
    case 'leadInherited': {
      const [of = -1] = before;
      const [leader = -1, next] = after;
      const gap = next === undefined ? 0 : spacesBetween(leader, next, race, driven);
      const led = { kind, seat: leader, of, from: before.indexOf(leader) + 1, gap };
      if (leader === of || after.includes(of) === (kind === 'leadInherited')) return undefined;
      if (kind === 'leadInherited') return led;
      return { ...led, others: passedBy(leader, orders, fact).filter(other => other !== of) };
    }
    case 'overtake':
      return { kind, seat, of: passedBy(seat, orders, fact), place };
    case 'podiumLost':
      return before.indexOf(seat) < 3 && place > 3 ? { kind, seat, place } : undefined;
    case 'launch':
      return { kind, seat, grid: gridOf(plain, seat), place };
    case 'lapped': {
      const [leader = -1] = after;
      const down = ticksBetween(leader, seat, race, driven) / driven.board.ticks;
      return { kind, seat, by: leader, laps: Math.floor(down) };
    }
    default:
      return undefined;
  }
}

// Behind before and in front after, on the track: a car that went to the pits or came from them in the round may be left out.
function passedBy(seat: Seat, { before, after, home, pits, round }: Orders, fact: Fact) {
  const said: readonly Seat[] =
    'others' in fact ? fact.others : 'of' in fact ? [fact.of].flat() : [];
  if (round < 2) return [];
  return before.filter(
    of =>
      before.indexOf(of) < before.indexOf(seat) &&
      after.indexOf(of) > after.indexOf(seat) &&
      !home.includes(of) &&
      (said.includes(of) || !(pits.has(of) || pits.has(seat))),
  );
}

/** Returns the whole spaces by which a car leads another. */
export function spacesBetween(ahead: Seat, behind: Seat, race: Race, driven: DrivenRace): number {
  const isRow = driven.board.spaces.every(space => !('lapTick' in space));
  const ticks = ticksBetween(ahead, behind, race, driven);
  return Math.max(0, Math.floor(ticks / (isRow ? TICKS.row : TICKS.space)));
}

function ticksBetween(ahead: Seat, behind: Seat, race: Race, { board }: DrivenRace): number {
  const { cars } = race as Race & {
    readonly cars: readonly { readonly laps: number; readonly space: string }[];
  };
  const at = (seat: Seat) => {
    const { laps = 0, space = '' } = cars[seat] ?? {};
    const found = board.spaces[board.indexOf.get(space) ?? -1];
    const lapTick = found !== undefined && 'lapTick' in found ? Number(found.lapTick) : undefined;
    return laps * board.ticks + (lapTick ?? found?.endTick ?? 0);
  };
  return at(ahead) - at(behind);
}
