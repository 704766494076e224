// A timed trial on the race screen: the tires are announced, the clock waits for 1st gear, and runs to the line.
import type { ChooseTires } from '../../../rules/formula-de/choices.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import type { Message } from '../../messages.ts';
import { type Course, openRace, type Stage } from './play.ts';
import type { RaceModel } from './race-model.ts';

/** The race screen of a trial that has just been opened; `par` as far as it is known. */
export function openTrial(
  { table, moment, events, trial, sheet }: Extract<Message, { kind: 'trialOpened' }>,
  par: number | undefined,
  stage: Stage,
): Course {
  const { race, effects } = openRace(table, moment, events, stage);
  const { bookId, qualifying } = sheet;
  return {
    race: {
      ...race,
      trial: {
        bookId,
        session: trial.session + 1,
        sessions: qualifying.sessions,
        clock: 'waiting',
        elapsedMs: 0,
        cursor: undefined,
        par,
      },
    },
    effects,
  };
}

/** The stopwatch has gone on, or has been stopped. */
export function tick(
  model: RaceModel,
  { elapsedMs, running }: Extract<Message, { kind: 'ticked' }>,
): RaceModel {
  const { trial } = model;
  if (trial === undefined) return model;
  return { ...model, trial: { ...trial, elapsedMs, clock: running ? 'running' : 'stopped' } };
}

/** Par has become known. */
export function withPar(model: RaceModel, par: number): RaceModel {
  const { trial } = model;
  return trial === undefined ? model : { ...model, trial: { ...trial, par } };
}

/** The tires are announced; the answer waits for the driver, because the clock starts with it (M-1-1-4, R-91). */
export function askStart(model: RaceModel, decision: Decision, choice: ChooseTires): Course {
  const prompt = { kind: 'start', decision, choice } as const;
  return { race: { ...model, prompt, at: 'go' }, effects: [] };
}

/** A line of the question before the start was taken. */
export function pickStart(model: RaceModel, value: string): Course {
  const { prompt } = model;
  if (prompt?.kind !== 'start') return { race: model, effects: [] };
  const { decision, choice } = prompt;
  if (value === 'go') {
    const { seat } = decision;
    return { race: { ...model, prompt: undefined }, effects: [{ kind: 'answer', seat, choice }] };
  }
  if (value !== 'tires') return { race: model, effects: [] };
  const { next } = model.moment;
  const advice = next.kind === 'ask' ? next.advice : [];
  return { race: { ...model, prompt: { kind: 'ask', decision, advice }, at: '' }, effects: [] };
}
