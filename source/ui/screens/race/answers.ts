// Answers to the open question, and those that a timed trial keeps back until its clock starts.
import type { Choice, Decision } from '../../../rules/kit/types.ts';
import { afterAnswer, isRightAnswer } from '../school/lesson.ts';
import { type Course, still } from './course.ts';
import { hears } from './engineer.ts';
import { seenBy } from './news.ts';
import { counting } from './pace.ts';
import type { RaceModel } from './race-model.ts';

/** Answers the open question; in a lesson only as it asks. */
export function answered(model: RaceModel, decision: Decision, choice: Choice): Course {
  const { seat } = decision;
  const { lesson } = model;
  const right = lesson === undefined || isRightAnswer(model, lesson, decision, choice);
  const taught = lesson && afterAnswer(lesson, right);
  if (!right) return still({ ...model, lesson: taught });
  const race = counting(seenBy(model, seat));
  return {
    race: { ...race, lesson: taught, prompt: undefined, handedOver: false },
    effects: [{ kind: 'answer', seat, choice, ...(hears(model) ? { heard: true } : {}) }],
  };
}

/**
 * Keeps an answer back until the driver is ready, because the clock of a timed trial starts with it (M-1-1-4, R-91).
 */
export function askStart(model: RaceModel, decision: Decision, choice: Choice): Course {
  return still({ ...model, prompt: { kind: 'start', decision, choice }, at: 'go' });
}

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
