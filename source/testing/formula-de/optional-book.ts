// A book that the program does not know, with options that Masters has not: each leaves steps out and changes a number.
import { type FormulaDeBook, makeBook } from '../../rules/formula-de/book.ts';
import type { BookDefinition, Entry } from '../../rules/formula-de/definition.ts';
import { OPTIONS } from '../../rules/formula-de/masters/common.ts';
import { masters2005Definition } from '../../rules/formula-de/masters/masters-2005.ts';
import type { BookOption } from '../../rules/formula-de/options.ts';
import type { StepName } from '../../rules/formula-de/state.ts';

/** Pits, with quick stops that succeed more often. */
const PIT_STOPS: BookOption = {
  name: 'pitStops',
  values: ['on', 'off'],
  usual: 'on',
  off: 'off',
  changes: { pits: { quickStopUpTo: 15 } },
  flag: { name: 'pit-stops', help: 'Pit stops', form: 'value', told: { off: 'no pit stops' } },
};

/** Slipstreams, shorter than those of Masters. */
const SLIPSTREAMS: BookOption = {
  name: 'slipstreams',
  values: ['off', 'on'],
  usual: 'off',
  off: 'off',
  changes: { slipstream: { spaces: 2 } },
  flag: {
    name: 'slipstreams',
    help: 'Slipstreams',
    form: 'switch',
    sets: 'on',
    told: { on: 'slipstreams' },
  },
};

/** Slipstreams in 3rd gear too. */
const EARLY_SLIPSTREAMS: BookOption = {
  name: 'earlySlipstreams',
  values: ['off', 'on'],
  usual: 'off',
  off: 'off',
  needs: SLIPSTREAMS.name,
  changes: { slipstream: { lowestGear: 3 } },
  flag: {
    name: 'early-slipstreams',
    help: 'Slipstreams in 3rd gear',
    form: 'name',
    sets: 'on',
    told: { on: 'slipstreams in 3rd gear' },
  },
};

const OPTION_OF: Readonly<Partial<Record<StepName, string>>> = {
  pitTires: PIT_STOPS.name,
  pitStop: PIT_STOPS.name,
  slipstream: SLIPSTREAMS.name,
};

const definition: BookDefinition = {
  ...masters2005Definition,
  id: 'optional',
  name: 'The optional book',
  hasTrials: false,
  orderOfPlay: masters2005Definition.orderOfPlay.map(([step, paragraph]): Entry => {
    const option = OPTION_OF[step];
    return option === undefined ? [step, paragraph] : [step, paragraph, option];
  }),
  options: [
    ...OPTIONS.filter(({ name }) => name !== 'tires'),
    { name: 'tires', values: ['hard'], usual: 'hard' },
    PIT_STOPS,
    SLIPSTREAMS,
    EARLY_SLIPSTREAMS,
  ],
};

/** Its tires are hard, without a choice; `earlySlipstreams` needs `slipstreams`. */
export const optionalBook: FormulaDeBook = makeBook(definition);
