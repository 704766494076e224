// A book that the program does not know, with one pool of points for everything: tires, brakes, gearbox, body, engine
// and road handling. Skipped gears cost a point each, contact is dangerous, a stop restores every point, and cars are
// not configured.
import { type FormulaDeBook, makeBook } from '../../rules/formula-de/book.ts';
import type { BookDefinition } from '../../rules/formula-de/definition.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import { PARTS } from '../../rules/formula-de/state.ts';
import type { BookValues, PartValues } from '../../rules/formula-de/values.ts';

export const WEAR = 18;

const { values } = masters2005Definition;

// Returns six parts that are all paid from one pool, whose last point does `last`.
function onePool(last: PartValues['last']): BookValues['parts'] {
  const part: PartValues = { pool: 'wear', last, oneTooMany: 'out' };
  return Object.fromEntries(PARTS.map(name => [name, part])) as unknown as BookValues['parts'];
}

function definitionWith(id: string, last: PartValues['last']): BookDefinition {
  const car = { wear: WEAR };
  return {
    ...masters2005Definition,
    id,
    name: 'One pool',
    hasTrials: false,
    values: {
      ...values,
      parts: onePool(last),
      gearbox: { ...values.gearbox, mayBeFatal: false },
      configuration: {
        total: WEAR,
        pitMost: 0,
        poolLeast: 1,
        readyMade: [{ name: 'balanced', points: car, pitPoints: 0 }],
      },
      collision: { normal: { dry: 4, wet: 4 }, aggravated: { dry: 4, wet: 4 } },
    },
    usualCar: { car },
  };
}

/** A book in which the last point of the pool is the end of the race. */
export const onePoolBook: FormulaDeBook = makeBook(definitionWith('one-pool', 'out'));

/** A book in which a car without a point drives on, until more is taken than it has. */
export const emptyPoolBook: FormulaDeBook = makeBook(definitionWith('empty-pool', 'nothing'));
