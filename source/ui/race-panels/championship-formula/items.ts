// From a decision to the lines of its list: their order, their keys, which one Enter takes.
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import { LINE_KEYS } from '../../keys.ts';
import { toldAdvice } from '../../screens/race/engineer.ts';
import type { Item as CommonItem } from '../../screens/race/items.ts';
import { shortenedBy } from '../braking.ts';
import { askedOf, type ChampionshipModel } from './championship-model.ts';
import { choicesOf } from './choices.ts';
import { READY_CARS, readyCar } from './ready-cars.ts';
import { isRuinous } from './ruin.ts';

export type Item = CommonItem<ChampionshipChoice>;

/** Returns the lines of the open question; none where it is answered without a list. */
export function itemsAsked(model: ChampionshipModel): readonly Item[] {
  const decision = askedOf(model);
  if (decision === undefined) return [];
  if (isEdited(decision)) return readyItems(decision);
  const best = toldAdvice(model)[0]?.choice;
  const items = choicesOf(decision).map((choice, index): Item => {
    return { value: String(index), choice, key: '', advised: choice === best };
  });
  const shown = shortenedBy(
    items,
    model.kept.cut,
    ({ choice }) => (choice.kind === 'drive' ? choice.brake : undefined),
    ({ choice, advised }) => advised || choice === usualChoice(model),
  );
  return sorted(model, shown).map((item, line) => ({ ...item, key: keyOf(item, line) }));
}

// What keeps the car in the race comes first; cards are sorted by speed.
function sorted(model: ChampionshipModel, items: readonly Item[]): readonly Item[] {
  if (items[0]?.choice.kind === 'playCard') return items;
  const ruin = ({ choice }: Item) => Number(isRuinous(model, choice));
  return items.toSorted((one, other) => ruin(one) - ruin(other));
}

// Returns the lines for printed cars; any other car is laid out card by card.
function readyItems(decision: Decision): readonly Item[] {
  const ready = READY_CARS.flatMap(name => {
    const choice = readyCar(name, decision);
    return choice === undefined ? [] : [{ value: name, choice, key: '', advised: false }];
  });
  return ready.map((item, line) => ({ ...item, key: LINE_KEYS[line] ?? '' }));
}

/** Returns the choice that Enter takes unless the mark is moved; undefined where the first line will do. */
export function usualChoice({ prompt }: ChampionshipModel): ChampionshipChoice | undefined {
  const usual = prompt?.kind === 'ask' ? prompt.usual : undefined;
  return usual as ChampionshipChoice | undefined;
}

/** Reports whether an answer is put together with keys, because its list would be too long. */
export function isEdited({ choices: [first] }: Decision): boolean {
  return first?.kind === 'setUpCar' || first?.kind === 'bid';
}

// The key of a speed card is the number of its spaces; the other lines are counted.
function keyOf({ choice }: Item, line: number): string {
  const at = choice.kind === 'playCard' ? choice.speed / SPEED_STEP - 1 : line;
  return LINE_KEYS[at] ?? '';
}
