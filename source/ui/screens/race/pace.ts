// How fast a race goes by on the screen: the pictures of a move, and the rest between two answers.
import { SPEED_LEAST, SPEED_MOST, USUAL_SPEED } from '../../../session/replay.ts';
import type { Pace, Settings } from '../../services.ts';
import type { Stage } from './course.ts';
import { humanSeats, humansRacing, type RaceModel } from './race-model.ts';

const FRAME_MS = 70;
/** Rest between the answers of a replay, and between those of CPU drivers where no person races, in milliseconds. */
const REST_MS: Readonly<Record<Pace, number>> = { slow: 900, normal: 400, fast: 120, instant: 0 };

interface Allowance {
  /** Most milliseconds for a car that concerns a person who races, and for any other. */
  readonly near: number;
  readonly far: number;
  /** Most for all cars of a round together. */
  readonly round: number;
}

const ALLOWANCES: Readonly<Record<Pace, Allowance>> = {
  slow: { near: 1500, far: 120, round: 7000 },
  normal: { near: 600, far: 0, round: 1900 },
  fast: { near: 240, far: 0, round: 1000 },
  instant: { near: 0, far: 0, round: 0 },
};
/** The share of what is left of a round that one car may take, and the share of that for its way. */
const CAR_SHARE = 1 / 3;
const WAY_SHARE = 0.6;

/** From this speed on the cars of a replay jump, because a terminal shows no more pictures a second. */
const JUMPING_FROM = 6;

type Timed = Pick<RaceModel, 'replay'>;
type Settled = Pick<Stage, 'settings'>;

export function frameMs(model: Timed): number {
  return atSpeed(FRAME_MS, model);
}

/** Returns the milliseconds between two answers that nobody at the keyboard gives. */
export function restMs(model: RaceModel, { settings }: Settled): number {
  if (model.replay !== undefined) {
    return model.replay.speed === SPEED_MOST ? 0 : atSpeed(REST_MS.normal, model);
  }
  if (!isCounted(model)) return REST_MS[settings.pace];
  if (goesOn(model)) return 0;
  const allowed = allowedMs(model, settings);
  return model.isFar ? allowed : Math.round((1 - WAY_SHARE) * allowed);
}

/** Returns the most pictures for the way of a CPU car; more would take longer than the round has left for it. */
export function picturesMost(model: RaceModel, { settings }: Settled): number {
  if (!isCounted(model) || isOfPerson(model)) return Number.POSITIVE_INFINITY;
  // The place from which the car starts is shown as long as each on its way.
  return Math.max(0, Math.floor((WAY_SHARE * allowedMs(model, settings)) / FRAME_MS) - 1);
}

/** Returns the model after a wait, which counts where a car that is no person's is shown to people who race. */
export function waitedFor(model: RaceModel, ms: number): RaceModel {
  if (!isCounted(model) || (model.frames.length > 0 && isOfPerson(model))) return model;
  const { round } = model.moment.race;
  // Without a question a person may see several rounds pass.
  const { waited } = round > model.waited.round + 1 ? counting(model) : model;
  return { ...model, waited: { ...waited, ms: waited.ms + ms } };
}

/** Returns the model after a person has answered: the first answer in a round begins the round of the others. */
export function counting(model: RaceModel): RaceModel {
  const { round } = model.moment.race;
  return round > model.waited.round ? { ...model, waited: { round, ms: 0 } } : model;
}

function allowedMs({ isFar, waited }: RaceModel, { pace }: Pick<Settings, 'pace'>): number {
  const { near, far, round } = ALLOWANCES[pace];
  const left = Math.max(0, round - waited.ms);
  return Math.min(isFar ? far : near, CAR_SHARE * left);
}

function isCounted(model: RaceModel): boolean {
  return model.replay === undefined && model.trial === undefined && humansRacing(model).length > 0;
}

function isOfPerson({ table, mover }: RaceModel): boolean {
  return humanSeats(table).includes(mover);
}

// Whether the CPU driver who has just answered also answers next.
function goesOn({ moment: { next }, mover }: RaceModel): boolean {
  return next.kind === 'cpu' && next.seat === mover;
}

export function skipsPictures(model: RaceModel, { settings }: Settled): boolean {
  const { replay, trial, speed, paused } = model;
  if (replay !== undefined) return !settings.animation || paused || replay.speed >= JUMPING_FROM;
  // A running clock waits for no pictures.
  return (
    trial !== undefined || !settings.animation || settings.pace === 'instant' || speed !== 'play'
  );
}

/** Reports whether the next answer that nobody at the keyboard gives follows at once. */
export function restsNever(model: RaceModel, stage: Settled): boolean {
  const isSkipped = model.replay === undefined && skipsPictures(model, stage);
  return isSkipped || restMs(model, stage) === 0;
}

/** Reports whether that answer is due, so that nobody could read what is shown before it. */
export function passesAtOnce(model: RaceModel, stage: Settled): boolean {
  const { frames, moment, paused, prompt } = model;
  const isDue = prompt === undefined && frames.length === 0 && moment.next.kind === 'cpu';
  return isDue && !paused && restsNever(model, stage);
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
