import { describe, expect, it } from 'vitest';
import type { Session } from '../../session/session.ts';
import { playOut } from '../../testing/bids/bid-session.ts';
import { sessionOf } from '../../testing/every-book.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { raceAgain } from './race-again.ts';

function raced(session: Session) {
  return { played: session.played(), seats: session.seats, file: '' };
}

function names({ seats }: Session): readonly string[] {
  return seats.map(({ name }) => name);
}

describe('a race again', () => {
  const first = sessionOf('masters-2005');
  playOut(first);

  it('with the same dice is the same race, answer for answer, as far as it is answered alike', () => {
    const again = raceAgain(raced(first), { keepsGrid: false }, freshFolder());
    expect(again.setup).toEqual(first.setup);
    for (const { seat, choice } of first.answers().slice(0, 15)) again.answer(seat, choice);
    expect(again.events().length).toBeGreaterThan(20);
    expect(first.events().slice(0, again.events().length)).toEqual(again.events());
    again.close();
  });

  it('with other dice is over as many laps with as many cars, and draws the grid anew', () => {
    const again = raceAgain(raced(first), { seed: 8, keepsGrid: false }, freshFolder());
    expect(again.setup).toMatchObject({ seed: 8, laps: first.setup.laps });
    expect(names(again).toSorted()).toEqual(names(first).toSorted());
    const orders = Array.from({ length: 6 }, (_, seed) => {
      const one = raceAgain(raced(first), { seed, keepsGrid: false }, freshFolder());
      one.close();
      return names(one).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
    again.close();
  });

  it('keeps a grid that somebody set', () => {
    const again = raceAgain(raced(first), { seed: 8, keepsGrid: true }, freshFolder());
    expect(names(again)).toEqual(names(first));
    again.close();
  });

  it('is kept in a save of its own', () => {
    const again = raceAgain(raced(first), { keepsGrid: false }, freshFolder());
    const [answer] = first.answers();
    if (answer !== undefined) again.answer(answer.seat, answer.choice);
    expect(again.file).toMatch(/\.json$/);
    again.close();
  });
});
