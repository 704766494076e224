// The tables of the book, from its numbers. Where the source has lost one, its note says where the numbers are from.
import type { RuleTable } from '../../text/statement.ts';
import { ATTRIBUTES, type Attribute, CARD_POINTS, type CardPoints } from '../car.ts';
import { CHAMPIONSHIP_VALUES as VALUES } from '../championship-values.ts';
import { worthOf } from '../chapters/pole-bid.ts';
import { oddsOf } from '../chapters/rolls.ts';
import type { Roll, RollColumn } from '../values.ts';

const FOUND = 'The source has lost this table; its numbers were found elsewhere.';

const ATTRIBUTE_NAMES: Readonly<Record<Attribute, string>> = {
  acceleration: 'acceleration',
  deceleration: 'brakes',
  topSpeed: 'top speed',
  startSpeed: 'start speed',
  wear: 'wear a lap',
  skill: 'green skill a lap',
};

const POINT_HEADS = CARD_POINTS.map(points => (points > 0 ? `+${points}` : `${points}`));

/** The set-up cards by their points (CFR-105). */
export const cardTable: RuleTable = {
  title: 'Set-up cards, by points',
  head: ['card', ...POINT_HEADS],
  rows: [
    ...ATTRIBUTES.map(attribute => [ATTRIBUTE_NAMES[attribute], ...cells(VALUES.cards[attribute])]),
    ['red chips a race', ...cells(VALUES.cards.redChips)],
  ],
  note: FOUND,
};

/** What the wear card says in a race with pits (CFR-185). */
export const pitCardTable: RuleTable = {
  title: 'The wear card with pit stops, by points',
  head: ['card', ...POINT_HEADS],
  rows: [
    ['wear a lap', ...cells(VALUES.pitWear.wear)],
    ['hard tire bonus', ...cells(VALUES.pitWear.hardTireBonus)],
  ],
  note: 'Derived: the wear from two cars that were raced, the bonus as half of it, rounded half up.',
};

function cells(figures: Readonly<Record<CardPoints, number>>): readonly string[] {
  return CARD_POINTS.map(points => String(figures[points]));
}

/** Hands that were bid in real races, and their worth (CFR-109). */
export const bidTable: RuleTable = {
  title: 'What a hand is worth',
  head: ['wear', 'skill', 'worth'],
  rows: [
    [5, 6],
    [2, 9],
    [1, 12],
    [0, 6],
  ].map(([wear = 0, skill = 0]) => [
    String(wear),
    String(skill),
    String(worthOf({ wear, skill }, VALUES)),
  ]),
  note: 'Hands of real races over three laps. Poles went for 6 to 13.',
};

/** Where cars start (CFR-111). */
export const gridTable: RuleTable = {
  title: 'Places, from the line back',
  head: ['cars', 'places'],
  rows: [
    ['1 to 6', 'one car a row, on the two sides in turn; pole on the grey side'],
    ['7 to 12', 'every space of a row, from the grey side across, then the next row'],
  ],
  note: FOUND,
};

// The published book has no roll to avoid damage.
const ROLL_NAMES: Readonly<Record<Exclude<Roll, 'avoidDamage'>, string>> = {
  test: 'test',
  startTest: 'start test',
  chance: 'chance',
  pass: 'pass',
  blockedPass: 'blocked pass',
};
const ROLLS = Object.entries(ROLL_NAMES) as readonly [Roll, string][];

const LEAST = 2 * Math.min(...VALUES.die.faces);
const MOST = 2 * Math.max(...VALUES.die.faces);

/** The die roll reference (CFR-82). */
export const rollTable: RuleTable = {
  title: 'Die roll reference, two dice',
  head: ['roll', 'green', 'yellow', 'red'],
  rows: ROLLS.map(([roll, name]) => [name, ...totals(VALUES.rolls[roll])]),
  note: `${FOUND} Derived: where yellow ends in a start test, and where red begins in a pass. A block adds 2 to the roll.`,
};

function totals({ green, yellow }: RollColumn): readonly string[] {
  return [range(LEAST, green), range(green + 1, yellow), range(yellow + 1, MOST)];
}

function range(from: number, to: number): string {
  if (from > to) return '-';
  return from === to ? String(from) : `${from} to ${to}`;
}

/** The odds of each colour by the skill spent (CFR-97, CFR-98). */
export const oddsTable: RuleTable = {
  title: 'Percent of green, yellow and red, by skill spent',
  head: ['roll', 'none', '1 green', '2 green', '1 red'],
  rows: ROLLS.map(([roll, name]) => [
    name,
    ...[0, VALUES.skill.green, VALUES.skill.greenMost * VALUES.skill.green, VALUES.skill.red].map(
      lowered => odds(roll, lowered),
    ),
  ]),
};

function odds(roll: Roll, lowered: number): string {
  const { green, yellow, red } = oddsOf(roll, lowered, VALUES);
  return [green, yellow, red].map(percent => Math.round(percent)).join('/');
}

/** Spaces that a car gives to one behind it (CFR-31 to CFR-33). */
export const slipTable: RuleTable = {
  title: 'Slip spaces, by the speed of the car in front',
  head: ['speed', 'spaces'],
  rows: [
    ...VALUES.slips.map(({ from, spaces }) => [
      `from ${from}`,
      spaces === 1 ? '1' : `1 to ${spaces}`,
    ]),
    [`below ${Math.min(...VALUES.slips.map(({ from }) => from))}`, 'none'],
  ],
};
