// The lines under the board of tables.
import type { Due } from '../../../season/to-do.ts';
import type { SeasonModel } from './season-state.ts';

export function linesOfBoard({ open }: Pick<SeasonModel, 'open'>): readonly Due[] {
  return open.due.filter(({ kind }) => kind !== 'trial');
}
