// The road as a menu: the ways of a move are chosen where they end.
import type { Key } from '../../input/key.ts';
import type { Course, Stage } from '../../screens/race/course.ts';
import { cursorKey } from '../road-cursor.ts';
import { askedOf, type ChampionshipModel } from './championship-model.ts';
import { type Item, itemsAsked } from './items.ts';
import { sightIn } from './view/picture-rows.ts';

export function waysAsked(model: ChampionshipModel): boolean {
  return askedOf(model)?.choices[0]?.kind === 'drive';
}

/** Returns the space on which the choice of a line ends: that of the car where it stays. Undefined for other choices. */
export function endOf(model: ChampionshipModel, { choice }: Item): string | undefined {
  if (choice.kind !== 'drive') return undefined;
  return choice.path.at(-1) ?? model.moment.race.cars[askedOf(model)?.seat ?? -1]?.space;
}

/** Handles a key that moves the cursor along the road; undefined for other keys. */
export function roadKey(model: ChampionshipModel, key: Key, stage: Stage): Course | undefined {
  if (!waysAsked(model)) return undefined;
  const targets = itemsAsked(model).flatMap(item => {
    const end = endOf(model, item);
    return end === undefined ? [] : [{ item, end }];
  });
  return cursorKey(model, key, targets, sightIn(stage.size));
}
