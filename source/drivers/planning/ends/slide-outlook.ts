// Where the compulsory slide of a wet corner leads that follows a move, at the least cost.
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { Move } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';
import { answerTo, type Outcome, outcomeOf } from './face-answers.ts';
import { FurtherEnds } from './further-ends.ts';
import { LegalEnds } from './legal-ends.ts';

export interface SlideEnd {
  readonly spaces: number;
  /** Id of the space. */
  readonly to: string;
  readonly outcome: Outcome;
  /** Tire points and brake points that it costs. */
  readonly tires: number;
  readonly brakes: number;
}

/** Returns the cheapest end of the slide that follows a move; undefined where none follows. */
export function landingOfSlide(
  view: View<FormulaDeRace>,
  seat: Seat,
  board: FormulaBoard,
  move: Move,
): SlideEnd | undefined {
  const legalEnds = new LegalEnds(view, seat, board);
  const further = new FurtherEnds(view, legalEnds, board);
  const end = legalEnds.endOfMove(move);
  const spaces = further.slideDue(end);
  if (spaces === 0) return undefined;
  const told = further.slides(end, spaces).map(one => ({
    to: spaceAt(board, one.to).id,
    brakes: one.brakes - end.brakes,
    answer: answerTo(legalEnds, board, [one], legalEnds.car),
  }));
  const [best] = told.toSorted((one, other) => one.answer.cost - other.answer.cost);
  if (best === undefined) return undefined;
  const { to, brakes, answer } = best;
  return { spaces, to, outcome: outcomeOf(answer), tires: answer.tires, brakes };
}
