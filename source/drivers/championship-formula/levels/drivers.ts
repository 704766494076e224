// The levels of CPU drivers of this game, weakest first. Level is skill, strategy is character.

import type { Driver } from '../../driver.ts';
import { randomDriver } from '../../levels/random.ts';
import { PLAIN, type Strategy } from '../planning/strategy.ts';
import { historicalDriver } from './historical.ts';
import { type ChampionshipDriver, planner, type Skill } from './planner.ts';
import { strategyOf } from './strategies.ts';

/** Turns that a row ahead is worth to drivers who reckon with others. */
export const HEADWAY = 0.02;

const CLUB: Skill = { level: 'club', misjudgement: 0.34, reckons: 'alone' };

/** The skills of the levels that plan, weakest first. */
export const SKILLS: readonly Skill[] = [
  { level: 'rookie', misjudgement: 0.45, reckons: 'alone' },
  CLUB,
  { level: 'pro', misjudgement: 0.2, reckons: 'forecast' },
  { level: 'champion', misjudgement: 0, reckons: 'game' },
];

/** The most turns by which the card of the usual choice may be worse than the best one. */
export const WORST_ERROR = 0.6;

/**
 * Makes the usual choice: that of a club driver without its gravest errors. One card that costs most of a turn loses a race
 * of this game, and Enter alone must not lead to that.
 */
export const usualDriver: Driver = driverWith({ ...CLUB, worstError: WORST_ERROR }, PLAIN);

/** Weights of somebody who would rather lose a space than a test. */
const CAREFUL: Strategy = {
  ...PLAIN,
  dread: [0.03, 0.03, 0],
  engine: 0.3,
  brakes: 0.3,
  chance: 0.6,
  pass: 0.6,
};

/** Makes the usual choice for those who want it careful: without errors, and shy of tests. */
export const carefulDriver: Driver = driverWith({ ...CLUB, misjudgement: 0 }, CAREFUL);

/** Every level, weakest first; `random` is for tests, `historical` plays the historical strategies. */
export const championshipDrivers: readonly Driver[] = [
  randomDriver,
  historicalDriver,
  ...SKILLS.map(levelOf),
];

function levelOf(skill: Skill): Driver {
  return { ...driverWith(skill, PLAIN), as: name => driverWith(skill, strategyOf(name)) };
}

function driverWith(skill: Skill, strategy: Strategy): ChampionshipDriver {
  const headway = skill.reckons === 'alone' ? 0 : HEADWAY;
  return planner(skill, { strategy, dice: true, headway, marks: 1 });
}
