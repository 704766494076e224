// What can be taken back in a race on the road.
import { describe, expect, test } from 'vitest';
import { gear, type Situation, race as situation } from '../testing/formula-de/builders.ts';
import { boardOf } from '../testing/terminal/screen-game.ts';
import { anyBook } from './books.ts';
import { masters2005 } from './formula-de/masters/masters-2005.ts';
import { begun, playEntry, type Reached } from './kit/take-back.ts';
import type { Choice, RuleBook } from './kit/types.ts';

const BOARD = boardOf('otterbrook');

describe('in the preparation', () => {
  test('everything can be taken back until its driver has finished', () => {
    const book = anyBook(masters2005);
    const { race } = book.start(
      {
        book: book.id,
        track: BOARD.id,
        seed: 3,
        laps: 1,
        seats: [{ name: 'Ann' }, { name: 'Bob' }],
        options: { preparation: 'chosen' },
      },
      BOARD,
    );
    const backs: string[] = [];
    let at = begun(race);
    for (let [asked] = book.decisions(race, BOARD); at.race.round === 0; ) {
      const choice = asked?.choices.find(({ kind }) => kind === 'movePoint') ?? asked?.choices[0];
      if (asked === undefined || choice === undefined) throw new Error('nobody is asked');
      const isMoved = choice.kind === 'movePoint' && backs.length > 4;
      const answer = isMoved ? asked.choices.find(({ kind }) => kind === 'keepCar') : choice;
      at = playEntry(book, at, { seat: asked.seat, choice: answer ?? choice }, BOARD).reached;
      const [next] = book.decisions(at.race, BOARD);
      backs.push('seat' in at.back ? 'seat' : at.back.refused);
      // Until somebody else has answered, whoever prepared last may take it back.
      if ('seat' in at.back) expect(at.back.seat).toBe(asked.seat);
      asked = next;
    }
    expect(new Set(backs)).toEqual(new Set(['seat', 'die']));
  });
});

describe('on the road', () => {
  function choose(
    { book, race, board }: Situation,
    ...wanted: readonly Partial<Choice>[]
  ): Reached {
    return wanted.reduce<Reached>((at, want) => {
      const [asked] = book.decisions(at.race as never, board);
      const choice = asked?.choices.find(one =>
        Object.entries(want).every(
          ([field, value]) => one[field as keyof typeof one] === (value as unknown),
        ),
      );
      if (asked === undefined || choice === undefined) throw new Error('no such choice');
      return playEntry(book as unknown as RuleBook, at, { seat: asked.seat, choice }, board)
        .reached;
    }, begun(race));
  }

  test('a gear stands, because its die falls at once, and a target can be taken back', () => {
    const now = situation({
      board: BOARD,
      toPlay: [0, 1],
      dice: [4, 4],
      cars: [{ space: 'M30' }, { space: 'M10' }],
    });
    expect(choose(now, gear(3)).back).toEqual({ refused: 'die' });
    const moved = choose(now, gear(3), { kind: 'move' });
    expect(moved.back).toMatchObject({ seat: 0 });
    expect('to' in moved.back && moved.back.to.back).toEqual({ refused: 'die' });
  });
});
