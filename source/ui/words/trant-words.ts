// The words of the race screen for what only Trant has.

export interface TrantWords {
  /** Of a roll in a gear and the movement points that the chart has for it. */
  readonly rolled: (roll: number, gear: number, points: number) => string;
  /** The labels of the bars of the two throws, in two columns. */
  readonly bars: Readonly<Record<'d20' | 'twoD10', string>>;
  /** Heading of the row of movement points over their chances. */
  readonly points: string;
  /** Of the roll that costs an engine point, and how often it comes; `isLast` when the race ends with it. */
  readonly strain: (roll: number, percent: number, isLast: boolean) => string;
}

export const EN_TRANT_RACE: TrantWords = {
  rolled: (roll, gear, points) =>
    `rolled ${roll} in ${['1st', '2nd', '3rd'][gear - 1] ?? `${gear}th`}, ${points} MP`,
  bars: { d20: '1d', twoD10: '2d' },
  points: 'MP',
  strain: (roll, percent, isLast) =>
    `A ${roll} (${percent}%) ${isLast ? 'ENDS THE RACE: no engine point is left' : 'costs an engine point'}.`,
};

export const FR_TRANT_RACE: TrantWords = {
  rolled: (roll, gear, points) => `${roll} en ${gear === 1 ? '1re' : `${gear}e`}, ${points} PM`,
  bars: { d20: '1d', twoD10: '2d' },
  points: 'PM',
  strain: (roll, percent, isLast) =>
    `Un ${roll} (${percent}%) ${isLast ? 'FINIT LA COURSE : plus de point de moteur' : 'coûte un point de moteur'}.`,
};
