// The signs of the race screen of this family, for the help.
import { books } from '../../../rules/books.ts';
import { poolsOf } from '../../../rules/formula-de/budget.ts';
import { POOLS, type Pool } from '../../../rules/formula-de/state.ts';
import type { GlossaryEntry } from '../../words/guide-words.ts';
import type { Words } from '../../words/words.ts';

/** Returns the signs that a race by some book of the family shows. */
export function signsOf({ guide, race }: Words): readonly GlossaryEntry[] {
  const strange = strangePools().map(pool => race.partsShort[pool]);
  return guide.glossary.filter(([sign]) => !strange.includes(sign));
}

// Returns the pools that no book has.
function strangePools(): readonly Pool[] {
  const pools = books.flatMap(({ definition }) => poolsOf(definition.values));
  return POOLS.filter(pool => !pools.includes(pool));
}
