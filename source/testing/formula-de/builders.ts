// Situations of the Formula Dé family written by hand: a race in the state that a test wants. Here it is described;
// `playing.ts` answers its questions, `situation.ts` reads from it. Spaces are named by id (`M41`) or, as in layouts, by
// lane and abscissa (`1@40.5`: lanes from 0, one unit is one space of a straight).
import type { FormulaBoard, Sky } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { pointsIn, pointsOf } from '../../rules/formula-de/budget.ts';
import { hasPitStops } from '../../rules/formula-de/chapters/car/pits.ts';
import { rankOf } from '../../rules/formula-de/chapters/round/ranking.ts';
import type { Start } from '../../rules/formula-de/field-group.ts';
import { firstOfCar, firstOfRace, type RaceGroups } from '../../rules/formula-de/groups.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import {
  type Car,
  type CarPits,
  emptyPlay,
  type FormulaDeOptions,
  type FormulaDeRace,
  type FormulaDeTask,
  type Pit,
  type Points,
  type Pool,
  type SkyHold,
  type StopState,
  type TireType,
  type TrackState,
  type Weather,
} from '../../rules/formula-de/state.ts';
import { makesGrid } from '../../rules/formula-de/terms.ts';
import type { Backmarker } from '../../rules/formula-de/trant/state.ts';
import { scriptedDice } from '../../rules/kit/dice.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { spaceId } from '../circuits/layout.ts';
import type { Situation } from './situation.ts';

export * from '../circuits/layout.ts';
export * from './answers.ts';
export * from './playing.ts';
export * from './situation.ts';

/** A car as a test describes it; what is left out is ordinary (3rd gear, 1st lap, all points, sound, under way). */
export interface CarSpec
  extends Partial<Omit<Car, 'seat' | 'points' | 'configuration' | 'pits' | 'set'>> {
  readonly space: string;
  /** Its tires; usually hard ones in their 1st lap. */
  readonly tires?: TireType;
  readonly fittedFor?: number;
  /** Index of its pit on the board; usually its seat. */
  readonly box?: number;
  /** Repair points in its pit; usually as many as it may hold. */
  readonly pitPoints?: number;
  /** How far its stop is; usually `none`. */
  readonly pit?: StopState | 'none';
  /** Highest gear of its next play in inertia; usually 4th, where its condition says that the engine is gone. */
  readonly inertiaGear?: number;
  /** Whether its inertia may be prolonged; usually not. */
  readonly prolongs?: boolean;
  readonly points?: Partial<Points>;
  readonly configuration?: Partial<Points>;
}

/** A backmarker as a test describes it; usually in its 1st lap, placed by seat 0, and moved in this round. */
export interface MarkerSpec extends Partial<Backmarker> {
  readonly space: string;
}

export interface RaceSpec {
  readonly book?: FormulaDeBook;
  readonly board: FormulaBoard;
  /** Laps of the race; usually 3. */
  readonly laps?: number;
  /** The round about to begin, or the one under way with `toPlay`. */
  readonly round?: number;
  readonly cars: readonly CarSpec[];
  readonly dangerous?: readonly string[];
  /** Faces of all dice in order; it is an error to roll more of them. */
  readonly dice?: readonly number[];
  /** Seats still to play in a round under way; absent when a round is about to begin. */
  readonly toPlay?: readonly Seat[];
  /** Tasks of the play at hand that come first, whatever is asked on the way to them. */
  readonly tasks?: readonly FormulaDeTask[];
  /** Backmarkers in the order in which they were placed; absent before that. */
  readonly backmarkers?: readonly MarkerSpec[];
  /** Usually dry, under a sun that lasts. */
  readonly trackState?: TrackState;
  readonly sky?: Sky;
  readonly skyHold?: SkyHold;
  readonly weatherRolls?: readonly Seat[];
  /** Weather sections entered so far, in a book that has them; usually none. */
  readonly sectionsEntered?: number;
  readonly options?: Partial<FormulaDeOptions>;
}

// The usual points of a car, for those pools that its book has.
const CONFIGURATION: Points = { tires: 6, brakes: 3, gearbox: 3, body: 3, engine: 3, handling: 2 };

const OPTIONS: Omit<FormulaDeOptions, 'car' | 'pitPoints'> = {
  weather: 'sun',
  lastSession: 'dry',
  tires: 'hard',
  preparation: 'ready',
};

export function dice(...faces: readonly number[]): readonly number[] {
  return faces;
}

/**
 * Returns a situation, run up to its first question.
 * @throws Error that names every promise which the situation breaks.
 */
export function race(spec: RaceSpec): Situation {
  const book = spec.book ?? masters2005;
  const { board } = spec;
  const written = writtenRace(spec, book);
  const faults = book.faults(written, board);
  if (faults.length > 0) throw new Error(`no such race is possible: ${faults.join('; ')}`);
  const { race: begun, events } = book.resumeAt(written, board);
  return { book, board, race: begun, events, heard: 0 };
}

/** Returns the race of a situation before its first step; not even the round has begun. */
export function writtenRace(spec: RaceSpec, book: FormulaDeBook = masters2005): FormulaDeRace {
  const { board, toPlay } = spec;
  const terms = book.terms(spec.options ?? {});
  const { pitMost: pitPoints } = terms.values.configuration;
  const options = {
    ...optionsOf(book),
    car: configurationBy(book),
    pitPoints,
    ...spec.options,
  };
  const grid = spec.cars.map((_, seat) => seat);
  const begun: Start = { board, terms, options, grid };
  const { size } = terms.values.teams;
  const cars = spec.cars
    .map((car, seat) => carOf(car, seat, book, begun))
    .map(car => inPitOf(car, Math.floor(car.seat / size)));
  const laps = spec.laps ?? 3;
  const ranks = cars.map(car => rankOf({ laps }, { board, values: terms.values }, car));
  const running = ranks.filter((_, seat) => cars[seat]?.status === 'racing');
  const reference = Math.max(0, ...running);
  const downBy = (own: number) => Math.max(0, Math.floor((reference - own) / (2 * board.ticks)));
  return {
    agenda: agendaOf(spec),
    dice: scriptedDice(spec.dice ?? []),
    round: spec.round ?? 1,
    answered: 0,
    book: book.id,
    track: board.id,
    laps,
    options,
    cars,
    ...groupsOf(spec, book, begun),
    ...(spec.backmarkers === undefined ? {} : { backmarkers: markersOf(spec) }),
    ...(makesGrid(terms) ? { grid } : {}),
    order: [...(toPlay ?? [])],
    down: ranks.map(own => (terms.values.order.lapping === 'byRace' ? 0 : downBy(own))),
    recovered: [],
    reference: toPlay === undefined ? 0 : reference,
    arrivals: arrivalsOf(spec, cars),
    retirements: Math.max(0, ...cars.map(car => car.retiredAt ?? 0)),
    play: emptyPlay(),
  };
}

// The groups of the race: as before the first step, but for what the situation says.
function groupsOf(spec: RaceSpec, book: FormulaDeBook, begun: Start): RaceGroups {
  const { board, terms } = begun;
  const { size } = terms.values.teams;
  const { pitMost } = terms.values.configuration;
  const first = spec.cars.filter((_, seat) => seat % size === 0);
  return {
    ...firstOfRace(begun),
    ...(hasPitStops(book.terms({})) ? { pits: first.map(pitOf(board, size * pitMost)) } : {}),
    ...(terms.preparation.includes('rollWeather') ? { weather: weatherOf(spec) } : {}),
    ...(terms.orderOfPlay.includes('handlingTests')
      ? { dangerous: (spec.dangerous ?? []).map(name => spaceId(board, name)) }
      : {}),
    ...(spec.sectionsEntered === undefined ? {} : { sectionsEntered: spec.sectionsEntered }),
  };
}

function arrivalsOf({ backmarkers = [] }: RaceSpec, cars: readonly Car[]): number {
  return Math.max(cars.length + backmarkers.length, ...cars.map(car => car.arrival));
}

function agendaOf({ tasks = [], toPlay }: RaceSpec): readonly FormulaDeTask[] {
  return [...tasks, { step: toPlay === undefined ? 'beginRound' : 'nextPlay', seats: [] }];
}

function markersOf({ board, round = 1, backmarkers = [], cars }: RaceSpec): readonly Backmarker[] {
  return backmarkers.map((marker, index) => ({
    by: 0,
    laps: 1,
    arrival: cars.length + index,
    round,
    ...marker,
    space: spaceId(board, marker.space),
  }));
}

// Returns the usual values of the book's own options.
function optionsOf({ definition }: FormulaDeBook) {
  const usual = definition.options.map(({ name, usual }) => [name, usual]);
  return { ...Object.fromEntries(usual), ...OPTIONS };
}

function carOf(spec: CarSpec, seat: Seat, book: FormulaDeBook, begun: Start): Car {
  const { board } = begun;
  const { space, points, configuration, inertiaGear = 4, prolongs = false, pit, ...other } = spec;
  const { tires = 'hard', fittedFor = 1, box: _box, pitPoints: _pitPoints, ...rest } = other;
  const condition = spec.condition ?? 'sound';
  const out = condition === 'wreck';
  const blown = condition === 'blown' || condition === 'inertia';
  const usual = configurationBy(book);
  const configured = { ...usual, ...points, ...configuration };
  const { pool } = book.definition.values.parts.engine;
  return {
    seat,
    ...firstOfCar(begun, seat),
    status: out ? 'retired' : 'racing',
    ...(out ? { retirement: 'collision', retiredAt: 1 } : {}),
    onBoard: true,
    space: spaceId(board, space),
    laps: 1,
    gear: 3,
    points: { ...usual, ...points, ...(blown ? { [pool]: 0 } : {}) },
    configuration: highest(configured, usual),
    ...(book.terms({}).values.tires === undefined ? {} : { set: { type: tires, fittedFor } }),
    stops: 0,
    arrival: seat,
    condition,
    aggravates: condition !== 'sound' && !blown,
    start: 'away',
    ...(hasPitStops(book.terms({})) ? { pits: ownPit(seat, pit) } : {}),
    ...(blown ? { inertia: { gear: inertiaGear, prolongs } } : {}),
    ...rest,
  };
}

function configurationBy({ definition }: FormulaDeBook): Points {
  const { car } = definition.usualCar;
  return pointsOf(definition.values, pool => CONFIGURATION[pool] ?? pointsIn(car, pool));
}

function weatherOf({
  sky = 'sun',
  skyHold = 'fixed',
  trackState = 'dry',
  ...spec
}: RaceSpec): Weather {
  const rollers = [...(spec.weatherRolls ?? [])];
  if (skyHold === 'none') return { sky, track: trackState, rollers };
  return { sky, hold: skyHold, track: trackState, rollers };
}

function pitOf(board: FormulaBoard, usual: number) {
  return ({ box, pitPoints: points = usual }: CarSpec, seat: Seat): Pit =>
    board.pit === undefined ? { points } : { box: box ?? seat, points };
}

// Cars of a team share the pit that the first of them describes.
function inPitOf(car: Car, pit: number): Car {
  return car.pits === undefined ? car : { ...car, pits: { ...car.pits, pit } };
}

function ownPit(pit: number, stop: CarSpec['pit']): CarPits {
  return stop === undefined || stop === 'none' ? { pit } : { pit, stop };
}

function highest(a: Points, b: Points): Points {
  const pools = Object.keys(a) as Pool[];
  return Object.fromEntries(
    pools.map(pool => [pool, Math.max(pointsIn(a, pool), pointsIn(b, pool))]),
  );
}
