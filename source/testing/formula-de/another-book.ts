// A book that the program does not know, to try what reads the numbers of a book: shorter dice, two stops missing still no
// end, down-shifts paid in tires and bodywork, hard tires that slide far, no timed trials.
import { type FormulaDeBook, makeBook } from '../../rules/formula-de/book.ts';
import type { BookDefinition } from '../../rules/formula-de/definition.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import { TIRES } from '../../rules/formula-de/shared-numbers.ts';

const { values } = masters2005Definition;

const definition: BookDefinition = {
  ...masters2005Definition,
  id: 'another',
  name: 'Another book',
  hasTrials: false,
  values: {
    ...values,
    gearDice: values.gearDice.map(({ name }, i) => ({ name, faces: [i + 1, i + 3, i + 3, i + 6] })),
    gearbox: { ...values.gearbox, overRevving: [{ tires: 1 }, { brakes: 2, body: 1 }] },
    overshoot: { ...values.overshoot, fatalMissing: 3 },
    tires: { ...TIRES, hard: { ...TIRES.hard, slide: 4 } },
  },
};

export const anotherBook: FormulaDeBook = makeBook(definition);
