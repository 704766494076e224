// A race of the Formula Dé family in the middle of a lap, as a lesson wants it.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import { type Car, emptyPlay, type FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { scriptedDice } from '../../../rules/kit/dice.ts';
import type { Outcome } from '../../../rules/kit/types.ts';

export interface LessonCar {
  readonly space: string;
  readonly gear: number;
  /** Points that differ from the usual ones. */
  readonly points?: Readonly<Record<string, number>>;
}

export interface FormulaDeScene {
  /** The cars, the pupil's first. */
  readonly cars: readonly LessonCar[];
  /** The faces of all dice. */
  readonly dice: readonly number[];
}

/** A round in which nobody stands on the grid any more. */
const LATER = 2;

/** Returns the scene of a lesson: a race in its first lap in which the pupil is to play and the others have played. */
export function sceneBy(book: FormulaDeBook, { cars: places, dice }: FormulaDeScene) {
  return (race: FormulaDeRace, board: FormulaBoard): Outcome<FormulaDeRace, FormulaDeEvent> => {
    const cars = race.cars.map((car, seat): Car => {
      const { space = car.space, gear = car.gear, points = {} } = places[seat] ?? {};
      return { ...car, space, gear, start: 'away', points: { ...car.points, ...points } };
    });
    // A car alone has a round to itself, which may begin with what all drivers do at once.
    const step = cars.length === 1 ? 'beginRound' : 'nextPlay';
    const scene: FormulaDeRace = {
      ...race,
      round: step === 'beginRound' ? LATER - 1 : LATER,
      cars,
      agenda: [{ step, seats: [] }],
      order: step === 'beginRound' ? [] : [0],
      dice: scriptedDice(dice),
      play: emptyPlay(),
    };
    return book.resumeAt(scene, board);
  };
}
