// Which chapter explains a step of a play: what the help opens when a driver asks in the middle of it.
import type { StepName } from '../state.ts';

/** Number of the chapter by step. */
export const CHAPTER_OF_STEP: Readonly<Record<StepName, string>> = {
  rollWeather: '3',
  choosePitBox: '4',
  configureCar: '5',
  chooseTires: '8',
  beginRound: '6',
  nextPlay: '6',
  endRound: '6',
  beginPlay: '9',
  announceGear: '6',
  setLever: '6',
  payOverRevving: '13',
  rollGearDie: '6',
  moveCar: '7',
  slide: '8',
  softBonus: '8',
  slipstream: '18',
  brakeAtEnd: '11',
  payOvershoot: '10',
  handlingTests: '17',
  blocking: '12',
  markStop: '7',
  collisionTests: '14',
  pitTires: '19',
  pitStop: '19',
  engineTests: '16',
  endInertia: '16',
  placeCar: '1',
  countOvershoot: '1',
};
