// The chance to win over a race, as a picture: a mark for each moment, with a bar for its error.
import type { Seat } from '../../../rules/kit/types.ts';
import { type Chance, chanceOf, turningPoints } from '../../../season/story/chances.ts';
import type { Row } from '../../rows.ts';
import type { ChancesTold } from '../../services.ts';
import type { Glyphs } from '../../theme/glyphs.ts';
import type { Words } from '../../words/words.ts';

export interface ChanceRoom {
  readonly columns: number;
  /** Rows of the picture itself, at least 2. */
  readonly height: number;
  readonly glyphs: Glyphs;
  readonly words: Words;
}

/** Columns of the percents on the left, and most columns from one moment to the next. */
const SCALE_COLUMNS = 6;
const APART_MOST = 6;
const BAR_COLUMNS = 20;

/** Returns the heading, the picture with its axis, and how far the work has come; only the last where nothing is known. */
export function chanceRows(
  chances: ChancesTold | undefined,
  seat: Seat,
  name: string,
  room: ChanceRoom,
): readonly Row[] {
  const { glyphs, words } = room;
  const { lookBack } = words;
  const { points = [], share = 0 } = chances ?? {};
  const full = Math.round(share * BAR_COLUMNS);
  const done = glyphs.meterFull.repeat(full) + glyphs.meterEmpty.repeat(BAR_COLUMNS - full);
  const bar: Row = [
    { text: ` ${done} ${lookBack.percent(Math.round(100 * share))}`, tone: 'faint' },
  ];
  if (!points.some(({ races }) => races > 0)) {
    return [[{ text: ` ${lookBack.noChance}`, tone: 'faint' }], bar];
  }
  const least = Math.min(...points.flatMap(({ races }) => (races > 0 ? [races] : [])));
  return [
    [{ text: ` ${lookBack.chance(name, least)}`, tone: 'strong' }],
    ...picture(points, seat, room),
    ...(share < 1 ? [bar] : []),
  ];
}

function picture(points: ChancesTold['points'], seat: Seat, room: ChanceRoom): readonly Row[] {
  const { columns, height, glyphs, words } = room;
  const { lookBack } = words;
  const apart = Math.min(
    APART_MOST,
    Math.max(1, Math.floor((columns - SCALE_COLUMNS - 3) / Math.max(1, points.length))),
  );
  const rowAt = (share: number) => Math.round((1 - Math.min(1, Math.max(0, share))) * (height - 1));
  const cell = (chance: Chance | undefined, row: number): string => {
    if (chance === undefined) return ' ';
    const { share, error } = chance;
    if (rowAt(share) === row) return glyphs.stopDone;
    const isWithin = rowAt(share + 2 * error) <= row && row <= rowAt(share - 2 * error);
    return isWithin ? glyphs.vertical : ' ';
  };
  const known = points.map(point => chanceOf(point, seat));
  const rows = Array.from({ length: height }, (_, row): Row => {
    const percent = Math.round(100 * (1 - row / (height - 1)));
    const marks = known.map(chance => cell(chance, row).padEnd(apart)).join('');
    return [
      { text: `${lookBack.percent(percent).padStart(SCALE_COLUMNS)} `, tone: 'faint' },
      { text: marks, tone: 'car', seat },
    ];
  });
  return [...rows, axis(points, seat, apart, glyphs)];
}

// The rounds under the picture, with a mark at each turning point.
function axis(points: ChancesTold['points'], seat: Seat, apart: number, { up }: Glyphs): Row {
  const turns = turningPoints(points, seat).map(({ round }) => round);
  let text = '';
  points.forEach(({ round }, at) => {
    const label = turns.includes(round) ? up : String(round);
    const column = at * apart;
    if (text === '' || column > text.length || label === up) text = text.padEnd(column) + label;
  });
  return [{ text: `${' '.repeat(SCALE_COLUMNS + 1)}${text}`, tone: 'faint' }];
}
