// From a decision to the lines of its list: their order, their keys, which one Enter takes.
import { spaceOf } from '../../../circuit/board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import { LINE_KEYS } from '../../keys.ts';
import type { Item as CommonItem } from '../../screens/race/items.ts';
import { askedOf, type ChampionshipModel } from './championship-model.ts';

/** A line of the prompt. */
export type Item = CommonItem<ChampionshipChoice>;

/** The choice of a kind. */
export type ChoiceOf<Kind extends ChampionshipChoice['kind']> = Extract<
  ChampionshipChoice,
  { readonly kind: Kind }
>;

/** Returns the choices of a decision. */
export function choicesOf(decision: Decision): readonly ChampionshipChoice[] {
  return decision.choices as readonly ChampionshipChoice[];
}

/** Returns the lines of the open question; none where it is answered without a list. */
export function itemsAsked(model: ChampionshipModel): readonly Item[] {
  const decision = askedOf(model);
  if (decision === undefined || isEdited(decision)) return [];
  const best = model.prompt?.kind === 'ask' ? model.prompt.advice[0]?.choice : undefined;
  const items = choicesOf(decision).map((choice, index): Item => {
    return { value: String(index), choice, key: '', advised: choice === best };
  });
  return sorted(items, model).map((item, line) => ({ ...item, key: keyOf(item, line) }));
}

/** Reports whether an answer is put together with keys, because its list would be too long. */
export function isEdited({ choices: [first] }: Decision): boolean {
  return first?.kind === 'setUpCar' || first?.kind === 'bid';
}

/** Returns the line that is marked first: the advised one, else the speed that the car has, else the first. */
export function markedFirst(model: ChampionshipModel, items: readonly Item[]): string {
  const seat = askedOf(model)?.seat ?? 0;
  const speed = model.moment.race.cars[seat]?.speed;
  const same = items.find(({ choice }) => choice.kind === 'playCard' && choice.speed === speed);
  const item = items.find(({ advised }) => advised) ?? same ?? items[0];
  return item?.value ?? '';
}

// The key of a speed card is the number of its spaces; the other lines are counted.
function keyOf({ choice }: Item, line: number): string {
  const at = choice.kind === 'playCard' ? choice.speed / SPEED_STEP - 1 : line;
  return LINE_KEYS[at] ?? '';
}

// Ways go from left to right, the longest first; everything else is as the book gives it.
function sorted(items: readonly Item[], { table: { board } }: ChampionshipModel): readonly Item[] {
  if (items[0]?.choice.kind !== 'drive') return items;
  const rank = ({ choice }: Item): readonly number[] => {
    if (choice.kind !== 'drive') return [];
    const { path, slip, brake } = choice;
    const lane = path.length === 0 ? 0 : spaceOf(board, path.at(-1) ?? '').lane;
    return [brake, slip?.spaces ?? 0, -path.length, lane];
  };
  return items.toSorted((one, other) => {
    const mine = rank(one);
    const theirs = rank(other);
    const at = mine.findIndex((value, index) => value !== theirs[index]);
    return at < 0 ? 0 : (mine[at] ?? 0) - (theirs[at] ?? 0);
  });
}
