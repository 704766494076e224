// From a decision to a list of items: their order, their keys, what each does in words, which one Enter takes. Costs
// come from the book; no rule is known here.
import { spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { isOutWithout } from '../../../rules/formula-de/budget.ts';
import { gearPrice } from '../../../rules/formula-de/chapters/movement/gearbox.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import { type FormulaDeRace, PARTS, type Part } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { BookValues } from '../../../rules/formula-de/values.ts';
import type { Choice, Consequence, Decision, Seat, View } from '../../../rules/kit/types.ts';
import { LINE_KEYS } from '../../keys.ts';
import { toldAdvice } from '../../screens/race/engineer.ts';
import type { Item as CommonItem } from '../../screens/race/items.ts';
import { letterOf } from '../../screens/race/race-model.ts';
import type { ConsequenceWords, RaceWords } from '../../words/words.ts';
import { type Cut, cutsOf, shortenedBy } from '../braking.ts';
import {
  type FormulaModel,
  type FormulaTable,
  gearOf,
  isPointMove,
  termsOf,
  trialHandOf,
} from './formula-de-model.ts';
import { pitNotes } from './pit-notes.ts';
import { slideAfter, withSlide } from './targets/slide.ts';
import { toldApart } from './twin-ways.ts';

export interface Item extends CommonItem<FormulaDeChoice> {
  readonly consequences: readonly Consequence[];
  readonly letters: readonly string[];
  readonly usual: boolean;
  /** The gravest of its consequences: 0 harmless, 1 costs points or risks them, 2 may end the race. */
  readonly weight: 0 | 1 | 2;
}

/** Value of the line that races with the car as it is. */
export const KEEP = 'keep';

const known = new WeakMap<Decision, readonly (readonly Consequence[])[]>();

/** Returns the consequences of all choices of a decision, for which the book is asked once. */
function consequencesOf(
  table: FormulaTable,
  race: View<FormulaDeRace>,
  decision: Decision,
): readonly (readonly Consequence[])[] {
  const before = known.get(decision);
  if (before !== undefined) return before;
  const { board } = table;
  const { values } = termsOf(table, race.options);
  const each = decision.choices.map(choice => {
    const told = withSlide(
      toldOf(table, race, decision, choice as FormulaDeChoice),
      slideAfter(table, race, decision, choice as FormulaDeChoice),
    );
    const notes = pitNotes(race, decision.seat, choice as FormulaDeChoice, board);
    if (trialHandOf(table) !== undefined) return told.map(inTrial);
    const weighed = told.flatMap(one => inRace(one, choice.kind, race, decision.seat, values));
    // Mentions that the car is on the track again only where there is nothing else to report.
    return [
      ...fromPools(together(weighed), values),
      ...notes.filter(note => note.kind !== 'ontoTrack' || told.length === 0),
    ];
  });
  const list = toldApart(decision.choices as readonly FormulaDeChoice[], each);
  known.set(decision, list);
  return list;
}

// What a gear in secret costs is charged when all are shown, which nobody can foretell before the others have answered (TRR-13).
function toldOf(
  table: FormulaTable,
  race: View<FormulaDeRace>,
  { seat, secret }: Decision,
  choice: FormulaDeChoice,
): readonly Consequence[] {
  if (choice.kind !== 'chooseGear' || secret !== true) {
    return table.book.consequences(race, seat, choice, table.board);
  }
  const car = carOf(race, seat);
  const price = gearPrice(car, car.gear, choice.gear, termsOf(table, race.options).values) ?? {};
  return Object.entries(price).map(([kind, amount]) => ({ kind, amount }));
}

// A trial has a lap and a session to end, but no race (M-1-1-14).
function inTrial(one: Consequence): Consequence {
  if (one.kind === 'finish') return { ...one, kind: 'lapDone' };
  return one.kind === 'eliminated' ? { ...one, kind: 'sessionOver' } : one;
}

/** The part whose last point a test may cost. */
const TESTED: Readonly<Record<string, Part>> = {
  collisionTest: 'body',
  backmarkerTest: 'body',
  wallTest: 'body',
  handlingTest: 'handling',
};

// A test for the last point of a part may end the race. A driver who declines a slipstream is not shown the next one.
function inRace(
  one: Consequence,
  choice: string,
  race: View<FormulaDeRace>,
  seat: Seat,
  values: BookValues,
): readonly Consequence[] {
  if (one.kind === 'slipstream' && choice === 'declineSlipstream') return [];
  const part = TESTED[one.kind];
  const { points } = carOf(race, seat);
  const isLast = part !== undefined && isOutWithout(points, part, values);
  return [isLast ? { ...one, kind: `${one.kind}OfLast` } : one];
}

/** Groups points by the pool from which they are taken, with one figure for each pool. */
export function fromPools(
  list: readonly Consequence[],
  values: BookValues,
): readonly Consequence[] {
  const poolOf = (kind: string) => {
    const part = PARTS.find(one => one === kind);
    return part === undefined ? kind : values.parts[part].pool;
  };
  const isShared = ({ kind }: Consequence) => poolOf(kind) !== kind;
  if (!list.some(isShared)) return list;
  const told = list.map(one => ({ ...one, kind: poolOf(one.kind) }));
  return told.flatMap((one, at) => {
    if (!isShared(list[at] ?? one)) return [one];
    const alike = told.filter((other, i) => other.kind === one.kind && isShared(list[i] ?? other));
    if (alike[0] !== one) return [];
    return [{ ...one, amount: alike.reduce((sum, { amount = 0 }) => sum + amount, 0) }];
  });
}

// Merges cars that are hit with the same odds.
function together(list: readonly Consequence[]): readonly Consequence[] {
  const isHit = ({ kind }: Consequence) => kind.startsWith('collisionTest');
  return list.flatMap((one, at) => {
    const alike = (other: Consequence) =>
      isHit(one) && other.kind === one.kind && other.percent === one.percent;
    if (list.findIndex(alike) === at) {
      return [{ ...one, seats: list.filter(alike).flatMap(({ seats = [] }) => seats) }];
    }
    return isHit(one) ? [] : [one];
  });
}

/** Returns the items of the open question; none while nothing is asked. */
export function itemsAsked(
  { prompt, table, moment, kept, engineer }: FormulaModel,
  words: RaceWords,
): readonly Item[] {
  if (prompt?.kind !== 'ask') return [];
  const told = {
    best: toldAdvice({ prompt, engineer })[0]?.choice,
    usual: prompt.usual,
    // Keys stay as they are when the engineer is called.
    order: engineer.manner === 'school' ? prompt.advice.map(({ choice }) => choice) : [],
  };
  return itemsOf(table, moment.race, prompt.decision, told, kept.cut, words);
}

interface Told {
  readonly best?: Choice | undefined;
  readonly usual?: Choice | undefined;
  /** The choices in the order a good driver prefers; absent where that is not shown. */
  readonly order?: readonly Choice[];
}

/** Returns the items of a decision in the order of the list, of moves those that are shortened by `cut`. */
export function itemsOf(
  table: FormulaTable,
  race: View<FormulaDeRace>,
  decision: Decision,
  { best, usual, order = [] }: Told,
  cut: Cut,
  words: RaceWords,
): readonly Item[] {
  // All spaces of the board would make no list: a cursor moves along the board instead.
  if (decision.step === 'placeCar') return [];
  const consequences = consequencesOf(table, race, decision);
  const items = decision.choices.map((choice, index): Item => {
    const list = consequences[index] ?? [];
    return {
      value: choice.kind === 'keepCar' ? KEEP : String(index),
      choice: choice as FormulaDeChoice,
      key: '',
      consequences: list,
      letters: table.letters,
      weight: weightOf(list, words),
      advised: choice === best,
      usual: choice === usual,
    };
  });
  const shown = shownItems(items, cut);
  return withKeys(sorted(shown, table.board, order));
}

/** Returns by how many brakes the moves of a decision may be shortened beyond what they must be, the fewest first. */
export function brakeCuts({ choices }: Decision): readonly number[] {
  return cutsOf((choices as readonly FormulaDeChoice[]).flatMap(choice => brakesOf(choice) ?? []));
}

/** Returns the item that Enter takes at first: the usual one, else the first harmless one. */
export function defaultItem(items: readonly Item[]): Item | undefined {
  return (
    items.find(item => item.usual) ??
    items.find(item => item.weight === 0) ??
    items.find(item => item.weight === 1) ??
    items[0]
  );
}

export function inWords(item: Item, words: RaceWords): readonly ConsequenceWords[] {
  const letters = (seats: readonly number[]) => seats.map(seat => letterOf(item, seat)).join(', ');
  return item.consequences.map(one => words.consequence(one, letters));
}

function weightOf(list: readonly Consequence[], words: RaceWords): 0 | 1 | 2 {
  const weights = list.map(one => words.consequence(one, () => '').weight);
  return Math.max(0, ...weights) as 0 | 1 | 2;
}

/** Returns the brakes that a choice uses; undefined for one that brakes cannot shorten. */
export function brakesOf(choice: FormulaDeChoice): number | undefined {
  return choice.kind === 'move' || choice.kind === 'takeSlipstream' ? choice.brakes : undefined;
}

function shownItems(items: readonly Item[], cut: Cut): readonly Item[] {
  if (cut === 'all') return items;
  // Moves of points have no lines of their own: they are made on the lines of the pools.
  const kept = shortenedBy(
    items,
    cut,
    ({ choice }) => brakesOf(choice),
    ({ advised, usual }) => advised || usual,
  ).filter(item => !isPointMove(item.choice));
  return kept.length === 0 ? items : kept;
}

const ENDS: readonly string[] = ['eliminated', 'sessionOver', 'slidesOut'];

/** Reports whether a choice puts the car out for certain, before any die is rolled. */
export function endsRace({ consequences }: Pick<Item, 'consequences'>): boolean {
  return consequences.some(({ kind }) => ENDS.includes(kind));
}

// What keeps the car in the race comes first. Gears are sorted by number. Targets are sorted as a good driver prefers them,
// where that may be shown; else moves by what Enter takes, then fewest brakes, least harm, and from left to right. The rest
// keeps the order of the book.
function sorted(
  items: readonly Item[],
  board: FormulaBoard,
  order: readonly Choice[],
): readonly Item[] {
  if (items.some(({ choice }) => gearOf(choice) !== undefined)) {
    return items.toSorted((one, other) => (gearOf(one.choice) ?? 0) - (gearOf(other.choice) ?? 0));
  }
  const isMove = items.some(item => item.choice.kind === 'move');
  const places = new Map(order.map((choice, at) => [choice as FormulaDeChoice, at]));
  const isAdvised = isTarget(items) && items.every(({ choice }) => places.has(choice));
  const rank = (item: Item) => {
    const out = Number(endsRace(item));
    if (isAdvised) return [out, pitsOf(item), places.get(item.choice) ?? 0];
    return isMove ? [out, Number(!item.usual), ...harmOf(item, board)] : [out];
  };
  return items.toSorted((one, other) => {
    const mine = rank(one);
    const theirs = rank(other);
    const at = mine.findIndex((value, index) => value !== theirs[index]);
    return at < 0 ? 0 : (mine[at] ?? 0) - (theirs[at] ?? 0);
  });
}

export function isTarget(items: readonly Item[]): boolean {
  return items.some(({ choice: { kind } }) => DRIVEN.includes(kind));
}

const DRIVEN: readonly string[] = ['move', 'slide', 'penaltyMove'];

// Sort key: the way into the pits comes after the spaces of the track.
function pitsOf({ consequences }: Item): number {
  return Number(consequences.some(({ kind }) => kind === 'pitLane' || kind === 'ownPit'));
}

function harmOf(item: Item, board: FormulaBoard): readonly number[] {
  return [
    brakesOf(item.choice) ?? 0,
    Number('used' in item.choice),
    item.weight,
    pitsOf(item),
    costOf(item),
    laneOf(item, board),
  ];
}

function costOf(item: Item): number {
  return item.consequences.reduce((sum, { percent, amount = 0, seats = [] }) => {
    const cost = percent === undefined ? amount : (percent / 100) * Math.max(1, seats.length);
    return sum + cost;
  }, 0);
}

function laneOf(item: Item, board: FormulaBoard): number {
  return item.choice.kind === 'move' ? spaceOf(board, item.choice.to).lane : 0;
}

// The key of a gear is its number; the other lines are counted.
function withKeys(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const gear = gearOf(item.choice);
    const line = gear === undefined ? index : gear - 1;
    return { ...item, key: LINE_KEYS[line] ?? '' };
  });
}
