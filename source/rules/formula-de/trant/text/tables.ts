// The tables of the Trant rules, from the numbers of the book. Those of the original are lost, and each says where its
// numbers come from.
import type { RuleTable } from '../../../text/statement.ts';
import { CHART } from '../chart.ts';
import { ENGINE_BONUS, INJURY_TABLE } from '../injuries.ts';
import type { Injury } from '../state.ts';

const GEARS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

const WHAT_IT_MEANS: Readonly<Record<Injury, string>> = {
  killed: 'killed: the race is stopped',
  severe: 'out for the season: the race is stopped',
  injured: 'misses the next race',
  bruised: 'bruised, and fit for the next race',
};

/** Returns the movement points of every gear by roll; rolls with the same row are told together. */
export function chartTable(): RuleTable {
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

/** Returns what becomes of a driver by the second roll. */
export function injuryTable(): RuleTable {
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
