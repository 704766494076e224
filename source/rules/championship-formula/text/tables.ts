// The tables of the book, from its numbers. Where the source has lost one, its note says where the numbers are from.
import type { RuleTable } from '../../text/statement.ts';
import { ATTRIBUTES, type Attribute, CARD_POINTS, type CardPoints } from '../car.ts';
import { oddsOf } from '../chapters/car/rolls.ts';
import { worthOf } from '../chapters/set-up/pole-bid.ts';
import type { BookValues, ByPoints, Roll, RollColumn } from '../values.ts';

const FOUND = 'The source has lost this table; its numbers were found elsewhere.';

const ATTRIBUTE_NAMES: Readonly<Record<Attribute, string>> = {
  acceleration: 'acceleration',
  deceleration: 'brakes',
  topSpeed: 'top speed',
  startSpeed: 'start speed',
  wear: 'wear a lap',
  skill: 'green skill a lap',
};

function pointsOf({ cards }: BookValues): readonly CardPoints[] {
  return CARD_POINTS.filter(points =>
    ATTRIBUTES.some(attribute => cards[attribute][points] !== undefined),
  );
}

function headsOf(values: BookValues): readonly string[] {
  return pointsOf(values).map(points => (points > 0 ? `+${points}` : `${points}`));
}

/** Returns the set-up cards by their points (CFR-105). */
export const cardTable = (values: BookValues): RuleTable => ({
  title: 'Set-up cards, by points',
  head: ['card', ...headsOf(values)],
  rows: [
    ...ATTRIBUTES.map(attribute => [
      ATTRIBUTE_NAMES[attribute],
      ...cells(values.cards[attribute], values),
    ]),
    ['red chips a race', ...cells(values.cards.redChips, values)],
  ],
  note: FOUND,
});

/** Returns the figures on the wear card in a race with pits (CFR-185). */
export const pitCardTable = (values: BookValues): RuleTable => ({
  title: 'The wear card with pit stops, by points',
  head: ['card', ...headsOf(values)],
  rows: [
    ['wear a lap', ...cells(values.pitWear.wear, values)],
    ['hard tire bonus', ...cells(values.pitWear.hardTireBonus, values)],
  ],
  note: 'Derived: the wear from two cars that were raced, the bonus as half of it, rounded half up.',
});

function cells(figures: ByPoints, values: BookValues): readonly string[] {
  return pointsOf(values).map(points => String(figures[points] ?? '-'));
}

/** Returns hands that were bid in real races, and their worth (CFR-109). */
export const bidTable = (values: BookValues): RuleTable => ({
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
    String(worthOf({ wear, skill }, values)),
  ]),
  note: 'Hands of real races over three laps. Poles went for 6 to 13.',
});

/** Returns where cars start (CFR-111). */
export const gridTable = (): RuleTable => ({
  title: 'Places, from the line back',
  head: ['cars', 'places'],
  rows: [
    ['1 to 6', 'one car a row, on the two sides in turn; pole on the grey side'],
    ['7 to 12', 'every space of a row, from the grey side across, then the next row'],
  ],
  note: FOUND,
});

const ROLL_NAMES: Readonly<Record<Roll, string>> = {
  test: 'test',
  startTest: 'start test',
  chance: 'chance',
  pass: 'pass',
  blockedPass: 'blocked pass',
  avoidDamage: 'avoid damage',
};

function rollsOf({ block, crash }: BookValues): readonly (readonly [Roll, string])[] {
  const named = Object.entries(ROLL_NAMES) as readonly [Roll, string][];
  const unread = [
    block === 'skill' ? 'blockedPass' : '',
    crash.roll === 'avoidDamage' ? '' : 'avoidDamage',
  ];
  return named.filter(([roll]) => !unread.includes(roll));
}

/**
 * Returns the die roll reference (CFR-82).
 * @param columns those that are shown; absent for all that the book reads
 */
export const rollTable = (values: BookValues, columns?: readonly Roll[]): RuleTable => ({
  title: 'Die roll reference, two dice',
  head: ['roll', 'green', 'yellow', 'red'],
  rows: rollsOf(values)
    .filter(([roll]) => columns?.includes(roll) ?? true)
    .map(([roll, name]) => [name, ...totals(values.rolls[roll], values)]),
  note: isBlockOfColumn(values) ? `${FOUND} ${DERIVED}` : FOUND,
});

const DERIVED =
  'Derived: where yellow ends in a start test, and where red begins in a pass. A block adds 2 to the roll.';

// False for the draft, which prints the derived borders and blocks by skill.
function isBlockOfColumn({ block }: BookValues): boolean {
  return block === 'column';
}

function totals({ green, yellow }: RollColumn, { die }: BookValues): readonly string[] {
  const least = 2 * Math.min(...die.faces);
  const most = 2 * Math.max(...die.faces);
  return [range(least, green), range(green + 1, yellow), range(yellow + 1, most)];
}

function range(from: number, to: number): string {
  if (from > to) return '-';
  return from === to ? String(from) : `${from} to ${to}`;
}

/** Returns the odds of each colour by the skill spent (CFR-97, CFR-98). */
export const oddsTable = (values: BookValues): RuleTable => ({
  title: 'Percent of green, yellow and red, by skill spent',
  head: ['roll', 'none', '1 green', '2 green', '1 red'],
  rows: rollsOf(values).map(([roll, name]) => [
    name,
    ...loweredBySkill(values).map(lowered => odds(roll, lowered, values)),
  ]),
});

function loweredBySkill({ skill }: BookValues): readonly number[] {
  return [0, skill.green, skill.greenMost * skill.green, skill.red];
}

function odds(roll: Roll, lowered: number, values: BookValues): string {
  const { green, yellow, red } = oddsOf(roll, lowered, values);
  return [green, yellow, red].map(percent => Math.round(percent)).join('/');
}

/** Returns the spaces that a car gives to one behind it (CFR-31 to CFR-33). */
export const slipTable = ({ slips }: BookValues): RuleTable => ({
  title: 'Slip spaces, by the speed of the car in front',
  head: ['speed', 'spaces'],
  rows: [
    ...slips.map(({ from, spaces }) => [`from ${from}`, spaces === 1 ? '1' : `1 to ${spaces}`]),
    [`below ${Math.min(...slips.map(({ from }) => from))}`, 'none'],
  ],
});
