// The tests that a place on the board calls for, priced in rolls: contact with other cars, dangerous spaces, the wall,
// the strain of the high gears; and whether a wake is there to be used.
import { spaceAt, spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { isInPits } from '../../rules/formula-de/chapters/car/pits.ts';
import { carsOnBoard, takenSpaces } from '../../rules/formula-de/chapters/movement/occupancy.ts';
import { drawsAlong } from '../../rules/formula-de/chapters/movement/slipstream.ts';
import type { Car, FormulaDeRace, TrackState } from '../../rules/formula-de/state.ts';
import { isCoasting, trackOf } from '../../rules/formula-de/table.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { View } from '../../rules/kit/types.ts';
import type { Taste } from '../levels/taste.ts';
import type { End } from './ends/legal-ends.ts';
import type { Prices } from './prices.ts';

/** Greatest distance in ticks of a car behind that counts as blocked. */
const HELD_TICKS = 24;

/** Rolls that a play in a high gear seems to cost the engine for each whole weight above 1. */
const REVS = 0.08;

export class Hazards {
  readonly #car: Car;
  readonly #board: FormulaBoard;
  readonly #values: BookValues;
  readonly #prices: Prices;
  readonly #taste: Taste;
  readonly #track: TrackState;
  /** Number of faces of the die of every test. */
  readonly #faces: number;
  readonly #others = new Map<number, Car>();
  /** Spaces of other cars and of backmarkers. */
  readonly #taken: ReadonlySet<number>;
  /** By space, because a decision asks about the same ones over and over. */
  readonly #contacts: number[] = [];
  readonly #heldUp: number[] = [];

  constructor(
    race: View<FormulaDeRace>,
    car: Car,
    board: FormulaBoard,
    values: BookValues,
    prices: Prices,
    taste: Taste,
  ) {
    this.#car = car;
    this.#board = board;
    this.#values = values;
    this.#prices = prices;
    this.#taste = taste;
    this.#track = trackOf(race);
    this.#faces = values.blackDie.faces.length;
    for (const other of carsOnBoard(race, car.seat)) {
      this.#others.set(spaceOf(board, other.space).index, other);
    }
    this.#taken = takenSpaces(race, board, car.seat);
  }

  /**
   * Returns the price of engine tests until the next play: those by the car's own roll, and by the rolls of others now
   * in a high gear.
   */
  strain(gear: number): number {
    const { odds, lowestGear } = this.#values.engine;
    if (gear < lowestGear || isCoasting(this.#car)) return 0;
    let tests = this.#hotShare(gear);
    for (const other of this.#others.values()) {
      if (other.status === 'racing' && !isInPits(this.#board, other)) {
        tests += this.#hotShare(other.gear);
      }
    }
    const feared = tests * (odds[this.#track] / this.#faces) * this.#prices.tested('engine');
    return feared * this.#taste.engine + REVS * (this.#taste.engine - 1);
  }

  // Returns the share of the faces of a gear's die that call for engine tests.
  #hotShare(gear: number): number {
    const faces = this.#values.gearDice[gear - 1]?.faces ?? [];
    const hot = faces.filter(face => face === this.#values.engine.triggers[gear]);
    return hot.length / faces.length;
  }

  /**
   * Returns the price of the tests on the way to an end: of dangerous spaces and entries to the wall lane (M-17-0-2,
   * M-15-0-2).
   */
  road(end: End): number {
    if (end.tests.length === 0) return 0;
    const { odds } = this.#values.handling;
    const finishes = end.passage.end === 'finished';
    let risk = 0;
    for (const index of end.tests) {
      if (index < 0) {
        risk +=
          (this.#values.collision.normal[this.#track] / this.#faces) * this.#prices.tested('body');
      } else if (!finishes || index !== end.to) {
        risk += (odds[this.#track] / this.#faces) * this.#prices.tested('handling');
      }
    }
    return risk * this.#taste.danger;
  }

  /**
   * Returns the price of body tests against the cars next to a space and directly in front of it; nothing in the pits
   * (R-03, M-19-5-3).
   */
  contacts(space: FormulaSpace): number {
    const known = this.#contacts[space.index];
    if (known !== undefined) return known;
    const risk = this.#contactsOn(space);
    this.#contacts[space.index] = risk;
    return risk;
  }

  #contactsOn(space: FormulaSpace): number {
    const risk = this.pointsAtStake(space);
    return risk === 0 ? 0 : risk * this.#prices.tested('body') * this.#taste.contact;
  }

  /** Returns the points that the body tests on a space are expected to take. */
  pointsAtStake(space: FormulaSpace): number {
    if (space.kind !== 'track') return 0;
    const { aboveFlag } = this.#values.collision;
    if (aboveFlag !== undefined) return this.#atFlag(space, aboveFlag[this.#track]);
    let risk = this.#contact(space.ahead);
    for (const index of space.beside) risk += this.#contact(index);
    return risk;
  }

  // In a corner each car and backmarker that touches is a check against the number of its flag (TR-86, TR-87, TR-139).
  #atFlag({ ahead, beside, corner, index }: FormulaSpace, above: number): number {
    const stops = this.#board.corners[corner]?.stops;
    if (stops === undefined || this.#taken.size === 0) return 0;
    let touching = this.#taken.has(ahead) ? 1 : 0;
    for (const one of beside) if (this.#taken.has(one)) touching += 1;
    for (const one of this.#taken) if (spaceAt(this.#board, one).ahead === index) touching += 1;
    return (touching * (stops + above)) / this.#faces;
  }

  #contact(index: number): number {
    const other = this.#others.get(index);
    if (other === undefined || spaceAt(this.#board, index).kind !== 'track') return 0;
    const { normal, aggravated } = this.#values.collision;
    return (other.aggravates ? aggravated : normal)[this.#track] / this.#faces;
  }

  /** Returns the number of cars close behind in the lane of a space whose way is blocked. */
  heldUp(space: FormulaSpace): number {
    const known = this.#heldUp[space.index];
    if (known !== undefined) return known;
    const held = this.#heldUpBy(space);
    this.#heldUp[space.index] = held;
    return held;
  }

  #heldUpBy(space: FormulaSpace): number {
    if (space.kind !== 'track') return 0;
    let held = 0;
    for (const [index, other] of this.#others) {
      const behind = spaceAt(this.#board, index);
      const ticks = space.tick - behind.tick;
      if (other.status !== 'racing' || behind.kind !== 'track' || behind.lane !== space.lane)
        continue;
      if (ticks > 0 && ticks <= HELD_TICKS) held += 1;
    }
    return held;
  }

  /** Reports whether a car on a space could get a slipstream from the one in front of it (M-18-1-1). */
  hasWake(space: FormulaSpace, gear: number): boolean {
    const front = this.#others.get(space.ahead);
    if (front === undefined || isCoasting(this.#car)) return false;
    return drawsAlong(front, gear, this.#values.slipstream.lowestGear);
  }
}
