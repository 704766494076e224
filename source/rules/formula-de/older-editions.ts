// Brings races begun under older editions of the books to the present one.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Outcome } from '../kit/types.ts';
import { nextPlace } from './chapters/round/finish.ts';
import { progressOf } from './chapters/round/ranking.ts';
import type { BookDefinition } from './definition.ts';
import type { FormulaDeEvent } from './events.ts';
import type { Car, FormulaDeRace, FormulaDeTask } from './state.ts';

/**
 * Returns a race of an older edition in terms of the present one; its agenda may begin with a step that is no question.
 */
export function asOfToday(
  race: FormulaDeRace,
  edition: number,
  board: FormulaBoard,
  { lineEdition = edition }: Pick<BookDefinition, 'lineEdition'>,
): Outcome<FormulaDeRace, FormulaDeEvent> {
  if (edition >= lineEdition) return { race, events: [] };
  const cars = race.cars.map(car => (isAstride(board, car) ? { ...car, laps: car.laps + 1 } : car));
  const home = cars
    .filter(car => car.status === 'racing' && car.laps > race.laps)
    .toSorted((a, b) => a.arrival - b.arrival);
  return home.reduce(finished, { race: { ...race, cars }, events: [] });

  // Under the present rules the car crossed the line with the move that brought it there.
  function finished(
    { race: before, events }: Outcome<FormulaDeRace, FormulaDeEvent>,
    car: Car,
  ): Outcome<FormulaDeRace, FormulaDeEvent> {
    const { seat } = car;
    const place = nextPlace(before.cars);
    const { inertia: _inertia, ...left } = car;
    const gone: Car = { ...left, status: 'finished', place, onBoard: false };
    const after: FormulaDeRace = {
      ...before,
      cars: before.cars.map(other => (other.seat === seat ? gone : other)),
      reference: Math.max(before.reference, 2 * progressOf(board, car)),
      agenda: agendaWithout(before.agenda, seat),
    };
    return { race: after, events: [...events, { kind: 'carFinished', seat, place }] };
  }
}

function isAstride(board: FormulaBoard, { space }: Car): boolean {
  return spaceOf(board, space).lapTick < 0;
}

// Of the current play only what concerns the other cars is kept.
function agendaWithout(agenda: readonly FormulaDeTask[], seat: number): readonly FormulaDeTask[] {
  if (agenda[0]?.seats[0] !== seat) return agenda;
  const rest = agenda.findIndex(({ step }) => step === 'engineTests' || step === 'nextPlay');
  return rest < 0 ? agenda : agenda.slice(rest);
}
