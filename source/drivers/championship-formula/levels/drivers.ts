// The levels of CPU drivers of this game, weakest first. Level is skill, strategy is character.

import type { Driver } from '../../driver.ts';
import { randomDriver } from '../../levels/random.ts';
import { PLAIN, type Strategy } from '../planning/strategy.ts';
import { type ChampionshipDriver, planner, type Skill } from './planner.ts';
import { strategyOf } from './strategies.ts';

/** The skills of the levels that plan, weakest first. */
export const SKILLS: readonly Skill[] = [
  { level: 'rookie', misjudgement: 0.6 },
  { level: 'club', misjudgement: 0.3 },
  { level: 'pro', misjudgement: 0.1 },
  { level: 'champion', misjudgement: 0 },
];

/** Every level, weakest first; `random` is for tests. */
export const championshipDrivers: readonly Driver[] = [randomDriver, ...SKILLS.map(levelOf)];

function levelOf(skill: Skill): Driver {
  return { ...driverWith(skill, PLAIN), as: name => driverWith(skill, strategyOf(name)) };
}

function driverWith(skill: Skill, strategy: Strategy): ChampionshipDriver {
  return planner(skill, { strategy, dice: true });
}
