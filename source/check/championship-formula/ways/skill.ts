// The chips that may be spent on a roll (CFR-97 to CFR-100).
import type { ChampionshipRace, DueRoll } from '../../../rules/championship-formula/state.ts';
import { colourOf } from '../columns.ts';
import type { Question } from './question.ts';

const GREEN_MOST = 2;
const RED_LOWERS = 3;
/** Green chips for a red one: two, and three by the cards of the years 2009 to 2013 (CFR-100, table A2). */
const EXCHANGE = 2;
const EXCHANGE_OF_OLD = 3;
const OF_OLD: readonly (string | undefined)[] = ['2011', '2009'];
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface Chips {
  readonly green: number;
  readonly red: number;
}

/** Compares the skill on offer for a roll with all that may be spent; chips that change no colour of the roll may be left out. */
export function skillDifferences({ race, decision: { seat, choices } }: Question) {
  const car = race.cars[seat];
  const roll = race.agenda[0]?.roll;
  if (car === undefined || roll === undefined) throw new RangeError(`seat ${seat} has no roll`);
  const exchange = OF_OLD.includes(race.options.cars) ? EXCHANGE_OF_OLD : EXCHANGE;
  const greens = Math.min(GREEN_MOST, car.green + exchange * car.red);
  const legal: readonly Chips[] = [
    ...Array.from({ length: greens + 1 }, (_, green) => ({ green, red: 0 })),
    ...(car.red > 0 ? [{ green: 0, red: 1 }] : []),
  ];
  const offered = choices.flatMap(choice => (choice.kind === 'spendSkill' ? [choice] : []));
  const worthOf = ({ green, red }: Chips) => green + exchange * red;
  const serves = (one: Chips, other: Chips) =>
    worthOf(one) <= worthOf(other) && coloursOf(race, roll, one) === coloursOf(race, roll, other);
  const missing = legal.filter(chips => !offered.some(one => serves(one, chips)));
  const excess = offered.filter(
    one => !legal.some(({ green, red }) => one.green === green && one.red === red),
  );
  return {
    legal: legal.length,
    offered: offered.length,
    differences: [
      ...missing.map(chips => `legal, but not on offer: ${JSON.stringify(chips)}`),
      ...excess.map(chips => `on offer, but not legal: ${JSON.stringify(chips)}`),
    ],
  };
}

function coloursOf(race: ChampionshipRace, roll: DueRoll, { green, red }: Chips): string {
  const lowered = roll.lowered + green + RED_LOWERS * red;
  return TOTALS.map(total =>
    colourOf(race, roll.cause, total - lowered, roll.blocked === true),
  ).join();
}
