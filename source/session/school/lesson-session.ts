// The race of a lesson: by the usual book, on the circuit of the school, kept in no file.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { DEFAULT_LEVEL, drivers } from '../../drivers/levels/drivers.ts';
import { firstBook } from '../../rules/books.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { type Car, emptyPlay, type FormulaDeRace } from '../../rules/formula-de/state.ts';
import { scriptedDice } from '../../rules/kit/dice.ts';
import type { Outcome } from '../../rules/kit/types.ts';
import { newSession, prepareRace } from '../begin-session.ts';
import type { Session, SessionSeat } from '../session.ts';
import type { Lesson, LessonCar } from './lessons.ts';

export interface SchoolTrack {
  readonly board: FormulaBoard;
  readonly text: string;
}

/** Any seed will do where dice are set; a lap alone always has the same dice for the same choices. */
const SEED = 6;
/** A lap more than the lesson needs, so that it does not end at the finish. */
const LAPS_OF_A_SCENE = 2;
/** A round in which nobody stands on the grid any more. */
const LATER = 2;
const PUPIL: SessionSeat['driver'] = { kind: 'human' };
const RIVAL: SessionSeat['driver'] = { kind: 'cpu', level: DEFAULT_LEVEL };

/** Returns the race of a lesson for a pupil and whoever is in it besides. */
export function lessonSession(
  { cars, dice = [] }: Lesson,
  { board, text: circuitText }: SchoolTrack,
  names: readonly [pupil: string, rival: string],
): Session {
  const seats = names
    .slice(0, cars?.length ?? 1)
    .map((name, seat) => ({ name, driver: seat === 0 ? PUPIL : RIVAL }));
  const wanted = {
    book: firstBook,
    board,
    circuitText,
    seats,
    laps: cars === undefined ? 1 : LAPS_OF_A_SCENE,
    seed: SEED,
    options: { weather: 'sun', tires: 'hard', preparation: 'ready' },
    levels: drivers,
  };
  if (cars === undefined) return newSession(wanted);
  const { race } = prepareRace(wanted).first;
  return standing(
    newSession({ ...wanted, from: sceneOf(race as FormulaDeRace, cars, dice, board) }),
  );
}

// Right answers stand, because the lesson has moved on.
function standing(session: Session): Session {
  const wayBack: Session['wayBack'] = () => ({ refused: 'nothing' });
  return Object.create(session, { wayBack: { value: wayBack } }) as Session;
}

// A race in its first lap in which the pupil is to play and the others have played.
function sceneOf(
  race: FormulaDeRace,
  places: readonly LessonCar[],
  faces: readonly number[],
  board: FormulaBoard,
): Outcome<FormulaDeRace, FormulaDeEvent> {
  const cars = race.cars.map((car, seat): Car => {
    const { space = car.space, gear = car.gear, points = {} } = places[seat] ?? {};
    return { ...car, space, gear, points: { ...car.points, ...points } };
  });
  const scene: FormulaDeRace = {
    ...race,
    round: LATER,
    cars,
    agenda: [{ step: 'nextPlay', seats: [] }],
    order: [0],
    dice: scriptedDice(faces),
    play: emptyPlay(),
  };
  return firstBook.resumeAt(scene, board);
}
