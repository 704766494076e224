// What a movement means in the pits, as far as the board shows it: into the lane, into the car's pit, behind a car, out
// again.
import { spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { carsOnBoard } from '../../../rules/formula-de/chapters/movement/occupancy.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { Consequence, Seat, View } from '../../../rules/kit/types.ts';

/** Returns the notes about a choice; none away from the pits. */
export function pitNotes(
  race: View<FormulaDeRace>,
  seat: Seat,
  choice: FormulaDeChoice,
  board: FormulaBoard,
): readonly Consequence[] {
  if (!('to' in choice && 'path' in choice)) return [];
  const from = spaceOf(board, carOf(race, seat).space).kind;
  const to = spaceOf(board, choice.to).kind;
  if (to === 'track') return from === 'track' ? [] : [{ kind: 'ontoTrack' }];
  if (to === 'pit') return from === 'pit' ? [] : [{ kind: 'ownPit' }];
  const entered: readonly Consequence[] = from === 'track' ? [{ kind: 'pitLane' }] : [];
  if (choice.kind !== 'move') return entered;
  const made = choice.path.length + choice.brakes + choice.missing;
  if (made >= race.play.distance) return entered;
  return [...entered, { kind: 'heldUp', seats: carAhead(race, seat, choice.to, board) }];
}

function carAhead(
  race: View<FormulaDeRace>,
  seat: Seat,
  space: string,
  board: FormulaBoard,
): readonly Seat[] {
  const lane = board.pit?.spaces ?? [];
  const here = lane.indexOf(spaceOf(board, space).index);
  const further = lane.slice(here + 1);
  const ahead = carsOnBoard(race, seat)
    .map(car => ({ seat: car.seat, at: further.indexOf(spaceOf(board, car.space).index) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return ahead.slice(0, 1).map(one => one.seat);
}
