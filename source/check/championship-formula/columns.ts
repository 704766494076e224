// The die roll reference once more, from the printed tables and not from the values of the books (table A1).
import type { ChampionshipRace, RollCause } from '../../rules/championship-formula/state.ts';
import type { RollResult } from '../../rules/championship-formula/values.ts';

type Column = readonly [green: number, yellow: number];

const TEST: Column = [9, 9];
const CHANCE: Column = [6, 9];

const PUBLISHED: Readonly<Record<RollCause, Column>> = {
  acceleration: TEST,
  topSpeed: TEST,
  deceleration: TEST,
  lateBraking: TEST,
  startSpeed: [8, 10],
  chance: CHANCE,
  crashAvoidance: CHANCE,
  pass: [6, 6],
  avoidDamage: TEST,
};

const DRAFT: Readonly<Record<RollCause, Column>> = {
  ...PUBLISHED,
  startSpeed: [9, 12],
  crashAvoidance: TEST,
  pass: [6, 9],
};

/** By how much a block of the published rules raises a pass. */
const BLOCK = 2;

/** Returns the colour of a total that is lowered already. */
export function colourOf(
  { book, options }: Pick<ChampionshipRace, 'book' | 'options'>,
  cause: RollCause,
  total: number,
  isBlocked: boolean,
): RollResult {
  const isDraft = book.endsWith('draft');
  const [green, yellow] = columnOf(isDraft ? DRAFT : older(options), cause);
  const read = total + (isBlocked && cause === 'pass' && !isDraft ? BLOCK : 0);
  if (read <= green) return 'green';
  return read <= yellow ? 'yellow' : 'red';
}

function columnOf(table: Readonly<Record<RollCause, Column>>, cause: RollCause): Column {
  return table[cause];
}

function older({ startTable, passTable }: ChampionshipRace['options']) {
  return {
    ...PUBLISHED,
    ...(startTable === '2009' ? { startSpeed: [8, 9] as const } : {}),
    ...(passTable === '2009' ? { pass: [5, 5] as const } : {}),
  };
}
