// English: what the story says of the people at the keyboard.
import { commentWithin } from '../../replay/commentary/commentary.ts';
import type { Highlight } from '../../replay/commentary/highlight.ts';
import { ordinal } from '../../replay/ordinal.ts';
import type { Tellings } from '../../replay/tellings.ts';
import type { Pass, Where } from './accounts.ts';
import type { OwnTale } from './own-tales.ts';
import { isRuinous, type OwnTeller, tenths } from './telling.ts';

export const EN_OWN: Tellings<OwnTale, OwnTeller> = {
  best: ({ seat, highlight }, teller) =>
    `${teller.name(seat)}’s best moment${told(highlight, teller)}`,
  worst: ({ seat, highlight }, teller) =>
    `${teller.name(seat)}’s worst moment${told(highlight, teller)}`,
  gained: ({ seat, round, from, to }, { name, words }) =>
    `${name(seat)}’s best ${words.round.head} was ${round}, from ${ordinal(from)} to ${ordinal(to)}.`,
  lost: ({ seat, round, from, to }, { name, words }) =>
    `${name(seat)}’s worst ${words.round.head} was ${round}, from ${ordinal(from)} to ${ordinal(to)}.`,
  passes: ({ seat, passed, passedBy }, teller) => {
    const parts = [
      passed.length === 0 ? '' : `passed ${passes(passed, teller)}`,
      passedBy.length === 0 ? '' : `was passed by ${passes(passedBy, teller)}`,
    ];
    return `${teller.name(seat)} ${parts.filter(part => part !== '').join(' and ')}.`;
  },
  cost: ({ seat, cost, where }, { name, words, choice }) => {
    const { round, loss, best } = cost;
    const begin = `${name(seat)}’s costliest decision, ${words.round.head} ${round}`;
    const made = `${choice(cost.choice)}${at(where)}`;
    return isRuinous(loss)
      ? `${begin}: ${made} put the whole race at risk; ${choice(best)} was best.`
      : `${begin}: ${made}, ${words.plays.told(tenths(loss))} worse than ${choice(best)}.`;
  },
};

function told(highlight: Highlight, teller: OwnTeller): string {
  const sentence = commentWithin(highlight, 'en', teller);
  const round = `${teller.words.round.head} ${highlight.round}`;
  return sentence.includes(round) ? `: ${sentence}` : `, ${round}: ${sentence}`;
}

// One or two by name; of more the last one.
function passes(all: readonly Pass[], { name, words }: OwnTeller): string {
  const told = ({ other, round, where }: Pass) =>
    `${name(other)} (${words.round.head} ${round}${where === undefined ? ', at the flag' : `,${at(where)}`})`;
  if (all.length <= 2) return all.map(told).join(' and ');
  return `${all.length} cars, last ${all.slice(-1).map(told).join('')}`;
}

function at(where: Where | undefined): string {
  if (where === undefined) return '';
  return where.isIn ? ` at ${where.corner}` : ` before ${where.corner}`;
}
