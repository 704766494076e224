// A plain beginner, against whom the rookies are measured: counts spaces in the own lane, looks one play ahead, reads off
// the screen what a choice costs, and turns into the pits once, when the tires are low. No table, no odds of a whole lap.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { consideredBefore, turnsIn } from '../../drivers/planning/preparing/habits.ts';
import { bookInForce } from '../../drivers/planning/terms-in-force.ts';
import { canPay, isOutWithout, pointsLeft } from '../../rules/formula-de/budget.ts';
import { gearPrice } from '../../rules/formula-de/chapters/movement/gearbox.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import { gearThrows } from '../../rules/formula-de/gear-throws.ts';
import type { Car, FormulaDeRace, Part } from '../../rules/formula-de/state.ts';
import { carOf } from '../../rules/formula-de/table.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { Consequence, Decision, View } from '../../rules/kit/types.ts';
import { counted, type Standpoint } from './counting.ts';

/** The spaces that all points of a part together seem worth to somebody who is careful with them. */
const POOL_WORTH = 12;
/** The spaces that being out seems to cost. */
const OUT = 200;
/** The share of the tires at which they are low. */
const LOW = 1 / 3;
const PAID: readonly Part[] = ['tires', 'brakes', 'gearbox', 'engine'];
/** The parts that tests take points of. */
const TESTED: Readonly<Partial<Record<string, Part>>> = {
  handlingTest: 'handling',
  wallTest: 'body',
  collisionTest: 'body',
};

/** Draws no random numbers: the same view and decision give the same answer. */
export const beginner: Driver<FormulaDeRace, FormulaDeChoice, FormulaBoard> = {
  level: 'beginner',
  choose(view, decision, board, random) {
    const choices = onTheWay(view, decision, board, consideredBefore('plainly', decision, view));
    const [first, ...rest] = choices;
    if (first === undefined) throw new RangeError(`${decision.step} offers no choice`);
    const count = new Count(view, decision, board);
    let best = first;
    let most = count.worth(first);
    for (const choice of rest) {
      const worth = count.worth(choice);
      if (worth <= most) continue;
      best = choice;
      most = worth;
    }
    return { choice: best, random };
  },
};

// Stops once, when the tires of the start are low; before and after that it never takes the pit lane.
function onTheWay(
  view: View<FormulaDeRace>,
  decision: Decision<FormulaDeChoice>,
  board: FormulaBoard,
  choices: readonly FormulaDeChoice[],
): readonly FormulaDeChoice[] {
  const { values } = bookInForce(view).terms(view.options);
  const car = carOf(view, decision.seat);
  const whole = pointsLeft(car.configuration, 'tires', values);
  const areLow = pointsLeft(car.points, 'tires', values) <= LOW * whole;
  const stops = areLow && (car.set?.fittedFor ?? 1) <= 1;
  const wanted = choices.filter(choice => turnsIn(choice, view, decision, board) === stops);
  return wanted.length === 0 ? choices : wanted;
}

/** Counts for one decision. Worths are in spaces; more is better. */
class Count {
  readonly #view: View<FormulaDeRace>;
  readonly #decision: Decision<FormulaDeChoice>;
  readonly #board: FormulaBoard;
  readonly #values: BookValues;
  readonly #car: Car;
  /** Worths of the play to come, by place and lever. */
  readonly #known = new Map<string, number>();

  constructor(view: View<FormulaDeRace>, decision: Decision<FormulaDeChoice>, board: FormulaBoard) {
    this.#view = view;
    this.#decision = decision;
    this.#board = board;
    this.#values = bookInForce(view).terms(view.options).values;
    this.#car = carOf(view, decision.seat);
  }

  /** Returns what a choice is worth: the spaces won by it and by the next play, less what it takes. */
  worth(choice: FormulaDeChoice): number {
    if (choice.kind === 'chooseGear') return this.#gearWorth(choice.gear);
    const told = bookInForce(this.#view).consequences(
      this.#view,
      this.#decision.seat,
      choice,
      this.#board,
    );
    const cost = told.reduce((sum, one) => sum + this.#cost(one), 0);
    return 'to' in choice ? this.#endWorth(choice.to, told) - cost : -cost;
  }

  #cost({ kind, amount = 1, percent = 0 }: Consequence): number {
    if (kind === 'eliminated') return OUT;
    const paid = PAID.find(part => part === kind);
    if (paid !== undefined) return this.#price(paid) * amount;
    const tested = TESTED[kind];
    return tested === undefined ? 0 : (this.#price(tested) * amount * percent) / 100;
  }

  // The fewer points are left, the more each is worth.
  #price(part: Part): number {
    const { points } = this.#car;
    if (isOutWithout(points, part, this.#values)) return OUT;
    return POOL_WORTH / Math.max(1, pointsLeft(points, part, this.#values));
  }

  #endWorth(to: string, told: readonly Consequence[]): number {
    const { ticks } = this.#board;
    const from = spaceOf(this.#board, this.#car.space);
    const end = spaceOf(this.#board, to);
    const won = ((end.tick - from.tick + ticks) % ticks) / 2;
    if (told.some(({ kind }) => kind === 'finish')) return won;
    const stops = told.find(({ kind }) => kind === 'stop')?.amount ?? 0;
    const there = { space: end.index, stops, toCome: this.#toCome };
    return won + this.#nextWorth(there, this.#view.play.gear);
  }

  get #toCome(): number {
    return this.#view.laps + 1 - this.#car.laps;
  }

  #gearWorth(gear: number): number {
    const { points, space, stops, gear: lever } = this.#car;
    const price = gearPrice(this.#car, lever, gear, this.#values) ?? {};
    if (!canPay(points, price, this.#values)) return -OUT;
    const skipped = PAID.reduce((sum, part) => sum + this.#price(part) * (price[part] ?? 0), 0);
    const here = { space: spaceOf(this.#board, space).index, stops, toCome: this.#toCome };
    const worth = this.#mean(gear, face => {
      let most = Number.NEGATIVE_INFINITY;
      for (let brakes = 0; brakes <= this.#brakes; brakes++) {
        const end = counted(this.#board, here, Math.max(0, face - brakes));
        const next = end.toCome <= 0 ? 0 : this.#nextWorth(end, gear);
        const paid = brakes * this.#price('brakes');
        most = Math.max(most, end.steps - this.#lost(end) - paid + next);
      }
      return most;
    });
    return worth - skipped;
  }

  get #brakes(): number {
    return pointsLeft(this.#car.points, 'brakes', this.#values);
  }

  // The play to come is counted without brakes.
  #nextWorth(from: Standpoint, lever: number): number {
    const key = `${from.space} ${from.stops} ${lever}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const gears = [lever - 1, lever, lever + 1].filter(
      gear => gear >= 1 && gear <= this.#values.gearDice.length,
    );
    const worths = gears.map(gear =>
      this.#mean(gear, face => {
        const end = counted(this.#board, from, face);
        return end.steps - this.#lost(end);
      }),
    );
    const most = Math.max(...worths);
    this.#known.set(key, most);
    return most;
  }

  #lost({ beyond, isOut }: ReturnType<typeof counted>): number {
    const tires = pointsLeft(this.#car.points, 'tires', this.#values);
    return isOut || beyond > tires ? OUT : beyond * this.#price('tires');
  }

  // In a book with a chart it throws the first of its throws.
  #mean(gear: number, worthOf: (face: number) => number): number {
    const faces = gearThrows(this.#values, gear)[0]?.faces ?? [];
    return faces.reduce((sum, face) => sum + worthOf(face), 0) / Math.max(1, faces.length);
  }
}
