// A race of its own that goes back to a question of another one.
import { basename } from 'node:path';
import { driverTables } from '../../drivers/driver-tables.ts';
import { seededDice } from '../../rules/kit/dice.ts';
import { standingAnswers } from '../../rules/kit/take-back.ts';
import type { Outcome, Race, RaceEvent } from '../../rules/kit/types.ts';
import { newSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import type { QuestionWished, RacedBefore } from '../../ui/services.ts';
import { Problem } from '../problem.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { recordIn } from './race-again.ts';

/**
 * Begins a race at a question of another one, kept in a save that is named after it. With the same dice those to come stay;
 * CPU drivers, whose own random numbers are not kept for each question, think anew.
 * @throws Problem when no person is asked from there on, or its circuit is not to be found any more
 */
export function tryAgain(race: RacedBefore, question: QuestionWished, folder: string): Session {
  const { played, seats, file } = race;
  const { book, board, setup } = played;
  const { seed } = question;
  const reached = questionIn(race, question.answered);
  if (reached === undefined) throw new Problem('Nobody at the keyboard is asked from there on.');
  const { dice } = reached.race;
  const from = {
    ...reached,
    race: { ...reached.race, dice: seed === undefined ? dice : seededDice(seed) },
  };
  return newSession({
    book,
    board,
    circuitText: recordIn(file)?.circuit.text ?? circuitNamed(board.id).text,
    seats,
    laps: setup.laps,
    seed: seed ?? setup.seed,
    options: setup.options,
    from,
    again: { of: basename(file, '.json'), answered: reached.race.answered },
    levels: driverTables.of(book).drivers,
    saving: { folder },
  });
}

// Returns the race at the first question of a person after so many answers, with everything that had happened until then.
function questionIn(
  { played: { book, board, setup, from, answers }, seats }: RacedBefore,
  answered: number,
): Outcome<Race, RaceEvent> | undefined {
  let { race, events } = from ?? book.start(setup, board);
  for (const { seat, choice } of standingAnswers(answers)) {
    if (race.answered >= answered && seats[seat]?.driver.kind === 'human') return { race, events };
    const next = book.apply(race, seat, choice, board);
    race = next.race;
    events = [...events, ...next.events];
  }
  return undefined;
}
