// Late braking by one key: it pulls the end of the marked way back, by 20 mph at a time (CFR-32, CFR-133).
import type { Decision } from '../../../rules/kit/types.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { type Course, still } from '../../screens/race/course.ts';
import { cutAfter, cutsOf, nearestEnd } from '../braking.ts';
import { askedOf, type ChampionshipModel, keeping } from './championship-model.ts';
import { choicesOf } from './choices.ts';
import { type Item, itemsAsked } from './items.ts';
import { endOf } from './road.ts';

/** Returns how much slower, in mph, the ways of a decision may be beyond what they must be, the least first. */
export function brakeCuts(decision: Decision): readonly number[] {
  return cutsOf(choicesOf(decision).flatMap(one => (one.kind === 'drive' ? [one.brake] : [])));
}

/** Returns how much the ways are slowed next: after the most not at all. Undefined where none can be. */
export function nextCut(model: ChampionshipModel): number | undefined {
  const decision = askedOf(model);
  return decision === undefined ? undefined : cutAfter(brakeCuts(decision), model.kept.cut);
}

/** Returns the model with ways that are slowed by so much, where the way that ends behind the marked one is marked. */
export function cutTo(model: ChampionshipModel, cut: number): ChampionshipModel {
  const { at, kept, table } = model;
  const before = itemsAsked(model).find(({ value }) => value === at);
  const from = before && endOf(model, before);
  const unbraked = kept.cut === 0 ? at : kept.unbraked;
  const next = keeping(model, { cut, unbraked });
  const items = itemsAsked(next);
  const ends = items.flatMap(item => {
    const end = endOf(next, item);
    return end === undefined ? [] : [{ item, end }];
  });
  const pulled = from === undefined ? undefined : nearestEnd(table.board, from, ends);
  const marked: Item | undefined =
    cut === 0 ? items.find(({ value }) => value === unbraked) : pulled;
  return { ...next, at: (marked ?? items[0])?.value ?? '' };
}

/** Handles the key of the brakes, and Escape while they are used; undefined for other keys. */
export function brakeKey(model: ChampionshipModel, key: Key): Course | undefined {
  const command = commandOf('targets', key);
  const next = nextCut(model);
  if (next === undefined) return undefined;
  if (command === 'back') return model.kept.cut > 0 ? still(cutTo(model, 0)) : undefined;
  return command === 'brakes' ? still(cutTo(model, next)) : undefined;
}
