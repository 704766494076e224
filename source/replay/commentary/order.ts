// The facts in a change of the order of the cars: the lead, overtakes, places on the podium, starts.
import type { Seat } from '../../rules/kit/types.ts';
import { changedBetween } from '../tally/overtakes.ts';
import type { Fact } from './highlight.ts';

/** The cars in order at a moment when places are settled, without those that are out. */
export interface Standing {
  readonly order: readonly Seat[];
  /** Number of cars that have taken the flag; they lead the order. */
  readonly home: number;
}

export interface Change {
  readonly before: Standing;
  readonly after: Standing;
  readonly round: number;
  /** Cars that were in the pits in between. */
  readonly aside: ReadonlySet<Seat>;
  /** Returns by how many whole spaces a car leads another. */
  readonly gap: (ahead: Seat, behind: Seat) => number;
}

const PODIUM = 3;
/** Fewest cars in a race for the loss of a podium place to be worth a sentence. */
const FIELD_LEAST = 5;
/** Fewest places gained in the first round that are worth a sentence. */
const LAUNCH_LEAST = 3;

export function orderFacts(change: Change): readonly Fact[] {
  const overtakes = change.round < 2 ? [] : overtakesOf(change);
  const lead = leadOf(change, overtakes);
  // Taking the lead implies the overtaking, which is not reported twice.
  const others = overtakes.filter(({ seat }) => lead?.kind !== 'lead' || seat !== lead.seat);
  return [...(lead === undefined ? [] : [lead]), ...others, ...podiumsLost(change, overtakes)];
}

function leadOf(
  { before, after, gap }: Change,
  overtakes: readonly Overtake[],
): Extract<Fact, { kind: 'lead' | 'leadInherited' }> | undefined {
  const [of] = before.order;
  const [seat, next] = after.order;
  const isDecided = before.home > 0 || after.home > 0;
  if (of === undefined || seat === undefined || seat === of || isDecided) return undefined;
  const from = before.order.indexOf(seat) + 1;
  const fact = { seat, of, from, gap: next === undefined ? 0 : gap(seat, next) };
  if (!after.order.includes(of)) return { kind: 'leadInherited', ...fact };
  const past = overtakes.find(one => one.seat === seat)?.of ?? [];
  return { kind: 'lead', ...fact, others: past.filter(other => other !== of) };
}

type Overtake = Extract<Fact, { kind: 'overtake' }>;

function overtakesOf({ before, after, aside }: Change): readonly Overtake[] {
  const passes = changedBetween(before.order, after.order, aside).filter(
    ({ of }) => !isHome(before, of),
  );
  return after.order.flatMap((seat, index): readonly Overtake[] => {
    const of = passes.filter(({ by }) => by === seat).map(one => one.of);
    return of.length === 0 ? [] : [{ kind: 'overtake', seat, of, place: index + 1 }];
  });
}

// A car that has taken the flag loses no place on the track any more, wherever those behind it are placed in the end.
function isHome({ order, home }: Standing, seat: Seat): boolean {
  return order.indexOf(seat) < home;
}

function podiumsLost(
  { before, after, round }: Change,
  overtakes: readonly Overtake[],
): readonly Fact[] {
  if (round < 2 || before.order.length < FIELD_LEAST) return [];
  return before.order.slice(0, PODIUM).flatMap(seat => {
    const place = after.order.indexOf(seat) + 1;
    const isTold = overtakes.some(({ of }) => of.includes(seat));
    const isLost = place > PODIUM && !isTold && !isHome(before, seat);
    return isLost ? [{ kind: 'podiumLost', seat, place } as const] : [];
  });
}

/** Returns the gains of at least `LAUNCH_LEAST` places between the grid and the end of the first round. */
export function launchFacts(grid: readonly Seat[], order: readonly Seat[]): readonly Fact[] {
  const gains = order.flatMap((seat, index) => {
    const from = grid.indexOf(seat) + 1;
    const place = index + 1;
    return from - place >= LAUNCH_LEAST ? [{ seat, grid: from, place }] : [];
  });
  return gains.map(gain => ({ kind: 'launch', ...gain }));
}
