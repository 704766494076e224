// What a roll leads to where it is answered at the least cost, and what it leads to on each space where it may end.
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { pointsLeft } from '../../../rules/formula-de/budget.ts';
import { pointsDue } from '../../../rules/formula-de/chapters/movement/blocking.ts';
import type { Car } from '../../../rules/formula-de/state.ts';
import type { FurtherEnds } from './further-ends.ts';
import type { End, LegalEnds } from './legal-ends.ts';

/**
 * What an end means for the car: a stop in a corner that counts, a free one elsewhere, points to be paid, a spin, or the
 * end of its race.
 */
export type Outcome = 'stop' | 'clear' | 'pays' | 'spin' | 'out';

/** An end of a roll on a space, without brakes. */
export interface Landing {
  /** Id of the space. */
  readonly space: string;
  readonly outcome: Outcome;
}

type EndBill = Pick<AnswerToFace, 'cost' | 'tires' | 'brakes' | 'spins'>;

export type PaidCar = Pick<Car, 'points' | 'set'>;

/** The cheapest answer to one face. */
export interface AnswerToFace {
  readonly cost: number;
  readonly tires: number;
  readonly brakes: number;
  readonly spins: boolean;
  readonly stops: boolean;
  /** Whether some end crosses the line at the end of the race, and leaves the car in it. */
  readonly mayFinish: boolean;
  readonly overshoots: boolean;
  readonly blocked: boolean;
}

// A tire point counts 1; a brake point a little more, because it does more; a spin more than all points, elimination
// more than that.
const BRAKE = 1.01;
const SPIN = 100;
export const FATAL = 10_000;

const RUIN: EndBill = { cost: FATAL, tires: 0, brakes: 0, spins: false };

/** The answer to a roll that ends the race before the car moves. */
export const RUINED: AnswerToFace = {
  ...RUIN,
  stops: false,
  overshoots: false,
  blocked: false,
  mayFinish: false,
};

export function answerTo(
  legalEnds: LegalEnds,
  board: FormulaBoard,
  ends: readonly End[],
  paid: PaidCar,
): AnswerToFace {
  const free = ends.filter(end => end.brakes === 0);
  const complete = free.filter(end => end.missing === 0);
  let best = { ...RUIN, stops: false };
  let mayFinish = false;
  for (const end of ends) {
    const bill = endPointsDue(legalEnds, end, paid);
    mayFinish ||= end.passage.end === 'finished' && bill.cost < FATAL;
    const stops = end.passage.overshot === 0 && spaceAt(board, end.to).corner >= 0;
    const better = bill.cost < best.cost || (bill.cost === best.cost && stops && !best.stops);
    if (better) best = { ...bill, stops };
  }
  return {
    ...best,
    mayFinish,
    overshoots: free.length > 0 && free.every(end => end.passage.overshot > 0 && !isOver(end)),
    blocked: complete.length === 0,
  };
}

export function outcomeOf({
  cost,
  spins,
  stops,
}: Pick<AnswerToFace, 'cost' | 'spins' | 'stops'>): Outcome {
  if (cost >= FATAL) return 'out';
  if (spins) return 'spin';
  if (cost > 0) return 'pays';
  return stops ? 'stop' : 'clear';
}

/** Every outcome, the best first. */
export const BEST_FIRST: readonly Outcome[] = ['stop', 'clear', 'pays', 'spin', 'out'];

/** Returns where a roll may end without brakes, each space with its best outcome, whatever slide follows. */
export function landingsOf(
  legalEnds: LegalEnds,
  further: FurtherEnds,
  board: FormulaBoard,
  ends: readonly End[],
  paid: PaidCar,
): readonly Landing[] {
  const best = new Map<string, Outcome>();
  for (const end of ends) {
    if (end.brakes > 0) continue;
    const space = spaceAt(board, end.to).id;
    const outcome = outcomeOf(answerTo(legalEnds, board, slidOn(further, end), paid));
    const before = best.get(space);
    const isBetter =
      before === undefined || BEST_FIRST.indexOf(outcome) < BEST_FIRST.indexOf(before);
    if (isBetter) best.set(space, outcome);
  }
  return [...best].map(([space, outcome]) => ({ space, outcome }));
}

/** Returns the ends of the slide that follows an end; the end itself where none is due. */
export function slidOn(further: FurtherEnds, end: End): readonly End[] {
  const due = further.slideDue(end);
  return due === 0 ? [end] : further.slides(end, due);
}

function isOver(end: End): boolean {
  return end.passage.end === 'finished' && end.passage.due === 0;
}

function endPointsDue({ values, missingRate }: LegalEnds, end: End, paid: PaidCar): EndBill {
  const { due, end: ending } = end.passage;
  if (ending === 'fatal') return RUIN;
  // In a trial rolls are never used up.
  if (values.overshoot.paidIn === 'rolls') {
    return { cost: due, tires: due, brakes: 0, spins: false };
  }
  const bill = pointsDue(paid, due, end.missing, values, end.brakes, missingRate);
  if (bill === undefined) return RUIN;
  const cost = bill.tires + bill.brakes * BRAKE + (bill.spins ? SPIN : 0);
  const tires = Math.min(bill.tires, pointsLeft(paid.points, 'tires', values));
  return { cost, tires, brakes: bill.brakes, spins: bill.spins };
}
