// The race just after a part of a movement, before anything is asked or tested, for code that weighs choices.

import type { Seat } from '../../../kit/types.ts';
import { pointsWithout } from '../../budget.ts';
import type { Move, SlideChoice, TakeSlipstream, UseSoftBonus } from '../../choices.ts';
import type { Car, Play } from '../../state.ts';
import { carOf } from '../../table.ts';
import type { Ground } from '../../terms.ts';
import type { BookValues } from '../../values.ts';
import { tiresOf } from '../car/tires.ts';
import { cornersEntered, crossings, type Passage, passageRules, tracePlay } from './corners.ts';
import type { Situation } from './movement.ts';

export type Movement = Move | SlideChoice | UseSoftBonus | TakeSlipstream;

/** Returns the race with the car at the end of a movement: brakes are spent, nothing else is paid or tested yet. */
export function afterMovement<R extends Situation>(
  race: R,
  seat: Seat,
  movement: Movement,
  ground: Ground,
): R {
  const { board, values } = ground;
  const car = carOf(race, seat);
  const laps = car.laps + crossings(board, [car.space, ...movement.path]);
  const brakes = brakesOf(movement, car, ground);
  const there: Car = {
    ...car,
    space: movement.to,
    laps,
    points: pointsWithout(car.points, 'brakes', brakes, values),
  };
  const cars = race.cars.map(other => (other.seat === seat ? there : other));
  const play = playAfter(race.play, movement);
  if (movement.kind !== 'slide') return { ...race, cars, play };
  const { passage } = tracePlay(board, { play }, there, passageRules(race, car, values));
  return { ...race, cars, play: { ...play, lost: spacesLost(movement, car, passage.end, values) } };
}

/**
 * Returns the brake points of a movement: those that shorten it and those of the corners it enters in a wake
 * (M-18-1-4).
 */
export function brakesOf(movement: Movement, car: Car, ground: Ground): number {
  const { board, values } = ground;
  const brakes = 'brakes' in movement ? movement.brakes : 0;
  if (movement.kind !== 'takeSlipstream') return brakes;
  const entries = cornersEntered(board, car.space, movement.path);
  return brakes + entries * values.slipstream.cornerEntryBrakes;
}

function playAfter(play: Play, movement: Movement): Play {
  const slips = movement.kind === 'takeSlipstream';
  const shortens = movement.kind === 'move' || slips;
  return {
    ...play,
    // Each slipstream starts a new way.
    segment: slips ? play.path.length - 1 : play.segment,
    slipstreams: play.slipstreams + (slips ? 1 : 0),
    path: [...play.path, ...movement.path],
    missing: 'missing' in movement ? movement.missing : 0,
    braked: play.braked || (shortens && movement.brakes > 0),
    slid: play.slid || movement.kind === 'slide',
    bonusUsed: play.bonusUsed || movement.kind === 'useSoftBonus',
  };
}

/** Returns the spaces of a slide that are not driven because the car goes out first. */
export function spacesLost(
  { path }: Pick<SlideChoice, 'path'>,
  car: Pick<Car, 'set'>,
  end: Passage['end'],
  values: BookValues,
): number {
  return end === 'fatal' ? tiresOf(car, values).slide - path.length : 0;
}
