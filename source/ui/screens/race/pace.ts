// How fast a race goes by on the screen: the pictures of a move, and the rest between two answers.
import { SPEED_LEAST, SPEED_MOST, USUAL_SPEED } from '../../../session/replay.ts';
import type { Pace } from '../../services.ts';
import type { Stage } from './course.ts';
import type { RaceModel } from './race-model.ts';

const FRAME_MS = 70;
/** Rest between the turns of CPU drivers, in milliseconds. */
const REST_MS: Readonly<Record<Pace, number>> = { slow: 900, normal: 400, fast: 120, instant: 0 };
/** Rest for the whole turn of a car that has nothing to do with a person's next play. */
const FAR_REST_MS = 120;
/** From this speed on the cars of a replay jump, because a terminal shows no more pictures a second. */
const JUMPING_FROM = 6;

type Timed = Pick<RaceModel, 'replay'>;

export function frameMs(model: Timed): number {
  return atSpeed(FRAME_MS, model);
}

/** Returns the milliseconds between two answers that nobody at the keyboard gives. */
export function restMs(model: RaceModel, { settings }: Stage): number {
  if (model.replay !== undefined) {
    return model.replay.speed === SPEED_MOST ? 0 : atSpeed(REST_MS.normal, model);
  }
  if (model.isFar) return goesOn(model) ? 0 : Math.min(FAR_REST_MS, REST_MS[settings.pace]);
  return REST_MS[settings.pace];
}

// Whether the CPU driver who has just answered also answers next.
function goesOn({ moment: { next }, mover }: RaceModel): boolean {
  return next.kind === 'cpu' && next.seat === mover;
}

export function skipsPictures(model: RaceModel, { settings }: Stage): boolean {
  const { replay, trial, speed, paused } = model;
  if (replay !== undefined) return !settings.animation || paused || replay.speed >= JUMPING_FROM;
  // A running clock waits for no pictures.
  return (
    trial !== undefined || !settings.animation || settings.pace === 'instant' || speed !== 'play'
  );
}

/** Reports whether the next answer that nobody at the keyboard gives follows at once. */
export function restsNever(model: RaceModel, stage: Stage): boolean {
  const isSkipped = model.replay === undefined && skipsPictures(model, stage);
  return isSkipped || restMs(model, stage) === 0;
}

/** Returns the speed of a replay raised by some steps, from the least to the most; each step doubles it. */
export function faster(speed: number, steps: number): number {
  return Math.min(SPEED_MOST, Math.max(SPEED_LEAST, speed + steps));
}

/**
 * Returns the milliseconds that something takes at the speed of a replay; `milliseconds` is what it takes at the usual speed
 * and in a race.
 */
export function atSpeed(milliseconds: number, { replay }: Timed): number {
  if (replay === undefined) return milliseconds;
  return Math.round(milliseconds / 2 ** (replay.speed - USUAL_SPEED));
}
