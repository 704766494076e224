// The opponents of a new race: drawn afresh, or chosen one by one.
import { characters } from '../../../drivers/levels/characters.ts';
import { drawNames, drawOpponents } from '../../../drivers/levels/opponents.ts';
import type { Offer } from '../../offer.ts';
import type { WantedOpponent } from '../../services.ts';
import { type FormModel, humansOf, stepIn } from './form.ts';

export const OPPONENT_COLUMNS = ['driver', 'level'] as const;
export type OpponentColumn = (typeof OPPONENT_COLUMNS)[number];

export function opponentsOf(form: FormModel, offer: Offer): readonly WantedOpponent[] {
  const humans = humansOf(form);
  const count = Math.max(0, form.cars - humans.length);
  const { level, spread, chosen } = form;
  if (spread !== 'chosen') {
    const wish = { count, level, spread, levels: offer.levels, taken: humans };
    return drawOpponents(wish, drawOf(form)).map(({ name, level: own }) => ({ name, level: own }));
  }
  const kept = withoutTwins(chosen, humans).slice(0, count);
  const taken = [...humans, ...kept.map(one => one.name)];
  const added = drawNames(count - kept.length, taken, drawOf(form));
  return [...kept, ...added.map(name => ({ name, level }))];
}

/** Returns the form with one opponent changed by a step: to another driver that is free, or to another level. */
export function stepOpponent(
  form: FormModel,
  row: number,
  column: OpponentColumn,
  by: number,
  offer: Offer,
): FormModel {
  const opponents = opponentsOf(form, offer);
  const one = opponents[row];
  if (one === undefined) return form;
  const changed =
    column === 'level'
      ? { ...one, level: stepIn(offer.levels, one.level, by) }
      : { ...one, name: nextName(form, opponents, one.name, by) };
  const chosen = opponents.map((other, at) => (at === row ? changed : other));
  return { ...form, spread: 'chosen', chosen };
}

export function redrawn(form: FormModel): FormModel {
  const spread = form.spread === 'even' ? 'even' : 'mixed';
  return { ...form, spread, chosen: [], redraws: form.redraws + 1 };
}

// A typed seed draws the opponents too: the same seed makes the same race.
function drawOf(form: FormModel): number {
  const seed = form.seed.text === '' ? form.draw : Number(form.seed.text);
  return seed + form.redraws;
}

function nextName(
  form: FormModel,
  opponents: readonly WantedOpponent[],
  name: string,
  by: number,
): string {
  const taken = [...humansOf(form), ...opponents.map(one => one.name)].filter(one => one !== name);
  const free = withoutTwins(characters, taken).map(one => one.name);
  return stepIn(free, name, by);
}

// A human with the name of a character keeps it, and the character is left out.
function withoutTwins<X extends { readonly name: string }>(
  list: readonly X[],
  taken: readonly string[],
): readonly X[] {
  const has = new Set(taken.map(name => name.toLowerCase()));
  return list.filter(one => !has.has(one.name.toLowerCase()));
}
