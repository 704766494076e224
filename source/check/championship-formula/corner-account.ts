// What a car has driven and paid in its corner, computed from the events alone (CFR-39 to CFR-56, CFR-125, CFR-139).
import type { RacingLine, RowBoard, RowSpace } from '../../circuit/rows/row-board.ts';
import type { Tire } from '../../rules/championship-formula/state.ts';

const STEP = 20;
const BONUS: Readonly<Record<RacingLine['colour'], number>> = { red: 20, green: 40 };
/** At most 60 over, by two wear and a chance, or by three wear on soft tires (CFR-46, CFR-181, CFR-182). */
const STEPS_MOST = 3;
const WEAR_MOST: Readonly<Record<Tire, number>> = { hard: 2, soft: 3 };

interface Spent {
  readonly wear: number;
  readonly chances: number;
}

const NOTHING: Spent = { wear: 0, chances: 0 };
const ENDLESS = Number.POSITIVE_INFINITY;

/** The lines that begin with the spaces driven so far. */
interface OnLine {
  readonly lines: readonly RacingLine[];
  readonly step: number;
  /** By how much the car was too fast for these spaces without a line, in mph. */
  readonly over: number;
  /** The lowest limit printed on them, in mph. */
  readonly lowest: number;
}

export class CornerAccount {
  /** In mph. */
  speed = 0;
  /** Whether the next space is entered by a forced pass. */
  passes = false;
  #hasBraked = false;
  #pending = NOTHING;
  #spent = NOTHING;
  /** The excess that is paid, in mph. */
  #covered = 0;
  /** The lowest limit entered since something was paid in the corner, its line counted, in mph. */
  #lowest: number | undefined;
  #line: OnLine | undefined;
  #corner = -1;
  #passedIn = -1;
  readonly #board: RowBoard;

  constructor(board: RowBoard) {
    this.#board = board;
  }

  /** Whether something was spent since the last space or line was settled. */
  get hasPending(): boolean {
    return this.#pending.wear + this.#pending.chances > 0;
  }

  spend({ wear = 0, chances = 0 }: Partial<Spent>): void {
    this.#pending = { wear: this.#pending.wear + wear, chances: this.#pending.chances + chances };
  }

  /** Closes the account: the car has spun, stands in the pits, is home or out. */
  close(): void {
    this.#leaveCorner();
    this.#pending = NOTHING;
    this.#line = undefined;
    this.#passedIn = -1;
    this.passes = false;
  }

  /** Ends a turn: after late braking in it the corner counts as entered with the lower speed (CFR-139, CR-64, CR-80). */
  endTurn(): void {
    if (!this.#hasBraked) return;
    const { speed } = this;
    this.#hasBraked = false;
    this.#covered = Math.min(this.#covered, Math.max(0, speed - (this.#lowest ?? speed)));
    const steps = this.#covered / STEP;
    const wear = Math.min(this.#spent.wear, steps);
    this.#spent = { wear, chances: wear < steps ? this.#spent.chances : 0 };
    if (this.#line !== undefined) {
      const { over, lowest } = this.#line;
      this.#line = { ...this.#line, over: Math.min(over, Math.max(0, speed - lowest)) };
    }
  }

  /** Brakes late. */
  slow(speed: number): void {
    this.speed = speed;
    this.#hasBraked = true;
  }

  /** Leaves the line before its end: the corner is paid as if there had been none (CFR-54, CR-22). */
  leaveLine(tire: Tire): readonly string[] {
    const { over = 0, lowest = ENDLESS } = this.#line ?? {};
    this.#line = undefined;
    return this.#settle(over, lowest, tire);
  }

  /** Reports whether an excess is due for a step, more than is paid in its corner (CFR-39, CFR-40, CFR-52, CFR-56). */
  owesFor(to: RowSpace): boolean {
    return this.#overOn(to) > (to.corner === this.#corner ? this.#covered : 0);
  }

  /** Reports whether a step cannot be paid, by any car or with the wear that this one has (CFR-47, CFR-48). */
  cannotEnter(to: RowSpace, wear: number, tire: Tire): boolean {
    return to.corner === this.#corner
      ? isBeyond(this.#overOn(to), this.#covered, this.#spent, wear, tire)
      : isBeyond(this.#overOn(to), 0, NOTHING, wear, tire);
  }

  /** Reports the same of leaving the line of the car before its end (CFR-54, CR-22). */
  cannotLeaveLine(wear: number, tire: Tire): boolean {
    return isBeyond(this.#line?.over ?? 0, this.#covered, this.#spent, wear, tire);
  }

  /** Keeps for a step what was paid for a space beside it that is not entered after all: it is not given back (CR-56). */
  keepPaid(to: RowSpace): void {
    const { wear, chances } = this.#pending;
    this.#goTo(to);
    this.#spent = { wear: this.#spent.wear + wear, chances: this.#spent.chances + chances };
    this.#covered += (wear + chances) * STEP;
    if (wear + chances > 0) this.#note(this.speed - this.#covered);
    this.#pending = NOTHING;
  }

  drive(from: RowSpace, to: RowSpace, tire: Tire): readonly string[] {
    const [line, over, limit] = [this.#lineOn(to), this.#overOn(to), this.#limitOn(to)];
    const faults = (line?.step ?? 0) > 0 ? [] : this.#leftInSilence(from);
    this.#goTo(to);
    if (to.corner !== this.#passedIn) this.#passedIn = -1;
    if (this.passes && to.corner >= 0) this.#passedIn = to.corner;
    this.passes = false;
    this.#line = line;
    return [...faults, ...this.#settle(over, limit, tire)];
  }

  // The excess that is due on a space, in mph.
  #overOn(to: RowSpace): number {
    return Math.max(0, this.speed - this.#limitOn(to));
  }

  // The limit of a space, raised by a line; endless where there is none.
  #limitOn(to: RowSpace): number {
    const [line] = this.#lineOn(to)?.lines ?? [];
    return printed(to) + (line === undefined ? 0 : BONUS[line.colour]);
  }

  // What is paid covers this limit too.
  #note(limit: number): void {
    this.#lowest = Math.min(this.#lowest ?? limit, limit);
  }

  #goTo({ corner }: RowSpace): void {
    if (corner !== this.#corner) this.#leaveCorner();
    this.#corner = corner;
  }

  #leaveCorner(): void {
    this.#covered = 0;
    this.#lowest = undefined;
    this.#spent = NOTHING;
  }

  // An attacker has no line in the corner of its pass (CFR-125, CR-87); a line begins on its first space (CR-63).
  #lineOn(to: RowSpace): OnLine | undefined {
    if (this.passes || (to.corner >= 0 && this.#passedIn === to.corner)) return undefined;
    const own = { over: Math.max(0, this.speed - printed(to)), lowest: printed(to) };
    if (this.#line !== undefined) {
      const step = this.#line.step + 1;
      const lines = this.#line.lines.filter(({ spaces }) => spaces[step] === to.index);
      const over = Math.max(own.over, this.#line.over);
      const lowest = Math.min(own.lowest, this.#line.lowest);
      if (lines.length > 0) return { lines, step, over, lowest };
    }
    const all = this.#board.corners[to.corner]?.lines ?? [];
    const lines = all.filter(({ spaces }) => spaces[0] === to.index);
    return lines.length === 0 ? undefined : { lines, step: 0, ...own };
  }

  #leftInSilence({ id }: RowSpace): readonly string[] {
    const { lines = [], step = 0 } = this.#line ?? {};
    const isUnfinished = lines.length > 0 && lines.every(({ spaces }) => step + 1 < spaces.length);
    return isUnfinished ? [`leaves its line on ${id}, which nobody told`] : [];
  }

  // What is spent is what is due, within what may be spent in a corner (CFR-40, CFR-42, CFR-44 to CFR-46, CR-17).
  #settle(over: number, limit: number, tire: Tire): readonly string[] {
    const due = Math.max(0, over - this.#covered) / STEP;
    const { wear, chances } = this.#pending;
    const all = { wear: this.#spent.wear + wear, chances: this.#spent.chances + chances };
    const isTooMuch =
      all.wear > WEAR_MOST[tire] || all.chances > 1 || all.wear + all.chances > STEPS_MOST;
    this.#pending = NOTHING;
    this.#spent = all;
    this.#covered = Math.max(this.#covered, over);
    if (wear + chances > 0 || this.#lowest !== undefined) this.#note(limit);
    return [
      ...(wear + chances === due
        ? []
        : [`owes ${due} for ${over} over and pays ${wear} wear, ${chances} chances`]),
      ...(isTooMuch ? [`pays ${all.wear} wear, ${all.chances} chances in one corner`] : []),
    ];
  }
}

function printed({ limit }: RowSpace): number {
  return limit === 0 ? ENDLESS : limit;
}

function isBeyond(over: number, covered: number, spent: Spent, wear: number, tire: Tire): boolean {
  const steps = Math.max(0, over - covered) / STEP;
  const inWear = Math.min(wear, WEAR_MOST[tire] - spent.wear);
  return (
    over / STEP > STEPS_MOST ||
    spent.wear + spent.chances + steps > STEPS_MOST ||
    steps > inWear + 1 - spent.chances
  );
}
