// The first row of a race: its progress as its game describes it, and in front of that the sign of answers that are not on
// the disk.
import { panelsOf } from '../../../race-panels/panels-by-game.ts';
import type { Row, Run } from '../../../rows.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import type { RaceModel } from '../race-model.ts';

/** Returns the row, in `columns`; the sign stands first, where nothing cuts it. */
export function statusRow(race: RaceModel, columns: number, words: Words): Row {
  const sign = unsavedRuns(race.moment.unsaved, words);
  const room = columns - sign.reduce((sum, { text }) => sum + textWidth(text), 0);
  return [...sign, ...panelsOf(race).titleRow(race, room, words)];
}

export function unsavedRuns(unsaved: number | undefined, { leaving }: Words): readonly Run[] {
  if (unsaved === undefined) return [];
  return [{ text: ` ${leaving.unsaved(unsaved)} `, tone: 'bad' }];
}
