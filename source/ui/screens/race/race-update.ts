// Keys and messages of the race screen.

import type { Seat } from '../../../rules/kit/types.ts';
import type { Key } from '../../input/key.ts';
import { type Command, commandOf, commandsAt, type Place } from '../../keys.ts';
import type { Effect } from '../../messages.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import { LOG_FILTERS } from '../../words/director-words.ts';
import { answered, pickStart } from './answers.ts';
import { type Course, type Stage, still } from './course.ts';
import { callEngineer } from './engineer.ts';
import type { Item } from './items.ts';
import { seenBy } from './news.ts';
import { hurry, skipAhead, togglePause } from './play.ts';
import { lookedAt, type RaceModel, type Whereabouts } from './race-model.ts';
import { rise } from './rising.ts';

/** Ticks of one press of `<` or `>`. */
const SCROLL_TICKS = 10;
const LOG_PAGE = 10;

export function openItems(model: RaceModel, stage: Stage): readonly Item[] {
  return model.prompt?.kind === 'ask' ? panelsOf(model).items(model, stage.words.race) : [];
}

/** Reports whether a question is asked whose choices may be shown: not while it is covered. */
export function asksOpenly({ prompt, covered }: RaceModel): boolean {
  return prompt?.kind === 'ask' && !covered;
}

/** Returns the effect of `u`: sure once the players have been shown whose answer it takes back. */
export function takingBack({ backAsked, moment }: RaceModel): Effect {
  const isSure = backAsked === moment.race.answered;
  return isSure ? { kind: 'takeBack', sure: true } : { kind: 'takeBack' };
}

export function hasList(model: RaceModel): boolean {
  return (
    model.pane === 'none' &&
    model.prompt !== undefined &&
    commandsAt(racePlace(model)).includes('confirm')
  );
}

export function racePlace(model: RaceModel): Place {
  if (model.search?.isTyping === true) return 'logSearch';
  if (model.pane !== 'none') return model.pane;
  if (model.replay !== undefined) return model.replay.live === undefined ? 'replay' : 'watching';
  return model.covered ? 'cover' : panelsOf(model).place(model);
}

export function pickItem(model: RaceModel, value: string, stage: Stage): Course {
  const { prompt } = model;
  if (prompt?.kind === 'out') return pickAfterRace(model, value, stage);
  if (prompt?.kind === 'start') return pickStart(model, value);
  if (prompt?.kind !== 'ask') return still(model);
  if (isDoubtful(model, value, stage)) return still({ ...model, at: value, doubted: value });
  const own = panelsOf(model).pick?.(model, value, stage);
  if (own !== undefined) return own;
  const item = openItems(model, stage).find(one => one.value === value);
  return item === undefined ? still(model) : answered(model, prompt.decision, item.choice);
}

// What ends the race must be chosen twice: the first time only marks it.
function isDoubtful(model: RaceModel, value: string, stage: Stage): boolean {
  if (model.doubted === value) return false;
  const item = openItems(model, stage).find(one => one.value === value);
  return item !== undefined && panelsOf(model).endsRace(model, item);
}

function pickAfterRace(model: RaceModel, value: string, stage: Stage): Course {
  if (value === 'skip') return skipAhead(model, 'toEnd', stage);
  return hurry({ ...model, prompt: undefined }, stage);
}

/** Handles a key on the race screen that nothing before it has taken. */
export function raceKey(before: RaceModel, key: Key, stage: Stage): Course {
  const model = { ...seenBy(before, -1), doubted: '' };
  const command = commandOf(racePlace(model), key);
  const own = model.pane === 'none' ? panelsOf(model).key?.(model, key, stage) : undefined;
  if (own !== undefined) return own;
  const picks = command === 'pick' || command === 'pickFurther';
  if (picks && before.prompt !== undefined) return pickLine(seenBy(before, -1), key, stage);
  if (command === 'engineer') return still(callEngineer(model));
  if (command === 'gearUp' && before.prompt !== undefined) return rise(model);
  const looked = command === undefined ? undefined : look(model, command);
  if (looked !== undefined) return still(looked);
  if (command === 'skip' && model.prompt === undefined) return skipAhead(model, 'skip', stage);
  if (command === 'skip' && model.prompt?.kind === 'out') return skipAhead(model, 'toEnd', stage);
  if (command === 'pause') return togglePause(model, stage);
  if (model.pane === 'none' && model.prompt === undefined) return hurry(model, stage);
  return still(model);
}

/** Returns what Escape leads to within the race; undefined when there is nothing to close. */
export function raceBack(model: RaceModel, key: Key, stage: Stage): Course | undefined {
  if (model.pane !== 'none') return still({ ...model, pane: 'none', logBack: 0 });
  if (model.doubted !== '') return still({ ...model, doubted: '' });
  const own = panelsOf(model).key?.(model, key, stage);
  if (own !== undefined) return own;
  return isAway(model) ? still(homeCamera(model)) : undefined;
}

function pickLine(model: RaceModel, key: Key, stage: Stage): Course {
  if (model.prompt?.kind === 'out') {
    const value = { 1: 'watch', 2: 'skip' }[key.name];
    return value === undefined ? still(model) : pickItem(model, value, stage);
  }
  if (model.prompt?.kind === 'start') {
    return pickStart(model, { 1: 'go', 2: 'tires' }[key.name] ?? '');
  }
  const item = openItems(model, stage).find(one => one.key === key.name);
  return item === undefined ? still(model) : pickItem(model, item.value, stage);
}

/** Handles commands that change only the view; returns undefined for the others. */
export function look(model: RaceModel, command: Command): RaceModel | undefined {
  switch (command) {
    case 'map':
      return { ...model, pane: model.pane === 'map' ? 'none' : 'map' };
    case 'drivers':
    case 'driverTable':
      if (model.trial !== undefined) return undefined;
      return { ...model, pane: model.pane === 'drivers' ? 'none' : 'drivers' };
    case 'log':
      return {
        ...model,
        pane: model.pane === 'log' ? 'none' : 'log',
        logBack: 0,
        search: undefined,
      };
    case 'nextCar':
      return lookOn(model, 1);
    case 'previousCar':
      return lookOn(model, -1);
    case 'scrollBack':
      return { ...model, scroll: model.scroll - SCROLL_TICKS };
    case 'scrollAhead':
      return { ...model, scroll: model.scroll + SCROLL_TICKS };
    case 'follow':
      return { ...homeCamera(model), follow: isAway(model) || !model.follow };
    case 'path':
      return { ...model, path: !model.path };
    default:
      return model.pane === 'log' ? scrollLog(model, command) : undefined;
  }
}

function scrollLog(model: RaceModel, command: Command): RaceModel | undefined {
  if (command === 'filter') {
    const next = LOG_FILTERS[(LOG_FILTERS.indexOf(model.logFilter) + 1) % LOG_FILTERS.length];
    return { ...model, logFilter: next ?? 'all', logBack: 0 };
  }
  const steps: Partial<Record<Command, number>> = {
    up: 1,
    down: -1,
    pageUp: LOG_PAGE,
    pageDown: -LOG_PAGE,
  };
  const by = steps[command];
  if (by === undefined) return undefined;
  const most = Math.max(0, model.log.length - 1);
  return { ...model, logBack: Math.min(most, Math.max(0, model.logBack + by)) };
}

// The cars follow each other in the order of the race, the acting one first.
function lookOn(model: RaceModel, by: number): RaceModel {
  const { book, board } = model.table;
  const order = book
    .standings(model.moment.race, board)
    .map(standing => standing.seat)
    .filter(seat => standsAt(model, seat)?.onBoard !== false);
  if (order.length === 0) return model;
  const at = order.indexOf(lookedAt(model));
  const look: Seat = order[(at + by + order.length) % order.length] ?? -1;
  return { ...model, look, scroll: 0, centre: standsAt(model, look)?.progress ?? model.centre };
}

function standsAt(model: RaceModel, seat: Seat): Whereabouts | undefined {
  return panelsOf(model).whereIs(model.table, model.shown, seat);
}

export function isAway({ scroll, look }: RaceModel): boolean {
  return scroll !== 0 || look >= 0;
}

function homeCamera(model: RaceModel): RaceModel {
  const home = { ...model, look: -1, scroll: 0 };
  return { ...home, centre: standsAt(home, lookedAt(home))?.progress ?? home.centre };
}
