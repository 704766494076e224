// The lists of a book's timed trials (M-1-0-1, R-90, TR-27): which steps of its race one car alone plays, and by which numbers.
import type { BookDefinition, Entry, TrialLists } from '../../definition.ts';
import type { BookOption } from '../../options.ts';
import { STEP_NAMES, type StepName } from '../../state.ts';
import type { TrialValues } from '../../values.ts';

export const TRIAL_HANDS = ['guided', 'free'] as const;
/**
 * How the driver moves the car: by a choice of the legal ways, or by setting it down by hand to be judged afterwards
 * (R-93).
 */
export type TrialHand = (typeof TRIAL_HANDS)[number];

// M-1-0-3, M-1-1-4
const TRIAL_PREPARATION = ['rollWeather', 'chooseTires'] as const;
// All steps up to the movement except the price of a gear (M-1-1-7); by hand the complete movement is placed at once.
const TRIAL_ROLL = STEP_NAMES.slice(
  STEP_NAMES.indexOf('beginPlay'),
  STEP_NAMES.indexOf('moveCar'),
).filter(step => step !== 'payOverRevving');
const TRIAL_MOVE = ['moveCar', 'slide', 'softBonus'] as const;

// The order of play of a trial: the lines of the book that a car alone on the track needs.
function trialOrder({ orderOfPlay, values }: BookDefinition, hand: TrialHand): readonly Entry[] {
  const { options, paragraphs } = values.trials;
  if (paragraphs === undefined)
    throw new RangeError('the book does not say how a lap alone is driven');
  const entryOf = (step: keyof typeof paragraphs): Entry => [step, paragraphs[step]];
  const end = [entryOf('countOvershoot'), entryOf('markStop')];
  const roll = entriesOf(orderOfPlay, TRIAL_ROLL, options);
  if (hand === 'free') return [...roll, entryOf('placeCar'), ...end];
  return [...roll, ...entriesOf(orderOfPlay, TRIAL_MOVE, options), ...end];
}

// Returns lines of a list. Those of an option that trials do not follow are always in.
function entriesOf<Step extends StepName>(
  list: readonly Entry<Step>[],
  steps: readonly Step[],
  followed: readonly string[],
): readonly Entry<Step>[] {
  return list.flatMap(([step, paragraph, option = '']): readonly Entry<Step>[] => {
    if (!steps.includes(step)) return [];
    return [followed.includes(option) ? [step, paragraph, option] : [step, paragraph]];
  });
}

/**
 * Returns the timed trial of a book: one car, one lap, no points but for the kind of tires, no option but the weather and
 * those that the book names (M-1-0-1, R-90).
 */
export function trialOf(definition: BookDefinition, hand: TrialHand): BookDefinition {
  const { options, values, usualCar, trial } = definition;
  const common: BookDefinition = {
    ...definition,
    id: `${definition.id}-trial${hand === 'free' ? '-free' : ''}`,
    name: `${definition.name}, timed trial`,
    seats: { min: 1, max: 1 },
    usualLaps: 1,
    session: 'trial',
    options: options
      .filter(option => isFollowed(option, values.trials))
      .map(option => trialOption(option, values.trials)),
  };
  if (trial !== undefined) return { ...common, ...ownLists(definition, trial) };
  return {
    ...common,
    preparation: entriesOf(definition.preparation, TRIAL_PREPARATION, values.trials.options),
    orderOfPlay: trialOrder(definition, hand),
    values: {
      ...values,
      // The brakes have a pool of their own, which is empty: nobody brakes, and no other point is missing (R-90, BGA-O-9).
      parts: { ...values.parts, brakes: { ...values.parts.brakes, pool: 'brakes' } },
      gearbox: {
        ...values.gearbox,
        overRevving: Array.from({ length: values.trials.skipMost }, () => ({})),
      },
      overshoot: { ...values.overshoot, paidIn: 'rolls' },
    },
    usualCar: { ...usualCar, car: { ...usualCar.car, brakes: 0 } },
  };
}

// An option that changes numbers of the race has no effect here unless the book names it.
function isFollowed({ name, changes }: BookOption, trials: TrialValues): boolean {
  return changes === undefined || trials.options.includes(name);
}

function trialOption(option: BookOption, { sky }: TrialValues): BookOption {
  if (option.name !== 'weather') return withoutFlag(option);
  if (sky !== undefined) return { ...withoutFlag(option), values: [sky], usual: sky };
  const usual = option.values.find(value => value === 'roll') ?? option.usual;
  return { ...option, usual };
}

function withoutFlag({ flag: _flag, ...option }: BookOption): BookOption {
  return option;
}

// The car drives alone by the points and the order of play of a race (TR-30).
function ownLists(
  { orderOfPlay, values }: BookDefinition,
  { preparation, round, leavesOut, counts }: TrialLists,
): Pick<BookDefinition, 'preparation' | 'round' | 'orderOfPlay' | 'values'> {
  const { tires } = values.trials;
  return {
    preparation,
    round,
    orderOfPlay: orderOfPlay
      .filter(([step]) => !leavesOut.includes(step))
      .flatMap(entry => (entry[0] === 'markStop' ? [counts, entry] : [entry])),
    values: tires === undefined ? values : { ...values, offeredTires: tires },
  };
}
