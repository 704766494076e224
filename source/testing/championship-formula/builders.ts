// Situations of Championship Formula Racing written by hand: a race in the state that a test wants, and a way to answer
// its questions. Spaces are named by id (`M41`).
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { ChampionshipBook } from '../../rules/championship-formula/book.ts';
import {
  ATTRIBUTES,
  type CarCards,
  type CardPoints,
} from '../../rules/championship-formula/car.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import { CHAMPIONSHIP_VALUES } from '../../rules/championship-formula/championship-values.ts';
import { chipsOf, figuresOf } from '../../rules/championship-formula/chapters/car/car-set-up.ts';
import { type Damage, NO_DAMAGE } from '../../rules/championship-formula/chapters/damage/damage.ts';
import type { ChampionshipChoice } from '../../rules/championship-formula/choices.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import { NO_TURN } from '../../rules/championship-formula/first-race.ts';
import { usualOptions } from '../../rules/championship-formula/options.ts';
import {
  type Car,
  type ChampionshipOptions,
  type ChampionshipRace,
  type ChampionshipTask,
  type Move,
  NOT_SEALED,
  type Turn,
} from '../../rules/championship-formula/state.ts';
import { scriptedDice } from '../../rules/kit/dice.ts';
import type { Decision, RaceSetup, Seat } from '../../rules/kit/types.ts';
import { tinyRows } from './boards.ts';

export * from './boards.ts';

/** Returns the cards of a car by their points, in the order of the attributes; 0 where none is said. */
export function cards(...points: readonly CardPoints[]): CarCards {
  const dealt = ATTRIBUTES.map((attribute, i) => [attribute, points[i] ?? 0]);
  return Object.fromEntries(dealt) as CarCards;
}

/** The printed car for the front: 40, 40, 140, 100, wear 8, skill 3 and a red chip (CFR-170). */
export const FRONT = cards(0, 0, -1, 1, 2, 0);
/** The printed car for the middle: 60, 60, 160, 60, wear 7, skill 2 (CFR-171). */
export const MIDDLE = cards(1, 1, 0, 0, 1, -1);
/** The printed car for the back: 80, 80, 180, 20, wear 5, skill 2 (CFR-172). */
export const BACK = cards(2, 2, 1, -1, -1, -1);

/**
 * A car as a test describes it; what is left out is ordinary: the middle car in its first lap at 100 mph with 20 wear and 6
 * green chips, or as many as its cards give for the race, sound and under way.
 */
export interface CarSpec extends Partial<Omit<Car, 'seat' | 'damage'>> {
  readonly damage?: Partial<Damage>;
}

/**
 * A race as a test describes it; what is left out is ordinary: three laps of `tinyRows`, a turn about to begin. In round 0 the
 * cars have no places yet, and nobody has bid.
 */
export interface RaceSpec
  extends Partial<Omit<ChampionshipRace, 'cars' | 'dice' | 'options' | 'turn' | 'move'>> {
  readonly board?: RowBoard;
  readonly cars: readonly CarSpec[];
  /** Faces of all dice in order; it is an error to roll more of them. */
  readonly dice?: readonly number[];
  readonly options?: Partial<ChampionshipOptions>;
  /** What differs from a turn that has just begun with the cars where they are. */
  readonly turn?: Partial<Turn>;
  /** What differs from a move that has just begun; absent between two moves. */
  readonly move?: Partial<Move> & { readonly seat: Seat };
}

function aCar({ damage, ...spec }: CarSpec = {}, seat: Seat = 0): Car {
  return {
    seat,
    status: 'racing',
    cards: MIDDLE,
    wear: 20,
    green: 6,
    red: 0,
    startingWear: 21,
    damage: { ...NO_DAMAGE, ...damage },
    space: 'M3',
    laps: 1,
    speed: 100,
    ...spec,
  };
}

/** Returns a race before the first step of its agenda. */
export function aRace(
  { board = tinyRows(), turn, move, ...spec }: RaceSpec,
  book: ChampionshipBook = championship,
): ChampionshipRace {
  const { cars: specs, dice = [], options, ...rest } = spec;
  // Only a race with pits has types of tires.
  const hasPits = options?.pits === 'on' || specs.some(({ tire }) => tire !== undefined);
  const { laps = 3, round = 5 } = spec;
  const cars = specs.map((one, seat) =>
    aCar(
      { ...chipsFor(one, hasPits, laps), ...(round > 0 ? tiresFor(hasPits) : OFF_BOARD), ...one },
      seat,
    ),
  );
  const seats = cars.map(({ seat }) => seat);
  return {
    agenda: [{ step: 'beginTurn', seats: [] }],
    round,
    answered: 0,
    book: book.id,
    track: board.id,
    laps,
    ...(round > 0 ? { grid: seats, bids: seats.map(() => ({ wear: 0, skill: 0 })) } : {}),
    sealed: cars.map(() => NOT_SEALED),
    arrivals: Math.max(0, ...cars.map(({ stop, pitted }) => stop?.arrival ?? pitted ?? 0)),
    retirements: Math.max(0, ...cars.map(({ retiredAt }) => retiredAt ?? 0)),
    ...rest,
    dice: scriptedDice(dice),
    options: { ...usualOptions(book.definition), ...(hasPits ? PITS : {}), ...options },
    cars,
    turn: { ...(round > 0 ? turnOf(cars) : NO_TURN), ...turn },
    ...(move === undefined ? {} : { move: { ...moveBegun(cars, move.seat), ...move } }),
  };
}

const PITS = { pits: 'on' } as const;
const OFF_BOARD: CarSpec = { space: '', laps: 0, speed: 0 };

// A car has no more chips than its cards give for the race.
function chipsFor({ cards: own = MIDDLE }: CarSpec, hasPits: boolean, laps: number): CarSpec {
  const chips = chipsOf(figuresOf(own, hasPits, CHAMPIONSHIP_VALUES), laps);
  return {
    startingWear: chips.wear,
    wear: hasPits ? 20 : Math.min(chips.wear, 20),
    green: Math.min(chips.green, 6),
  };
}

function tiresFor(hasPits: boolean): CarSpec {
  return hasPits ? { tire: 'hard' } : {};
}

// A turn that has just begun with the cars where they are, each with the card of its last speed.
function turnOf(cars: readonly Car[]): Turn {
  const onTrack = (car: Car) => car.status === 'racing' && car.stop === undefined;
  return {
    ...NO_TURN,
    from: cars.map(car => (onTrack(car) ? car.space : '')),
    before: cars.map(({ speed }) => speed),
    planned: cars.map(car => (onTrack(car) ? car.speed : 0)),
    began: cars.map(() => 0),
  };
}

function moveBegun(cars: readonly Car[], seat: Seat): Move {
  const { space, speed } = cars[seat] ?? aCar();
  return {
    seat,
    speed,
    driven: 0,
    slips: 0,
    path: [space],
    tests: [],
    brakeWear: 0,
    brakeRoll: false,
    way: { path: [], brake: 0 },
    avoided: [],
    raised: false,
    dying: false,
    over: false,
  };
}

/** A race, its board and book, and all events since it was written. */
export interface Situation {
  readonly book: ChampionshipBook;
  readonly board: RowBoard;
  readonly race: ChampionshipRace;
  readonly events: readonly ChampionshipEvent[];
}

/**
 * Returns a situation, run up to its first question.
 * @throws Error that names every promise which the situation breaks.
 */
export function situation(spec: RaceSpec, book: ChampionshipBook = championship): Situation {
  const board = spec.board ?? tinyRows();
  const written = aRace(spec, book);
  const faults = book.faults(written, board);
  if (faults.length > 0) throw new Error(`no such race is possible: ${faults.join('; ')}`);
  return { book, board, ...book.resumeAt(written, board) };
}

/** Returns the situation at the first question of a race of so many seats: three laps of `tinyRows`, no die to be thrown. */
export function started(
  seats: number,
  over: Partial<RaceSetup> = {},
  board = tinyRows(),
): Situation {
  const book = championship;
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Driver ${seat + 1}` }));
  const setup = { book: book.id, track: board.id, seed: 1, dice: [], laps: 3, seats: names };
  return { book, board, ...book.start({ options: {}, ...setup, ...over }, board) };
}

/** Returns the situation of a race that begins with these steps, one after the other, for these seats. */
export function at(
  steps: readonly ChampionshipTask['step'][],
  { seats, ...spec }: RaceSpec & { readonly seats?: readonly Seat[] },
  book?: ChampionshipBook,
): Situation {
  const agenda = steps.map(step => ({ step, seats: seats ?? spec.cars.map((_, seat) => seat) }));
  return situation({ ...spec, agenda }, book);
}

/** A part of a choice, such as `{ kind: 'playCard', speed: 80 }`, and who answers: usually the first who is asked. */
export type Answer = { readonly kind: ChampionshipChoice['kind']; readonly seat?: Seat } & {
  readonly [field: string]: unknown;
};

/**
 * Returns the situation after these answers.
 * @throws Error with the legal choices when nothing matches, or more than one choice does.
 */
export function play(now: Situation, ...answers: readonly Answer[]): Situation {
  return answers.reduce(answered, now);
}

function answered(now: Situation, { seat, ...answer }: Answer): Situation {
  const { book, board, race } = now;
  const open = book.decisions(race, board);
  const asked = seat === undefined ? open[0] : open.find(one => one.seat === seat);
  const fitting = asked?.choices.filter(choice => fits(choice, answer)) ?? [];
  const [choice, other] = fitting;
  if (asked === undefined || choice === undefined || other !== undefined) {
    const legal = asked?.choices.map(one => `  ${JSON.stringify(one)}`).join('\n');
    const told = now.events.map(event => `  ${JSON.stringify(event)}`).join('\n');
    throw new Error(
      `${JSON.stringify(answer)} fits ${fitting.length} choices; legal:\n${legal}\ntold:\n${told}`,
    );
  }
  const { race: after, events } = book.apply(race, asked.seat, choice, board);
  return { ...now, race: after, events: [...now.events, ...events] };
}

function fits(choice: ChampionshipChoice, answer: object): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...choice };
  return Object.entries(answer).every(
    ([field, value]) => JSON.stringify(fields[field]) === JSON.stringify(value),
  );
}

/**
 * Returns the open question of a seat, or of the first who is asked.
 * @throws Error when it is not asked.
 */
export function question(now: Situation, seat?: Seat): Decision<ChampionshipChoice> {
  const open = now.book.decisions(now.race, now.board);
  const asked = seat === undefined ? open[0] : open.find(one => one.seat === seat);
  if (asked === undefined) {
    const told = now.events.map(event => `  ${JSON.stringify(event)}`).join('\n');
    throw new Error(`seat ${seat} is not asked; told:\n${told}`);
  }
  return asked;
}

export function askedSeats({ book, race, board }: Situation): readonly Seat[] {
  return book.decisions(race, board).map(({ seat }) => seat);
}

/** Returns the open choices of one kind, of a seat or of the first who is asked. */
export function choices<Kind extends ChampionshipChoice['kind']>(
  now: Situation,
  kind: Kind,
  seat?: Seat,
): readonly Extract<ChampionshipChoice, { kind: Kind }>[] {
  return question(now, seat).choices.filter(
    (choice): choice is Extract<ChampionshipChoice, { kind: Kind }> => choice.kind === kind,
  );
}

/**
 * Returns the car of a seat.
 * @throws RangeError when there is no such seat.
 */
export function car({ race }: Pick<Situation, 'race'>, seat: Seat): Car {
  const found = race.cars[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** Returns the events of one kind, of one seat if given. */
export function toldOf<Kind extends ChampionshipEvent['kind']>(
  { events }: Pick<Situation, 'events'>,
  kind: Kind,
  seat?: Seat,
): readonly Extract<ChampionshipEvent, { kind: Kind }>[] {
  return events.filter(
    (event): event is Extract<ChampionshipEvent, { kind: Kind }> =>
      event.kind === kind && (seat === undefined || ('seat' in event && event.seat === seat)),
  );
}
