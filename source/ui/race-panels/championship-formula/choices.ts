// The choices of a decision, by their kinds.
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Decision } from '../../../rules/kit/types.ts';

export type ChoiceOf<Kind extends ChampionshipChoice['kind']> = Extract<
  ChampionshipChoice,
  { readonly kind: Kind }
>;

export function choicesOf(decision: Pick<Decision, 'choices'>): readonly ChampionshipChoice[] {
  return decision.choices as readonly ChampionshipChoice[];
}
