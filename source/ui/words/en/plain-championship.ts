// English: the words of Championship Formula Racing where they are read out, in full instead of in columns.
import type { ExcessPayment } from '../../../rules/championship-formula/chapters/corners/excess.ts';
import type { ChampionshipWords } from '../championship-words.ts';
import { EN_CHAMPIONSHIP } from './championship.ts';
import { plural } from './consequences.ts';

const ROLLED = { chance: 'a chance', test: 'a test' } as const;
const TESTED = {
  acceleration: 'acceleration',
  topSpeed: 'top speed',
  startSpeed: 'start',
} as const;

function payments(
  ways: readonly ExcessPayment[],
  roll: 'chance' | 'test',
  percent?: number,
): string {
  const rolled = percent === undefined ? ROLLED[roll] : `${ROLLED[roll]} at ${percent}%`;
  const told = ways.map(way => {
    if (!way.roll) return `${way.wear} wear`;
    return way.wear === 0 ? rolled : `${way.wear} wear and ${rolled}`;
  });
  return told.join(', or ');
}

export const EN_PLAIN_CHAMPIONSHIP: ChampionshipWords = {
  ...EN_CHAMPIONSHIP,
  thirdWear: wear =>
    wear < 0 ? 'this third of the race is overspent' : `${wear} for this third of the race`,
  paid: over => `paid up to ${over} over the limit of this corner`,
  next: {
    brake: (by, cost) =>
      cost === undefined ? `slow by ${by} first` : `slow by ${by} first, then ${cost}`,
    outOfReach: 'too fast to slow down for it',
  },
  payments,
  tests: (tests, percent) =>
    `${tests.map(test => TESTED[test]).join(' and ')} ${tests.length === 1 ? 'test' : 'tests'} at ${percent}%`,
  brakes: payment => `hard braking for ${payment}`,
  offRoad: 'OFF THE ROAD',
  inCorner: (corner, cost) => `${corner}: ${cost}`,
  overBy: over => `${over} over the limit`,
  way: {
    ...EN_CHAMPIONSHIP.way,
    slip: (letter, spaces) =>
      `${plural(spaces, 'space', 'spaces')} more in the slipstream of ${letter}`,
    pass: percent => `the pass succeeds at ${percent}%`,
    crash: percent => `through the row of a crash, ${percent}% spin or crash`,
    brake: speed => `braking late to ${speed}`,
    slipped: letters => `${letters.join(' and ')} may slipstream you`,
  },
  chips: (green, red) => {
    if (red > 0) return 'a red chip';
    return green === 0 ? 'no chip' : plural(green, 'green chip', 'green chips');
  },
};
