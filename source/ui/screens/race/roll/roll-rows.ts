// The picture of a roll: its faces in a row, each with the sign of what it means, and the one that is up in big digits.

import { spanOf } from '../../../look.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { UNICODE } from '../../../theme/glyphs.ts';
import type { GlossaryEntry } from '../../../words/guide-words.ts';
import type { RoadWords } from '../../../words/road-words.ts';
import { FACE_MARKS, type FaceMark, hasLanded, markOf, type RollShown, valueUp } from './roll.ts';

export const MARK_TONES: Readonly<Record<FaceMark, Tone>> = {
  stop: 'good',
  clear: 'gear',
  pays: 'warn',
  held: 'warn',
  waits: 'bad',
  harm: 'bad',
  spin: 'bad',
  out: 'bad',
};

/** The sign of each meaning in Unicode; ASCII replaces it. */
export const MARK_SIGNS: Readonly<Record<FaceMark, string>> = {
  stop: UNICODE.reachStop,
  clear: UNICODE.reachClear,
  pays: UNICODE.reachPays,
  held: UNICODE.reachHeld,
  waits: UNICODE.reachWaits,
  harm: UNICODE.reachHarm,
  spin: UNICODE.reachSpin,
  out: UNICODE.reachOut,
};

// Three columns by five rows, a bit for each dot, from the top left.
const DIGITS: readonly number[] = [
  0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_111_001_111,
  0b101_101_111_001_001, 0b111_100_111_001_111, 0b111_100_111_101_111, 0b111_001_010_010_010,
  0b111_101_111_101_111, 0b111_101_111_001_111,
];
const DIGIT_ROWS = 5;
const DIGIT_COLUMNS = 3;
const FIGURE_COLUMNS = 2 * (DIGIT_COLUMNS + 1);

/** Returns the row of the faces; `up` is the value that is up, if any is. */
export function facesRow(faces: RollShown['roll']['faces'], up?: number): Row {
  return faces.flatMap(({ from, to, mark }): readonly Run[] => {
    const isUp = up !== undefined && up >= from && up <= to;
    const text = `${spanOf(from, to)}${MARK_SIGNS[mark]}`;
    return [
      { text: ' ', tone: 'plain' },
      { text, tone: isUp ? 'chosen' : MARK_TONES[mark] },
    ];
  });
}

/** Returns the picture of a roll in seven rows: the faces, five of digits with what came of it, and the signs. */
export function rollRows(shown: RollShown, road: RoadWords): readonly Row[] {
  const up = valueUp(shown);
  const landed = hasLanded(shown);
  const mark = markOf(shown.roll, up);
  const tone = MARK_TONES[mark];
  const verdict: Run = { text: `  ${shown.roll.verdict}`, tone };
  return [
    facesRow(shown.roll.faces, up),
    ...figureRows(up).map((text, row): Row => {
      const figure: Run = { text: ` ${text}`, tone };
      return landed && row === Math.floor(DIGIT_ROWS / 2) ? [figure, verdict] : [figure];
    }),
    legendRow(shown.roll.faces, road, shown.roll.marks),
  ];
}

/** Returns the signs of some faces with their words, the best first. */
export function legendRow(
  faces: RollShown['roll']['faces'],
  { marks }: RoadWords,
  own: RollShown['roll']['marks'] = {},
): Row {
  const meant = FACE_MARKS.filter(one => faces.some(({ mark }) => mark === one));
  return meant.flatMap((mark): readonly Run[] => [
    { text: ' ', tone: 'plain' },
    { text: MARK_SIGNS[mark], tone: MARK_TONES[mark] },
    { text: ` ${own[mark] ?? marks[mark]} `, tone: 'faint' },
  ]);
}

/** Returns the signs of faces with their meanings, for the glossary of a game that has them. */
export function markSigns(
  { meanings }: RoadWords,
  isIn: (mark: FaceMark) => boolean,
): readonly GlossaryEntry[] {
  return FACE_MARKS.filter(isIn).map(mark => [MARK_SIGNS[mark], meanings[mark]] as const);
}

function figureRows(value: number): readonly string[] {
  const digits = [...String(value)].map(digit => DIGITS[Number(digit)] ?? 0);
  return Array.from({ length: DIGIT_ROWS }, (_, row) => {
    const text = digits.map(dots => ` ${dotsOf(dots, row)}`).join('');
    return text.padStart(FIGURE_COLUMNS);
  });
}

function dotsOf(dots: number, row: number): string {
  const last = (DIGIT_ROWS - row) * DIGIT_COLUMNS - 1;
  return Array.from({ length: DIGIT_COLUMNS }, (_, column) =>
    ((dots >> (last - column)) & 1) === 1 ? UNICODE.meterFull : ' ',
  ).join('');
}
