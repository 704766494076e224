// The flag: chequers over the road, the winner in a frame, a line for each person, and a podium where there is room.
import { framed } from '../../../components/frame.ts';
import { type Look, wrapped } from '../../../look.ts';
import type { Row, Run } from '../../../rows.ts';
import type { Glyphs } from '../../../theme/glyphs.ts';
import { abridged, textWidth } from '../../../theme/width.ts';
import { flagSentences, isFlagOut, podium } from '../flag.ts';
import { nameInLog } from '../log.ts';
import type { RaceModel } from '../race-model.ts';
import { namedRuns } from './named-runs.ts';

/** From so many columns of the screen on there is a podium. */
const PODIUM_FROM = 100;
const STEP_COLUMNS = 16;
/** Rows of the podium; the lowest step is one row high, the highest three. */
const PODIUM_ROWS = 4;
/** The steps from left to right, by place. */
const STEPS = [2, 1, 3] as const;

interface FlagRoom {
  readonly columns: number;
  readonly rows: number;
  /** Columns of the whole screen. */
  readonly screen: number;
}

/** Returns the picture of the road under the chequered flag once it is out; the picture as it is before. */
export function flagged(
  race: RaceModel,
  picture: readonly Row[],
  columns: number,
  glyphs: Glyphs,
): readonly Row[] {
  if (!isFlagOut(race) || picture.length === 0) return picture;
  const pair = glyphs.chequerUp + glyphs.chequerDown;
  const text = pair.repeat(Math.ceil(columns / 2)).slice(0, columns);
  return [[{ text, tone: 'strong' }], ...picture.slice(1)];
}

/** Returns the rows about the flag, at most as many as there is room for; none before it is out. */
export function flagRows(
  race: RaceModel,
  { columns, rows, screen }: FlagRoom,
  { glyphs, words }: Pick<Look, 'glyphs' | 'words'>,
): readonly Row[] {
  if (!isFlagOut(race)) return [];
  const told = flagSentences(race, words).flatMap(text =>
    wrapped(text, columns - 2).map(
      (line): Row => [
        { text: ' ', tone: 'plain' },
        ...namedRuns(race, { text: line, tone: 'strong' }),
      ],
    ),
  );
  const frame = winnerRows(race, columns, { glyphs, words });
  const needed = frame.length + told.length;
  const hasFrame = needed <= rows;
  const hasPodium = screen >= PODIUM_FROM && needed + PODIUM_ROWS + 1 <= rows;
  return [
    ...(hasFrame ? frame : []),
    ...told,
    ...(hasPodium ? [[], ...podiumRows(race, glyphs)] : []),
  ].slice(0, rows);
}

function winnerRows(
  race: RaceModel,
  columns: number,
  { glyphs, words }: Pick<Look, 'glyphs' | 'words'>,
): readonly Row[] {
  const [winner] = podium(race, 1);
  if (winner === undefined) return [];
  const text = words.race.director.winner(nameInLog(race.table, winner, false));
  const width = Math.min(columns - 1, textWidth(text) + 4);
  const said: Row = [{ text: ' ', tone: 'plain' }, ...namedRuns(race, { text, tone: 'good' })];
  return framed('', [said], width, glyphs).map(row => [{ text: ' ', tone: 'plain' }, ...row]);
}

// The names stand on the steps, the places in them.
function podiumRows(race: RaceModel, glyphs: Glyphs): readonly Row[] {
  const seats = podium(race, STEPS.length);
  return Array.from({ length: PODIUM_ROWS }, (_, row): Row => {
    const runs = STEPS.flatMap((place): readonly Run[] => {
      const seat = seats[place - 1];
      // The name of the winner is in the first row, that of the third in the last but one.
      const below = row - (place - 1);
      if (seat === undefined || below < 0)
        return [{ text: ' '.repeat(STEP_COLUMNS), tone: 'plain' }];
      const name = abridged(nameInLog(race.table, seat, false), STEP_COLUMNS - 2);
      if (below === 0) return [{ text: centred(name, ' '), tone: 'car', seat }];
      const text = below === 1 ? ` ${place} ` : '';
      return [{ text: centred(text, glyphs.wall), tone: 'faint' }];
    });
    return [{ text: ' ', tone: 'plain' }, ...runs];
  });
}

function centred(text: string, around: string): string {
  const left = Math.floor((STEP_COLUMNS - textWidth(text)) / 2);
  return around.repeat(left) + text + around.repeat(STEP_COLUMNS - left - textWidth(text));
}
