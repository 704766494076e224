// Situations of the Formula Dé family written by hand: a race in the state that a test wants, and a way to answer its
// questions. Spaces are named by id (`M41`) or, as in layouts, by lane and abscissa (`1@40.5`: lanes from 0, one unit
// is one space of a straight).
import type { FormulaBoard, Sky } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { pointsIn, pointsOf } from '../../rules/formula-de/budget.ts';
import { hasPitStops } from '../../rules/formula-de/chapters/car/pits.ts';
import { rankOf } from '../../rules/formula-de/chapters/round/ranking.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import {
  type Car,
  type CarPits,
  emptyPlay,
  type FormulaDeOptions,
  type FormulaDeRace,
  type Pit,
  type Points,
  type Pool,
  type SkyHold,
  type StopState,
  type TireType,
  type TrackState,
  type Weather,
} from '../../rules/formula-de/state.ts';
import { scriptedDice } from '../../rules/kit/dice.ts';
import type { Decision, Seat } from '../../rules/kit/types.ts';
import { layoutName, spaceId } from '../circuits/layout.ts';
import type { Answer } from './answers.ts';

export * from '../circuits/layout.ts';
export * from './answers.ts';

/** A race, its board and book, and everything told since it was written. */
export interface Situation {
  readonly book: FormulaDeBook;
  readonly board: FormulaBoard;
  readonly race: FormulaDeRace;
  readonly events: readonly FormulaDeEvent[];
  /** How many of the events the answers given so far account for. */
  readonly heard: number;
}

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
  /** Points that differ from the usual ones. */
  readonly points?: Partial<Points>;
  readonly configuration?: Partial<Points>;
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
  /** Usually dry, under a sun that lasts. */
  readonly trackState?: TrackState;
  readonly sky?: Sky;
  readonly skyHold?: SkyHold;
  readonly weatherRolls?: readonly Seat[];
  /** Options that differ from the usual ones. */
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

/** Returns the faces in the order in which they fall. */
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
  const full = {
    ...(terms.orderOfPlay.includes('nitro') ? { nitro: 0 } : {}),
    ...(terms.preparation.includes('configureCar') ? { adjustments: 0 } : {}),
  };
  const { size } = terms.values.teams;
  const cars = spec.cars
    .map((car, seat) => carOf({ ...full, ...car }, seat, book, board))
    .map(car => inPitOf(car, Math.floor(car.seat / size)));
  const first = spec.cars.filter((_, seat) => seat % size === 0);
  const laps = spec.laps ?? 3;
  const ranks = cars.map(car => rankOf({ laps }, board, car));
  const running = ranks.filter((_, seat) => cars[seat]?.status === 'racing');
  const reference = Math.max(0, ...running);
  const downBy = (own: number) => Math.max(0, Math.floor((reference - own) / (2 * board.ticks)));
  return {
    agenda: [{ step: toPlay === undefined ? 'beginRound' : 'nextPlay', seats: [] }],
    dice: scriptedDice(spec.dice ?? []),
    round: spec.round ?? 1,
    answered: 0,
    book: book.id,
    track: board.id,
    laps,
    options: { ...optionsOf(book), car: configurationBy(book), pitPoints, ...spec.options },
    cars,
    ...(hasPitStops(book.terms({})) ? { pits: first.map(pitOf(board, size * pitPoints)) } : {}),
    ...(terms.preparation.includes('rollWeather') ? { weather: weatherOf(spec) } : {}),
    ...(terms.orderOfPlay.includes('handlingTests')
      ? { dangerous: (spec.dangerous ?? []).map(name => spaceId(board, name)) }
      : {}),
    ...(terms.preparation.includes('rollGrid') ? { grid: cars.map(({ seat }) => seat) } : {}),
    order: [...(toPlay ?? [])],
    down: ranks.map(own => (terms.values.order.lapping === 'byRace' ? 0 : downBy(own))),
    recovered: [],
    reference: toPlay === undefined ? 0 : reference,
    arrivals: Math.max(cars.length, ...cars.map(car => car.arrival)),
    retirements: Math.max(0, ...cars.map(car => car.retiredAt ?? 0)),
    play: emptyPlay(),
  };
}

// The book's own options are as usual.
function optionsOf({ definition }: FormulaDeBook) {
  const usual = definition.options.map(({ name, usual }) => [name, usual]);
  return { ...Object.fromEntries(usual), ...OPTIONS };
}

function carOf(spec: CarSpec, seat: Seat, book: FormulaDeBook, board: FormulaBoard): Car {
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

/**
 * Returns the situation after these answers. An answer whose step was forced, and so has already happened, is accepted
 * too.
 * @throws Error with the legal choices when nothing matches, or more than one choice does.
 */
export function play(situation: Situation, ...answers: readonly Answer[]): Situation {
  return answers.reduce(answered, situation);
}

function answered(now: Situation, answer: Answer): Situation {
  const { book, board, race: before } = now;
  const wanted = named(board, answer);
  const asked = book.decisions(before, board)[0];
  const fitting = asked?.choices.filter(choice => fits(choice, wanted)) ?? [];
  const [choice, other] = fitting;
  if (asked !== undefined && choice !== undefined && other === undefined) {
    const { race: after, events } = book.apply(before, asked.seat, choice, board);
    return { ...now, race: after, events: [...now.events, ...events], heard: now.events.length };
  }
  const forced = now.events.findIndex((event, at) => at >= now.heard && tells(event, wanted));
  if (choice === undefined && forced !== -1) return { ...now, heard: forced + 1 };
  const many = fitting.length > 1 ? `fits ${fitting.length} choices` : 'fits no choice';
  const said = JSON.stringify(wanted);
  throw new Error(`${said} ${many}; legal:\n${choicesText(asked)}\ntold:\n${told(now)}`);
}

function named(board: FormulaBoard, answer: Answer): Answer {
  return {
    ...answer,
    ...(answer.to === undefined || answer.kind === 'movePoint'
      ? {}
      : { to: spaceId(board, answer.to) }),
    ...(answer.path === undefined ? {} : { path: answer.path.map(name => spaceId(board, name)) }),
  };
}

function fits(choice: FormulaDeChoice, answer: Answer): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...choice };
  return Object.entries(answer).every(
    ([field, value]) => JSON.stringify(fields[field]) === JSON.stringify(value),
  );
}

/** Reports whether an event shows that this answer was given by itself, as the only possible one. */
function tells(event: FormulaDeEvent, answer: Answer): boolean {
  if (event.kind === 'gearChosen') {
    return answer.kind === 'chooseGear' && event.gear === answer.gear;
  }
  if (event.kind === 'carMoved') {
    return answer.kind === MOVED_BY[event.how] && event.path.at(-1) === answer.to;
  }
  if (event.kind === 'pointsPaid' && event.why === 'overshoot') {
    return answer.kind === 'payOvershoot' && event.amount === answer.tires && !answer.brakes;
  }
  if (event.kind === 'tiresFitted') {
    return answer.kind === 'pitTires' && event.tires === answer.tires;
  }
  if (event.kind === 'pointsRestored') return answer.kind === 'pitTires';
  if (event.kind === 'pitStopMade') {
    return answer.kind === 'pitStop' && event.stop === answer.stop;
  }
  return false;
}

const MOVED_BY = {
  main: 'move',
  slide: 'slide',
  bonus: 'useSoftBonus',
  slipstream: 'takeSlipstream',
} as const;

function choicesText(asked: Decision<FormulaDeChoice> | undefined): string {
  if (asked === undefined) return '  nothing is asked';
  const lines = asked.choices.map(choice => `  ${JSON.stringify(choice)}`);
  return [`  seat ${asked.seat}, ${asked.step}:`, ...lines].join('\n');
}

function told(situation: Situation): string {
  return situation.events.map(event => `  ${JSON.stringify(event)}`).join('\n');
}

/**
 * Returns the open question.
 * @throws Error when nothing is asked.
 */
export function question(situation: Situation): Decision<FormulaDeChoice> {
  const asked = situation.book.decisions(situation.race, situation.board)[0];
  if (asked === undefined) throw new Error(`nothing is asked; told:\n${told(situation)}`);
  return asked;
}

/** Returns the open choices of one kind. */
export function choices<Kind extends FormulaDeChoice['kind']>(
  situation: Situation,
  kind: Kind,
): readonly Extract<FormulaDeChoice, { kind: Kind }>[] {
  const asked = situation.book.decisions(situation.race, situation.board)[0];
  return (asked?.choices ?? []).filter(
    (choice): choice is Extract<FormulaDeChoice, { kind: Kind }> => choice.kind === kind,
  );
}

/** Returns the gears on offer. */
export function gears(situation: Situation): readonly number[] {
  return choices(situation, 'chooseGear').map(choice => choice.gear);
}

/** Returns the ends of the moves on offer with that many brakes, as layout names, sorted, each once. */
export function ends(situation: Situation, brakes = 0): readonly string[] {
  return namesOf(situation, choices(situation, 'move'), brakes);
}

/** Returns the ends of the slipstreams on offer with that many brakes. */
export function slips(situation: Situation, brakes = 0): readonly string[] {
  return namesOf(situation, choices(situation, 'takeSlipstream'), brakes);
}

function namesOf(
  { board }: Situation,
  list: readonly { readonly to: string; readonly brakes: number }[],
  brakes: number,
): readonly string[] {
  const names = list
    .filter(choice => choice.brakes === brakes)
    .map(choice => layoutName(board, choice.to));
  return [...new Set(names)].sort();
}

/**
 * Returns the car of a seat.
 * @throws RangeError when there is no such seat.
 */
export function car(situation: Situation, seat: Seat): Car {
  const found = situation.race.cars[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** Returns the pit of a car, and how far its stop there is. */
export function pitAt(situation: Situation, seat: Seat): Partial<Pit & CarPits> {
  const { pits } = car(situation, seat);
  return { ...pits, ...situation.race.pits?.[pits?.pit ?? -1] };
}

/** Returns the space of a car, as a layout name. */
export function where(situation: Situation, seat: Seat): string {
  return layoutName(situation.board, car(situation, seat).space);
}

/** Returns the events of one kind, of one seat if given. */
export function toldOf<Kind extends FormulaDeEvent['kind']>(
  situation: Situation,
  kind: Kind,
  seat?: Seat,
): readonly Extract<FormulaDeEvent, { kind: Kind }>[] {
  return situation.events.filter(
    (event): event is Extract<FormulaDeEvent, { kind: Kind }> =>
      event.kind === kind && (seat === undefined || event.seat === seat),
  );
}

/**
 * Returns every situation in which the play at hand can end once its gear is announced, whatever its driver answers.
 */
export function everyEnd(situation: Situation): readonly Situation[] {
  const { seat } = situation.race.play;
  const finished: Situation[] = [];
  const open = [situation];
  for (let now = open.pop(); now !== undefined; now = open.pop()) {
    const asked = now.book.decisions(now.race, now.board)[0];
    if (asked === undefined || asked.step === 'announceGear' || asked.seat !== seat) {
      finished.push(now);
      continue;
    }
    for (const choice of asked.choices) {
      const { race: after, events } = now.book.apply(now.race, asked.seat, choice, now.board);
      open.push({ ...now, race: after, events: [...now.events, ...events] });
    }
  }
  return finished;
}
