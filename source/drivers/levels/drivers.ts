// The levels of CPU drivers, weakest first. Level is skill, character is taste: every planning level races with any
// taste. Rookies prepare their cars plainly and stop late or needlessly, clubs do both by habit. The errors in gears are
// fitted to laps alone, about 12, 3 and 0 percent above the exact optimum; that of rookies to races against a careful
// beginner, whom they are to meet on even terms. `npm run strength` measures that, the levels against each other and
// their retirements; README.md has the figures.

import type { Driver } from '../driver.ts';
import { planner, type Skill } from '../planning/planner.ts';
import { FORESIGHT, lookAhead } from '../planning/rollout/look-ahead.ts';
import type { Foresight } from '../planning/rollout/rollout-values.ts';
import { characterNamed } from './characters.ts';
import { randomDriver } from './random.ts';
import { PLAIN_TASTE, type Taste } from './taste.ts';

interface PlanningLevel extends Skill {
  /** How far it looks ahead; absent when it judges one play at a time. */
  readonly foresight?: Foresight;
}

/** The skills of the levels that plan, weakest first. */
const SKILLS: readonly PlanningLevel[] = [
  { level: 'rookie', misjudgement: 1.6, preparing: 'plainly' },
  { level: 'club', misjudgement: 1.15, preparing: 'byHabit' },
  { level: 'pro', misjudgement: 0.6, stops: 0.5 },
  { level: 'champion', misjudgement: 0, foresight: FORESIGHT },
];

/** Every level, weakest first; `random` is for tests. */
export const drivers: readonly Driver[] = [randomDriver, ...SKILLS.map(levelOf)];

/**
 * Returns every level, with champions that look ahead further or less far.
 * @param work answers of imagined races for one choice of a champion; 0 for none, usually that of `FORESIGHT`
 */
export function driversLooking(work: number): readonly Driver[] {
  const skills = SKILLS.map(skill =>
    skill.foresight === undefined ? skill : { ...skill, foresight: { ...skill.foresight, work } },
  );
  return [randomDriver, ...skills.map(levelOf)];
}

/** The level of opponents unless another is chosen. */
export const DEFAULT_LEVEL = 'club';

/** Returns the driver of a level, undefined when there is none; `random` has no taste. */
export function driverOf(level: string, taste: Taste = PLAIN_TASTE): Driver | undefined {
  const skill = SKILLS.find(one => one.level === level);
  if (skill !== undefined && taste !== PLAIN_TASTE) return driverWith(skill, taste);
  return drivers.find(driver => driver.level === level);
}

/** Who makes the usual choice: a driver of that level who has no car of a series in mind. */
export const usualDriver = driverOf(DEFAULT_LEVEL, { ...PLAIN_TASTE, leaning: {} });

/** Weights of somebody who would rather lose a space than a point. */
const CAREFUL: Taste = {
  ...PLAIN_TASTE,
  leaning: {},
  tires: 2,
  engine: 2,
  contact: 2,
  danger: 2,
};

/** Who makes the usual choice for those who want it careful: a driver without errors, who dreads what points and risks cost. */
export const carefulDriver = planner(
  { level: DEFAULT_LEVEL, misjudgement: 0, preparing: 'byHabit' },
  CAREFUL,
);

function levelOf(skill: PlanningLevel): Driver {
  return {
    ...driverWith(skill, PLAIN_TASTE),
    as: name => driverWith(skill, characterNamed(name)?.taste ?? PLAIN_TASTE),
  };
}

function driverWith(skill: PlanningLevel, taste: Taste): Driver {
  const { level, foresight } = skill;
  return foresight === undefined ? planner(skill, taste) : lookAhead(level, foresight, taste);
}
