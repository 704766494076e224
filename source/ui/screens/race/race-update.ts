// Keys and messages of the race screen.
import { progressOf } from '../../../rules/formula-de/chapters/ranking.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import {
  configurationAsked,
  configurationKey,
  give,
  partOfValue,
} from '../../cockpits/formula-de/configuration.ts';
import { placingAsked, placingKey } from '../../cockpits/formula-de/placing.ts';
import {
  defaultItem,
  hiddenByBrakes,
  type Item,
  itemsOf,
} from '../../cockpits/formula-de/prompt.ts';
import type { Key } from '../../input/key.ts';
import { type Command, commandOf, type Place } from '../../keys.ts';
import { seenBy } from './news.ts';
import { type Course, hurry, type Stage, skipAhead, togglePause } from './play.ts';
import { lookedAt, type RaceModel } from './race-model.ts';
import { askStart, pickStart } from './trial.ts';

/** Ticks of one press of `<` or `>`. */
const SCROLL_TICKS = 10;
const LOG_PAGE = 10;

/** The items of the open question; none while nothing is asked. */
export function openItems(model: RaceModel, stage: Stage): readonly Item[] {
  const { prompt, table, moment } = model;
  if (prompt?.kind !== 'ask') return [];
  const { decision, advice } = prompt;
  return itemsOf(table, moment.race, decision, advice, model.brakes, stage.words.race);
}

/** Whether the arrow keys and Enter belong to the list of the prompt. */
export function hasList(model: RaceModel): boolean {
  if (model.covered) return true;
  return model.prompt !== undefined && model.pane === 'none' && placingAsked(model) === undefined;
}

/** The place of the key table that is open. */
export function racePlace(model: RaceModel): Place {
  if (model.covered) return 'cover';
  if (model.pane !== 'none') return model.pane;
  if (placingAsked(model) !== undefined) return 'placing';
  return configurationAsked(model) === undefined ? 'race' : 'configuration';
}

/** A line of the prompt was taken. */
export function pickItem(model: RaceModel, value: string, stage: Stage): Course {
  const { prompt } = model;
  if (prompt?.kind === 'out') return pickAfterRace(model, value, stage);
  if (prompt?.kind === 'start') return pickStart(model, value);
  if (prompt?.kind !== 'ask') return still(model);
  const { decision } = prompt;
  const part = partOfValue(value);
  if (part !== undefined && model.hand !== undefined) return give(model, decision, part);
  const items = openItems(model, stage);
  // On the line of a part Enter races with the car as it stands.
  const item = items.find(one => (part === undefined ? one.value === value : isKeeping(one)));
  if (item === undefined) return still(model);
  if (model.trial?.clock === 'waiting' && item.choice.kind === 'chooseTires') {
    return askStart(model, decision, item.choice);
  }
  const seen = seenBy(model, decision.seat);
  return {
    race: { ...seen, prompt: undefined, brakes: false, hand: undefined, handedOver: false },
    effects: [{ kind: 'answer', seat: decision.seat, choice: item.choice }],
  };
}

function isKeeping({ choice }: Item): boolean {
  return choice.kind === 'keepCar';
}

function pickAfterRace(model: RaceModel, value: string, stage: Stage): Course {
  if (value === 'skip') return skipAhead(model, 'toEnd', stage);
  return hurry({ ...model, prompt: undefined }, stage);
}

/** A key that is valid on the race screen and that nobody before it wanted. */
export function raceKey(before: RaceModel, key: Key, stage: Stage): Course {
  const model = seenBy(before, -1);
  const command = commandOf(racePlace(model), key);
  const configured = model.pane === 'none' ? configurationKey(model, key) : undefined;
  if (configured !== undefined) return configured;
  const placed = model.pane === 'none' ? placingKey(model, key, stage) : undefined;
  if (placed !== undefined) return placed;
  const picks = command === 'pick' || command === 'pickFurther';
  if (picks && model.prompt !== undefined) return pickLine(model, key, stage);
  const looked = command === undefined ? undefined : look(model, command, stage);
  if (looked !== undefined) return still(looked);
  if (command === 'skip' && model.prompt === undefined) return skipAhead(model, 'skip', stage);
  if (command === 'skip' && model.prompt?.kind === 'out') return skipAhead(model, 'toEnd', stage);
  if (command === 'pause') return togglePause(model, stage);
  if (model.pane === 'none' && model.prompt === undefined) return hurry(model, stage);
  return still(model);
}

/** One step back within the race; undefined when there is nothing to close. */
export function raceBack(model: RaceModel, stage: Stage): RaceModel | undefined {
  if (model.pane !== 'none') return { ...model, pane: 'none', logBack: 0 };
  if (model.hand !== undefined) return { ...model, hand: undefined };
  if (model.brakes) return withBrakes(model, false, stage);
  if (isAway(model)) return homeCamera(model);
  return undefined;
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

function still(model: RaceModel): Course {
  return { race: model, effects: [] };
}

// Commands that change only what is looked at; undefined for the others.
function look(model: RaceModel, command: Command, stage: Stage): RaceModel | undefined {
  switch (command) {
    case 'map':
      return { ...model, pane: model.pane === 'map' ? 'none' : 'map' };
    case 'drivers':
      if (model.trial !== undefined) return undefined;
      return { ...model, pane: model.pane === 'drivers' ? 'none' : 'drivers' };
    case 'log':
      return { ...model, pane: model.pane === 'log' ? 'none' : 'log', logBack: 0 };
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
    case 'brakes':
      return canBrake(model) ? withBrakes(model, !model.brakes, stage) : model;
    default:
      return model.pane === 'log' ? scrollLog(model, command) : undefined;
  }
}

function canBrake(model: RaceModel): boolean {
  return model.prompt?.kind === 'ask' && hiddenByBrakes(model.prompt.decision) > 0;
}

function withBrakes(model: RaceModel, brakes: boolean, stage: Stage): RaceModel {
  const next = { ...model, brakes };
  const items = openItems(next, stage);
  const kept = items.some(item => item.value === model.at);
  return kept ? next : { ...next, at: defaultItem(items)?.value ?? '' };
}

function scrollLog(model: RaceModel, command: Command): RaceModel | undefined {
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

// Through the cars in the order of the race, the acting one first.
function lookOn(model: RaceModel, by: number): RaceModel {
  const { book, board } = model.table;
  const order = book
    .standings(model.moment.race, board)
    .map(standing => standing.seat)
    .filter(seat => model.shown.cars[seat]?.onBoard === true);
  if (order.length === 0) return model;
  const at = order.indexOf(lookedAt(model));
  const look: Seat = order[(at + by + order.length) % order.length] ?? -1;
  const car = model.shown.cars[look];
  if (car === undefined) return model;
  return { ...model, look, scroll: 0, centre: progressOf(board, car) };
}

/** Whether the strip shows something else than the car that acts. */
export function isAway({ scroll, look }: RaceModel): boolean {
  return scroll !== 0 || look >= 0;
}

function homeCamera(model: RaceModel): RaceModel {
  const home = { ...model, look: -1, scroll: 0 };
  const car = model.shown.cars[lookedAt(home)];
  return car === undefined ? home : { ...home, centre: progressOf(model.table.board, car) };
}
