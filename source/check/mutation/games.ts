import { join } from 'node:path';
import { type GameTable, gameTable } from '../../rules/kit/game-table.ts';
import { FAMILIES } from '../../rules/kit/types.ts';
import { type CatalogueRow, catalogueRows } from '../catalogue/catalogue.ts';
import { CHAMPIONSHIP } from '../championship-formula/catalogue.ts';
import { CATALOGUES, FAMILY } from '../formula-de/catalogues.ts';
import { SOURCE } from '../guards/source-text.ts';
import { EQUIVALENT, type Equivalent } from './equivalent.ts';

const EQUIVALENT_IN_ROWS: readonly Equivalent[] = [
  {
    chapter: 'steps',
    line: 'if (next.endTick <= from.endTick) crossLine(table, seat);',
    was: 'next.endTick <= from.endTick',
    becomes: 'next.endTick < from.endTick',
    because: 'a step leads forwards: no two spaces that it joins end on one tick',
  },
  {
    chapter: 'way-search',
    line: 'const crosses = next.endTick <= space.endTick;',
    was: 'next.endTick <= space.endTick',
    becomes: 'next.endTick < space.endTick',
    because: 'a step leads forwards: no two spaces that it joins end on one tick',
  },
  {
    chapter: 'corners',
    line: 'if (next.corner < 0 && car.line === undefined) return OUTSIDE;',
    was: 'if (next.corner < 0 && car.line === undefined) return OUTSIDE;',
    becomes: '',
    because: 'a short cut: the long way finds nothing owed outside corners either',
  },
  {
    chapter: 'planning',
    line: 'if (overBrakes === 0) return true;',
    was: 'if (overBrakes === 0) return true;',
    becomes: '',
    because: 'a short cut: what exceeds nothing is paid by nothing, which is one way to pay',
  },
];

export interface MutatedGame {
  /** Absolute path of its rules, which have a folder `chapters`. */
  readonly folder: string;
  /** Folders and files below it in which chapters stand that only one book plays, each in the folder of its book. */
  readonly ofBooks: readonly string[];
  readonly rows: readonly CatalogueRow[];
  /** Mutants that each of its chapters has at least. */
  readonly mutantsLeast: number;
  readonly equivalent: readonly Equivalent[];
  /** Returns the absolute paths of further tests of a chapter. */
  moreTests(chapter: string): readonly string[];
}

const WAYS_TEST = join(SOURCE, 'check/formula-de/ways.test.ts');
const MOVEMENTS: readonly string[] = [
  'corners',
  'driving-code',
  'movement',
  'overshooting',
  'sliding',
  'slipstream',
  'soft-bonus',
];

// Chapters that other chapters use: their rows are tested there.
const USED_BY: Readonly<Record<string, readonly string[]>> = {
  'move-end': ['corners/corners', 'turn/speed-tests'],
  'move-state': ['damage/spins', 'movement/braking'],
  steps: ['corners/racing-lines', 'damage/spins', 'movement/slipstream'],
  'way-left': ['movement/braking', 'movement/forced-pass', 'movement/slipstream'],
  'way-search': ['corners/racing-lines', 'movement/braking', 'movement/ways'],
  wear: ['corners/corners', 'movement/braking'],
};

export const mutatedGames: GameTable<MutatedGame> = gameTable<MutatedGame>({
  'formula-de': {
    folder: FAMILY,
    ofBooks: [
      ...['backmarkers', 'damage', 'grid', 'movement', 'series'].map(room => `trant/${room}`),
      ...['driver-points', 'pit-work', 'weather-sections'].map(file => `trant/${file}.ts`),
    ],
    rows: catalogueRows(CATALOGUES),
    mutantsLeast: 10,
    equivalent: EQUIVALENT,
    // The second statement of the legal ways.
    moreTests: chapter => (MOVEMENTS.includes(chapter) ? [WAYS_TEST] : []),
  },
  'championship-formula': {
    folder: join(SOURCE, CHAMPIONSHIP.home),
    ofBooks: [],
    rows: catalogueRows([CHAMPIONSHIP]),
    mutantsLeast: 1,
    equivalent: EQUIVALENT_IN_ROWS,
    moreTests: chapter =>
      (USED_BY[chapter] ?? []).map(other =>
        join(SOURCE, CHAMPIONSHIP.home, `chapters/${other}.test.ts`),
      ),
  },
});

/**
 * Returns the games to be broken: that of a family, or all.
 * @throws RangeError when there is no such family
 */
export function gamesNamed(name: string | undefined): readonly MutatedGame[] {
  if (name === undefined) return mutatedGames.all();
  const known = FAMILIES.find(one => one === name);
  if (known === undefined) {
    throw new RangeError(`There is no game "${name}". There are ${FAMILIES.join(', ')}.`);
  }
  return [mutatedGames.of({ family: known })];
}
