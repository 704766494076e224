// The classification of a race as plain lines.
import type { Board } from '../circuit/board.ts';
import type { Race, RuleBook, Standing } from '../rules/kit/types.ts';

const STATUS = { finished: '', racing: 'still racing', retired: 'retired' } as const;

/** The place that a standing is told with; undefined for a car that is out: only cars that cross are classified (M-21-1-2, R-89). */
export function classifiedPlace({ place, status }: Standing): number | undefined {
  return status === 'retired' ? undefined : place;
}

/** A heading and one line a seat, in order of places. */
export function classification(
  race: Race,
  book: RuleBook,
  board: Board,
  names: readonly string[],
): readonly string[] {
  return [
    'Classification',
    ...book.standings(race, board).map(standing => {
      const { seat, status } = standing;
      const name = names[seat] ?? `seat ${seat}`;
      const number = String(classifiedPlace(standing) ?? '-').padStart(2);
      return `${number}  ${name.padEnd(20)}  ${STATUS[status]}`.trimEnd();
    }),
  ];
}
