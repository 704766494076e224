// The words of the race screen for what only Trant has.

export interface TrantWords {
  /** Of a roll in a gear and the movement points that the chart has for it. */
  readonly rolled: (roll: number, gear: number, points: number) => string;
  /** Heading of the column of throws. */
  readonly dice: string;
  /** Names of the two throws in at most six columns, and as the labels of their bars in two. */
  readonly throws: Readonly<Record<'d20' | 'twoD10', string>>;
  readonly bars: Readonly<Record<'d20' | 'twoD10', string>>;
  /** Heading of the row of movement points over their chances. */
  readonly points: string;
  /** Of a throw that costs an engine point so often, in percent; `isLast` when the race ends with it. */
  readonly strain: (percent: number, isLast: boolean) => string;
}

export const EN_TRANT_RACE: TrantWords = {
  rolled: (roll, gear, points) =>
    `rolled ${roll} in ${['1st', '2nd', '3rd'][gear - 1] ?? `${gear}th`}, ${points} MP`,
  dice: 'dice',
  throws: { d20: 'd20', twoD10: '2 d10' },
  bars: { d20: '1d', twoD10: '2d' },
  points: 'MP',
  strain: (percent, isLast) =>
    `A 16, ${percent}% with either, ${isLast ? 'ENDS THE RACE: no engine point is left' : 'costs an engine point'}.`,
};

export const FR_TRANT_RACE: TrantWords = {
  rolled: (roll, gear, points) => `${roll} en ${gear === 1 ? '1re' : `${gear}e`}, ${points} PM`,
  dice: 'dés',
  throws: { d20: 'd20', twoD10: '2 d10' },
  bars: { d20: '1d', twoD10: '2d' },
  points: 'PM',
  strain: (percent, isLast) =>
    `Un 16, ${percent}% dans les deux cas, ${isLast ? 'FINIT LA COURSE : plus de point de moteur' : 'coûte un point de moteur'}.`,
};
