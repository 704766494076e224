// The line that Enter takes at first.
import { cardCosts, stepsOf } from './card-costs.ts';
import { askedOf, type ChampionshipModel } from './championship-model.ts';
import { firstLine } from './editors.ts';
import { type Item, usualChoice } from './items.ts';

/**
 * Returns the line that is marked first: the usual one; where there is none the fastest of the cards that cost least now and in
 * the next corner, else the first line.
 */
export function markedFirst(model: ChampionshipModel, items: readonly Item[]): string {
  const line = firstLine(model);
  if (line !== undefined) return line;
  const usual = usualChoice(model);
  const marked = items.find(({ choice }) => choice === usual);
  return (marked ?? cheapestCard(model, items) ?? items[0])?.value ?? '';
}

function cheapestCard(model: ChampionshipModel, items: readonly Item[]): Item | undefined {
  const decision = askedOf(model);
  if (decision === undefined || items[0]?.choice.kind !== 'playCard') return undefined;
  const costs = cardCosts(model, decision);
  const least = Math.min(...costs.map(stepsOf));
  const speed = costs.findLast(cost => stepsOf(cost) === least)?.card.speed;
  return items.find(({ choice }) => choice.kind === 'playCard' && choice.speed === speed);
}
