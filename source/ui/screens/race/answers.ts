// Answers to the open question, and those that a timed trial keeps back until its clock starts.
import type { Choice, Decision } from '../../../rules/kit/types.ts';
import { type Course, still } from './course.ts';
import { seenBy } from './news.ts';
import type { RaceModel } from './race-model.ts';

/** Answers the open question. */
export function answered(model: RaceModel, { seat }: Decision, choice: Choice): Course {
  return {
    race: { ...seenBy(model, seat), prompt: undefined, handedOver: false },
    effects: [{ kind: 'answer', seat, choice }],
  };
}

/**
 * Keeps an answer back until the driver is ready, because the clock of a timed trial starts with it (M-1-1-4, R-91).
 */
export function askStart(model: RaceModel, decision: Decision, choice: Choice): Course {
  return still({ ...model, prompt: { kind: 'start', decision, choice }, at: 'go' });
}

/** Handles the choice of a line of the question before the start. */
export function pickStart(model: RaceModel, value: string): Course {
  const { prompt } = model;
  if (prompt?.kind !== 'start') return still(model);
  const { decision, choice } = prompt;
  if (value === 'go') {
    const { seat } = decision;
    return { race: { ...model, prompt: undefined }, effects: [{ kind: 'answer', seat, choice }] };
  }
  if (value !== 'tires') return still(model);
  const { next } = model.moment;
  const asked = next.kind === 'ask' ? next : ({ kind: 'ask', decision, advice: [] } as const);
  return still({ ...model, prompt: asked, at: '' });
}
