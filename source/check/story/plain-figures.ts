// What follows from the plain account of a race: who led, who stood out, how much happened.
import type { Seat } from '../../rules/kit/types.ts';
import type { Logged, PlainRace, Told } from './plain-race.ts';

/** Returns where a car started, 1 = pole. */
export function gridOf({ orders }: PlainRace, seat: Seat): number {
  return 1 + (orders[0]?.indexOf(seat) ?? -1);
}

/** Returns the place in which a car took the flag, 0 for one that did not. */
export function placeOf({ home }: PlainRace, seat: Seat): number {
  return 1 + home.findIndex(one => one.seat === seat);
}

/** Returns the places that a car has won since the grid; undefined for one that has not finished. */
export function gainOf(plain: PlainRace, seat: Seat): number | undefined {
  const place = placeOf(plain, seat);
  return place === 0 ? undefined : gridOf(plain, seat) - place;
}

/** Returns the car in front at the end of each round, until the winner has finished. */
export function inFront({ orders, home }: PlainRace): readonly Seat[] {
  const last = home[0]?.round ?? orders.length - 1;
  return orders.slice(1, last + 1).flatMap(([leader]) => leader ?? []);
}

/** Returns how often the leader at the end of a round is another one than at the end of the one before. */
export function changesOf(leaders: readonly Seat[]): number {
  return leaders.filter((seat, at) => at > 0 && seat !== leaders[at - 1]).length;
}

export function ledBy(plain: PlainRace, seat: Seat): number {
  return inFront(plain).filter(one => one === seat).length;
}

/** Returns the one car that has more of something than every other; undefined where nobody has. */
export function onlyMost(
  { plays }: PlainRace,
  figureOf: (seat: Seat) => number | undefined,
): Seat | undefined {
  const figures = plays.map((_, seat) => figureOf(seat) ?? Number.NEGATIVE_INFINITY);
  const best = Math.max(...figures);
  const seats = figures.flatMap((figure, seat) => (figure === best ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

/** Returns the fewest plays in which a car drove a whole lap; undefined without one. */
export function bestLapOf({ laps }: PlainRace, seat: Seat): number | undefined {
  const own = laps[seat] ?? [];
  return own.length === 0 ? undefined : Math.min(...own);
}

/**
 * Returns the spaces that the dice gave a car beyond their means, rounded; halfway between two numbers, the one that was
 * reported.
 * @param told the number that was reported
 */
export function beyondOf({ beyond }: PlainRace, seat: Seat, told: number): number {
  const spaces = beyond[seat] ?? 0;
  return Math.abs(told - spaces) <= 0.5 + 1e-9 ? told : Math.round(spaces);
}

export function overtakesBy({ overtakes }: PlainRace, seat: Seat): number {
  return overtakes.filter(({ by }) => by === seat).length;
}

/** Returns the overtakes of a car on the last lap. */
export function lateBy({ overtakes }: PlainRace, seat: Seat): number {
  return overtakes.filter(({ by, late }) => by === seat && late).length;
}

const WORDS = [
  ['procession', 0],
  ['quiet', 1],
  ['open', 2],
  ['fight', 4],
  ['streetFight', 7],
] as const;

export function dramaOf(plain: PlainRace, laps: number): { points: number; word: string } {
  const late = plain.overtakes.filter(one => one.late).length;
  const leadersOut = plain.out.filter(one => one?.place === 1).length;
  const changes = changesOf(inFront(plain));
  const points = changes + plain.overtakes.length + late + 2 * leadersOut;
  const density = Math.max(points / plain.plays.length, 2 * changes) / laps;
  const word = WORDS.findLast(([, least]) => density >= least)?.[0] ?? 'procession';
  return { points, word };
}

type Counts = readonly (readonly [Seat, number])[];
const one = ({ seat = -1 }: Told): Counts => [[seat, 1]];
const when =
  (wanted: (event: Told) => boolean) =>
  (event: Told): Counts =>
    wanted(event) ? one(event) : [];
const roll = (of: readonly unknown[], isLost: boolean) =>
  when(({ kind, cause, result }) => {
    const isOf = kind === 'rollRead' && of.includes(cause);
    return isOf && (!isLost || result !== 'green');
  });

const CHANCES = ['chance', 'crashAvoidance'];
const ATTRIBUTES = [
  'acceleration',
  'topSpeed',
  'startSpeed',
  'deceleration',
  'lateBraking',
  'avoidDamage',
];
const CHECKS = ['testMade', 'secondCheckMade'];
const HITS = ['collision', 'collisionCaused', 'blocking'];

/** What an event adds to the figures that only one game counts: by the name of the figure, for which cars and how much. */
const FIGURES: Readonly<Record<string, (event: Told) => Counts>> = {
  stops: when(({ kind }) => kind === 'stopMade'),
  overshoots: when(({ kind }) => kind === 'cornerOvershot'),
  spinouts: when(event => event.kind === 'carSpun' && event['space'] === undefined),
  slipstreams: when(event => event.kind === 'carMoved' && event['how'] === 'slipstream'),
  blocked: when(({ kind }) => kind === 'carBlocked'),
  pitStops: when(
    event =>
      ['pitStopMade', 'pitEntered'].includes(event.kind) ||
      (event.kind === 'workOrdered' && event['further'] === undefined),
  ),
  stalls: when(({ kind }) => kind === 'carStalled'),
  spins: when(event => event.kind === 'carSpun' && event['space'] !== undefined),
  chances: roll(CHANCES, false),
  chancesLost: roll(CHANCES, true),
  tests: roll(ATTRIBUTES, false),
  testsLost: roll(ATTRIBUTES, true),
  passesTried: when(({ kind }) => kind === 'passTried'),
  passes: when(
    event => event.kind === 'rollRead' && event['cause'] === 'pass' && event['result'] === 'green',
  ),
  blocks: event =>
    event.kind === 'passTried' && event['blocked'] === true ? [[Number(event['other']), 1]] : [],
  slips: when(({ kind }) => kind === 'slipTaken'),
  slipSpaces: event =>
    event.kind === 'slipTaken' ? [[event.seat ?? -1, Number(event['spaces'])]] : [],
  lateBrakings: when(event => event.kind === 'speedChanged' && event['late'] === true),
  bidWear: event => (event.kind === 'bidRevealed' ? [[event.seat ?? -1, bid(event).wear]] : []),
  bidSkill: event => (event.kind === 'bidRevealed' ? [[event.seat ?? -1, bid(event).skill]] : []),
};

function bid(event: Told): { readonly wear: number; readonly skill: number } {
  return event['bid'] as { readonly wear: number; readonly skill: number };
}

/** By the log of a race: what each figure counts, for all cars. */
const counted = new WeakMap<PlainRace['log'], readonly (readonly [string, Counts])[]>();

function countsIn(log: PlainRace['log']): readonly (readonly [string, Counts])[] {
  const known = counted.get(log);
  if (known !== undefined) return known;
  const all = Object.entries(FIGURES).map(
    ([name, counts]) => [name, log.flatMap(({ event }) => counts(event))] as const,
  );
  counted.set(log, all);
  return all;
}

/** Returns what only a game counts of a car, by name; what did not happen is absent. */
export function figuresOf({ log }: PlainRace, seat: Seat): Readonly<Record<string, number>> {
  const sums = countsIn(log).map(([name, counts]): [string, number] => [
    name,
    counts.reduce((sum, [of, n]) => sum + (of === seat ? n : 0), 0),
  ]);
  const contacts: [string, number] = ['collisions', contactsOf(log, seat)];
  return Object.fromEntries([...sums, contacts].filter(([, count]) => count !== 0));
}

// Counts each body point that another car cost, and being put out by one more than there was, which is not reported as paid
// in that answer.
function contactsOf(log: readonly Logged[], seat: Seat): number {
  const own = log.filter(({ event }) => event.seat === seat);
  const isHit = ({ kind, part, why }: Told) =>
    kind === 'pointsPaid' && part === 'body' && HITS.includes(String(why));
  return own.filter(({ event, earlier }) => {
    if (isHit(event)) return true;
    if (event.kind !== 'carRetired' || event['why'] !== 'collision') return false;
    const before = earlier.findLast(
      past => past.kind !== 'spaceMarked' && (past.seat === seat || CHECKS.includes(past.kind)),
    );
    // The last point of a pool for everything ends no race, so that the end is a contact more.
    return before === undefined || !isHit(before) || before['pool'] !== undefined;
  }).length;
}

export function spentBy({ log }: PlainRace, seat: Seat): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  const spend = (pool: unknown, points: unknown) => {
    if (Number(points) > 0) sums[String(pool)] = (sums[String(pool)] ?? 0) + Number(points);
  };
  for (const { event } of log.filter(one => one.event.seat === seat)) {
    if (event.kind === 'pointsPaid') spend(event['pool'] ?? event['part'], event['amount']);
    if (event.kind === 'wearPaid') spend('wear', event['wear']);
    if (event.kind === 'skillSpent') {
      spend('skill', event['green']);
      spend('red', event['red']);
    }
  }
  return sums;
}
