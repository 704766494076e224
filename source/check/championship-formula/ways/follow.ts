// The accounts of all cars through a race, from its events alone.
import { spaceOf } from '../../../circuit/board.ts';
import type { RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { Car, ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import {
  type Account,
  costOf,
  inNextTurn,
  leftLine,
  OPEN_ROAD,
  overWithout,
  type Price,
  paidAhead,
  settled,
  slowed,
  spun,
  stepInto,
} from './account.ts';
import { FREE, lineOf } from './going.ts';
import { isInsideCorner } from './road.ts';

type Step = Extract<ChampionshipEvent, { kind: 'carMoved' }>;

interface Followed {
  account: Account;
  speed: number;
  /** Spaces of this move so far. */
  moved: number;
  /** Ids of the spaces that it is known to have chosen; empty where nobody was asked. */
  way: readonly string[];
  braking: Price;
  /** What has been paid in a corner since the last step or line was settled. */
  pending: Price;
  passes: boolean;
  /** Late braking that is reported and not paid yet, in mph. */
  owed: number;
  /** Slip spaces that it has used in this move, and whether it was put on another space. */
  slipped: number;
  wasPlaced: boolean;
  /** Whether it has spun in this turn. */
  spunNow: boolean;
}

const BEGUN = {
  moved: 0,
  way: [],
  braking: FREE,
  pending: FREE,
  owed: 0,
  slipped: 0,
  wasPlaced: false,
} as const;

const STEP = 20;
/** Slowing beyond the brakes that nobody can pay for, in mph (CFR-23). */
const SLOWING_COSTS = 80;

/** Events that follow a step and belong to it. */
const OF_A_STEP: readonly ChampionshipEvent['kind'][] = ['lineCrossed', 'wearGained', 'carPlaced'];

export class Follower {
  readonly cars: readonly Followed[];
  readonly #board: RowBoard;

  constructor(board: RowBoard, { cars }: ChampionshipRace) {
    this.#board = board;
    this.cars = cars.map(() => ({
      account: OPEN_ROAD,
      speed: 0,
      passes: false,
      spunNow: false,
      ...BEGUN,
    }));
  }

  car(seat: Seat): Followed {
    const car = this.cars[seat];
    if (car === undefined) throw new RangeError(`no car of seat ${seat}`);
    return car;
  }

  /** Books what a car has paid for its next step, whatever that will be. */
  keepPaid(seat: Seat, account: Account): void {
    Object.assign(this.car(seat), { account, pending: FREE });
  }

  goesAlong(seat: Seat, way: readonly string[]): void {
    this.car(seat).way = way;
  }

  /** Follows the events after an answer, and returns what is paid wrongly. */
  take(events: readonly ChampionshipEvent[]): readonly string[] {
    return events.flatMap((event, index) => {
      if (event.kind === 'turnEnded') this.#endTurn();
      if (!('seat' in event)) return [];
      if (event.kind !== 'carMoved') return this.#follow(event);
      const after = events.slice(index + 1).find(one => !OF_A_STEP.includes(one.kind));
      return this.#step(event, after);
    });
  }

  // A car that stops on the space of a step by a roll owes nothing there (CFR-95, CFR-157).
  #step({ seat, to }: Step, after: ChampionshipEvent | undefined): readonly string[] {
    const car = this.car(seat);
    this.#changeWay(car, to);
    const space = spaceOf(this.#board, to);
    const { left, over, on } = this.#stepInto(car, space);
    const stops = (after?.kind === 'carSpun' || after?.kind === 'retired') && after.seat === seat;
    const { covered, paid } = left;
    const account = space.corner === car.account.corner ? { ...on, covered, paid } : on;
    const due = Math.max(0, over - account.covered);
    const { pending } = car;
    Object.assign(car, { pending: FREE, passes: false, moved: car.moved + 1 });
    car.account = settled(account, over, pending);
    return stops ? [] : wrong(`seat ${seat} on ${to}`, due, pending);
  }

  // Where one other way is left after a payment nobody is asked: what was paid for the space that is not entered is kept (CR-56, CR-61).
  #changeWay(car: Followed, to: string): void {
    const [next = to, ...rest] = car.way;
    car.way = next === to ? rest : [];
    if (next === to) return;
    const step = this.#stepInto(car, spaceOf(this.#board, next));
    Object.assign(car, { account: paidAhead(car.account, step, car.pending), pending: FREE });
  }

  #stepInto({ account, speed, passes }: Followed, space: RowSpace) {
    return stepInto(account, space, { speed, passes, board: this.#board });
  }

  #endTurn(): void {
    for (const car of this.cars) {
      car.account = inNextTurn(car.account);
      // A spin is over when the car has stood still for a turn (CR-72).
      if (car.speed === 0 && !car.spunNow) car.account = { ...car.account, spunIn: -1 };
      car.spunNow = false;
    }
  }

  #leaveLine(seat: Seat): readonly string[] {
    const car = this.car(seat);
    const account = leftLine(car.account);
    const over = overWithout(account);
    const due = Math.max(0, over - account.covered);
    const { pending } = car;
    car.pending = FREE;
    car.account = settled(account, over, pending);
    return wrong(`seat ${seat} that leaves its line`, due, pending);
  }

  #follow(event: Extract<ChampionshipEvent, { seat: Seat }>): readonly string[] {
    const car = this.car(event.seat);
    switch (event.kind) {
      case 'moveBegan':
        Object.assign(car, { ...BEGUN, speed: event.speed });
        break;
      case 'speedChanged':
        if (event.late === true) {
          car.owed = car.speed - event.speed;
          car.account = slowed(car.account, event.speed);
        }
        car.speed = event.speed;
        break;
      case 'slipTaken':
        car.slipped = event.spaces;
        break;
      case 'wearPaid':
        return payWear(car, event);
      case 'rollRead':
        return readRoll(car, event);
      case 'lineLeft':
        return this.#leaveLine(event.seat);
      case 'carPlaced':
        car.account = placed(car.account, spaceOf(this.#board, event.to));
        car.wasPlaced = true;
        break;
      case 'carSpun':
      case 'stalled':
        Object.assign(car, { account: spun(car.account), speed: 0, spunNow: true });
        break;
      case 'pitEntered':
      case 'pitLeft':
        car.account = OPEN_ROAD;
        break;
      default:
    }
    return [];
  }
}

// A car that is put on another space has spun in the corner where it was (CFR-130); one that a failed pass has put back has not.
function placed(account: Account, { corner }: RowSpace): Account {
  return corner === account.corner ? account : { ...OPEN_ROAD, corner, putFrom: account.corner };
}

function wrong(who: string, due: number, price: Price): readonly string[] {
  const { wear, rolls } = price;
  return due === costOf(price)
    ? []
    : [`${who} owes ${due} and pays ${wear} wear, ${rolls} chances`];
}

function payWear(
  car: Followed,
  event: Extract<ChampionshipEvent, { kind: 'wearPaid' }>,
): readonly string[] {
  const { wear, seat } = event;
  if (event.for === 'corner') car.pending = { ...car.pending, wear: car.pending.wear + wear };
  if (event.for !== 'braking' && event.for !== 'lateBraking') return [];
  car.braking = { ...car.braking, wear: car.braking.wear + wear };
  return event.for === 'braking' ? [] : paidLate(car, seat, wear);
}

function readRoll(
  car: Followed,
  { seat, cause, result }: Extract<ChampionshipEvent, { kind: 'rollRead' }>,
): readonly string[] {
  if (cause === 'chance') car.pending = { ...car.pending, rolls: car.pending.rolls + 1 };
  if (cause === 'deceleration' || cause === 'lateBraking')
    car.braking = { ...car.braking, rolls: 1 };
  if (cause === 'pass') car.passes = result !== 'red';
  return cause === 'lateBraking' ? paidLate(car, seat, 1) : [];
}

// A car that slows down without an event of a new speed cannot pay for it: that costs nothing but the spin, up to what
// nobody could pay (CFR-23, CFR-162). A car that is put back slows down by more than its spaces show (CFR-132).
function paidLate(car: Followed, seat: Seat, steps: number): readonly string[] {
  const isForced = car.owed === 0;
  car.owed = Math.max(0, car.owed - steps * STEP);
  const slowing = car.speed - STEP * Math.max(0, car.moved - car.slipped);
  return isForced && slowing < SLOWING_COSTS && !car.wasPlaced
    ? [`seat ${seat} pays for slowing by ${slowing}, of which it can pay too little`]
    : [];
}

/** Returns how a race and the followed account differ about the corner of a car. */
export function accountFaults(
  board: RowBoard,
  { seat, space, credit, line, ...car }: Car,
  account: Account,
): readonly string[] {
  const here = spaceOf(board, space);
  if (!isInsideCorner(board, here)) return [];
  const held = credit?.corner === here.corner ? credit.over : 0;
  const told = lineOf(account) !== undefined;
  const lines = board.corners[line?.corner ?? -1]?.lines[line?.line ?? -1]?.spaces.length ?? 0;
  const has = line !== undefined && line.step + 1 < lines;
  return [
    ...(held === account.covered
      ? []
      : [`seat ${seat} on ${space} has a credit of ${held}, by the text ${account.covered}`]),
    ...(has === told
      ? []
      : [
          `seat ${seat} on ${space} is ${has ? '' : 'not '}on a line, by the text it is ${told ? '' : 'not'}`,
        ]),
    ...(((car.spunIn ?? -1) === here.corner) === (account.spunIn === here.corner)
      ? []
      : [`seat ${seat} on ${space} has spun in ${car.spunIn}, by the text in ${account.spunIn}`]),
  ];
}
