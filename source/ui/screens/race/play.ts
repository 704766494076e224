// The course of a race on the screen: what each turn of a driver leads to, which pictures it makes, and who is asked next.
import { progressOf } from '../../../rules/formula-de/chapters/ranking.ts';
import type { RaceEvent, Seat } from '../../../rules/kit/types.ts';
import {
  configurationAsked,
  nextLoaded,
  partOfValue,
} from '../../cockpits/formula-de/configuration.ts';
import { lineOf } from '../../cockpits/formula-de/log.ts';
import { defaultItem, type Item, itemsOf } from '../../cockpits/formula-de/prompt.ts';
import type { Pace, Settings } from '../../doors.ts';
import type { Effect, Moment, RaceTable, Size } from '../../messages.ts';
import type { Words } from '../../words/words.ts';
import { inWindow } from './camera.ts';
import { framesOf } from './frames.ts';
import { told } from './news.ts';
import {
  type FormulaTable,
  formulaDe,
  formulaTable,
  humanSeats,
  isCovered,
  type Prompt,
  type RaceModel,
} from './race-model.ts';

/** A car moves one space in so many milliseconds. */
const FRAME_MS = 70;
/** Rest between the turns of CPU drivers, milliseconds. */
const REST_MS: Readonly<Record<Pace, number>> = { slow: 900, normal: 400, fast: 120 };

/** What the course of a race depends on besides the race. */
export interface Stage {
  readonly settings: Settings;
  readonly size: Size;
  readonly words: Words;
}

/** A race screen and what must be done for it. */
export interface Course {
  readonly race: RaceModel;
  readonly effects: readonly Effect[];
}

/** The race screen of a session that has just been opened. */
export function openRace(
  opened: RaceTable,
  moment: Moment,
  events: readonly RaceEvent[],
  stage: Stage,
): Course {
  const table = formulaTable(opened);
  const shown = formulaDe(moment.race);
  const lines = events.flatMap(event => lineOf(table, event, stage.words.race) ?? []);
  // An old race that goes on has told its news long ago.
  const heard = told(atRest(table, moment), lines);
  return settle(shown.round > 1 ? { ...heard, news: [] } : heard, stage);
}

function atRest(table: FormulaTable, moment: Moment): RaceModel {
  const shown = formulaDe(moment.race);
  const first = shown.cars[0];
  return {
    trial: undefined,
    table,
    moment,
    shown,
    frames: [],
    places: {},
    mover: 0,
    prompt: undefined,
    at: '',
    path: false,
    brakes: false,
    hand: undefined,
    loading: undefined,
    news: [],
    log: [],
    pane: 'none',
    logBack: 0,
    centre: first === undefined ? 0 : progressOf(table.board, first),
    scroll: 0,
    look: -1,
    follow: true,
    speed: 'play',
    paused: false,
    ticket: 0,
    lastAsked: -1,
    handedOver: false,
    covered: false,
    othersPlayed: true,
    outTold: false,
  };
}

/** A driver has answered: show what happened. */
export function showTurn(
  model: RaceModel,
  seat: Seat,
  events: readonly RaceEvent[],
  moment: Moment,
  stage: Stage,
): Course {
  const frames = framesOf(events, event => lineOf(model.table, event, stage.words.race));
  const caughtUp = model.frames.length > 0 ? withoutPictures(model) : model;
  const before = {
    ...caughtUp,
    moment,
    frames,
    mover: seat,
    prompt: undefined,
    brakes: false,
    othersPlayed: seat !== model.lastAsked || events.some(event => beginsFor(event, seat)),
  };
  if (atOnce(model, stage))
    return settle(moveCamera(withoutPictures(before), seat, [], stage), stage);
  const way = frames.flatMap(frame => (frame.kind === 'place' ? [frame.space] : []));
  const ready = way.length === 0 ? before : moveCamera(before, seat, way, stage);
  return nextFrame(ready, stage, 0);
}

// Somebody else's play: it may be over at once, without a question.
function beginsFor(event: RaceEvent, seat: Seat): boolean {
  return event.kind === 'playBegan' && event.seat !== seat;
}

/** The timer of the animation or of the rest has run out. */
export function frameDue(model: RaceModel, ticket: number, stage: Stage): Course {
  if (ticket !== model.ticket || model.paused) return { race: model, effects: [] };
  return nextFrame(model, stage, FRAME_MS);
}

/** The rest between two CPU drivers is over. */
export function advanceDue(model: RaceModel, ticket: number): Course {
  const due = ticket === model.ticket && !model.paused && model.moment.next.kind === 'cpu';
  return { race: model, effects: due && model.prompt === undefined ? [{ kind: 'advance' }] : [] };
}

/** A key during the pictures: the rest of them is left out, and the next driver plays. */
export function hurry(model: RaceModel, stage: Stage): Course {
  if (model.frames.length > 0) return settle(withoutPictures(model), stage);
  if (model.prompt !== undefined || model.moment.next.kind !== 'cpu') {
    return { race: model, effects: [] };
  }
  return { race: { ...model, ticket: model.ticket + 1 }, effects: [{ kind: 'advance' }] };
}

/** Without pictures to the next question, or to the flag. */
export function skipAhead(model: RaceModel, speed: 'skip' | 'toEnd', stage: Stage): Course {
  const prompt = model.prompt?.kind === 'out' ? undefined : model.prompt;
  return settle(
    withoutPictures({ ...model, prompt, speed, paused: false, ticket: model.ticket + 1 }),
    stage,
  );
}

/** Stops the pictures, or lets them go on. */
export function togglePause(model: RaceModel, stage: Stage): Course {
  if (!model.paused) {
    return { race: { ...model, paused: true, ticket: model.ticket + 1 }, effects: [] };
  }
  return nextFrame({ ...model, paused: false }, stage, 0);
}

/** Whether CPU drivers play without pictures until a human is asked: keys wait for that. */
export function isBusy(model: RaceModel, settings: Settings): boolean {
  const playing = model.prompt === undefined && model.moment.next.kind === 'cpu' && !model.paused;
  return playing && stillRacing(model) && (!settings.animation || model.speed !== 'play');
}

function atOnce(model: RaceModel, stage: Stage): boolean {
  // A clock that runs waits for no pictures.
  const timed = model.trial !== undefined;
  return timed || !stage.settings.animation || model.speed !== 'play';
}

/** Everything that the frames would have led to. */
function withoutPictures(model: RaceModel): RaceModel {
  const lines = model.frames.flatMap(frame => (frame.kind === 'say' ? [frame.line] : []));
  const arrived = { ...model, frames: [], places: {}, shown: formulaDe(model.moment.race) };
  return told(arrived, lines);
}

function nextFrame(model: RaceModel, stage: Stage, waitMs: number): Course {
  let { frames, places } = model;
  let heard = model;
  // Lines cost no time; a space does.
  let frame = frames[0];
  while (frame?.kind === 'say') {
    heard = told(heard, [frame.line]);
    frames = frames.slice(1);
    frame = frames[0];
  }
  if (frame === undefined) return settle(withoutPictures({ ...heard, frames }), stage);
  if (waitMs > 0) {
    places = { ...places, [frame.seat]: frame.space };
    frames = frames.slice(1);
  }
  const ticket = model.ticket + 1;
  return {
    race: { ...heard, frames, places, ticket },
    effects: [{ kind: 'later', waitMs: FRAME_MS, message: { kind: 'frameDue', ticket } }],
  };
}

// The pictures are over: who is next?
function settle(model: RaceModel, stage: Stage): Course {
  const { next } = model.moment;
  switch (next.kind) {
    case 'over':
      return { race: asking(model, { kind: 'over' }), effects: [] };
    case 'ask':
      return goOnLoading(askHuman(model, next, stage));
    case 'cpu':
      return waitForCpu(model, stage);
  }
}

// A ready-made car comes point by point.
function goOnLoading(model: RaceModel): Course {
  const decision = configurationAsked(model);
  if (decision === undefined) return { race: { ...model, loading: undefined }, effects: [] };
  return nextLoaded(model, decision);
}

function askHuman(
  model: RaceModel,
  next: Extract<Moment['next'], { kind: 'ask' }>,
  stage: Stage,
): RaceModel {
  const { decision, advice } = next;
  const { seat } = decision;
  const race = formulaDe(model.moment.race);
  const items = itemsOf(model.table, race, decision, advice, false, stage.words.race);
  const car = race.cars[seat];
  const asked = asking(model, { kind: 'ask', decision, advice });
  const handedOver = humanSeats(model.table).length > 1 && model.lastAsked !== seat;
  const first = defaultItem(items)?.value ?? '';
  return {
    ...asked,
    at: configurationAsked(asked) === undefined ? first : markAfter(model, seat, items, first),
    hand: undefined,
    speed: 'play',
    scroll: 0,
    look: -1,
    centre: car === undefined ? model.centre : progressOf(model.table.board, car),
    handedOver,
    covered: isCovered(decision, handedOver),
    othersPlayed: model.othersPlayed || model.lastAsked !== seat,
    lastAsked: seat,
  };
}

// A point was moved on the line of a part: there the mark stays. A car that was loaded stands on the first line.
function markAfter(model: RaceModel, seat: Seat, items: readonly Item[], first: string): string {
  if (model.lastAsked !== seat) return first;
  if (partOfValue(model.at) !== undefined) return model.at;
  const keep = items.find(({ choice }) => choice.kind === 'keepCar');
  return model.loading === undefined ? first : (keep?.value ?? first);
}

function asking(model: RaceModel, prompt: Prompt): RaceModel {
  return { ...model, prompt, at: '', brakes: false, ticket: model.ticket + 1 };
}

function waitForCpu(model: RaceModel, stage: Stage): Course {
  const out = lastHumanOut(model);
  if (out !== undefined) {
    return { race: { ...asking(model, out), outTold: true, speed: 'play' }, effects: [] };
  }
  if (model.paused) return { race: model, effects: [] };
  if (atOnce(model, stage)) return { race: model, effects: [{ kind: 'advance' }] };
  const ticket = model.ticket + 1;
  return {
    race: { ...model, ticket },
    effects: [
      {
        kind: 'later',
        waitMs: REST_MS[stage.settings.pace],
        message: { kind: 'advanceDue', ticket },
      },
    ],
  };
}

function stillRacing(model: RaceModel): boolean {
  const { cars } = formulaDe(model.moment.race);
  return humanSeats(model.table).some(seat => cars[seat]?.status === 'racing');
}

// Told once, when the last human driver of the table has retired or finished.
function lastHumanOut(model: RaceModel): Prompt | undefined {
  const humans = humanSeats(model.table);
  if (model.outTold || humans.length === 0 || stillRacing(model)) return undefined;
  const seat = model.lastAsked >= 0 ? model.lastAsked : (humans[0] ?? 0);
  const { cars } = formulaDe(model.moment.race);
  const car = cars[seat];
  const finished = car?.status === 'finished';
  return { kind: 'out', seat, place: car?.place ?? 0, finished };
}

// The strip stays where it is as long as the car and its whole way can be seen on it. From wherever the player has looked
// meanwhile it comes back.
function moveCamera(
  model: RaceModel,
  seat: Seat,
  way: readonly string[],
  { size }: Stage,
): RaceModel {
  const { board } = model.table;
  const car = model.shown.cars[seat];
  if (car === undefined || !model.follow) return model;
  const looked = { ...model, look: -1 };
  const visible = model.scroll === 0 && inWindow(board, size, model.centre, [car.space, ...way]);
  if (visible) return looked;
  return { ...looked, scroll: 0, centre: progressOf(board, car) };
}
