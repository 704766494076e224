// The rows of the grid that a bid may win: what is usual, and what the chips of the others allow, which lie open (CR-52).
import { spaceAt } from '../../../circuit/board.ts';
import {
  NO_BID,
  skillToBid,
  worthOf,
} from '../../../rules/championship-formula/chapters/set-up/pole-bid.ts';
import { gridSpaces } from '../../../rules/championship-formula/chapters/set-up/starting-grid.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { Decision, Seat } from '../../../rules/kit/types.ts';
import type { BidRows } from '../../words/championship-words.ts';
import { type ChampionshipModel, termsOf } from './championship-model.ts';

/** Wear for each lap that the first place usually costs, and its share where few drivers bid (CFR-112). */
const USUAL_FOR_POLE = 2;
const FEW_DRIVERS = 6;
const FEW_SHARE = 0.6;

/**
 * Returns the rows that the hand of a question may win.
 * @param worth of the hand, in wear
 */
export function rowsToWin(model: ChampionshipModel, decision: Decision, worth: number): BidRows {
  const { race } = model.moment;
  const isSecond = decision.step === 'bidAgain';
  const behind = isSecond ? placedBehind(model) : [];
  const rivals = race.cars.filter(({ seat }) => seat !== decision.seat && !behind.includes(seat));
  const first = (seat: Seat) => worthOf(race.bids?.[seat] ?? NO_BID, termsOf(model).values);
  const own = worth + first(decision.seat);
  const usual = isSecond
    ? rivals.map(({ seat }) => first(seat))
    : usualBids(rivals.length, race.laps);
  const most = rivals.map(car => first(car.seat) + purseOf(model, car));
  return {
    likely: rowOf(model, usual.filter(bid => bid > own).length),
    worst: rowOf(model, most.filter(bid => bid >= own).length),
    isSecond,
  };
}

// The seats that the first bid of a knock-out has placed (CFR-178).
function placedBehind({ moment }: ChampionshipModel): readonly Seat[] {
  return moment.race.agenda.find(({ step }) => step === 'revealSecondBids')?.seats ?? [];
}

// From what pole usually costs down to nothing for the last place (CFR-112).
function usualBids(rivals: number, laps: number): readonly number[] {
  const share = rivals < FEW_DRIVERS ? FEW_SHARE : 1;
  const pole = USUAL_FOR_POLE * laps * share;
  return Array.from({ length: rivals }, (_, at) => pole * (1 - at / rivals));
}

function purseOf(model: ChampionshipModel, car: Car): number {
  const { values } = termsOf(model);
  return worthOf({ wear: car.wear, skill: skillToBid(car, values) }, values);
}

// The row of a place, both counted from the front, the place from 0.
function rowOf({ table: { board }, moment }: ChampionshipModel, place: number): number {
  const spaces = gridSpaces(moment.race.cars.length, board).slice(0, place + 1);
  return new Set(spaces.map(space => spaceAt(board, space).row)).size;
}
