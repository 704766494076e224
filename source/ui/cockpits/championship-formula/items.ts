// From a decision to the lines of its list: their order, their keys, which one Enter takes.
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
export function choicesOf(decision: Pick<Decision, 'choices'>): readonly ChampionshipChoice[] {
  return decision.choices as readonly ChampionshipChoice[];
}

/** Returns the lines of the open question; none where it is answered without a list. */
export function itemsAsked(model: ChampionshipModel): readonly Item[] {
  const decision = askedOf(model);
  if (decision === undefined || isEdited(decision)) return [];
  const best = advisedChoice(model);
  const items = choicesOf(decision).map((choice, index): Item => {
    return { value: String(index), choice, key: '', advised: choice === best };
  });
  return items.map((item, line) => ({ ...item, key: keyOf(item, line) }));
}

/** Returns the choice that the engineer prefers; undefined without advice. */
export function advisedChoice({ prompt }: ChampionshipModel): ChampionshipChoice | undefined {
  const best = prompt?.kind === 'ask' ? prompt.advice[0]?.choice : undefined;
  return best as ChampionshipChoice | undefined;
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
