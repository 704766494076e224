// CPU drivers as others use them, and the yardstick of a circuit.
import { type FormulaBoard, isFormulaBoard } from '../circuit/formula-board.ts';
import type { RowBoard } from '../circuit/rows/row-board.ts';
import { soloFigures } from '../drivers/championship-formula/solver/solo-turns.ts';
import type { Driver as LevelDriver, RandomState } from '../drivers/driver.ts';
import { driverTables } from '../drivers/driver-tables.ts';
import { characters as named, type Style } from '../drivers/levels/characters.ts';
import { seededRandom } from '../drivers/levels/random-generator.ts';
import { introduce } from '../drivers/planning/terms-in-force.ts';
import { parOf } from '../drivers/solver/par.ts';
import type { ChampionshipBook } from '../rules/championship-formula/book.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import { didYouMean } from '../rules/kit/nearest.ts';
import type { View as KitView, Race, Seat } from '../rules/kit/types.ts';
import { type Book, boardOf, rulesOf } from './book.ts';
import { isOwn } from './books.ts';
import type { Circuit } from './circuit.ts';
import type { Choice, Decision, View } from './types.ts';

/** A driver's own random numbers: plain JSON, never the dice of the race. */
export type Random = RandomState;

/** What a driver is asked, and all that it knows. */
export interface Question {
  readonly book: Book;
  readonly circuit: Circuit;
  /** The race as the seat that is asked may know it. */
  readonly view: View;
  readonly decision: Decision;
  readonly random: Random;
}

/** What a driver answers. */
export interface DriverAnswer {
  /** One of the choices of the decision. */
  readonly choice: Choice;
  /** Its random numbers for the next question. */
  readonly random: Random;
}

/** A CPU driver: a pure function of what its seat may know. */
export interface Driver {
  /** How well it plans, such as `club`. */
  readonly level: string;
  /** Whose taste it has; absent for a plain driver of its level. */
  readonly character?: string;
  /**
   * Returns its answer; the same question has the same answer. The first one on a circuit takes up to some seconds, in which
   * the circuit is solved.
   * @throws RangeError where the game of the book has no driver of this level
   */
  choose(question: Question): DriverAnswer;
}

/** A character: a name with a taste of its own, at any level. */
export interface Character {
  readonly name: string;
  readonly style: Style;
}

/** Returns the levels of the drivers of a book, weakest first; `random` chooses by lot. */
export function levels(book: Book): readonly string[] {
  return driverTables.of(rulesOf(book)).drivers.map(({ level }) => level);
}

/** Returns the characters, whose tastes show in how they drive. */
export function characters(): readonly Character[] {
  return named.map(({ name, style }) => ({ name, style }));
}

/**
 * Returns a CPU driver.
 * @param character one of `characters`; absent for a plain driver
 * @throws RangeError where there is no such level or character
 */
export function driver(level: string, character?: string): Driver {
  const known = [
    ...new Set(driverTables.all().flatMap(({ drivers }) => drivers.map(one => one.level))),
  ];
  if (!known.includes(level)) {
    throw new RangeError(`there is no level ${level}${didYouMean(level, known)}`);
  }
  const names = named.map(({ name }) => name);
  if (character !== undefined && !names.includes(character)) {
    throw new RangeError(`there is no character ${character}${didYouMean(character, names)}`);
  }
  return {
    level,
    ...(character === undefined ? {} : { character }),
    choose({ book, circuit, view, decision, random }) {
      const own = driverOf(book, level, character);
      if (isOwn(book)) introduce(rulesOf(book) as FormulaDeBook);
      const race = view as unknown as KitView<Race>;
      const answer = own.choose(race, decision, boardOf(book, circuit), random);
      return { choice: answer.choice as Choice, random: answer.random };
    },
  };
}

function driverOf(book: Book, level: string, character: string | undefined): LevelDriver {
  const { drivers } = driverTables.of(rulesOf(book));
  const plain = drivers.find(one => one.level === level);
  if (plain === undefined) throw new RangeError(`${book.id} has no driver of the level ${level}`);
  return character === undefined ? plain : (plain.as?.(character) ?? plain);
}

/** Returns the random numbers with which the driver of a seat begins a race of a seed. */
export function firstRandom(seed: number, seat: Seat): Random {
  return seededRandom(seed, seat);
}

/**
 * Returns what a car alone needs for a lap when it is driven without error. By the books of Formula Dé: the expected rolls of
 * a timed lap (M-1-1), on hard tires on a dry track. By those of Championship Formula Racing: the turns of a standing lap in the middle
 * car without dice (CFR-171). Takes up to a second.
 */
export function par(book: Book, circuit: Circuit): number {
  const board = boardOf(book, circuit);
  const rules: unknown = rulesOf(book);
  return isFormulaBoard(board)
    ? rolls(board, rules as FormulaDeBook)
    : turns(board as RowBoard, rules as ChampionshipBook);
}

function rolls(board: FormulaBoard, rules: FormulaDeBook): number {
  return parOf(board, rules.terms({}).values);
}

function turns(board: RowBoard, rules: ChampionshipBook): number {
  return soloFigures(board, rules.terms({}).values).par;
}
