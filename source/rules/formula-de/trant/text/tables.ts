// The tables of the Trant rules, from the numbers of the book. Those of the original are lost, and each says where its
// numbers come from.
import type { BookFrame } from '../../../text/book-text.ts';
import type { RuleTable } from '../../../text/statement.ts';
import { PARTS, type Part } from '../../car-parts.ts';
import { CONSTRUCTION, HIGH_WING } from '../cars.ts';
import { ENGINE_BONUS, INJURY_TABLE } from '../damage/injuries.ts';
import { CHART } from '../movement/chart.ts';
import type { BuiltCar, Injury } from '../state.ts';

/** The gear and the roll that the price of a pit stop is read at (TR-126, TR-131). */
const PIT_GEAR = 4;
const PIT_ROLL = 10;
const CREWS = [0, 1, 2, 3, 4, 5];

const NAMES: Readonly<Record<Part, string>> = {
  tires: 'tires',
  brakes: 'brakes',
  gearbox: 'transmission',
  body: 'bodywork',
  engine: 'engine',
  handling: 'suspension',
};

const GEARS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

const WHAT_IT_MEANS: Readonly<Record<Injury, string>> = {
  killed: 'killed: the race is stopped',
  severe: 'out for the season: the race is stopped',
  injured: 'misses the next race',
  bruised: 'bruised, and fit for the next race',
};

// Returns the movement points of every gear by roll; rolls with the same row are listed together.
function chartTable(): RuleTable {
  const [shortest = []] = CHART.rows;
  const rolls = shortest.map((_, index) => index + 1);
  const rowOf = (roll: number) => CHART.rows.map(row => String(row[roll - 1] ?? 0));
  const alike = (one: number, other: number) => rowOf(one).join() === rowOf(other).join();
  const first = rolls.filter(roll => roll === 1 || !alike(roll, roll - 1));
  return {
    title: 'Movement points by roll and gear',
    head: ['roll', ...GEARS],
    rows: first.map((from, at) => {
      const to = (first[at + 1] ?? rolls.length + 1) - 1;
      return [from === to ? String(from) : `${from} to ${to}`, ...rowOf(from)];
    }),
    note: 'Derived: the chart is lost. Each gear has the numbers of its Formula De die, spread evenly over the rolls; a 10 in 4th is 10, as TR-131 has it. Two d10 are read on it like one d20.',
  };
}

function injuryTable(): RuleTable {
  return {
    title: 'Injuries',
    head: ['second d20', 'the driver'],
    rows: INJURY_TABLE.map(([upTo, condition], at) => {
      const from = (INJURY_TABLE[at - 1]?.[0] ?? 0) + 1;
      return [from === upTo ? String(from) : `${from} to ${upTo}`, WHAT_IT_MEANS[condition]];
    }),
    note: `Derived: the table is lost, and only its three bad results are named. It is rolled on when the first roll, ${ENGINE_BONUS} more after engine damage, is below the gear.`,
  };
}

function costTable(): RuleTable {
  const { most } = CONSTRUCTION;
  const limit = (name: string, points: number | undefined) => [
    name,
    '1',
    points === undefined ? '-' : String(points),
  ];
  return {
    title: 'Construction points',
    head: ['category', 'a point', 'most'],
    rows: [
      ...PARTS.map(part => limit(NAMES[part], most[part])),
      limit('qualifying', most.qualifying),
      limit('pit crew', most.pitCrew),
      limit('driver', most.driver),
    ],
    note: "The list of the original is lost; these costs and limits are found elsewhere, on its author's own pages and in leagues that played by them.",
  };
}

function carTable(): RuleTable {
  const cars = CONSTRUCTION.budgets.map(({ readyMade: [standard], total }) => ({
    standard,
    total,
  }));
  const row = (name: string, pointsOf: (car: BuiltCar) => number) => [
    name,
    ...cars.map(({ standard }) => String(standard === undefined ? 0 : pointsOf(standard))),
  ];
  return {
    title: 'Standard cars',
    head: ['category', ...cars.map(({ total }) => `of ${total}`)],
    rows: [
      ...PARTS.map(part => row(NAMES[part], ({ points }) => points[part] ?? 0)),
      row('qualifying', ({ fittings }) => fittings.qualifying),
      row('pit crew', ({ fittings }) => fittings.pitCrew),
    ],
    note: "Derived: nothing says what an ordinary car had. The other ready-made cars of a race are the house's own.",
  };
}

// Returns the movement points of new tires in 4th by the points of the pit crew, for each length of race.
function crewTable(): RuleTable {
  const [full = 0] = [CHART.rows[PIT_GEAR - 1]?.[PIT_ROLL - 1]];
  const workOf = (crew: number, gain: number) => String(Math.max(1, full - crew * gain));
  return {
    title: 'Work for new tires in 4th, by the pit crew',
    head: [
      'crew',
      ...CONSTRUCTION.budgets.map(({ lapsLeast }) =>
        lapsLeast > 1 ? `${lapsLeast} laps` : 'shorter',
      ),
    ],
    rows: CREWS.map(crew => [
      String(crew),
      ...CONSTRUCTION.budgets.map(({ crewGain }) => workOf(crew, crewGain)),
    ]),
    note: 'Partly derived: the table of the original is lost. What a point of the crew saves is found elsewhere; in other gears the full work is what the chart has for a 10.',
  };
}

function wingTable(): RuleTable {
  const { shorter, most } = HIGH_WING;
  return {
    title: 'The high downforce wing',
    head: ['what', 'MP'],
    rows: [
      ['a move that ends in a corner, if you like', `${shorter} less`],
      ...Object.entries(most).map(([gear, points]) => [
        `most movement in ${GEARS[Number(gear) - 1] ?? gear}`,
        String(points),
      ]),
    ],
    note: "The list of the original is lost; these figures are found elsewhere, that of 4th on its author's pages, the others in a league with the same list.",
  };
}

export const trantTables: BookFrame['tables'] = {
  costs: () => [costTable()],
  cars: () => [carTable()],
  wing: () => [wingTable()],
  chart: () => [chartTable()],
  crews: () => [crewTable()],
  injuries: () => [injuryTable()],
};
