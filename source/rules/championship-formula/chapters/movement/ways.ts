// The ways of a car: where it can end its move, what each way owes, whom it passes (CFR-3 to CFR-6, CFR-11, CFR-25,
// CFR-34, CFR-59, CR-11, CR-12, CR-20, CR-51, CR-56).
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { SPEED_STEP } from '../../car.ts';
import type { ChampionshipChoice } from '../../choices.ts';
import type { KnownRace, LineInUse, Move } from '../../state.ts';
import { moveOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { creditIn, type InCorner, slowedIn } from '../corners/corners.ts';
import type { Credit } from '../corners/excess.ts';
import { goesOn } from '../corners/racing-lines.ts';
import { isInsideCorner } from '../corners/raise-in-corner.ts';
import { isAtFlag } from '../turn/finish.ts';
import { isForNothing } from './brake-point.ts';
import { leastBraking } from './braking.ts';
import { type Road, roadOf } from './road.ts';
import { type Slip, slipsOffered } from './slipstream.ts';
import { carLabel, type Due, expand, type Label, slowed, spacesOf } from './way-search.ts';

type Drive = Extract<ChampionshipChoice, { kind: 'drive' }>;

export interface DriveWay {
  readonly choice: Drive;
  readonly end: RowSpace;
  /** Steps of excess to be covered in corners. */
  readonly points: number;
  /** Wear that those need at least, with a chance for as much as one may cover, and the late braking with a roll. */
  readonly leastWear: number;
  /** Wear that the line gives on it (CFR-183). */
  readonly gained: number;
  /** Chances that it cannot do without. */
  readonly rolls: number;
  readonly dues: readonly Due[];
  readonly passes: readonly Seat[];
  /** Its credit and line at the end, as if every corner were paid with the least wear. */
  readonly after: InCorner;
  /** True for a way that cannot be paid: the car is out on its last space (CFR-47, CFR-48). */
  readonly isFatal: boolean;
}

/** The most ways kept for passing different cars; beyond that only the number of cars passed counts. */
const WAYS_MOST = 60;

/**
 * Returns the ways of the moving car, the plainest first. A way that another one beats in every respect is left out; ways that
 * end in the gravel, or on the last free space of a road that is blocked, are offered only where there is no other.
 */
export function waysOf(race: KnownRace, seat: Seat, ground: Ground): readonly DriveWay[] {
  const road = roadOf(race, seat, ground);
  const move = moveOf(race);
  const slips = slipsLeft(race, seat, ground);
  const began = Math.max(move.speed, race.turn.began[seat] ?? 0);
  const legal = brakes(move)
    .flatMap(brake => waysBraking(road, move, brake, slips))
    .map(way => ended(way, began, move.speed - way.choice.brake, ground.board));
  const free = move.raised ? leastOwed(legal) : legal;
  return free.length > 0 ? unbeaten(free, ground.board) : lastResort(road, move);
}

// A slip that has been begun continues; otherwise every slip offered is open.
function slipsLeft(race: KnownRace, seat: Seat, ground: Ground): readonly Slip[] {
  const { slips, way } = moveOf(race);
  if (slips === 0) return slipsOffered(race, seat, ground);
  return way.slip === undefined ? [] : [{ of: way.slip.of, spaces: way.slip.spaces - slips }];
}

function brakes({ speed, dying }: Move): readonly number[] {
  if (dying) return [0];
  return Array.from({ length: speed / SPEED_STEP }, (_, steps) => steps * SPEED_STEP);
}

function waysBraking(
  road: Road,
  move: Move,
  brake: number,
  slips: readonly Slip[],
): readonly DriveWay[] {
  const braking = leastBraking(brake, road, move);
  const speed = move.speed - brake;
  const spaces = speed / SPEED_STEP - move.driven;
  const first = Number(move.driven === 0);
  if (braking === undefined || spaces < first) return [];
  const start = startLayer(road, move);
  let layer: readonly Label[] = start.map(label => slowed(label, braking.wear, road));
  let waiting = brake > 0 && road.wearAtLine > 0 ? start.filter(({ gained }) => gained === 0) : [];
  for (let driven = first; driven < spaces; driven++) {
    const further = expand(road, waiting, move.speed).filter(isForNothing);
    const crossed = further.filter(({ gained }) => gained > 0);
    waiting = further.filter(({ gained }) => gained === 0);
    layer = [
      ...expand(road, layer, speed),
      ...crossed.map(label => slowed(label, braking.wear, road)),
    ];
  }
  const ways = endings(road, layer, brake);
  for (let k = 1; slips.some(({ spaces: most }) => k <= most); k++) {
    layer = expand(road, layer, speed);
    for (const { of } of slips.filter(({ spaces: most }) => k <= most)) {
      const taken = { of, spaces: k + move.slips };
      ways.push(...endings(road, layer, brake, taken).filter(way => mayEnd(road, way)));
    }
  }
  return ways;
}

// Late braking takes effect on what was paid when the turn is over (CFR-139, CR-64).
function ended(way: DriveWay, from: number, to: number, board: RowBoard): DriveWay {
  const { after } = way;
  if (to === from || (after.credit === undefined && after.line === undefined)) return way;
  return { ...way, after: { ...after, ...slowedIn(after, from, to, board) } };
}

// A later draft lets a car take one slip space at most to the flag (table A1).
function mayEnd({ board, car, here, laps, values }: Road, { choice, end }: DriveWay): boolean {
  const { slipsToFlagMost = Number.POSITIVE_INFINITY } = values;
  if ((choice.slip?.spaces ?? 0) <= slipsToFlagMost) return true;
  const crosses = end.endTick <= here.endTick;
  return !isAtFlag(car.laps + Number(crosses), end, laps, board);
}

// A car that has not moved yet enters its first space before it brakes (CFR-133, CR-62).
function startLayer(road: Road, { driven, speed }: Move): readonly Label[] {
  const here = [carLabel(road)];
  return driven > 0 ? here : expand(road, here, speed);
}

function endings(road: Road, layer: readonly Label[], brake: number, slip?: Slip): DriveWay[] {
  return layer
    .filter(({ isFatal, lacksWear }) => !isFatal && !lacksWear)
    .filter(({ space }) => !road.taken.has(space.index))
    .map(label => wayOf(label, brake, slip));
}

function wayOf(label: Label, brake: number, slip?: Slip): DriveWay {
  const { space, state, points, leastWear, gained, rolls, dues, passes, isFatal } = label;
  return {
    choice: {
      kind: 'drive',
      path: spacesOf(label).map(({ id }) => id),
      ...(slip === undefined ? {} : { slip }),
      brake,
    },
    end: space,
    points,
    leastWear,
    gained,
    rolls,
    dues,
    passes,
    after: state,
    isFatal,
  };
}

// A speed raised inside a corner is driven without paying, as far as other cars allow it (CFR-59, CR-24). Nobody has to force
// a pass or to brake late for that, and nobody pays beside a pass that spares the payment (CR-81).
function leastOwed(ways: readonly DriveWay[]): readonly DriveWay[] {
  const clear = ways.filter(({ passes }) => passes.length === 0);
  const plain = clear.filter(({ choice }) => choice.brake === 0);
  const judged = [plain, clear, ways].find(list => list.length > 0) ?? [];
  const least = Math.min(...judged.map(({ points }) => points));
  return ways.filter(way => way.points === 0 || (way.points <= least && judged.includes(way)));
}

function unbeaten(ways: readonly DriveWay[], board: RowBoard): readonly DriveWay[] {
  const sorted = ways.toSorted(plainestFirst);
  const kept = keptBy(
    (one, other) => beats(one, other, board) && passesNoOther(one, other),
    sorted,
  );
  if (kept.length <= WAYS_MOST) return kept;
  return keptBy((one, other) => beats(one, other, board) && passesNoMore(one, other), kept);
}

type Compares = (one: DriveWay, other: DriveWay) => boolean;

function keptBy(isBetter: Compares, ways: readonly DriveWay[]): readonly DriveWay[] {
  const kept: DriveWay[] = [];
  for (const way of ways) {
    if (!kept.some(other => isBetter(other, way))) kept.push(way);
  }
  return kept;
}

const passesNoOther: Compares = (one, other) =>
  one.passes.every(seat => other.passes.includes(seat));

const passesNoMore: Compares = (one, other) => one.passes.length <= other.passes.length;

// Ways that depend on a chance or on another driver come last, so that the first way is one that anybody might drive.
function plainestFirst(a: DriveWay, b: DriveWay): number {
  return (
    a.rolls - b.rolls ||
    a.passes.length - b.passes.length ||
    a.choice.brake - b.choice.brake ||
    a.points - b.points ||
    (b.choice.slip?.spaces ?? 0) - (a.choice.slip?.spaces ?? 0) ||
    a.leastWear - b.leastWear
  );
}

// Reports whether a way makes another pointless: the same end, braking and slip, owing no more and leaving as much for later
// turns.
function beats(one: DriveWay, other: DriveWay, board: RowBoard): boolean {
  return (
    one.end === other.end &&
    one.choice.brake === other.choice.brake &&
    one.choice.slip?.spaces === other.choice.slip?.spaces &&
    one.choice.slip?.of === other.choice.slip?.of &&
    one.points <= other.points &&
    one.leastWear <= other.leastWear &&
    one.rolls <= other.rolls &&
    leavesAsMuch(one, other, board)
  );
}

// Inside a corner later turns continue with what is paid there and with the line, which must be paid for where it is left
// and is closed to a car that has passed another there.
function leavesAsMuch(one: DriveWay, other: DriveWay, board: RowBoard): boolean {
  const { corner } = one.end;
  if (!isInsideCorner(one.end, board)) return true;
  const [paid, otherPaid] = [creditIn(one.after, corner), creditIn(other.after, corner)];
  const isSame = paid.over === otherPaid.over && paid.wear === otherPaid.wear;
  if (otherPaid.over > 0 && !(isSame && lowestOf(paid) <= lowestOf(otherPaid))) return false;
  const { passedIn = other.after.passedIn } = one.after;
  if (passedIn !== other.after.passedIn) return false;
  const [line, otherLine] = [lineAhead(board, one.after), lineAhead(board, other.after)];
  if (otherLine === undefined) return (line?.over ?? 0) <= paid.over;
  return line?.line === otherLine.line && line.over <= otherLine.over;
}

// A payment for a lower limit covers more once the car has slowed down (CFR-139). Without a note it was for the highest.
function lowestOf({ limit = Number.POSITIVE_INFINITY }: Credit): number {
  return limit;
}

function lineAhead(board: RowBoard, { line }: InCorner): LineInUse | undefined {
  return line !== undefined && goesOn(board, line) ? line : undefined;
}

// Without a way that can be paid the car goes into the gravel, or drives up to where the road is blocked (CR-9, CR-12).
function lastResort(road: Road, move: Move): readonly DriveWay[] {
  const spaces = move.speed / SPEED_STEP - move.driven;
  const fatal: Label[] = [];
  let layer: readonly Label[] = [carLabel(road)];
  let farthest = layer;
  for (let k = 0; k < spaces && layer.length > 0; k++) {
    const next = expand(road, layer, move.speed);
    fatal.push(...next.filter(({ isFatal, lacksWear }) => isFatal || lacksWear));
    layer = next.filter(({ isFatal, lacksWear, passes }) => {
      return !isFatal && !lacksWear && passes.length === 0;
    });
    const free = layer.filter(({ space }) => !road.taken.has(space.index));
    if (free.length > 0) farthest = free;
  }
  // A space that is free, but leads into the gravel, is no reason to stop (CFR-161).
  const blocked = farthest.filter(({ space }) => space.next.every(({ to }) => road.taken.has(to)));
  const ways = [
    ...blocked.map(label => wayOf(label, 0)),
    ...fatal.map(label => ({ ...wayOf(label, 0), isFatal: true })),
  ];
  return unbeaten(ways, road.board);
}
