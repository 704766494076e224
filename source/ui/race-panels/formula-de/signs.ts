// The signs of the race screen of this family, for the help.
import { books } from '../../../rules/books.ts';
import { poolsOf } from '../../../rules/formula-de/budget.ts';
import { POOLS, type Pool } from '../../../rules/formula-de/state.ts';
import type { FaceMark } from '../../screens/race/roll/roll.ts';
import { MARK_SIGNS } from '../../screens/race/roll/roll-rows.ts';
import type { GlossaryEntry } from '../../words/guide-words.ts';
import type { Words } from '../../words/words.ts';

/** Returns the signs that a race by some book of the family shows. */
export function signsOf({ guide, race }: Words): readonly GlossaryEntry[] {
  const strange = strangePools().map(pool => race.partsShort[pool]);
  const marks = Object.entries(MARK_SIGNS) as readonly [FaceMark, string][];
  return [
    ...guide.glossary.filter(([sign]) => !strange.includes(sign)),
    ...marks.map(([mark, sign]): GlossaryEntry => [sign, race.road.meanings[mark]]),
  ];
}

// Returns the pools that no book has.
function strangePools(): readonly Pool[] {
  const pools = books.flatMap(({ definition }) => poolsOf(definition.values));
  return POOLS.filter(pool => !pools.includes(pool));
}
