// The movements on offer compared with the driving code of ways/: none is missing, none is too many.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { askingSteps, type FormulaDeBook } from '../../rules/formula-de/book.ts';
import type {
  FormulaDeChoice,
  Move,
  PayBlocking,
  SlideChoice,
  TakeSlipstream,
  UseNitro,
  UseSoftBonus,
} from '../../rules/formula-de/choices.ts';
import type { Car, FormulaDeRace } from '../../rules/formula-de/state.ts';
import { shapeFaults } from './move-shapes.ts';
import { pitOfferFaults } from './pit-offers.ts';
import { left } from './points-by-pool.ts';
import { printedIn } from './printed.ts';
import { editionOf } from './ways/editions.ts';
import { type Ground, groundOf } from './ways/ground.ts';
import { cornersEntered } from './ways/parts.ts';
import { swerveMixes, voluntaryMoves } from './ways/point-ends.ts';
import { lapOfSet, slideSpaces } from './ways/tires.ts';
import { longer, newPart, testsIn, type Way, wayFrom } from './ways/way.ts';
import { type Reach, reachOf } from './ways/ways-on.ts';

/** Longer moves have too many ways to try out. */
const DISTANCE_MAX = 9;

interface Asked {
  readonly book: FormulaDeBook;
  readonly board: FormulaBoard;
  readonly race: FormulaDeRace;
  readonly car: Car;
  readonly ground: Ground;
}

export function offerFaults(
  book: FormulaDeBook,
  board: FormulaBoard,
  race: FormulaDeRace,
): readonly string[] {
  const [decision] = book.decisions(race, board);
  const car = race.cars[decision?.seat ?? -1];
  if (decision === undefined || car === undefined || isMisplaced(race)) return [];
  const strange = decision.choices.find(one => !askingSteps.get(decision.step)?.includes(one.kind));
  if (strange !== undefined) return [`${decision.step} offers a ${strange.kind}`];
  const asked = { book, board, race, car, ground: groundOf(board, race, car) };
  switch (decision.step) {
    case 'moveCar':
      return mainMoveFaults(asked, ofKind<Move>(decision.choices, 'move'));
    case 'nitro':
      return nitroFaults(asked, decision.choices);
    case 'slide':
      return slideFaults(asked, ofKind<SlideChoice>(decision.choices, 'slide'));
    case 'softBonus':
      return bonusFaults(asked, ofKind<UseSoftBonus>(decision.choices, 'useSoftBonus'));
    case 'slipstream':
      return slipstreamFaults(asked, ofKind<TakeSlipstream>(decision.choices, 'takeSlipstream'));
    case 'pitTires':
    case 'pitStop':
      return pitOfferFaults(decision.step, race, car, decision.choices);
    case 'payBlocking':
      return mixFaults(asked, ofKind<PayBlocking>(decision.choices, 'payBlocking'));
    default:
      return [];
  }
}

// All of it or none, and only while the lap has seen none of it; no lap is begun before the line (BGA-O-67 to BGA-O-69).
function nitroFaults({ race, car }: Asked, choices: readonly FormulaDeChoice[]): readonly string[] {
  const added = ofKind<UseNitro>(choices, 'useNitro').map(({ spaces }) => spaces);
  const faults = choices.length === 2 ? [] : [`nitro in ${choices.length} ways`];
  if (added.join() !== `${race.play.gear}`) faults.push(`nitro of ${added.join()} spaces`);
  if (race.play.rolled === 0) faults.push('nitro without a gear die');
  if (car.nitro === Math.max(1, car.laps)) faults.push(`nitro again in lap ${car.nitro}`);
  return faults;
}

// The first three in brakes, the others in either: every mix that the points allow, and no other (BGA-A-43, BR-18).
function mixFaults({ race, car, ground }: Asked, mixes: readonly PayBlocking[]): readonly string[] {
  if (ground.inPoints) return swerveFaults(race.play.missing, car, ground, mixes);
  const { missing } = race.play;
  const wanted: string[] = [];
  for (let brakes = Math.min(missing, 3); brakes <= missing; brakes++) {
    const isThere = brakes <= left(car.points, 'brakes');
    if (isThere && missing - brakes <= left(car.points, 'tires')) wanted.push(`${brakes}`);
  }
  const offered = mixes.map(({ brakes }) => `${brakes}`);
  const wrong = mixes.filter(({ brakes, tires }) => brakes + tires !== missing);
  if (wrong.length === 0 && offered.join() === wanted.join()) return [];
  return [`${missing} missing paid by ${offered.join()} brakes instead of ${wanted.join()}`];
}

// What Trant lets a swerve be paid with, or a bill of nothing, which puts the car out (TR-82 to TR-84).
function swerveFaults(
  missing: number,
  car: Car,
  ground: Ground,
  mixes: readonly PayBlocking[],
): readonly string[] {
  const there = { brakes: left(car.points, 'brakes'), tires: left(car.points, 'tires') };
  const legal = swerveMixes({ car, ground }, missing, there);
  const inWords = (list: readonly Pick<PayBlocking, 'brakes' | 'tires'>[]) =>
    list.map(({ brakes, tires }) => `${brakes} brakes and ${tires} tires`).join(', ');
  const wanted = inWords(legal.length > 0 ? legal : [{ brakes: 0, tires: 0 }]);
  const offered = inWords(mixes);
  return offered === wanted ? [] : [`${missing} missing paid by ${offered} instead of ${wanted}`];
}

// Every voluntary movement is on offer once, for as few brakes as its end and its price allow (TR-49, TR-57, TR-70).
function pointMoveFaults(asked: Asked, moves: readonly Move[]): readonly string[] {
  const { board, race, car, ground } = asked;
  const edition = editionOf(race.book.replace(TRIAL, ''));
  const roll = { race, car, ground, edition, spaces: race.play.distance };
  const made = voluntaryMoves(roll);
  const isFree = made.some(({ missing }) => missing === 0);
  const legal = new Map(made.map(one => [`${signOf(one.way)}, ${billOf(one)}`, one]));
  const from = wayFrom(spaceOf(board, car.space), car.stops, car.laps);
  const offered = moves.map(move => {
    const way = move.path.reduce((on, id) => longer(ground, on, spaceOf(board, id)), from);
    const rest = way.outcome === 'under way' && move.missing === 0 ? (move.spent ?? 0) : way.spent;
    return { move, sign: signOf(idleTo(way, rest)) };
  });
  const found = offered.map(({ move, sign }) => ({
    text: `${sign}, ${billOf({ spent: move.brakes, missing: move.missing })}`,
    ends: `${sign}, ${move.missing}`,
    brakes: move.brakes,
  }));
  const excess = found.filter(({ text }) => !legal.has(text));
  const lacking = [...legal.values()].filter(({ way, spent, missing }) => {
    const ends = `${signOf(way)}, ${missing}`;
    if (missing > 0 && isFree) return false;
    return missing === 0 && !found.some(one => one.ends === ends && one.brakes <= spent);
  });
  return [
    ...excess.map(({ text }) => `a move on offer is not legal: ${text}`),
    ...lacking.map(one => `a legal move is not on offer: ${signOf(one.way)}, ${billOf(one)}`),
  ];
}

const TRIAL = /-trial(-free)?$/;

function billOf({ spent, missing }: { readonly spent: number; readonly missing: number }): string {
  return `${spent} brakes, ${missing} missing`;
}

// A point that buys no space counts beyond a corner (TRR-25).
function idleTo(way: Way, spent: number): Way {
  return { ...way, due: way.due + Math.max(0, spent - way.spent) * way.price };
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
  const { book, board, race, car, ground } = asked;
  const shape = moves.flatMap(move => shapeFaults(board, race, car, move));
  const { distance, gear } = race.play;
  if (shape.length > 0 || distance > DISTANCE_MAX) return shape;
  if (ground.inPoints) return pointMoveFaults(asked, moves);
  const from = wayFrom(spaceOf(board, car.space), car.stops, car.laps);
  const reach = reachOf(ground, from, distance);
  const free = [...complete(reach), ...reach.held];
  const shortest = gear <= book.definition.values.movement.stayGear ? 0 : 1;
  // Where a car must wait in any case, brakes gain nothing and are not asked for (M-19-1-5).
  const waits = new Set(reach.held.map(way => way.space));
  const most = Math.min(left(car.points, 'brakes'), distance - shortest);
  const ways = Array.from({ length: most }, (_, less) =>
    reachOf(ground, from, distance - less - 1).whole.filter(way => !waits.has(way.space)),
  );
  if (car.condition === 'inertia') {
    return farthestFaults(asked, [...free, ...ways.flat()], moves);
  }
  return [
    ...compare(asked, free, moves.filter(isWhole), 'move'),
    ...ways.flatMap((braked, less) => {
      const offered = moves.filter(move => move.brakes === less + 1 && move.missing === 0);
      return compare(asked, braked, offered, `move braked by ${less + 1}`);
    }),
    ...blockedFaults(
      reach,
      moves.filter(move => move.missing > 0),
      printedIn(race.book).blocked === 'either',
    ),
  ];
}

function complete({ whole, ended }: Reach): readonly Way[] {
  return [...whole, ...ended];
}

function isWhole({ brakes, missing }: Move): boolean {
  return brakes === 0 && missing === 0;
}

// Blocked only if no way on the track is long enough; then as far as possible.
function blockedFaults(
  { blocked }: Reach,
  moves: readonly Move[],
  isMixed: boolean,
): readonly string[] {
  if (moves.length === 0) return [];
  const [farthest] = blocked;
  if (farthest === undefined) return ['a car is called blocked that can move'];
  if (isMixed && moves.some(({ brakes }) => brakes > 0)) return ['brakes before a bill at will'];
  return moves
    .filter(move => move.path.length !== farthest.length)
    .map(move => `a blocked move of ${move.path.length} spaces, ${farthest.length} can be made`);
}

// A car without an engine goes as far as it can without being put out by an overshoot (M-16-0-3, R-73).
function farthestFaults(
  asked: Asked,
  ways: readonly Way[],
  moves: readonly Move[],
): readonly string[] {
  if (moves.some(move => move.missing > 0)) return [];
  // A slide or soft bonus to come matters too; farthest.test.ts weighs whole plays.
  if (asked.race.weather?.track === 'wet' || asked.car.set?.type === 'soft') {
    return compareAsked(asked, ways, moves, 'move in inertia');
  }
  const alive = ways.filter(way => survives(way, asked.car));
  if (alive.length === 0) return [];
  // Where a car crosses the finish no longer counts for its rank.
  const finished = alive.filter(way => way.outcome === 'finished');
  if (finished.length > 0) return compareAsked(asked, finished, moves, 'move in inertia');
  const far = greatest(alive, way => way.length);
  const { ticks } = asked.board;
  const wanted = greatest(far, ({ laps, space }) => laps * ticks + space.lapTick);
  return compare(asked, wanted, moves, 'move in inertia');
}

// Reports whether the car can pay for the way with its tires and no corner has put it out.
function survives({ outcome, due }: Way, { points }: Car): boolean {
  const tires = left(points, 'tires');
  return outcome !== 'out' && (due <= tires || (tires === 0 && due === 1));
}

function greatest(ways: readonly Way[], rank: (way: Way) => number): readonly Way[] {
  const most = Math.max(...ways.map(rank));
  return ways.filter(way => rank(way) === most);
}

// A slide is due only on a wet track and where a stop is still due; cars in the way shorten it.
function slideFaults(asked: Asked, slides: readonly SlideChoice[]): readonly string[] {
  const { race, car, ground } = asked;
  const due = slideSpaces(car.set?.type);
  const from = underWay(asked);
  const reach = reachOf(ground, from, due);
  const whole = complete(reach);
  const ways = whole.length > 0 ? whole : reach.blocked;
  const faults =
    race.weather?.track === 'wet' && !race.play.slid ? [] : ['a slide that is not due'];
  const made = (ways[0]?.length ?? from.length) - from.length;
  const expected = whole.length > 0 ? 0 : due - made;
  for (const { missing } of slides) {
    if (missing !== expected) faults.push(`${missing} spaces of a slide are missing`);
  }
  return [...faults, ...compareAsked(asked, ways, slides, 'slide')];
}

function bonusFaults(asked: Asked, bonuses: readonly UseSoftBonus[]): readonly string[] {
  const { book, race, car, board, ground } = asked;
  if (bonuses.length === 0) return [];
  const { cornerEntryBrakes } = book.definition.values.slipstream;
  const entries = race.play.slipstreams > 0 ? cornerEntryBrakes : 0;
  const ways = complete(reachOf(ground, underWay(asked), 1)).filter(
    way => cornersEntered(way, 1) * entries <= left(car.points, 'brakes'),
  );
  const beyondLine = spaceOf(board, car.space).kind !== 'track' ? 1 : 0;
  const young = lapOfSet(car.set?.fittedFor ?? 1, car.laps - beyondLine) === 1;
  const may =
    race.weather?.track !== 'wet' && car.set?.type === 'soft' && young && !race.play.bonusUsed;
  return [
    ...(may ? [] : ['a soft bonus that is not due']),
    ...compareAsked(asked, ways, bonuses, 'soft bonus'),
  ];
}

function slipstreamFaults(asked: Asked, slips: readonly TakeSlipstream[]): readonly string[] {
  const { book, board, race, car, ground } = asked;
  const { spaces, cornerEntryBrakes } = book.definition.values.slipstream;
  const isInPits = spaceOf(board, car.space).kind !== 'track';
  if (isInPits && !printedIn(race.book).wakeInPits) return ['a slipstream in the pits'];
  const from = newPart(underWay(asked));
  const payable = (brakes: number) => (way: Way) =>
    brakes + cornersEntered(way, way.length - from.length) * cornerEntryBrakes <=
    left(car.points, 'brakes');
  return Array.from({ length: spaces }, (_, brakes) => {
    const reach = reachOf(ground, from, spaces - brakes);
    const ways = (brakes === 0 ? complete(reach) : reach.whole).filter(payable(brakes));
    const offered = slips.filter(slip => slip.brakes === brakes);
    return compare(asked, ways, offered, `slipstream braked by ${brakes}`, from);
  }).flat();
}

/** Returns the part of the movement at hand since it began or since the last slipstream. */
function underWay({ board, car, race, ground }: Asked): Way {
  const { path, segment, stopsBefore } = race.play;
  const driven = path.slice(segment).map(id => spaceOf(board, id));
  const crossed = driven.filter(
    (space, at) => space.lapTick < (driven[at - 1]?.lapTick ?? Number.NEGATIVE_INFINITY),
  ).length;
  // Stops continue to count only in the corner where the play began.
  const corners = path.slice(0, segment + 1).map(id => spaceOf(board, id).corner);
  const stops = corners.every(corner => corner === corners[0]) ? stopsBefore : 0;
  const first = wayFrom(spaceOf(board, path[segment] ?? car.space), stops, car.laps - crossed);
  return driven.slice(1).reduce((way, space) => longer(ground, way, space), first);
}

// A car in inertia is offered only the farthest ways, so it is enough that nothing on offer is wrong.
function compareAsked(
  asked: Asked,
  ways: readonly Way[],
  offers: readonly Offer[],
  what: string,
): readonly string[] {
  const faults = compare(asked, ways, offers, what);
  return asked.car.condition === 'inertia'
    ? faults.filter(fault => !fault.includes('not on offer'))
    : faults;
}

type Offer = Extract<FormulaDeChoice, { path: readonly string[] }>;

function compare(
  asked: Asked,
  ways: readonly Way[],
  offers: readonly Offer[],
  what: string,
  from = underWay(asked),
): readonly string[] {
  const { board, ground } = asked;
  const follow = (way: Way, id: string) => longer(ground, way, spaceOf(board, id));
  const expected = new Set(ways.map(signOf));
  const offered = new Set(offers.map(({ path }) => signOf(path.reduce(follow, from))));
  const lacking = [...expected].filter(sign => !offered.has(sign));
  const excess = [...offered].filter(sign => !expected.has(sign));
  return [
    ...lacking.map(sign => `a legal ${what} is not on offer: ${sign}`),
    ...excess.map(sign => `a ${what} on offer is not legal: ${sign}`),
  ];
}

/** Returns the end and the price of a way in words: ways with the same text are one choice. */
function signOf({ space, due, outcome, tests }: Way): string {
  if (outcome === 'out') return 'out of the race';
  const end = outcome === 'finished' ? 'finish' : space.id;
  return `${end}, ${due} tires, tests ${testsIn(tests)}`;
}
