// The course of a race that is watched again: how it opens, and how it jumps to another place of its record.
import { behind } from '../../../replay/commentary/direct-again.ts';
import type { Told } from '../../../replay/commentary/director.ts';
import type { RoundEnd } from '../../../replay/commentary/round-ends.ts';
import type { RaceEvent, Seat } from '../../../rules/kit/types.ts';
import type { Message, Moment, RaceTable, ReplayStart } from '../../messages.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import { type Course, type Stage, still } from './course.ts';
import { LINES_MAX } from './log.ts';
import { told } from './news.ts';
import { atRest, moveCamera, settle } from './play.ts';
import { atEndOfRecord, type RaceModel, type Whereabouts } from './race-model.ts';
import { toldLines } from './told-lines.ts';

export function openReplay(
  table: RaceTable,
  start: ReplayStart,
  begun: Omit<PlaceShown, 'seat'>,
  stage: Stage,
): Course {
  const { moment } = begun;
  const opened = { ...atRest(table, moment), replay: { ...start, typed: undefined } };
  const seat = moment.next.kind === 'cpu' ? moment.next.seat : 0;
  return showPlace(opened, { ...begun, seat }, stage);
}

/** Updates a replay when its race has continued elsewhere; a screen that had shown all of it shows what follows. */
export function recordGrown(
  race: RaceModel,
  grown: Extract<Message, { kind: 'recordGrown' }>,
  stage: Stage,
): Course {
  if (race.replay === undefined) return still(race);
  const { answers, rounds, finished, next, live } = grown;
  const { live: _before, ...kept } = race.replay;
  const replay = { ...kept, answers, rounds, finished, ...(live === undefined ? {} : { live }) };
  if (!atEndOfRecord(race)) return still({ ...race, replay });
  const on = { ...race, replay, moment: { ...race.moment, next } };
  return race.paused || race.frames.length > 0 ? still(on) : settle(on, stage);
}

export interface PlaceShown {
  /** The seat that answered last, which is looked at unless one is followed. */
  readonly seat: Seat;
  readonly moment: Moment;
  readonly events: readonly RaceEvent[];
  readonly told: readonly Told[];
  readonly ends: readonly RoundEnd[];
}

/** Shows another place of the record; pause, speed and what covers the race stay as they are. */
export function showPlace(model: RaceModel, shown: PlaceShown, stage: Stage): Course {
  const { table } = model;
  const panels = panelsOf(model);
  const { moment, seat, ends } = shown;
  const from = Math.max(0, shown.events.length - LINES_MAX);
  const late = shown.told.filter(({ after }) => after >= from);
  const recent = { events: shown.events.slice(from), told: behind(late, -from) };
  const lines = toldLines(table, recent, stage.words.race).flat();
  const followed = model.replay?.followed ?? -1;
  const there: RaceModel = {
    ...model,
    moment,
    shown: moment.race,
    ends,
    frames: [],
    places: {},
    notes: {},
    mover: seat,
    kept: panels.fresh(),
    news: [],
    missed: [],
    log: [],
    logBack: 0,
    search: undefined,
    ticket: model.ticket + 1,
  };
  const looked = moveCamera(there, followed >= 0 ? followed : seat, [], stage);
  return settle(told(looked, lines), stage);
}

/** Returns the model with the camera on the car of a seat from now on; -1 for whoever plays. */
export function following(model: RaceModel, seat: Seat): Course {
  if (model.replay === undefined) return still(model);
  const replay = { ...model.replay, followed: seat };
  const looked = seat >= 0 ? seat : model.mover;
  return still({
    ...model,
    replay,
    look: seat,
    follow: true,
    scroll: 0,
    centre: centreOn(model, looked),
  });
}

function centreOn(model: RaceModel, seat: Seat): number {
  const at: Whereabouts | undefined = panelsOf(model).whereIs(model.table, model.shown, seat);
  return at?.progress ?? model.centre;
}
