// The movements on offer against the driving code of plain-driving.ts: none is missing, none is too many.
import { type Board, spaceOf } from '../circuit/board.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import type {
  FormulaDeChoice,
  Move,
  SlideChoice,
  TakeSlipstream,
  UseSoftBonus,
} from '../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace } from '../rules/formula-de/state.ts';
import { shapeFaults } from './move-shapes.ts';
import { PlainDriving, type Start, type Way } from './plain-driving.ts';
import { lapOfSet, slideSpaces } from './plain-tires.ts';

/** Longer moves have too many ways to try out. */
const DISTANCE_MAX = 9;

/** Who is asked, and by which rules the offers are judged. */
interface Asked {
  readonly book: FormulaDeBook;
  readonly board: Board;
  readonly race: FormulaDeRace;
  readonly car: Car;
}

/** Choices that are on offer although they should not be, and choices that are missing. */
export function offerFaults(
  book: FormulaDeBook,
  board: Board,
  race: FormulaDeRace,
): readonly string[] {
  const [decision] = book.decisions(race, board);
  const car = race.cars[decision?.seat ?? -1];
  if (decision === undefined || car === undefined || isMisplaced(race)) return [];
  const asked = { book, board, race, car };
  switch (decision.step) {
    case 'moveCar':
      return mainMoveFaults(asked, ofKind<Move>(decision.choices, 'move'));
    case 'slide':
      return slideFaults(asked, ofKind<SlideChoice>(decision.choices, 'slide'));
    case 'softBonus':
      return bonusFaults(asked, ofKind<UseSoftBonus>(decision.choices, 'useSoftBonus'));
    case 'slipstream':
      return slipstreamFaults(asked, ofKind<TakeSlipstream>(decision.choices, 'takeSlipstream'));
    default:
      return [];
  }
}

// A car set down by hand off every way: nobody drove there, so what it may do next has no second reading.
function isMisplaced({ play }: FormulaDeRace): boolean {
  return play.segment > 0 && play.slipstreams === 0;
}

function ofKind<C extends FormulaDeChoice>(
  choices: readonly FormulaDeChoice[],
  kind: C['kind'],
): readonly C[] {
  return choices.filter((one): one is C => one.kind === kind);
}

function mainMoveFaults(asked: Asked, moves: readonly Move[]): readonly string[] {
  const { book, board, race, car } = asked;
  const shape = moves.flatMap(move => shapeFaults(board, race, car, move));
  const { distance, gear } = race.play;
  if (shape.length > 0 || distance > DISTANCE_MAX) return shape;
  const driven = [spaceOf(board, car.space)];
  const driving = drivingOf(asked, { driven, stops: car.stops, laps: car.laps });
  const onTrack = driven.every(space => space.kind === 'track');
  const whole = [...driving.moving(distance), ...driving.ended(distance)];
  const complete = onTrack ? whole.filter(way => way.at(-1)?.kind === 'track') : whole;
  const free = [...whole, ...driving.held(distance)];
  const shortest = gear <= book.definition.values.movement.stayGear ? 0 : 1;
  const ways = Array.from({ length: Math.min(car.points.brakes, distance - shortest) }, (_, less) =>
    driving.moving(distance - less - 1),
  );
  if (car.condition === 'inertia') {
    return farthestFaults(asked, driving, [...free, ...ways.flat()], moves);
  }
  return [
    ...compare(asked, driving, free, moves.filter(isWhole), 'move'),
    ...ways.flatMap((braked, less) => {
      const offered = moves.filter(move => move.brakes === less + 1 && move.missing === 0);
      return compare(asked, driving, braked, offered, `move braked by ${less + 1}`);
    }),
    ...blockedFaults(
      driving,
      moves.filter(move => move.missing > 0),
      complete,
      distance,
    ),
  ];
}

function isWhole({ brakes, missing }: Move): boolean {
  return brakes === 0 && missing === 0;
}

// Blocked only if no way on the track is long enough; then as far as possible.
function blockedFaults(
  driving: PlainDriving,
  blocked: readonly Move[],
  complete: readonly Way[],
  distance: number,
): readonly string[] {
  if (blocked.length === 0) return [];
  if (complete.length > 0) return ['a car is called blocked that can move'];
  const reach = driving.reach(distance);
  return blocked
    .filter(move => move.path.length !== reach)
    .map(move => `a blocked move of ${move.path.length} spaces, ${reach} can be made`);
}

// Without an engine a car goes as far as it can without being put out by an overshoot (M-16-0-3, R-73).
function farthestFaults(
  asked: Asked,
  driving: PlainDriving,
  ways: readonly Way[],
  moves: readonly Move[],
): readonly string[] {
  if (moves.some(move => move.missing > 0)) return [];
  // A slide or a soft bonus to come decides too: farthest.test.ts weighs whole plays.
  if (asked.race.trackState === 'wet' || asked.car.tires === 'soft') {
    return compareAsked(asked, driving, ways, moves, 'move in inertia');
  }
  const alive = ways.filter(way => driving.survives(way));
  if (alive.length === 0) return [];
  const rank = (way: Way) => driving.distance(way);
  const most = Math.max(...alive.map(way => rank(way)[0]));
  const far = alive.filter(way => rank(way)[0] === most);
  const first = Math.max(...far.map(way => rank(way)[1]));
  // Where a car crosses the finish ranks nowhere any more.
  if (most === Number.MAX_SAFE_INTEGER) {
    return compareAsked(asked, driving, far, moves, 'move in inertia');
  }
  const wanted = far.filter(way => rank(way)[1] === first);
  return compare(asked, driving, wanted, moves, 'move in inertia');
}

// Only on a wet track and where a stop is still due; cars in the way shorten it.
function slideFaults(asked: Asked, slides: readonly SlideChoice[]): readonly string[] {
  const { race, car } = asked;
  const due = slideSpaces(car);
  const driving = drivingOf(asked, underWay(asked));
  const whole = [...driving.moving(due), ...driving.ended(due)];
  const reach = whole.length > 0 ? due : driving.reach(due);
  const ways = whole.length > 0 ? whole : foremost(driving, driving.moving(reach));
  const faults = race.trackState === 'wet' && !race.play.slid ? [] : ['a slide that is not due'];
  for (const { missing } of slides) {
    const expected = whole.length > 0 ? 0 : due - reach;
    if (missing !== expected) faults.push(`${missing} spaces of a slide are missing`);
  }
  return [...faults, ...compareAsked(asked, driving, ways, slides, 'slide')];
}

// Where cars are in the way, of the longest ways those that end first in the order of the race.
function foremost(driving: PlainDriving, ways: readonly Way[]): readonly Way[] {
  const first = Math.max(...ways.map(way => driving.distance(way)[1]));
  return ways.filter(way => driving.distance(way)[1] === first);
}

function bonusFaults(asked: Asked, bonuses: readonly UseSoftBonus[]): readonly string[] {
  const { book, race, car, board } = asked;
  if (bonuses.length === 0) return [];
  const { cornerEntryBrakes } = book.definition.values.slipstream;
  const driving = drivingOf(asked, underWay(asked));
  const entries = race.play.slipstreams > 0 ? cornerEntryBrakes : 0;
  const ways = [...driving.moving(1), ...driving.ended(1)].filter(
    way => cornersEntered(way.slice(-2)) * entries <= car.points.brakes,
  );
  const beyondLine = spaceOf(board, car.space).kind !== 'track' ? 1 : 0;
  const young = lapOfSet(car.fittedFor, car.laps - beyondLine) === 1;
  const may = race.trackState === 'dry' && car.tires === 'soft' && young && !race.play.bonusUsed;
  return [
    ...(may ? [] : ['a soft bonus that is not due']),
    ...compareAsked(asked, driving, ways, bonuses, 'soft bonus'),
  ];
}

function slipstreamFaults(asked: Asked, slips: readonly TakeSlipstream[]): readonly string[] {
  const { book, board, car } = asked;
  const { spaces, cornerEntryBrakes } = book.definition.values.slipstream;
  const driving = drivingOf(asked, {
    driven: [spaceOf(board, car.space)],
    stops: stopsAt(asked, asked.race.play.path.length - 1),
    laps: car.laps,
  });
  const payable = (brakes: number) => (way: Way) =>
    brakes + cornersEntered(way) * cornerEntryBrakes <= car.points.brakes;
  return Array.from({ length: spaces }, (_, brakes) => {
    const ended = brakes === 0 ? driving.ended(spaces) : [];
    const ways = [...driving.moving(spaces - brakes), ...ended].filter(payable(brakes));
    const offered = slips.filter(slip => slip.brakes === brakes);
    return compare(asked, driving, ways, offered, `slipstream braked by ${brakes}`);
  }).flat();
}

function drivingOf({ book, board, race, car }: Asked, start: Start): PlainDriving {
  return new PlainDriving(book, board, race, car, start);
}

// The part of the movement at hand since it began or since the last slipstream.
function underWay(asked: Asked): Start {
  const { board, car, race } = asked;
  const driven = race.play.path.slice(race.play.segment).map(id => spaceOf(board, id));
  const crossed = driven.filter(
    (space, at) => space.lapTick < (driven[at - 1]?.lapTick ?? Number.NEGATIVE_INFINITY),
  ).length;
  return { driven, stops: stopsAt(asked, race.play.segment), laps: car.laps - crossed };
}

// Stops count on only in the corner where the play began.
function stopsAt({ board, race }: Asked, place: number): number {
  const { path, stopsBefore } = race.play;
  const corners = path.slice(0, place + 1).map(id => spaceOf(board, id).corner);
  return corners.every(corner => corner === corners[0]) ? stopsBefore : 0;
}

function cornersEntered(way: Way): number {
  return way.filter(({ corner }, at) => corner >= 0 && at > 0 && way[at - 1]?.corner !== corner)
    .length;
}

// A car in inertia is only offered the farthest: then nothing that is offered may be wrong.
function compareAsked(
  asked: Asked,
  driving: PlainDriving,
  ways: readonly Way[],
  offers: readonly Offer[],
  what: string,
): readonly string[] {
  const faults = compare(asked, driving, ways, offers, what);
  return asked.car.condition === 'inertia'
    ? faults.filter(fault => !fault.includes('not on offer'))
    : faults;
}

type Offer = Extract<FormulaDeChoice, { path: readonly string[] }>;

function compare(
  { board, race, car }: Asked,
  driving: PlainDriving,
  ways: readonly Way[],
  offers: readonly Offer[],
  what: string,
): readonly string[] {
  const begun =
    what === 'slide' || what === 'soft bonus'
      ? race.play.path.slice(race.play.segment)
      : [car.space];
  const expected = new Set(ways.map(way => driving.sign(way)));
  const offered = new Set(
    offers.map(({ path }) => driving.sign([...begun, ...path].map(id => spaceOf(board, id)))),
  );
  const lacking = [...expected].filter(sign => !offered.has(sign));
  const excess = [...offered].filter(sign => !expected.has(sign));
  return [
    ...lacking.map(sign => `a legal ${what} is not on offer: ${sign}`),
    ...excess.map(sign => `a ${what} on offer is not legal: ${sign}`),
  ];
}
