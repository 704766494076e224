// Which chapter explains a step of a play: what the help opens when a driver asks in the middle of it.
import type { StepName } from '../state.ts';

/** Number of the chapter by step. */
export const CHAPTER_OF_STEP: Readonly<Record<StepName, string>> = {
  beginRound: '6',
  nextPlay: '6',
  endRound: '6',
  beginPlay: '9',
  announceGear: '6',
  setLever: '6',
  payOverRevving: '13',
  rollGearDie: '6',
  moveCar: '7',
  slipstream: '18',
  brakeAtEnd: '10',
  handlingTests: '17',
  blocking: '12',
  markStop: '7',
  collisionTests: '14',
  engineTests: '16',
};
