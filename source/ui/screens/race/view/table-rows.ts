// The table of the drivers where it has fewer rows than cars.
import { blankRows } from '../../../components/frame.ts';
import type { Look } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import { actingSeat, ownSeat, type RaceModel } from '../race-model.ts';

/**
 * Returns a heading and as many cars as there is room for; the last row says how many more there are. One's own car, or else
 * the acting one, is always among them.
 */
export function cutTable(
  table: readonly Row[],
  rows: number,
  race: RaceModel,
  { glyphs, words }: Pick<Look, 'glyphs' | 'words'>,
): readonly Row[] {
  if (table.length <= rows) return [...table, ...blankRows(rows - table.length)];
  const [heading = [], ...cars] = table;
  const room = Math.max(0, rows - 2);
  const isOf = (seat: number) => (row: Row) => row.some(run => run.seat === seat);
  const own = [ownSeat(race), actingSeat(race)].map(seat => cars.findIndex(isOf(seat)));
  const wanted = own.find(at => at >= 0) ?? 0;
  const first = Math.max(0, Math.min(wanted - (room >> 1), cars.length - room));
  const more: Row = [
    { text: `  ${glyphs.down} ${words.panels.moreCars(cars.length - room)}`, tone: 'faint' },
  ];
  return [heading, ...cars.slice(first, first + room), more].slice(0, rows);
}
