// Which choices end the race of a car for certain.
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import { askedOf, type ChampionshipModel } from './championship-model.ts';
import { choicesOf } from './choices.ts';

const known = new WeakMap<Decision, ReadonlySet<ChampionshipChoice>>();

/** Reports whether a choice of the open question ends the race of the car before any die is rolled. */
export function isRuinous(model: ChampionshipModel, choice: ChampionshipChoice): boolean {
  const decision = askedOf(model);
  return decision !== undefined && ruinousOf(model, decision).has(choice);
}

// Cached, so that the book is asked once for each question.
function ruinousOf(
  { table, moment }: ChampionshipModel,
  decision: Decision,
): ReadonlySet<ChampionshipChoice> {
  const before = known.get(decision);
  if (before !== undefined) return before;
  const { book, board } = table;
  const ruinous = choicesOf(decision).filter(choice =>
    book
      .consequences(moment.race, decision.seat, choice, board)
      .some(({ kind }) => kind === 'eliminated'),
  );
  const list = new Set(ruinous);
  known.set(decision, list);
  return list;
}
