// French: what the story says of the people at the keyboard.
import { commentWithin } from '../../replay/commentary/commentary.ts';
import type { Highlight } from '../../replay/commentary/highlight.ts';
import { ofName } from '../../replay/elision.ts';
import type { Tellings } from '../../replay/tellings.ts';
import type { Pass, Where } from './accounts.ts';
import type { OwnTale } from './own-tales.ts';
import { isRuinous, type OwnTeller, tenths } from './telling.ts';

export const FR_OWN: Tellings<OwnTale, OwnTeller> = {
  best: ({ seat, highlight }, teller) =>
    `Le meilleur moment ${ofName(teller.name(seat))}${told(highlight, teller)}`,
  worst: ({ seat, highlight }, teller) =>
    `Le pire moment ${ofName(teller.name(seat))}${told(highlight, teller)}`,
  gained: ({ seat, round, from, to }, { name }) =>
    `La meilleure manche ${ofName(name(seat))} : la ${round}e, de la ${order(from)} à la ${order(to)} place.`,
  lost: ({ seat, round, from, to }, { name }) =>
    `La pire manche ${ofName(name(seat))} : la ${round}e, de la ${order(from)} à la ${order(to)} place.`,
  passes: ({ seat, passed, passedBy }, teller) => {
    const parts = [
      passed.length === 0 ? '' : `a doublé ${passes(passed, teller)}`,
      passedBy.length === 0 ? '' : `s’est fait doubler par ${passes(passedBy, teller)}`,
    ];
    return `${teller.name(seat)} ${parts.filter(part => part !== '').join(' et ')}.`;
  },
  cost: ({ seat, cost, where }, { name, words, choice }) => {
    const { round, loss, best } = cost;
    const begin = `La décision la plus chère ${ofName(name(seat))}, manche ${round}`;
    const made = `${choice(cost.choice)}${at(where)}`;
    const lost = words.plays.told(tenths(loss)).replace('.', ',');
    return isRuinous(loss)
      ? `${begin} : ${made}, qui risquait toute la course ; le mieux était ${choice(best)}.`
      : `${begin} : ${made}, ${lost} de plus que ${choice(best)}.`;
  },
};

function told(highlight: Highlight, teller: OwnTeller): string {
  const sentence = commentWithin(highlight, 'fr', teller);
  const round = `manche ${highlight.round}`;
  return sentence.includes(round) ? ` : ${sentence}` : `, ${round} : ${sentence}`;
}

// One or two by name; of more the last one.
function passes(all: readonly Pass[], { name }: OwnTeller): string {
  const told = ({ other, round, where }: Pass) =>
    `${name(other)} (manche ${round}${where === undefined ? ', à l’arrivée' : `,${at(where)}`})`;
  if (all.length <= 2) return all.map(told).join(' et ');
  return `${all.length} voitures, en dernier ${all.slice(-1).map(told).join('')}`;
}

function at(where: Where | undefined): string {
  if (where === undefined) return '';
  return where.isIn ? ` à ${where.corner}` : ` avant ${where.corner}`;
}

function order(number: number): string {
  return number === 1 ? '1re' : `${number}e`;
}
