// chicane/engine: rule books, circuits, races and their records.
export type { Board, Corner, Edge, Point, Space } from '../circuit/board.ts';
export type { Fault } from '../circuit/file/faults.ts';
export { LANGUAGES, type Language } from '../replay/language.ts';
export type { BookOption, Changes } from '../rules/formula-de/options.ts';
export type { SeatRange } from '../rules/games.ts';
export { BrokenRace, DiceUsedUp, IllegalChoice, ImpossibleFace } from '../rules/kit/errors.ts';
export type { OptionField } from '../rules/kit/options.ts';
export type { Consequence, Seat, SeatStatus, Standing } from '../rules/kit/types.ts';
export type { Book } from './book.ts';
export { book, books, type OwnBook, ownBook } from './books.ts';
export { BadCircuit, type Circuit, readCircuit } from './circuit.ts';
export { type RaceRecord, recordOf, replay, type Step, type Verdict, verify } from './record.ts';
export {
  type Answer,
  type Choice,
  type Decision,
  type Event,
  FORMAT,
  type Outcome,
  type Race,
  type Setup,
  type View,
  type ViewedCar,
} from './types.ts';
