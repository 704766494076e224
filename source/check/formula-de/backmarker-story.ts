// Backmarkers checked a second time (TR-134 to TR-142): who may place one and where, how far it drives and over what, that
// it never closes the road, and when it leaves the track.
import { spaceAt, spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { BackmarkerMoved, BackmarkerPlaced } from '../../rules/formula-de/trant/events.ts';
import type { FormulaDeTurn } from './formula-de-turn.ts';

/** What stands where during the events of a turn. */
interface Traffic {
  readonly board: FormulaBoard;
  /** Spaces of cars by seat, and of backmarkers by number; absent for those that have left. */
  readonly cars: Map<number, string>;
  readonly markers: Map<number, string>;
  placed: number;
  readonly moved: Set<number>;
}

/** Movement points in 3rd gear for rolls 1 to 20 (TR-136; tables.md B2). */
const THIRD_GEAR = [4, 4, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8];

/** Ticks to either side of a space that count as the road around it. */
const AROUND = 40;

export function backmarkerFaults(
  board: FormulaBoard,
  { before, race, events }: FormulaDeTurn,
): readonly string[] {
  const traffic = trafficOf(board, before ?? race);
  const faults = events.flatMap(event => told(traffic, before ?? race, event));
  const spaces = race.backmarkers?.map(({ space, removed }) => (removed ? 'off' : space)) ?? [];
  const expected = spaces.map((_, marker) => traffic.markers.get(marker) ?? 'off');
  if (spaces.join() !== expected.join()) {
    faults.push(`backmarkers on ${spaces.join()}, told on ${expected.join()}`);
  }
  return faults;
}

function trafficOf(board: FormulaBoard, { cars, backmarkers = [], round }: FormulaDeRace): Traffic {
  const onBoard = cars.filter(car => car.onBoard);
  const onTrack = [...backmarkers.entries()].filter(([, { removed }]) => removed === undefined);
  return {
    board,
    cars: new Map(onBoard.map(({ seat, space }) => [seat, space])),
    markers: new Map(onTrack.map(([marker, { space }]) => [marker, space])),
    placed: backmarkers.length,
    moved: new Set(onTrack.flatMap(([marker, one]) => (one.round === round ? [marker] : []))),
  };
}

function told(traffic: Traffic, before: FormulaDeRace, event: FormulaDeEvent): readonly string[] {
  switch (event.kind) {
    case 'roundBegan':
      traffic.moved.clear();
      return [];
    case 'carMoved':
      traffic.cars.set(event.seat, event.path.at(-1) ?? event.from);
      return event.path.flatMap(id => runInto(traffic, id));
    case 'moveShortened':
      traffic.cars.set(event.seat, event.to);
      return [];
    case 'wreckRemoved':
    case 'carFinished':
      traffic.cars.delete(event.seat);
      return [];
    case 'backmarkerPlaced':
      return placed(traffic, before, event);
    case 'backmarkerMoved':
      return driven(traffic, event);
    case 'backmarkersRemoved':
      return event.markers.flatMap(marker => removed(traffic, before, marker));
    default:
      return [];
  }
}

function runInto({ markers }: Traffic, space: string): readonly string[] {
  return [...markers].flatMap(([marker, own]) =>
    own === space ? [`a car drives over backmarker ${marker} on ${space}`] : [],
  );
}

function placed(
  traffic: Traffic,
  { cars }: FormulaDeRace,
  { marker, space }: BackmarkerPlaced,
): readonly string[] {
  const { board, markers } = traffic;
  const { lane, kind } = spaceOf(board, space);
  const middle = Math.abs(2 * lane - board.lanes.length + 1) <= 1;
  const wrong = [
    ...(kind === 'track' && middle ? [] : ['beside the centre lane']),
    ...(isTaken(traffic, space) ? ['on a space that is taken'] : []),
    ...(cars.some(car => car.laps > 1) ? [] : ['before the first lap is completed']),
    ...(2 * (marker + 1) <= cars.length ? [] : ['beyond half the cars']),
    ...(marker === traffic.placed ? [] : ['out of turn']),
    ...(shuts(traffic, space) ? ['where it closes the road'] : []),
  ];
  markers.set(marker, space);
  traffic.placed += 1;
  traffic.moved.add(marker);
  return wrong.map(fault => `backmarker ${marker} is placed ${fault}: ${space}`);
}

function driven(traffic: Traffic, event: BackmarkerMoved): readonly string[] {
  const { marker, from, path, roll, points } = event;
  const { board, markers, moved } = traffic;
  const wrong: string[] = [];
  if (markers.get(marker) !== from) wrong.push(`moves from ${from}`);
  if (moved.has(marker)) wrong.push('moves twice in a round');
  if (points !== THIRD_GEAR[roll - 1]) wrong.push(`makes ${points} of a ${roll}`);
  markers.delete(marker);
  const spent = path.reduce((sum, id) => sum + spaceOf(board, id).cost, 0);
  if (spent > points) wrong.push(`spends ${spent} of ${points}`);
  path.forEach((id, at) => {
    const before = spaceOf(board, path[at - 1] ?? from);
    const leads = before.next.some(({ to }) => spaceAt(board, to).id === id);
    if (!leads || spaceOf(board, id).kind !== 'track')
      wrong.push(`goes from ${before.id} to ${id}`);
    if (isTaken(traffic, id)) wrong.push(`drives over ${id}`);
  });
  const end = path.at(-1);
  if (end !== undefined && shuts(traffic, end)) wrong.push(`closes the road on ${end}`);
  markers.set(marker, end ?? from);
  moved.add(marker);
  return wrong.map(fault => `backmarker ${marker} ${fault}`);
}

// Every car still racing has passed it (TR-141).
function removed(traffic: Traffic, { cars, backmarkers = [] }: FormulaDeRace, marker: number) {
  traffic.markers.delete(marker);
  const own = backmarkers[marker];
  const { board } = traffic;
  const way = (laps: number, space: string) => laps * board.ticks + spaceOf(board, space).lapTick;
  const ahead = cars.filter(
    car =>
      car.status === 'racing' &&
      own !== undefined &&
      way(car.laps, car.space) <= way(own.laps, own.space),
  );
  return own === undefined || ahead.length > 0
    ? [
        `backmarker ${marker} is taken off before seats ${ahead.map(({ seat }) => seat).join()} pass it`,
      ]
    : [];
}

function isTaken({ cars, markers }: Traffic, space: string): boolean {
  return [...cars.values(), ...markers.values()].includes(space);
}

// Nothing comes by it any more, and without it something would (TR-138).
function shuts(traffic: Traffic, id: string): boolean {
  const { board, cars, markers } = traffic;
  const all = [...cars.values(), ...markers.values()].map(space => spaceOf(board, space).index);
  const space = spaceOf(board, id);
  const others = new Set(all.filter(index => index !== space.index));
  return comesBy(board, space, others) && !comesBy(board, space, new Set([...others, space.index]));
}

// Follows every free space behind one, tick by tick, until something is well ahead of it. A lane that cars close farther back is
// free beside it: the road is shut only where no space behind leads by.
function comesBy(board: FormulaBoard, at: FormulaSpace, taken: ReadonlySet<number>): boolean {
  const { ticks, spaces } = board;
  const offset = ({ tick }: FormulaSpace) => (tick - at.tick + AROUND + ticks) % ticks;
  const road = spaces
    .filter(one => one.kind === 'track' && !taken.has(one.index) && offset(one) < 2 * AROUND)
    .toSorted((one, other) => offset(one) - offset(other));
  const reached = new Set<number>();
  for (const one of road) {
    const begins = offset(one) + one.endTick - one.tick <= AROUND;
    const led = road.some(
      other => reached.has(other.index) && other.next.some(({ to }) => to === one.index),
    );
    if (begins || led) reached.add(one.index);
  }
  return road.some(one => reached.has(one.index) && offset(one) > 2 * AROUND - 16);
}
