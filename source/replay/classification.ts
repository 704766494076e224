// The classification of a race as plain lines.
import type { Board } from '../circuit/board.ts';
import type { Race, RuleBook } from '../rules/kit/types.ts';

const STATUS = { finished: '', racing: 'still racing', retired: 'retired' } as const;

/** A heading and one line a seat, in order of places. */
export function classification(
  race: Race,
  book: RuleBook,
  board: Board,
  names: readonly string[],
): readonly string[] {
  return [
    'Classification',
    ...book.standings(race, board).map(({ place, seat, status }) => {
      const name = names[seat] ?? `seat ${seat}`;
      const number = status === 'retired' ? ' -' : String(place).padStart(2);
      return `${number}  ${name.padEnd(20)}  ${STATUS[status]}`.trimEnd();
    }),
  ];
}
