// One key for a car that comes up through its gears: it answers one person's questions as long as nothing is at stake.
import type { Choice, Seat } from '../../../rules/kit/types.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import { type Course, still } from './course.ts';
import { newsFor } from './news.ts';
import { counting } from './pace.ts';
import type { Prompt, RaceModel } from './race-model.ts';

/**
 * Returns the answer to the open question at which nothing can be decided while the car comes up through its gears; undefined
 * at any other, and for whoever may not be answered for: in trials, in lessons, in secret and elsewhere.
 */
export function risingAnswer(model: RaceModel): Choice | undefined {
  const { prompt, trial, lesson, replay, table } = model;
  if (prompt?.kind !== 'ask' || prompt.decision.secret === true) return undefined;
  if ([trial, lesson, replay].some(one => one !== undefined)) return undefined;
  if (table.drivers[prompt.decision.seat]?.kind !== 'human') return undefined;
  return panelsOf(model).risingAnswer?.(model);
}

/** Answers the open question, and those that follow, until something can be decided; does nothing where it can be now. */
export function rise(model: RaceModel): Course {
  const choice = risingAnswer(model);
  if (model.prompt?.kind !== 'ask' || choice === undefined) return still(model);
  const { decision } = model.prompt;
  return answeredWith({ ...model, rising: decision.seat }, decision.seat, choice);
}

/**
 * Returns what becomes of a question that has just opened: the answer of the driver who comes up through the gears, unless
 * that driver has been hurt and must know. Nobody else is answered for.
 * @param lastAsked the person who was asked before it
 */
export function askedWhileRising(
  model: RaceModel,
  { decision: { seat } }: Extract<Prompt, { kind: 'ask' }>,
  lastAsked: Seat,
): Course {
  if (model.rising !== seat) return still(model);
  const isHurt = newsFor(model).some(({ hurt }) => hurt.includes(seat));
  const choice = isHurt ? undefined : risingAnswer(model);
  if (choice === undefined) return still(notRising(model));
  // The keyboard has not changed hands for it.
  return answeredWith({ ...model, lastAsked }, seat, choice);
}

export function notRising({ rising: _, ...model }: RaceModel): RaceModel {
  return model;
}

// Unlike an answer by hand it does not mean that the news have been read.
function answeredWith(model: RaceModel, seat: Seat, choice: Choice): Course {
  return {
    race: { ...counting(model), prompt: undefined, handedOver: false },
    effects: [{ kind: 'answer', seat, choice }],
  };
}
