// The prospects of each gear before the die falls: exact shares over its faces, with the other cars where they stand.
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { pointsPaying } from '../../../rules/formula-de/budget.ts';
import { gearPrice, legalGears } from '../../../rules/formula-de/chapters/movement/gearbox.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { BookValues, Price } from '../../../rules/formula-de/values.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';
import { carWith } from '../appraisal.ts';
import {
  type AnswerToFace,
  answerTo,
  FATAL,
  type Landing,
  landingsOf,
  type Outcome,
  outcomeOf,
  RUINED,
  slidOn,
} from './face-answers.ts';
import { FurtherEnds } from './further-ends.ts';
import { type End, LegalEnds } from './legal-ends.ts';

/** The prospects of one gear. Shares are of the faces of its die, in percent, each face answered at the least cost. */
export interface GearOdds {
  readonly gear: number;
  /** Lowest and highest face. */
  readonly from: number;
  readonly to: number;
  /** Share that ends in a corner where the stop counts. */
  readonly inCornerPercent: number;
  /** Share that costs no point at all. */
  readonly cleanPercent: number;
  /** Share that leaves a corner too early unless brakes are spent. */
  readonly overshootPercent: number;
  /**
   * Tire points lost on average by the faces that the car survives; in a timed trial rolls, without a limit
   * (M-1-1-12).
   */
  readonly meanTires: number;
  /** Share that other cars make impossible to complete unless brakes are spent. */
  readonly blockedPercent: number;
  /** Share that spins the car at the least that can be paid. */
  readonly spinPercent: number;
  /** Share that ends the race whatever is paid. */
  readonly fatalPercent: number;
  /** Share that can cross the line at the end of the race, and leaves the car in it. */
  readonly flagPercent: number;
  /** What each face leads to, the lowest first. */
  readonly faces: readonly FaceOdds[];
  /** What the change of gear itself costs (M-13-T). */
  readonly price: Price;
}

export interface FaceOdds {
  readonly face: number;
  /** The outcome at the least cost. */
  readonly outcome: Outcome;
  readonly tires: number;
  readonly brakes: number;
  readonly mayFinish: boolean;
  /** Where it may end without brakes. */
  readonly landings: readonly Landing[];
}

/** Returns the prospects of every gear that the seat may announce now, lowest first. */
export function gearOdds(
  view: View<FormulaDeRace>,
  seat: Seat,
  board: FormulaBoard,
): readonly GearOdds[] {
  const legalEnds = new LegalEnds(view, seat, board);
  const further = new FurtherEnds(view, legalEnds, board);
  const { car, values } = legalEnds;
  return legalGears(view, car, legalEnds.ground).map(gear => {
    const price = gearPrice(car, car.gear, gear, values) ?? {};
    return oddsOf({ legalEnds, further, board, gear, price }, facesOf(values, gear));
  });
}

/**
 * Returns the prospects of a throw in the gear of the seat's car, once that is paid for.
 * @param faces movement points of every outcome, all of them equally likely
 * @param ruins of each outcome, whether its roll ends the race before the car moves
 */
export function throwOdds(
  view: View<FormulaDeRace>,
  seat: Seat,
  board: FormulaBoard,
  faces: readonly number[],
  ruins: readonly boolean[] = [],
): GearOdds {
  const legalEnds = new LegalEnds(view, seat, board);
  const further = new FurtherEnds(view, legalEnds, board);
  const { gear } = legalEnds.car;
  return oddsOf({ legalEnds, further, board, gear, price: {} }, faces, ruins);
}

/** Returns how many spaces a gear may move the seat's car now: fewer than its faces where cars are in the way. */
export function landing(
  view: View<FormulaDeRace>,
  seat: Seat,
  board: FormulaBoard,
  gear: number,
): { readonly from: number; readonly to: number } {
  const legalEnds = new LegalEnds(view, seat, board);
  const made = facesOf(legalEnds.values, gear).map(face =>
    Math.max(...legalEnds.ends(gear, face).map(end => face - end.brakes - end.missing)),
  );
  return { from: Math.min(...made), to: Math.max(...made) };
}

interface Throw {
  readonly legalEnds: LegalEnds;
  readonly further: FurtherEnds;
  readonly board: FormulaBoard;
  readonly gear: number;
  readonly price: Price;
}

// Faces that move a car equally far share one answer.
function oddsOf(
  { legalEnds, further, board, gear, price }: Throw,
  faces: readonly number[],
  ruins: readonly boolean[] = [],
): GearOdds {
  const { car, values } = legalEnds;
  const paid = carWith(car, pointsPaying(car.points, price, values));
  const ends = new Map(
    [...new Set(faces)].map(face => [face, onTrack(board, legalEnds.ends(gear, face))]),
  );
  const known = new Map(
    [...ends].map(([face, list]) => {
      const slid = list.flatMap(end => slidOn(further, end));
      return [face, answerTo(legalEnds, board, slid, paid)];
    }),
  );
  const answers = faces.flatMap((face, at) => (ruins[at] ? RUINED : (known.get(face) ?? [])));
  const survived = answers.filter(({ cost }) => cost < FATAL);
  const percent = (counts: (answer: AnswerToFace) => boolean) =>
    Math.round((100 * answers.filter(counts).length) / faces.length);
  return {
    gear,
    from: Math.min(...faces),
    to: Math.max(...faces),
    inCornerPercent: percent(answer => answer.stops),
    cleanPercent: percent(answer => answer.cost === 0),
    overshootPercent: percent(answer => answer.overshoots),
    meanTires: survived.reduce((sum, { tires }) => sum + tires, 0) / Math.max(1, survived.length),
    blockedPercent: percent(answer => answer.blocked),
    spinPercent: percent(answer => outcomeOf(answer) === 'spin'),
    fatalPercent: percent(answer => answer.cost >= FATAL),
    flagPercent: percent(answer => answer.mayFinish),
    faces: [...known]
      .map(([face, answer]) => ({
        face,
        outcome: outcomeOf(answer),
        tires: answer.tires,
        brakes: answer.brakes,
        mayFinish: answer.mayFinish,
        landings: landingsOf(legalEnds, further, board, ends.get(face) ?? [], paid),
      }))
      .toSorted((one, other) => one.face - other.face),
    price,
  };
}

function facesOf(values: BookValues, gear: number): readonly number[] {
  return values.gearDice[gear - 1]?.faces ?? [];
}

// Turning into the pits is left out, since it does not depend on the gear; a car in the lane has no other way.
function onTrack(board: FormulaBoard, ends: readonly End[]): readonly End[] {
  const road = ends.filter(end => spaceAt(board, end.to).kind === 'track');
  return road.length > 0 ? road : ends;
}
