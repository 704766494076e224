// How far each car was behind the leading one when a round was over, for the last rounds.
import type { RoundEnd } from '../../../../../replay/commentary/round-ends.ts';
import { padded } from '../../../../look.ts';
import type { Row, Run } from '../../../../rows.ts';
import { abridged } from '../../../../theme/width.ts';
import type { Words } from '../../../../words/words.ts';
import { actingSeat, letterOf, nameOf, ownSeat, type RaceModel } from '../../race-model.ts';

const PLACE_COLUMNS = 3;
const NAME_COLUMNS = 14;
const GAP_COLUMNS = 7;
const CAR_COLUMNS = PLACE_COLUMNS + 3 + 1 + NAME_COLUMNS;

/**
 * Returns a heading and a row for each car in its order at the moment, with its spaces behind the leader at the end of as many
 * rounds as there is room for; no row before the first of them.
 */
export function gapTable(race: RaceModel, columns: number, words: Words): readonly Row[] {
  const { table, shown, trial, ends = [] } = race;
  const count = Math.floor((columns - CAR_COLUMNS) / GAP_COLUMNS);
  const rounds = ends.filter(({ round }) => round > 0).slice(-Math.max(1, count));
  if (trial !== undefined || rounds.length === 0) return [];
  const standings = table.book.standings(shown, table.board);
  return [
    headingRow(rounds, words),
    ...standings.map(({ seat, place }): Row => {
      const own = seat === ownSeat(race);
      const star = seat === actingSeat(race) ? '*' : ' ';
      const name = padded(abridged(nameOf(table, seat), NAME_COLUMNS - 1), NAME_COLUMNS);
      return [
        { text: padded(String(place), PLACE_COLUMNS, 'left'), tone: 'plain' },
        { text: ` ${letterOf(table, seat)}${star}`, tone: own ? 'own' : 'car', seat },
        { text: ` ${name}`, tone: own ? 'strong' : 'plain' },
        ...rounds.map(
          (end): Run => ({
            text: padded(gapAt(end, seat), GAP_COLUMNS, 'left'),
            tone: own ? 'strong' : 'plain',
          }),
        ),
      ];
    }),
  ];
}

function headingRow(rounds: readonly RoundEnd[], { panels }: Words): Row {
  const numbers = rounds.map(({ round }) => padded(String(round), GAP_COLUMNS, 'left'));
  return [{ text: ` ${padded(panels.gaps, CAR_COLUMNS - 1)}${numbers.join('')}`, tone: 'faint' }];
}

// A car that has finished or dropped out has no gap any more.
function gapAt({ standings, distances = {} }: RoundEnd, seat: number): string {
  const racing = standings.filter(({ status }) => status === 'racing');
  const far = racing.flatMap(one => distances[one.seat] ?? []);
  const distance = distances[seat];
  if (distance === undefined || !racing.some(one => one.seat === seat)) return '';
  return (Math.max(...far) - distance).toFixed(1);
}
