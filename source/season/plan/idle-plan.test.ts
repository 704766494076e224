import { expect, it } from 'vitest';
import { crew, planOf } from '../../testing/season/seasons.ts';
import type { Plan } from './plan.ts';
import { readPlan } from './read-plan.ts';
import { writePlan } from './write-plan.ts';

function warned(changes: Partial<Plan>): readonly string[] {
  const read = readPlan(writePlan(planOf(changes)), 'plan.yaml');
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join());
  return read.warnings.map(({ message }) => message);
}

it('a plan in which nobody can score is warned of', () => {
  const { points } = planOf();
  expect(warned({ points: { ...points, places: [] } })).toEqual([
    'nobody scores a point, so the ties alone rank',
  ]);
  expect(warned({})).toEqual([]);
});

it('a plan with one entrant is warned of', () => {
  expect(warned({ entrants: crew(1) })).toEqual(['there is one entrant, who races alone']);
});
