// The course of a race on the screen: what each turn of a driver leads to, which pictures it makes, and who is asked
// next.
import type { Told } from '../../../replay/commentary/director.ts';
import type { RaceEvent, Seat } from '../../../rules/kit/types.ts';
import type { Effect, Moment, RaceTable } from '../../messages.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Settings } from '../../services.ts';
import { withHandOvers } from '../hot-seat/hand-over-lines.ts';
import { isLessonTaught } from '../school/lesson.ts';
import { besides, isOfCar, startsOf } from './bystanders.ts';
import { inSight, stripSight } from './camera.ts';
import { type Course, type Stage, still } from './course.ts';
import { engineerOf, NOBODY } from './engineer.ts';
import { askedFor, enterManner } from './enter.ts';
import { framesOf, thinned } from './frames.ts';
import { isNear, withNearest } from './near.ts';
import { told } from './news.ts';
import { frameMs, picturesMost, restMs, restsNever, skipsPictures, waitedFor } from './pace.ts';
import {
  humanSeats,
  humansRacing,
  isCovered,
  type Note,
  nameOf,
  type Prompt,
  type RaceModel,
} from './race-model.ts';
import { askedWhileRising, notRising } from './rising.ts';
import { withNextFace } from './roll/rolling.ts';
import { toldLines } from './told-lines.ts';

export function openRace(
  table: RaceTable,
  moment: Moment,
  events: readonly RaceEvent[],
  stage: Stage,
  worth: readonly Told[] = [],
): Course {
  const heard = heardRace(table, moment, events, stage, worth);
  return moment.race.answered > 0 ? settle(heard, stage) : showStart(heard, events, stage);
}

/** Returns the race screen of a session with everything that has happened reported, before anybody is asked. */
export function heardRace(
  table: RaceTable,
  moment: Moment,
  events: readonly RaceEvent[],
  stage: Stage,
  worth: readonly Told[] = [],
): RaceModel {
  const lines = toldLines(table, { events, told: worth }, stage.words.race);
  const all = withHandOvers(lines, events, table, stage.words).flat();
  const heard = told(atRest(table, moment), all);
  // A race that is continued has reported its news long ago.
  return moment.race.round > 1 ? { ...heard, news: [] } : heard;
}

// Before the first question somebody may have rolled for the start.
function showStart(model: RaceModel, events: readonly RaceEvent[], stage: Stage): Course {
  if (skipsPictures(model, stage)) return settle(model, stage);
  const rolls = panelsOf(model).rolls?.(model, model.moment.race, events, stage.words);
  return nextFrame({ ...model, frames: [...(rolls?.values() ?? [])] }, stage, 0);
}

const NOTHING_TOLD = { news: [], missed: [], far: [], log: [] } as const;

export function atRest(table: RaceTable, moment: Moment): RaceModel {
  const panels = panelsOf({ table });
  return {
    trial: undefined,
    lesson: undefined,
    replay: undefined,
    table,
    moment,
    shown: moment.race,
    frames: [],
    places: {},
    notes: {},
    roll: undefined,
    mover: 0,
    prompt: undefined,
    at: '',
    doubted: '',
    path: true,
    kept: panels.fresh(),
    engineer: NOBODY,
    ...NOTHING_TOLD,
    allFigures: false,
    takesNone: false,
    pane: 'none',
    logBack: 0,
    logFilter: 'all',
    search: undefined,
    centre: panels.whereIs(table, moment.race, 0)?.progress ?? 0,
    scroll: 0,
    look: -1,
    follow: true,
    speed: 'play',
    isFar: false,
    waited: { round: 0, ms: 0 },
    paused: false,
    ticket: 0,
    lastAsked: -1,
    handedOver: false,
    covered: false,
    othersPlayed: true,
    outTold: false,
  };
}

export function showTurn(
  model: RaceModel,
  seat: Seat,
  events: readonly RaceEvent[],
  moment: Moment,
  stage: Stage,
  worth: readonly Told[] = [],
): Course {
  const panels = panelsOf(model);
  const lines = toldLines(model.table, { events, told: worth }, stage.words.race).map(some =>
    some.map(line => withNearest(model, line, moment.race)),
  );
  const isShown = !skipsPictures(model, stage);
  const rolls = isShown ? panels.rolls?.(model, moment.race, events, stage.words) : undefined;
  const frames = framesOf(events, panels, lines, rolls);
  // The turn of another driver may be over at once, without a question.
  const others = events.flatMap(event => panels.turnOf(event) ?? []).some(one => one !== seat);
  const shown = model.frames.length > 0 ? withoutPictures(model) : model;
  // Who takes an answer back wants to decide.
  const caughtUp = moment.race.answered < shown.moment.race.answered ? notRising(shown) : shown;
  const before = {
    ...caughtUp,
    moment,
    frames,
    mover: seat,
    prompt: undefined,
    kept: panels.fresh(),
    othersPlayed: seat !== model.lastAsked || others,
    // A sealed answer shows nothing.
    isFar: frames.length === 0 || !isNear(caughtUp, seat, moment.race),
  };
  if (!isShown) return settle(moveCamera(withoutPictures(before), seat, [], stage), stage);
  // The camera does not follow a car that passes in a moment; a person's roll is shown all the same.
  const most = picturesMost(before, stage);
  if (before.isFar || most === 0) {
    const kept = besides(before, frames, stage).filter(
      frame => frame.kind !== 'note' && !isOfCar(frame),
    );
    const places = startsOf(kept);
    return nextFrame({ ...before, frames: kept, places, shown: moment.race }, stage, 0);
  }
  const way = frames.flatMap(frame => (isOfCar(frame) ? [frame.space] : []));
  const ready = way.length === 0 ? before : moveCamera(before, seat, way, stage);
  return nextFrame({ ...ready, frames: thinned(besides(ready, frames, stage), most) }, stage, 0);
}

/** Continues when the timer of the animation or of the rest has run out. */
export function frameDue(model: RaceModel, ticket: number, stage: Stage): Course {
  if (ticket !== model.ticket || model.paused) return still(model);
  return nextFrame(model, stage, frameMs(model));
}

/** Continues when the rest between two CPU drivers is over. */
export function advanceDue(model: RaceModel, ticket: number): Course {
  const due = ticket === model.ticket && !model.paused && model.moment.next.kind === 'cpu';
  return { race: model, effects: due && model.prompt === undefined ? [advanceOf(model)] : [] };
}

/** Skips the remaining pictures after a key, and lets the next driver play. */
export function hurry(model: RaceModel, stage: Stage): Course {
  if (model.frames.length > 0) return settle(withoutPictures(model), stage);
  if (model.prompt !== undefined || model.moment.next.kind !== 'cpu') {
    return still(model);
  }
  return { race: { ...model, ticket: model.ticket + 1 }, effects: [advanceOf(model)] };
}

function advanceOf({ replay }: RaceModel): Effect {
  return { kind: replay === undefined ? 'advance' : 'replayOn' };
}

/** Skips the pictures up to the next question, or up to the flag. */
export function skipAhead(model: RaceModel, speed: 'skip' | 'toEnd', stage: Stage): Course {
  const prompt = model.prompt?.kind === 'out' ? undefined : model.prompt;
  return settle(
    withoutPictures({ ...model, prompt, speed, paused: false, ticket: model.ticket + 1 }),
    stage,
  );
}

export function togglePause(model: RaceModel, stage: Stage): Course {
  if (!model.paused) {
    return { race: { ...model, paused: true, ticket: model.ticket + 1 }, effects: [] };
  }
  return nextFrame({ ...model, paused: false }, stage, 0);
}

/** Reports whether CPU drivers play without pictures until a human is asked; keys wait until then. */
export function isBusy(model: RaceModel, settings: Settings): boolean {
  const playing = model.prompt === undefined && model.moment.next.kind === 'cpu' && !model.paused;
  if (model.replay !== undefined) return false;
  return (
    playing &&
    stillRacing(model) &&
    (!settings.animation || settings.pace === 'instant' || model.speed !== 'play')
  );
}

/** Returns the model to which all the frames would have led. */
export function withoutPictures(model: RaceModel): RaceModel {
  const lines = model.frames.flatMap(frame => (frame.kind === 'say' ? [frame.line] : []));
  const arrived = { ...model, frames: [], places: {}, notes: {}, shown: model.moment.race };
  return told(arrived, lines);
}

function nextFrame(model: RaceModel, stage: Stage, waitMs: number): Course {
  let { frames, places } = model;
  let heard = model;
  // Lines and notes take no time; spaces and rolls do.
  let frame = frames[0];
  while (frame !== undefined && frame.kind !== 'place' && frame.kind !== 'roll') {
    heard = frame.kind === 'say' ? told(heard, [frame.line]) : noted(heard, frame);
    frames = frames.slice(1);
    frame = frames[0];
  }
  if (frame === undefined) return settle(withoutPictures({ ...heard, frames }), stage);
  if (frame.kind === 'roll') {
    const turned = withNextFace({ ...heard, frames }, frame, waitMs > 0);
    return turned ?? nextFrame({ ...heard, frames: frames.slice(1) }, stage, 0);
  }
  if (waitMs > 0) {
    places = { ...places, [frame.piece]: frame.space };
    frames = frames.slice(1);
  }
  const ticket = model.ticket + 1;
  const ms = frameMs(model);
  return {
    race: waitedFor({ ...heard, frames, places, ticket }, ms),
    effects: [{ kind: 'later', waitMs: ms, message: { kind: 'frameDue', ticket } }],
  };
}

function noted(model: RaceModel, { seat, text }: Note): RaceModel {
  return { ...model, notes: { ...model.notes, [seat]: text } };
}

export function settle(model: RaceModel, stage: Stage): Course {
  const { next } = model.moment;
  if (isLessonTaught(model)) return still(asking(model, { kind: 'over' }));
  switch (next.kind) {
    case 'over':
      // The end of a replay asks nothing, because one may go back.
      return still(model.replay === undefined ? asking(model, { kind: 'over' }) : model);
    case 'ask':
      return askedWhileRising(askHuman(model, next, stage), next, model.lastAsked);
    case 'cpu':
      return waitForCpu(model, stage);
  }
}

function askHuman(
  model: RaceModel,
  next: Extract<Moment['next'], { kind: 'ask' }>,
  stage: Stage,
): RaceModel {
  const { decision } = next;
  const { seat } = decision;
  const panels = panelsOf(model);
  const engineer = engineerOf(model, stage.settings);
  const { allFigures } = stage.settings;
  const manner = enterManner(model, stage.settings);
  const takesNone = manner === 'none';
  const asked = asking({ ...model, engineer, allFigures, takesNone }, askedFor(next, manner));
  const items = panels.items(asked, stage.words.race);
  const marked = panels.marked({ ...asked, at: model.at }, items);
  const handedOver = humanSeats(model.table).length > 1 && model.lastAsked !== seat;
  return {
    ...(handedOver ? withPost(asked, seat, stage) : asked),
    at: takesNone && marked !== model.at ? '' : marked,
    speed: 'play',
    scroll: 0,
    look: -1,
    centre: panels.whereIs(model.table, model.moment.race, seat)?.progress ?? model.centre,
    handedOver,
    covered: stage.settings.covers && isCovered(decision, handedOver),
    othersPlayed: model.othersPlayed || model.lastAsked !== seat,
    lastAsked: seat,
  };
}

// What was written for whoever takes the keyboard is news for that person, until the next answer.
function withPost(model: RaceModel, seat: Seat, { words }: Stage): RaceModel {
  const { post, ...read } = model;
  if (post === undefined || post.from === seat) return model;
  const from = nameOf(model.table, post.from);
  const text = words.race.hotSeat.said(from, post.lines.join(' / '));
  const own = {
    kind: 'car',
    text,
    tone: 'strong',
    weight: 6,
    hurt: [seat],
    untold: [seat],
  } as const;
  return { ...read, news: [own, ...model.news] };
}

function asking(model: RaceModel, prompt: Prompt): RaceModel {
  const kept = panelsOf(model).fresh();
  return { ...model, prompt, at: '', doubted: '', kept, ticket: model.ticket + 1 };
}

function waitForCpu(model: RaceModel, stage: Stage): Course {
  const out = lastHumanOut(model);
  if (out !== undefined) {
    return { race: { ...asking(model, out), outTold: true, speed: 'play' }, effects: [] };
  }
  if (model.paused) return still(model);
  if (restsNever(model, stage)) return { race: model, effects: [advanceOf(model)] };
  const ticket = model.ticket + 1;
  const waitMs = restMs(model, stage);
  return {
    race: waitedFor({ ...model, ticket }, waitMs),
    effects: [{ kind: 'later', waitMs, message: { kind: 'advanceDue', ticket } }],
  };
}

function stillRacing(model: RaceModel): boolean {
  return humansRacing(model).length > 0;
}

// Announced once, when the last human driver of the table has retired or finished.
function lastHumanOut(model: RaceModel): Prompt | undefined {
  const { table, moment } = model;
  const humans = humanSeats(table);
  if (model.replay !== undefined || model.outTold || humans.length === 0 || stillRacing(model))
    return undefined;
  const seat = model.lastAsked >= 0 ? model.lastAsked : (humans[0] ?? 0);
  const standings = table.book.standings(moment.race, table.board);
  const own = standings.find(one => one.seat === seat);
  return { kind: 'out', seat, place: own?.place ?? 0, finished: own?.status === 'finished' };
}

/**
 * Returns the model with the camera on the car that moves. The strip stays where it is as long as it shows the car and its
 * whole way, unless the player has looked elsewhere meanwhile: then it comes back.
 */
export function moveCamera(
  model: RaceModel,
  seat: Seat,
  way: readonly string[],
  { size }: Stage,
): RaceModel {
  const { board } = model.table;
  const followed = model.replay?.followed ?? -1;
  if (followed >= 0 && followed !== seat) return model;
  const car = panelsOf(model).whereIs(model.table, model.shown, seat);
  if (car === undefined || !model.follow) return model;
  const looked = { ...model, look: followed };
  const sight = panelsOf(model).sight?.(size) ?? stripSight(size);
  const visible = model.scroll === 0 && inSight(board, sight, model.centre, [car.space, ...way]);
  if (visible) return looked;
  return { ...looked, scroll: 0, centre: car.progress };
}
