// Keys and lines of the prompt in this family that are no plain answers: points in the hand, a cursor, brakes, a clock.
import type { Key } from '../../input/key.ts';
import { type Command, commandOf, type Place } from '../../keys.ts';
import { answered, askStart } from '../../screens/race/answers.ts';
import { type Course, type Stage, still } from '../../screens/race/course.ts';
import { hasAdvice } from '../../screens/race/engineer.ts';
import { keysOf } from '../../screens/race/items.ts';
import type { RaceWords } from '../../words/words.ts';
import { configurationAsked, configurationKey, give, partOfValue } from './configuration.ts';
import { asksGear, type FormulaModel, keeping } from './formula-de-model.ts';
import { prospectsOf } from './odds.ts';
import { choiceAtCursor, placingAsked, placingKey } from './placing.ts';
import { brakeCuts, defaultItem, type Item, itemsAsked, KEEP } from './prompt.ts';
import { alongKey, targetsAsked } from './targets/along.ts';
import { cutTo, nextCut } from './targets/pull-back.ts';

export function placeAsked(model: FormulaModel): Place {
  if (placingAsked(model) !== undefined) return 'placing';
  if (configurationAsked(model) !== undefined) return 'configuration';
  return targetsAsked(model) ? 'targets' : 'race';
}

/** Returns the line that is marked first. After a point was moved on the line of a pool the mark stays there. */
export function markedLine(model: FormulaModel, items: readonly Item[]): string {
  const { at, prompt, lastAsked } = model;
  const isAgain = prompt?.kind === 'ask' && prompt.decision.seat === lastAsked;
  const stays = configurationAsked(model) !== undefined && isAgain;
  // A car that was loaded is on the first line.
  if (stays && (partOfValue(at) !== undefined || at === KEEP)) return at;
  return defaultItem(items)?.value ?? '';
}

/** Handles a key of the configuration, of the cursor or of the brakes; undefined for other keys. */
export function formulaKey(model: FormulaModel, key: Key, stage: Stage): Course | undefined {
  const command = commandOf(placeAsked(model), key);
  if (command === 'back') return takeBack(model, stage);
  const marked =
    command === 'pick' || command === 'pickFurther' ? markCar(model, key, stage) : undefined;
  const own =
    marked ??
    configurationKey(model, key) ??
    placingKey(model, key, stage) ??
    alongKey(model, key, stage);
  if (own !== undefined || command !== 'brakes') return own;
  const next = nextCut(model);
  return still(next === undefined ? model : cutTo(model, next, stage.words.race));
}

// The key of a car only marks it, because the race is driven with that car: Enter confirms it.
function markCar(model: FormulaModel, key: Key, { words }: Stage): Course | undefined {
  if (configurationAsked(model) === undefined) return undefined;
  const item = itemsAsked(model, words.race).find(one => one.key === key.name);
  return item === undefined ? undefined : still({ ...model, at: item.value });
}

function takeBack(model: FormulaModel, stage: Stage): Course | undefined {
  const { hand, cut } = model.kept;
  if (hand !== undefined) return still(keeping(model, { hand: undefined }));
  return cut > 0 ? still(cutTo(model, 0, stage.words.race)) : undefined;
}

/**
 * Handles the choice of a line: an answer, a pool that a point is put into, or the tires of a timed trial, whose clock
 * waits for the driver.
 */
export function pickLine(model: FormulaModel, value: string, { words }: Stage): Course | undefined {
  const { prompt, kept, trial } = model;
  if (prompt?.kind !== 'ask') return undefined;
  const { decision } = prompt;
  const part = partOfValue(value);
  if (part !== undefined && kept.hand !== undefined) return give(model, decision, part);
  const items = itemsAsked(model, words.race);
  // On the line of a pool Enter races with the car as it is.
  const item = items.find(one => one.value === (part === undefined ? value : KEEP));
  if (item === undefined) return still(model);
  if (trial?.clock === 'waiting' && item.choice.kind === 'chooseTires') {
    return askStart(model, decision, item.choice);
  }
  return answered(model, decision, item.choice);
}

export function idleCommands(model: FormulaModel, items: readonly Item[]): readonly Command[] {
  const { prompt, engineer } = model;
  const idle: Command[] = [];
  if (engineer.manner !== 'onCall' || !hasAdvice(model)) idle.push('engineer');
  if (prompt?.kind !== 'ask' || brakeCuts(prompt.decision).length < 2) idle.push('brakes');
  if (!items.some(item => 'path' in item.choice)) idle.push('path');
  if (prospectsOf(model).length === 0) idle.push('figures');
  return idle;
}

/** Returns why a key does nothing: the gear is out of reach, or there is no point in the hand. */
export function refusalTo(
  model: FormulaModel,
  key: Key,
  items: readonly Item[],
  words: RaceWords,
): string | undefined {
  const { prompt, kept, at } = model;
  if (prompt?.kind !== 'ask') return undefined;
  const command = commandOf(placeAsked(model), key);
  if (command === 'pick' && asksGear(model)) {
    const isThere = items.length === 0 || items.some(item => item.key === key.name);
    return isThere ? undefined : words.noSuchGear(Number(key.name), keysOf(items));
  }
  if (command === 'setDown' && kept.cursor !== undefined) {
    const fits = choiceAtCursor(model, prompt.decision) !== undefined;
    return fits ? undefined : words.trials.notThere;
  }
  const gives = command === 'give' && configurationAsked(model) !== undefined;
  const isEmpty = gives && kept.hand === undefined && partOfValue(at) !== undefined;
  return isEmpty ? words.nothingInHand : undefined;
}
