// The race of a lesson, kept in no file.
import type { Board } from '../../circuit/board.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { newSession, prepareRace } from '../begin-session.ts';
import type { Session, SessionSeat } from '../session.ts';
import type { Lesson } from './lesson.ts';

/** The circuit of the school as the book of a lesson races it. */
export interface SchoolTrack {
  readonly board: Board;
  readonly text: string;
}

/** Any seed will do where dice are set; a lap alone always has the same dice for the same choices. */
const SEED = 6;
/** A lap more than the lesson needs, so that it does not end at the finish. */
const LAPS_OF_A_SCENE = 2;

/**
 * Returns the race of a lesson for a pupil and whoever is in it besides.
 * @param names the pupil's first, then those of the rivals that may be needed
 */
export function lessonSession(
  lesson: Lesson,
  { board, text: circuitText }: SchoolTrack,
  names: readonly string[],
): Session {
  const { book, rivals, options } = lesson;
  const [pupil = '', ...others] = names;
  const seats: readonly SessionSeat[] = [
    { name: pupil, driver: { kind: 'human' } },
    ...rivals.map((level, at) => ({
      name: others[at] ?? '',
      driver: { kind: 'cpu' as const, level },
    })),
  ];
  const wanted = {
    book,
    board,
    circuitText,
    seats,
    laps: lesson.scene === undefined ? 1 : LAPS_OF_A_SCENE,
    seed: SEED,
    options,
    levels: driverTables.of(book).drivers,
  };
  if (lesson.scene === undefined) return newSession(wanted);
  const { race } = prepareRace(wanted).first;
  return standing(newSession({ ...wanted, from: lesson.scene(race, board) }));
}

// Right answers stand, because the lesson has moved on.
function standing(session: Session): Session {
  const wayBack: Session['wayBack'] = () => ({ refused: 'nothing' });
  return Object.create(session, { wayBack: { value: wayBack } }) as Session;
}
