// What is at stake where a card may bring the car to the flag.
import type { Seat } from '../../../../rules/kit/types.ts';
import { nameOf } from '../../../screens/race/race-model.ts';
import type { ChampionshipWords } from '../../../words/championship-words.ts';
import { cardCosts, cardCostsOf } from '../card-costs.ts';
import { askedOf, type ChampionshipModel } from '../championship-model.ts';

/**
 * Returns a sentence about the place at stake, with the rivals who may be home in the same turn and the slowest card that
 * brings each there: of those the farthest comes first (CFR-76); empty where no card of the open question reaches the flag.
 */
export function flagFacts(model: ChampionshipModel, { flagAtStake }: ChampionshipWords): string {
  const decision = askedOf(model);
  if (decision?.choices[0]?.kind !== 'playCard') return '';
  if (!cardCosts(model, decision).some(({ toFlag }) => toFlag === 0)) return '';
  const { cars } = model.moment.race;
  const home = cars.filter(({ status }) => status === 'finished').length;
  const rivals = cars.flatMap(({ seat, status }): readonly (readonly [string, number])[] => {
    const slowest =
      status === 'racing' && seat !== decision.seat ? slowestHome(model, seat) : undefined;
    return slowest === undefined ? [] : [[nameOf(model.table, seat), slowest]];
  });
  return flagAtStake(home + 1, rivals);
}

function slowestHome(model: ChampionshipModel, seat: Seat): number | undefined {
  return cardCostsOf(model, seat).find(({ toFlag }) => toFlag === 0)?.card.speed;
}
