// Where the two editions part: the value of each option in either book, in the order of a play and of the chapters.
import type { OptionLine } from '../../../text/book-text.ts';

/** The printed editions of the Masters booklet. */
export type MastersEdition = '2002' | '2005';

interface EditionOption {
  readonly name: string;
  readonly values: Readonly<Record<MastersEdition, string>>;
  readonly paragraphs: readonly string[];
}

function option(
  name: string,
  in2002: string,
  in2005: string,
  ...paragraphs: readonly string[]
): EditionOption {
  return { name, values: { '2002': in2002, '2005': in2005 }, paragraphs };
}

const OPTIONS: readonly EditionOption[] = [
  option(
    'brakingStep',
    'step 7, ahead of the slipstreams',
    'step 9, after the last slipstream',
    'M-6-3-s7',
    'M-6-3-s9b',
  ),
  option(
    'bonusOrBrakes',
    'one or the other, in step 7',
    'both, in steps of their own',
    'M-6-3-s7',
    'M-6-3-s9b',
  ),
  option('playStepCount', '14', '15', 'M-6-3'),
  option(
    'pitExitSlipReturn',
    'on from step 7: no slide',
    'on from step 6: a slide is possible',
    'M-6-3-s12',
    'M-A2-1',
  ),
  option(
    'overRevPayment',
    'before the roll; the summary has it after',
    'before the roll',
    'M-6-3-s3',
    'M-A2-1',
  ),
  option(
    'maxSkippedGears',
    '4 by M-6-1-1, but 6th to 1st is forbidden: 3',
    '3',
    'M-6-1-1',
    'M-6-1-2',
    'M-13-2',
  ),
  option(
    'qualifyingStartSpace',
    'first whole space behind the line',
    'first whole space behind the line, middle lane',
    'M-1-1-3',
  ),
  option(
    'sessionClock',
    'stopwatch: the clock of the program',
    'stopwatch or counter: the clock of the program',
    'M-1-1-1',
    'M-1-1-6',
    'M-1-1-8',
  ),
  option(
    'pitFirstGear',
    '1st is allowed on the way out',
    '1st is forbidden until out of the pit lane',
    'M-19-1-9',
    'M-19-3-4',
  ),
  option(
    'pitGearObligation',
    'none',
    'a gear that can reach the pit, else the highest open',
    'M-19-1-8',
  ),
  option(
    'quickStopBrakes',
    'not said; allowed, as always in the lane',
    'allowed',
    'M-19-3-7',
    'M-19-1-3',
  ),
  option('quickStopExitCountsAsStop', 'not said; it counts (R-80)', 'it counts', 'M-19-3-8'),
  option('pitStopMinimum', 'a whole lap', 'a lap on the same set of tires', 'M-19-2-4'),
  option('silentTireChoice', 'not said; the same kind (R-83)', 'the same kind', 'M-19-2-7'),
  option(
    'pitTiresDecidedWhen',
    'before all other actions',
    'at once, before all other actions',
    'M-19-5-7',
    'M-19-2-3',
  ),
  option('failedQuickStopExit', '4th to 1st', '4th to 2nd', 'M-19-3-4'),
  option(
    'lowGearEngineBlow',
    'no last run, removed at the next turn',
    'out at once, when the lever goes to 1st or 2nd',
    'M-16-0-3-1',
    'M-20-4-3',
  ),
  option(
    'inertiaTireRules',
    'not said; slide and bonus apply (R-73)',
    'slide and bonus apply, the bonus as a must',
    'M-16-0-8',
  ),
  option('inertiaPitLane', 'not said; forbidden (R-77)', 'forbidden', 'M-16-0-9'),
  option('inertiaWhen', 'next round, read as the next turn (R-72)', 'at the next turn', 'M-16-0-3'),
  option(
    'engineBlowNearFinish',
    'last corner reached; M-16-0-6 decides',
    'last corner left; M-16-0-6 decides',
    'M-20-4-1',
  ),
  option('superStartNextGear', '2nd', '1st or 2nd', 'M-9-2-1'),
  option(
    'wreckTestWho',
    'worse odds for the cars involved',
    'worse odds for the other cars: the same, as a wreck does not roll',
    'M-14-3',
    'M-20-6',
  ),
  option(
    'cornerLineColour',
    'red, here and there blue; for the eye only',
    'red or as the kerb; for the eye only',
    'M-7-1-3',
  ),
  option(
    'blockingTableLastLine',
    '7, in the summary 7 and more: 7 and more',
    '7: 7 and more',
    'M-12-T',
    'M-A2-3',
  ),
];

/** The options with their values in one edition. */
export function optionsOf(edition: MastersEdition): readonly OptionLine[] {
  return OPTIONS.map(({ name, values, paragraphs }) => ({
    name,
    value: values[edition],
    paragraphs,
  }));
}
