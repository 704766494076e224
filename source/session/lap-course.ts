// Where the car of a timed lap stood after each of its rolls.
import type { FormulaBoard } from '../circuit/formula-board.ts';
import { progressOf } from '../rules/formula-de/chapters/round/ranking.ts';
import type { FormulaDeEvent } from '../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import { standingAnswers } from '../rules/kit/take-back.ts';
import type { LapPoint } from '../storage/records/kept-record.ts';
import type { Session } from './session.ts';

/** Returns the start of a timed lap, then where the car stood when each roll was moved. */
export function lapCourse(session: Pick<Session, 'played'>): readonly LapPoint[] {
  const { book, board, setup, from, answers } = session.played();
  const opening = from ?? book.start(setup, board);
  const points: LapPoint[] = [];
  let rolls = 0;
  let { race } = opening;
  const first = progressIn(race as FormulaDeRace, board as FormulaBoard);
  const note = (events: readonly unknown[]) => {
    rolls += (events as readonly FormulaDeEvent[]).filter(isRoll).length;
    const space = (race as FormulaDeRace).cars[0]?.space ?? '';
    const progress = progressIn(race as FormulaDeRace, board as FormulaBoard) - first;
    // Until the next roll the car is still on its way.
    points[rolls] = { space, progress: Math.max(0, progress) };
  };
  note(opening.events);
  for (const { seat, choice } of standingAnswers(answers)) {
    const next = book.apply(race, seat, choice, board);
    race = next.race;
    note(next.events);
  }
  return points;
}

// A roll that moves the car; the black die moves none.
function isRoll(event: FormulaDeEvent): boolean {
  if (event.kind === 'chartRead') return true;
  return event.kind === 'dieRolled' && event.die.startsWith('gear');
}

function progressIn({ cars }: FormulaDeRace, board: FormulaBoard): number {
  const [car] = cars;
  return car === undefined ? 0 : progressOf(board, car);
}
