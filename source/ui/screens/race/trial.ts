// A timed trial on the race screen: the tires are announced, the clock waits for 1st gear, and runs to the line.
import type { Message } from '../../messages.ts';
import type { Course, Stage } from './course.ts';
import { heardRace, settle } from './play.ts';
import type { RaceModel } from './race-model.ts';

/** Opens the race screen of a trial; `par` is undefined until it is known. */
export function openTrial(
  { table, moment, events, trial, sheet }: Extract<Message, { kind: 'trialOpened' }>,
  par: number | undefined,
  stage: Stage,
): Course {
  const { race, effects } = settle(heardRace(table, moment, events, stage), stage);
  const { bookId, qualifying, timed, best } = sheet;
  const ghost = best?.course;
  return {
    race: {
      ...race,
      trial: {
        bookId,
        session: trial.session + 1,
        sessions: qualifying.sessions,
        timed,
        clock: 'waiting',
        elapsedMs: 0,
        par,
        ...(ghost === undefined ? {} : { ghost }),
      },
    },
    effects,
  };
}

export function tick(
  model: RaceModel,
  { elapsedMs, running }: Extract<Message, { kind: 'ticked' }>,
): RaceModel {
  const { trial } = model;
  if (trial === undefined) return model;
  return { ...model, trial: { ...trial, elapsedMs, clock: running ? 'running' : 'stopped' } };
}

export function withPar(model: RaceModel, par: number): RaceModel {
  const { trial } = model;
  return trial === undefined ? model : { ...model, trial: { ...trial, par } };
}
