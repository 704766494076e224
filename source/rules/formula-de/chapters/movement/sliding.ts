// The compulsory slide of required stops on a wet track (8, step 6 of M-6-3, R-15 to R-18).

import { type Space, spaceOf } from '../../../../circuit/board.ts';
import type { Seat } from '../../../kit/types.ts';
import type { SlideChoice } from '../../choices.ts';
import type { Car } from '../../state.ts';
import { type Asking, carOf, isCoasting, seatOf, trackOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { tiresOf } from '../car/tires.ts';
import { spacesLost } from './after-movement.ts';
import { type Passage, passageRules, tracePlay } from './corners.ts';
import { distinctWays, type Way } from './driving-code.ts';
import { farthestOf } from './farthest.ts';
import { driveAlong, farthestEnds, furtherWays, moveTo, type Situation } from './movement.ts';

/**
 * Returns the spaces of the slide after a movement that ends on a space: on a wet track, in a corner where a stop is
 * still required and would count.
 */
export function slideAt(
  race: Pick<Situation, 'weather'>,
  car: Pick<Car, 'set'>,
  space: Space,
  passage: Passage,
  { board, values }: Ground,
): number {
  const { track, leastMissing, overshooting } = values.slide;
  if (trackOf(race) !== track || passage.end !== 'moving') return 0;
  // A car that has left a corner too early was in it with stops still to be made.
  if (passage.overshot > 0) return overshooting ? tiresOf(car, values).slide : 0;
  const corner = board.corners[space.corner];
  if (corner === undefined || corner.stops - passage.stops < leastMissing) return 0;
  return tiresOf(car, values).slide;
}

/** Returns the spaces that a car must slide now; 0 once its play has slid, or if a car was in its way. */
function slideDue(race: Situation, car: Car, ground: Ground): number {
  const { board, values } = ground;
  const { play } = race;
  if (trackOf(race) !== values.slide.track || play.slid || play.missing > 0) return 0;
  const { passage } = tracePlay(board, race, car, passageRules(race, car, values));
  return slideAt(race, car, spaceOf(board, car.space), passage, ground);
}

/**
 * Returns every way to slide. Where cars in the way leave spaces missing, only the farthest ways count.
 */
export function slides(race: Situation, seat: Seat, ground: Ground): readonly SlideChoice[] {
  const { board } = ground;
  const car = carOf(race, seat);
  const due = slideDue(race, car, ground);
  if (due === 0) return [];
  const ways = furtherWays(race, car, ground, due);
  const reach = ways.byLength.length - 1;
  const whole = reach === due ? distinctWays(ways.byLength[due] ?? []) : [];
  const complete = [...whole, ...ways.ended.filter(way => way.passage.end !== 'held')];
  const slide = (way: Way, missing: number): SlideChoice => ({
    kind: 'slide',
    ...moveTo(board, way, ways.driven),
    missing,
  });
  if (complete.length > 0) return complete.map(way => slide(way, 0));
  const farthest = farthestEnds(ground, ways.byLength[reach] ?? []);
  return distinctWays(farthest).map(way => slide(way, due - reach));
}

/** Asks for the way of the compulsory slide, once in a play (M-6-3-s6, M-8-1-2, M-8-3-2). */
export const slide: Asking = {
  choices: ['slide'],
  ask(race, _task, seat, ground) {
    const ways = slides(race, seat, ground);
    if (!isCoasting(carOf(race, seat))) return ways;
    return farthestOf(ways, race, seat, ground);
  },
  foresee(table, task) {
    const { race, ground, telling } = table;
    const due = slideDue(race, carOf(race, seatOf(task)), ground);
    if (due === 0) return;
    telling.expect({ kind: 'slide', amount: due });
    telling.stop();
  },
  answer(table, _task, seat, choice) {
    const { values } = table.ground;
    if (choice.kind !== 'slide') return;
    const { play } = table.race;
    play.slid = true;
    play.missing = choice.missing;
    driveAlong(table, seat, choice.path, 'slide');
    const car = carOf(table.race, seat);
    const { passage } = tracePlay(
      table.ground.board,
      table.race,
      car,
      passageRules(table.race, car, values),
    );
    play.lost = spacesLost(choice, car, passage.end, values);
  },
};
