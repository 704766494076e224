// English: looking back on a race.
import type { LookBackWords } from '../look-back-words.ts';

export const EN_LOOK_BACK: LookBackWords = {
  again: {
    question: round => `Try again from ${round}?`,
    about:
      'A race of its own, kept beside this one: it sets no record and counts for nothing else.',
    same: 'Yes, with the same dice to come',
    other: 'Yes, with other dice',
    no: 'No, stay here',
    none: 'There is no decision of yours to go back to.',
    help: [
      'A new race begins at that question, with everything as it stood. Answer otherwise and see.',
      'The same dice fall in the same order; CPU drivers think anew. The race that you come from stays as it is.',
    ],
  },
  heading: 'Decisions and what they cost',
  weighing: 'Weighing the decisions …',
  noDecisions: 'Nobody at the keyboard decided anything here.',
  columns: { where: 'where', choice: 'chosen', loss: 'cost', best: 'best', win: 'win' },
  at: corner => `at ${corner}`,
  before: corner => `before ${corner}`,
  loss: tenths => tenths.toFixed(1),
  ruin: 'race',
  percent: percent => `${percent}%`,
  chance: (name, races) => `Chance to win: ${name} (${races} imagined races a point)`,
  noChance: 'Imagining how the race could have gone on …',
  turning: (round, from, to) => `turning point: ${round}, ${from}% to ${to}%`,
  help: [
    'Every decision of the people at the keyboard, and by how many rolls or turns the engineer values the best choice more. Race: it put the whole race at risk.',
    'The picture: how often each would have won from the beginning of a round, had club drivers driven on for the people. The bar shows the error, two standard errors either way; ^ marks turning points.',
    'Enter or h tries again from the marked decision: a race of its own that sets no record.',
  ],
};
