// The payment of every corner that is driven, computed a second time from the events since the start of the race.
import { spaceOf } from '../../circuit/board.ts';
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { ChampionshipChoice } from '../../rules/championship-formula/choices.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import type { Car, ChampionshipRace } from '../../rules/championship-formula/state.ts';
import type { Race, Seat } from '../../rules/kit/types.ts';
import type { Turn } from '../contract/turns.ts';
import { CornerAccount } from './corner-account.ts';

type Step = Extract<ChampionshipEvent, { kind: 'carMoved' }>;
type Stop = Extract<ChampionshipEvent, { kind: 'carSpun' | 'retired' }>;
type OfSeat = Extract<ChampionshipEvent, { seat: Seat }>;

// The accounts of a race are passed on from turn to turn; a race that is not known from its start has none.
const known = new WeakMap<Race, readonly CornerAccount[]>();

export function cornerFaults(board: RowBoard, turn: Turn): readonly string[] {
  const { number, before, race, events } = turn;
  const { cars } = (before ?? race) as ChampionshipRace;
  const isStart = number === 0 && before === undefined;
  const accounts = isStart ? cars.map(() => new CornerAccount(board)) : before && known.get(before);
  if (accounts === undefined) return [];
  known.set(race, accounts);
  const story = new CornerStory(board, accounts, cars, chosenWay(turn), wayBefore(turn));
  const told = events as readonly ChampionshipEvent[];
  return [...told.flatMap(event => story.take(event)), ...story.end()];
}

interface Way {
  readonly seat: Seat;
  readonly path: readonly string[];
}

// The way that was chosen, in this turn or before, as far as it is still to be driven; none where something may be paid for another.
function chosenWay({ answered, before }: Turn): Way | undefined {
  if (answered?.decision.step === 'replan') return undefined;
  const choice = answered?.choice as ChampionshipChoice | undefined;
  if (choice?.kind === 'drive' && answered !== undefined) {
    return { seat: answered.decision.seat, path: choice.path };
  }
  return wayBefore({ before });
}

function wayBefore({ before }: Pick<Turn, 'before'>): Way | undefined {
  const { move } = (before ?? {}) as Partial<ChampionshipRace>;
  return move === undefined ? undefined : { seat: move.seat, path: move.way.path };
}

/** Events that follow a step and belong to it. */
const OF_A_STEP: readonly ChampionshipEvent['kind'][] = ['lineCrossed', 'wearGained', 'carPlaced'];

/** Follows the events of a turn; what a step owes is judged once it is clear that the car has not spun there. */
class CornerStory {
  readonly #board: RowBoard;
  readonly #accounts: readonly CornerAccount[];
  readonly #cars: readonly Car[];
  readonly #wear: number[];
  readonly #way: Way | undefined;
  readonly #wayBefore: Way | undefined;
  #step: Step | undefined;
  #steps = 0;

  constructor(
    board: RowBoard,
    accounts: readonly CornerAccount[],
    cars: readonly Car[],
    way: Way | undefined,
    before: Way | undefined,
  ) {
    this.#board = board;
    this.#accounts = accounts;
    this.#cars = cars;
    this.#way = way;
    this.#wayBefore = before;
    this.#wear = cars.map(({ wear }) => wear);
  }

  take(event: ChampionshipEvent): readonly string[] {
    if (!('seat' in event)) return this.#ofNobody(event);
    if (event.kind === 'carSpun' || event.kind === 'retired') return this.#stop(event);
    const faults = OF_A_STEP.includes(event.kind) ? [] : this.end();
    return [...faults, ...this.#follow(event)];
  }

  #ofNobody({ kind }: ChampionshipEvent): readonly string[] {
    const faults = this.end();
    if (kind === 'turnEnded') for (const account of this.#accounts) account.endTurn();
    return faults;
  }

  end(): readonly string[] {
    if (this.#step === undefined) return [];
    const { seat, from, to } = this.#step;
    this.#step = undefined;
    const [one, other] = [spaceOf(this.#board, from), spaceOf(this.#board, to)];
    const account = this.#account(seat);
    const faults = account.drive(one, other, this.#tire(seat));
    return faults.map(fault => `seat ${seat} on ${to} ${fault}`);
  }

  // A driver who has spent too much for the rest of the way may have chosen another one (CR-61).
  #mayBeOtherWay({ seat, to }: Step): boolean {
    return this.#way?.seat !== seat || this.#way.path[this.#steps++] !== to;
  }

  // What was paid for the next space of a way shrinks with the speed, though the car has not entered it (CFR-139, CR-61).
  #slow({ seat, speed }: Extract<ChampionshipEvent, { kind: 'speedChanged' }>): void {
    const account = this.#account(seat);
    const [next] = this.#wayBefore?.seat === seat ? this.#wayBefore.path : [];
    if (account.hasPending && next !== undefined) account.keepPaid(spaceOf(this.#board, next));
    account.slow(speed);
  }

  #account(seat: Seat): CornerAccount {
    const account = this.#accounts[seat];
    if (account === undefined) throw new RangeError(`no car of seat ${seat}`);
    return account;
  }

  // In a race without pits the tires are like hard ones.
  #tire(seat: Seat) {
    return this.#cars[seat]?.tire ?? 'hard';
  }

  // A car that stops on the space of a step owes nothing more there, unless it has paid a chance that failed (CFR-95, CFR-157); one
  // that stops without a step has failed on its line (CFR-55).
  #stop(event: Stop): readonly string[] {
    const { seat } = event;
    const account = this.#account(seat);
    const isOnStep = this.#step?.seat === seat;
    const faults = event.kind === 'retired' && event.cause === 'gravel' ? this.#gravel(seat) : [];
    if (isOnStep && !account.hasPending) this.#step = undefined;
    faults.push(...this.end());
    if (account.hasPending) faults.push(...account.leaveLine(this.#tire(seat)));
    account.close();
    return faults;
  }

  // Only an excess that cannot be paid leads into the gravel, on the space of the step or on the last one of a line; who has spun may
  // pay nothing (CFR-47, CFR-48, CFR-152, CR-22).
  #gravel(seat: Seat): string[] {
    const account = this.#account(seat);
    const wear = this.#wear[seat] ?? 0;
    const to = this.#step?.seat === seat ? spaceOf(this.#board, this.#step.to) : undefined;
    if (this.#cars[seat]?.spunIn !== undefined) return [];
    if (to !== undefined && !account.hasPending && account.owesFor(to)) {
      const isRight = account.cannotEnter(to, wear, this.#tire(seat));
      return isRight ? [] : [`seat ${seat} is out on ${to.id}, for which it can pay`];
    }
    const faults = [...this.end()];
    const isRight = account.cannotLeaveLine(wear, this.#tire(seat));
    return isRight ? faults : [...faults, `seat ${seat} is out for a line that it can leave`];
  }

  #follow(event: OfSeat): readonly string[] {
    const { seat } = event;
    const account = this.#account(seat);
    switch (event.kind) {
      case 'carMoved':
        this.#step = event;
        if (this.#mayBeOtherWay(event)) account.keepPaid(spaceOf(this.#board, event.to));
        break;
      case 'moveBegan':
        account.speed = event.speed;
        break;
      case 'speedChanged':
        if (event.late === true) this.#slow(event);
        else account.speed = event.speed;
        break;
      case 'wearPaid':
        this.#wear[seat] = event.left;
        if (event.for === 'corner') account.spend({ wear: event.wear });
        break;
      case 'wearGained':
        this.#wear[seat] = (this.#wear[seat] ?? 0) + event.wear;
        break;
      case 'rollRead':
        if (event.cause === 'chance') account.spend({ chances: 1 });
        if (event.cause === 'pass') account.passes = event.result !== 'red';
        break;
      case 'lineLeft':
        return account.leaveLine(this.#tire(seat)).map(fault => `seat ${seat} ${fault}`);
      case 'finished':
      case 'pitEntered':
        account.close();
        break;
      default:
    }
    return [];
  }
}
