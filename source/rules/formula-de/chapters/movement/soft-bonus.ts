// The soft bonus, an optional extra space (8, step 7 of M-6-3, R-54, R-56, R-59).

import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { Seat } from '../../../kit/types.ts';
import { payPoints, pointsToSpend } from '../../budget.ts';
import type { DeclineSoftBonus, UseSoftBonus } from '../../choices.ts';
import type { Car } from '../../state.ts';
import { type Asking, carOf, isCoasting, trackOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { BookValues } from '../../values.ts';
import { isInPits, lapEnded } from '../car/pits.ts';
import { lapOfSet, tiresOf } from '../car/tires.ts';
import { afterMovement, type Movement } from './after-movement.ts';
import { cornersEntered, type Passage, passageRules, tracePlay } from './corners.ts';
import { distinctWays } from './driving-code.ts';
import { farthestOf } from './farthest.ts';
import { driveAlong, furtherWays, moveTo, type Situation } from './movement.ts';
import { isBeyondPaying } from './overshooting.ts';

interface BonusEnd {
  readonly passage: Passage;
  readonly lap: number;
  readonly missing: number;
  readonly braked: boolean;
}

/** Reports whether a set of tires still gives its extra space where a movement ends (M-8-2-1, R-54, R-56). */
export function allowsBonus(
  race: Pick<Situation, 'weather' | 'laps'>,
  car: Pick<Car, 'set'>,
  { passage, lap, missing, braked }: BonusEnd,
  values: BookValues,
): boolean {
  if (trackOf(race) !== values.bonusTrack || missing > 0) return false;
  if (braked && values.bonusOrBrakes) return false;
  if (passage.end !== 'moving' || passage.laps > race.laps) return false;
  return lapOfSet(car, lap) <= tiresOf(car, values).bonusLaps;
}

/** Returns every way to use the extra space now; none when it may not be used (M-8-2-1, R-54, R-56, R-59). */
export function softBonuses(race: Situation, seat: Seat, ground: Ground): readonly UseSoftBonus[] {
  const { board, values } = ground;
  const car = carOf(race, seat);
  const { play } = race;
  const { missing, braked, bonusUsed } = play;
  if (bonusUsed) return [];
  const { passage } = tracePlay(board, race, car, passageRules(race, car, values));
  const end = { passage, lap: bonusLap(board, car), missing, braked };
  if (!allowsBonus(race, car, end, values)) return [];
  if (passage.due > 0 && isBeyondPaying(race, seat, ground)) return [];
  const ways = furtherWays(race, car, ground, 1);
  const ended = ways.ended.filter(way => way.passage.end !== 'held');
  const bonuses = [...distinctWays(ways.byLength[1] ?? []), ...ended];
  return bonuses.flatMap(way => {
    const end = moveTo(board, way, ways.driven);
    const entries = play.slipstreams === 0 ? 0 : cornersEntered(board, car.space, end.path);
    const brakes = entries * values.slipstream.cornerEntryBrakes;
    return brakes > pointsToSpend(car.points, 'brakes', values)
      ? []
      : [{ kind: 'useSoftBonus', ...end, brakes }];
  });
}

/**
 * Returns the spaces that the soft bonus opens after a movement. Way and bonus are judged as one, so of two ways that
 * end alike one may open a space that the other does not.
 */
export function bonusesAfter(
  race: Situation,
  seat: Seat,
  movement: Movement,
  ground: Ground,
): readonly string[] {
  const there = afterMovement(race, seat, movement, ground);
  return softBonuses(there, seat, ground).map(({ to }) => to);
}

/** Returns the lap that counts for the extra space: on the way to its pit a car's lap is not over at the line (R-56, M-19-3-6). */
export function bonusLap(board: FormulaBoard, car: Car): number {
  const onTheWay = isInPits(board, car) && car.pits?.stop === undefined;
  return onTheWay ? lapEnded(board, car) : car.laps;
}

/** Offers the extra space of soft tires, once in a play (M-6-3-s7, M-8-2-1). */
export const softBonus: Asking = {
  choices: ['useSoftBonus', 'declineSoftBonus'],
  ask(race, _task, seat, ground) {
    const bonuses = softBonuses(race, seat, ground);
    if (bonuses.length === 0) return [];
    const leave: DeclineSoftBonus = { kind: 'declineSoftBonus' };
    if (!isCoasting(carOf(race, seat))) return [...bonuses, leave];
    // The extra space is compulsory where it carries the car farther without eliminating it (M-16-0-8, R-73).
    const best = farthestOf([...bonuses, leave], race, seat, ground);
    return best.includes(leave) ? [leave] : best;
  },
  // If the driver is not asked, the extra space is left.
  foresee() {},
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'useSoftBonus') return;
    table.race.play.bonusUsed = true;
    // A slipstream came before the corner entry, so the entry costs its brake point (M-18-3-2, R-51).
    payPoints(table, seat, 'brakes', choice.brakes, 'slipstreamEntry');
    driveAlong(table, seat, choice.path, 'bonus');
  },
};
