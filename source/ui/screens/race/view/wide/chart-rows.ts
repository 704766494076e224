// The places of the cars round by round, while the race is under way.
import { positionChart } from '../../../../../season/pages/of-race/position-chart.ts';
import type { Look } from '../../../../look.ts';
import type { Row, Run } from '../../../../rows.ts';
import { tellerOf } from '../../../classification/sheet-page.ts';
import { letterOf, type RaceModel } from '../../race-model.ts';
import { chartedRace } from '../../round-ends.ts';

const PLACE_COLUMNS = 4;
const LETTER_COLUMNS = 3;

/** Returns the chart in a box, with its axis in the last row; each place ends with the letter of the car that has it now. */
export function chartRows(
  race: RaceModel,
  look: Look,
  columns: number,
  rows: number,
): readonly Row[] {
  const charted = chartedRace(race);
  const teller = tellerOf({ race, look, columns });
  const size = { columns: columns - PLACE_COLUMNS - LETTER_COLUMNS, rows: rows - 1 };
  const { rows: drawn, axis } = positionChart(charted, size, teller);
  const foot: Row = [{ text: `${' '.repeat(PLACE_COLUMNS)}${axis}`, tone: 'faint' }];
  const chart = drawn.map(({ place, cells }): Row => {
    const seat = place === undefined ? undefined : charted.lines[place - 1]?.seat;
    return [
      { text: `${String(place ?? '').padStart(PLACE_COLUMNS - 1)} `, tone: 'faint' },
      ...cells.map(
        (cell): Run =>
          cell.seat === undefined
            ? { text: cell.mark, tone: 'plain' }
            : { text: cell.mark, tone: 'car', seat: cell.seat },
      ),
      ...(seat === undefined
        ? []
        : [{ text: ` ${letterOf(race.table, seat)}`, tone: 'car', seat } as const]),
    ];
  });
  return [...chart, foot].slice(0, rows);
}
