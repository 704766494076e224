// The choices of a decision, by their kinds.
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Decision } from '../../../rules/kit/types.ts';

/** The choice of a kind. */
export type ChoiceOf<Kind extends ChampionshipChoice['kind']> = Extract<
  ChampionshipChoice,
  { readonly kind: Kind }
>;

/** Returns the choices of a decision. */
export function choicesOf(decision: Pick<Decision, 'choices'>): readonly ChampionshipChoice[] {
  return decision.choices as readonly ChampionshipChoice[];
}
