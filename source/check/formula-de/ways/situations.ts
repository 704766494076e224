// Situations for one car that has rolled, put together at random from a seed: a crowd around it, dangerous spaces, and
// mostly a place where something is due: a corner, the line, the pits, the wall.
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import {
  emptyPlay,
  type FormulaDeRace,
  type StepName,
  TIRE_TYPES,
} from '../../../rules/formula-de/state.ts';
import { track } from '../../../testing/circuits/layout.ts';
import { type CarSpec, type RaceSpec, writtenRace } from '../../../testing/formula-de/builders.ts';
import { boardNamed, trackIds } from '../../contract/games.ts';
import { type Sampler, samplerOf } from '../../contract/sampler.ts';
import { type Beginning, bgaFurnished, bgaOptions } from './bga-circumstances.ts';
import { furnished, naturalRoll } from './circumstances.ts';

/** Seat of the car that has rolled. The next one plays after it, far away. */
export const MOVER = 0;

/** A car about to roll its gear die, which falls as `roll` says; no test that follows ever fails. */
export interface Dealt {
  readonly seed: number;
  readonly board: FormulaBoard;
  /** The plan of a small board or the id of a circuit. */
  readonly track: string;
  readonly race: FormulaDeRace;
  readonly roll: number;
  /** What the dice showed, in a book with a chart. */
  readonly natural?: number;
  /** Gears skipped on the way down, which are paid for before the roll. */
  readonly skipped?: number;
  /** Whether `roll` is the move of a quick stop. */
  readonly isQuickExit?: true;
}

/** Small boards of many short corners, used besides the shipped circuits: plan, lanes, side of the wall. */
const PLANS: readonly (readonly [string, number?, 'R'?])[] = [
  ['8 1R5 4 2L3/4/5 3 1R6/4/3 1L4 12'],
  ['12 2R7/6/5 2 1L2/3/4 7 3R12/11/10 18 PR14/6<14,13>2,3'],
  ['24 1R5 1R4 1L4 24 PL14/6<13,12>3'],
  ['9 1L4 3 2R6 12', 4],
  ['8 2L5/6/7/8 10 1L4/5/6/7 3 1L4/5/6/7 9', 4, 'R'],
  ['6 1R4 2 1L4 14', 2],
];
const PLAN_PERCENT = 50;
const LAPS_MAX = 3;
const WAKE_GEAR = 4;
const SLIPSTREAM_SPACES = 3;
const WET_PERCENT = 35;
const WAKE_PERCENT = 75;
/**
 * Length in spaces of the stretch with other cars and dangerous spaces, and of that behind a place where a car may
 * start.
 */
const NEAR_SPACES = 9;
// Fewer of the high gears, which have too many ways to try out.
const GEARS = [1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6];
/** Highest gear in the pit lane of an oval; on other circuits it is ordinary (M-19-1-6). */
const LANE_GEAR_MOST = 4;
const HARMLESS_FACES = Array.from({ length: 60 }, () => 20);

export function dealtSituation(book: FormulaDeBook, seed: number): Dealt {
  const sampler = samplerOf(seed);
  const { name, board } = boardOfSeed(book, seed, sampler);
  const laps = sampler.number(1, LAPS_MAX);
  const start = startOf(board, sampler, laps);
  const isInLane = start.kind === 'pitLane';
  const gear = Math.min(sampler.one(GEARS), isInLane ? LANE_GEAR_MOST : 6);
  const roll = sampler.one(book.definition.values.gearDice[gear - 1]?.faces ?? []);
  const last = behind(board, start);
  // Around the start, or around the end of the move.
  const near = spacesAhead(board, start, sampler.one([0, 0, Math.max(0, roll - NEAR_SPACES / 3)]));
  const fronts = gear >= WAKE_GEAR ? wakesOf(board, start, roll, sampler) : [];
  const wakes = fronts.filter(space => space !== start && space !== last);
  const taken = [start, last, ...wakes];
  const free = near.filter(space => !taken.includes(space));
  const crowd = pick(free, sampler, sampler.one([0, 0, 1, 2, 3, 4, 6, 8, 10]));
  const own = placed(book, board, start, laps, sampler);
  const spec: RaceSpec = {
    board,
    laps,
    cars: [
      { ...own, gear },
      // On the same lap, or it might be lapped by the move and not play next.
      { space: last.id, gear: 3, laps: own.laps - (last.lapTick > start.lapTick ? 1 : 0) },
      ...crowd.map(space => other(space, sampler)),
      ...wakes.map(space => ({ space: space.id, gear: sampler.number(WAKE_GEAR, gear) })),
    ],
    toPlay: [1],
    dangerous: pick(near, sampler, sampler.one([0, 0, 1, 2, 4])).map(({ id }) => id),
    dice: book.definition.values.chart === undefined ? [roll, ...HARMLESS_FACES] : HARMLESS_FACES,
    ...(sampler.chance(WET_PERCENT) ? { sky: 'rain', trackState: 'wet' } : {}),
  };
  const options = optionsFor(book, spec, sampler);
  const whole = furnished(book, { ...spec, ...options }, sampler);
  const natural = naturalRoll(book, gear, roll, sampler);
  const common = { seed, board, track: name };
  if (natural !== undefined) {
    return { ...common, race: aboutToRoll(book, whole, roll, { natural }), roll, natural };
  }
  const { spec: worn, begins } = bgaFurnished(book, whole, sampler);
  const { skipped, quick } = begins;
  return {
    ...common,
    race: aboutToRoll(book, worn, roll, begins),
    roll: quick ?? roll,
    ...(skipped === undefined ? {} : { skipped }),
    ...(quick === undefined ? {} : { isQuickExit: true }),
  };
}

// Rain is an option of some books, and so are nitro, which may be used up, the choice of tires and others.
function optionsFor(
  book: FormulaDeBook,
  { trackState, cars, laps = 1 }: RaceSpec,
  sampler: Sampler,
): Partial<RaceSpec> {
  const weather = book.definition.options.find(({ name }) => name === 'weather');
  const isOptional = weather?.off !== undefined && weather.values.includes('rain');
  const options = {
    ...bgaOptions(book, laps, sampler),
    ...(isOptional && trackState === 'wet' ? { weather: 'rain' as const } : {}),
  };
  const [mover, ...others] = cars;
  if (mover === undefined || options.nitro !== 'on') return { options };
  const used = { ...mover, nitro: sampler.chance(70) ? 0 : Math.max(1, mover.laps ?? 1) };
  return { options, cars: [used, ...others] };
}

// On a doubled board the spaces of the straight at the line cost two points each (TR-54).
function boardOfSeed(
  { definition }: FormulaDeBook,
  seed: number,
  sampler: Sampler,
): { readonly name: string; readonly board: FormulaBoard } {
  const isDoubled = definition.values.movement.doubledStraights && seed % 2 === 1;
  if (!sampler.chance(PLAN_PERCENT)) {
    const id = sampler.one(trackIds());
    return { name: id, board: boardNamed(id) };
  }
  const [plain, lanes, wall] = sampler.one(PLANS);
  const plan = isDoubled ? plain.replace(/^\d+|(?<= )\d+(?=$| P)/g, '$&x2') : plain;
  return { name: [plan, lanes, wall].join(' ').trim(), board: track(plan, lanes, wall) };
}

function aboutToRoll(
  book: FormulaDeBook,
  spec: RaceSpec,
  roll: number,
  { natural, skipped, quick }: Beginning & { readonly natural?: number },
): FormulaDeRace {
  const written = writtenRace(spec, book);
  const faults = book.faults(written, spec.board);
  if (faults.length > 0) throw new RangeError(`no such race is possible: ${faults.join('; ')}`);
  const mover = written.cars[MOVER];
  if (mover === undefined) throw new RangeError('a race without cars');
  const { orderOfPlay, values } = book.terms(written.options);
  const from = (step: StepName) => orderOfPlay.slice(orderOfPlay.indexOf(step));
  // A book with a chart has read it already.
  const first = skipped === undefined ? 'rollGearDie' : 'payOverRevving';
  const onTrack = from(natural === undefined ? first : 'strainEngine');
  const steps =
    quick === undefined ? onTrack : [...values.pits.quickExit, ...from('collisionTests')];
  const { gear, space, stops } = mover;
  return {
    ...written,
    agenda: [...steps.map(step => ({ step, seats: [MOVER] })), { step: 'nextPlay', seats: [] }],
    play: {
      ...emptyPlay(),
      seat: MOVER,
      leverBefore: skipped === undefined ? gear : gear + 1 + skipped,
      // As the play has begun (BGA-O-58).
      bonusUsed: mover.plainExit === true,
      gear,
      path: [space],
      stopsBefore: stops,
      ...(quick === undefined ? {} : { distance: quick, bonusUsed: true, quickExit: true }),
      ...(natural === undefined
        ? {}
        : {
            rolled: natural,
            distance: roll,
            spending: { dice: 'd20', natural, roll: natural },
          }),
    },
  };
}

// Anywhere, before the line, before or in a corner, before the pits or in their lane.
function startOf(board: FormulaBoard, sampler: Sampler, laps: number): FormulaSpace {
  const onTrack = board.spaces.filter(space => space.kind === 'track');
  const before = (tick: number) =>
    onTrack.filter(space => aheadOf(board, space, tick) <= 2 * NEAR_SPACES);
  const entries = (board.pit?.entries ?? []).map(index => spaceAt(board, index));
  const lane = (board.pit?.spaces ?? []).map(index => spaceAt(board, index));
  const line = () => before(0);
  const approach = () => board.corners.flatMap(({ fromTick }) => before(fromTick));
  const corner = () => onTrack.filter(space => space.corner >= 0);
  const pits = () => entries.flatMap(({ tick }) => before(tick));
  const inLane = () => (laps > 1 ? lane : []);
  const anywhere = () => onTrack;
  const kinds = [
    anywhere,
    line,
    line,
    approach,
    approach,
    corner,
    corner,
    corner,
    pits,
    pits,
    inLane,
  ];
  const places = sampler.one(kinds)();
  return sampler.one(places.length > 0 ? places : onTrack);
}

// Returns the car on its space, worn down, in a lap and with stops that it can have there.
function placed(
  book: FormulaDeBook,
  board: FormulaBoard,
  space: FormulaSpace,
  laps: number,
  sampler: Sampler,
): CarSpec & { readonly laps: number } {
  const isInLane = space.kind === 'pitLane';
  const lap = sampler.number(1, isInLane ? laps - 1 : laps);
  const ownExit = board.pit?.boxes[MOVER]?.to ?? -1;
  const isLeaving = isInLane && space.index >= ownExit;
  const isBeyondLine = isInLane && (space.endTick > board.ticks || space.tick < board.ticks / 2);
  return {
    space: space.id,
    laps: lap + (isBeyondLine ? 1 : 0),
    fittedFor: isLeaving ? lap + 1 : sampler.number(1, lap),
    ...(isLeaving ? { pit: 'out' } : {}),
    stops: sampler.number(0, board.corners[space.corner]?.stops ?? 0),
    tires: sampler.one(TIRE_TYPES),
    points: pointsOf(book, sampler.number(0, 9), sampler.number(0, 4)),
  };
}

function pointsOf(
  { definition }: FormulaDeBook,
  tires: number,
  brakes: number,
): NonNullable<CarSpec['points']> {
  const { wear } = definition.usualCar.car;
  if (wear !== undefined) return { wear: tires + brakes };
  // A car that is built has no more than may be bought (TR-6).
  const most = definition.values.construction?.most.tires ?? tires;
  return { tires: Math.min(tires, most), brakes };
}

function other(space: FormulaSpace, sampler: Sampler): CarSpec {
  const common = { space: space.id, gear: sampler.one([1, 3, 4, 4, 5, 6]) };
  if (sampler.chance(6)) return { ...common, condition: 'wreck', retiredAt: 1 };
  return sampler.chance(6) ? { ...common, condition: 'spun' } : common;
}

// Directly in front of where the move may end, and now and then of where slipstreams lead.
function wakesOf(
  board: FormulaBoard,
  start: FormulaSpace,
  roll: number,
  sampler: Sampler,
): readonly FormulaSpace[] {
  const wakes: FormulaSpace[] = [];
  let end = driven(board, start, roll, sampler);
  while (sampler.chance(WAKE_PERCENT)) {
    const front = spaceAt(board, end.ahead);
    if (wakes.includes(front)) break;
    wakes.push(front);
    end = driven(board, end, SLIPSTREAM_SPACES, sampler);
  }
  return wakes;
}

// Goes so many spaces along the arrows, mostly in the car's own lane.
function driven(
  board: FormulaBoard,
  from: FormulaSpace,
  spaces: number,
  sampler: Sampler,
): FormulaSpace {
  let at = from;
  for (let made = 0; made < spaces; made++) {
    const edge = sampler.chance(75) ? at.next[0] : sampler.one(at.next);
    at = spaceAt(board, edge?.to ?? at.ahead);
  }
  return at;
}

function spacesAhead(
  board: FormulaBoard,
  from: FormulaSpace,
  distance: number,
): readonly FormulaSpace[] {
  return board.spaces.filter(space => {
    const ahead = aheadOf(board, from, space.tick) - 2 * distance;
    return space.kind !== 'pit' && space !== from && ahead >= 0 && ahead <= 2 * NEAR_SPACES;
  });
}

// Returns the nearest straight space behind that is out of the way.
function behind(board: FormulaBoard, from: FormulaSpace): FormulaSpace {
  const tick = (from.tick + board.ticks - 4) % board.ticks;
  const straight = board.spaces.filter(space => space.kind === 'track' && space.corner < 0);
  const distances = straight.map(space => aheadOf(board, space, tick));
  return straight[distances.indexOf(Math.min(...distances))] ?? from;
}

function aheadOf({ ticks }: FormulaBoard, from: FormulaSpace, tick: number): number {
  return (tick - from.tick + ticks) % ticks;
}

function pick<X>(list: readonly X[], sampler: Sampler, count: number): readonly X[] {
  const draws = list.length === 0 ? 0 : count;
  return [...new Set(Array.from({ length: draws }, () => sampler.one(list)))];
}
