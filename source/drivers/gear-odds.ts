// What a driver can expect of each gear before the die falls: exact shares over its faces, with the other cars where they stand.
import { type Board, spaceAt } from '../circuit/board.ts';
import { blockingPrice } from '../rules/formula-de/chapters/blocking.ts';
import { legalGears, shiftPrice } from '../rules/formula-de/chapters/gearbox.ts';
import { tiresCanPay } from '../rules/formula-de/points.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import type { BookValues, Price } from '../rules/formula-de/values.ts';
import type { Seat, View } from '../rules/kit/types.ts';
import { type End, Roads } from './roads.ts';

/** The prospects of one gear. Shares are of the faces of its die, in percent, when every face is answered at the least cost. */
export interface GearOdds {
  readonly gear: number;
  /** Lowest and highest face. */
  readonly from: number;
  readonly to: number;
  /** Ends in a corner where the stop counts. */
  readonly inCornerPercent: number;
  /** Costs no point at all. */
  readonly cleanPercent: number;
  /** Leaves a corner too early unless brakes are spent. */
  readonly overshootPercent: number;
  /** Tire points lost on average. */
  readonly meanTires: number;
  /** Cannot be completed because of other cars unless brakes are spent. */
  readonly blockedPercent: number;
  /** Ends the race whatever is paid. */
  readonly fatalPercent: number;
  /** What the change of gear itself costs (M-13-T). */
  readonly price: Price;
}

/** The prospects of every gear that the seat may announce now, lowest first. */
export function gearOdds(view: View<FormulaDeRace>, seat: Seat, board: Board): readonly GearOdds[] {
  const roads = new Roads(view, seat, board);
  const { overRevving } = roads.values.gearbox;
  return legalGears(roads.car, overRevving).map(gear => oddsOf(roads, board, gear, overRevving));
}

/** How many spaces a gear may take the seat's car now: fewer than its faces say where cars are in the way. */
export function landing(
  view: View<FormulaDeRace>,
  seat: Seat,
  board: Board,
  gear: number,
): { readonly from: number; readonly to: number } {
  const roads = new Roads(view, seat, board);
  const made = facesOf(roads.values, gear).map(face =>
    Math.max(...roads.ends(gear, face).map(end => face - end.brakes - end.missing)),
  );
  return { from: Math.min(...made), to: Math.max(...made) };
}

function oddsOf(roads: Roads, board: Board, gear: number, overRevving: readonly Price[]): GearOdds {
  const faces = facesOf(roads.values, gear);
  const price = shiftPrice(roads.car.gear, gear, overRevving) ?? {};
  const brakes = roads.car.points.brakes - (price.brakes ?? 0);
  const answers = faces.map(face => answerTo(roads, board, roads.ends(gear, face), brakes));
  const percent = (counts: (answer: AnswerToFace) => boolean) =>
    Math.round((100 * answers.filter(counts).length) / faces.length);
  return {
    gear,
    from: Math.min(...faces),
    to: Math.max(...faces),
    inCornerPercent: percent(answer => answer.stops),
    cleanPercent: percent(answer => answer.cost === 0),
    overshootPercent: percent(answer => answer.overshoots),
    meanTires: answers.reduce((sum, answer) => sum + answer.tires, 0) / faces.length,
    blockedPercent: percent(answer => answer.blocked),
    fatalPercent: percent(answer => answer.cost >= FATAL),
    price,
  };
}

function facesOf(values: BookValues, gear: number): readonly number[] {
  return values.gearDice[gear - 1]?.faces ?? [];
}

/** The cheapest answer to one face. */
interface AnswerToFace {
  readonly cost: number;
  readonly tires: number;
  readonly stops: boolean;
  readonly overshoots: boolean;
  readonly blocked: boolean;
}

// A point counts 1; brakes a little more, because they do more; a spin more than all points, elimination more than that.
const BRAKE = 1.01;
const SPIN = 100;
const FATAL = 10_000;

function answerTo(roads: Roads, board: Board, ends: readonly End[], brakes: number): AnswerToFace {
  const free = ends.filter(end => end.brakes === 0);
  const complete = free.filter(end => end.missing === 0);
  let best = { cost: FATAL, tires: 0, stops: false };
  for (const end of ends) {
    const bill = billOf(roads, end, brakes);
    const stops = end.passage.overshot === 0 && spaceAt(board, end.to).corner >= 0;
    const better = bill.cost < best.cost || (bill.cost === best.cost && stops && !best.stops);
    if (better) best = { ...bill, stops };
  }
  return {
    ...best,
    overshoots: free.length > 0 && free.every(end => end.passage.overshot > 0 && !isOver(end)),
    blocked: complete.length === 0,
  };
}

function isOver(end: End): boolean {
  return end.passage.end === 'finished' && end.passage.outside === 0;
}

function billOf(
  roads: Roads,
  end: End,
  brakes: number,
): { readonly cost: number; readonly tires: number } {
  const { tires } = roads.car.points;
  const out = { cost: FATAL, tires: 0 };
  const outside = end.passage.outside * roads.values.overshoot.tiresPerSpace;
  const blocked = blockingPrice(end.missing, roads.values.blocking);
  if (end.passage.end === 'fatal' || !tiresCanPay(tires, outside) || !blocked) return out;
  const left = Math.max(0, tires - outside);
  const braked = end.brakes + blocked.brakes;
  if (braked > brakes || !tiresCanPay(left, blocked.tires)) return out;
  const due = outside + blocked.tires;
  const spin = due > 0 && due >= tires ? SPIN : 0;
  return { cost: due + braked * BRAKE + spin, tires: Math.min(due, tires) };
}
