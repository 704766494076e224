// Who may have a slip of a car in the next turn (CFR-27 to CFR-29, CFR-142).
import { describe, expect, test } from 'vitest';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { carsInFront } from '../../../rules/championship-formula/chapters/movement/slipstream.ts';
import { groundOf } from '../../../rules/championship-formula/terms.ts';
import {
  type CarSpec,
  choices,
  play,
  type Situation,
  situation,
  tinyRowsWithoutPits,
} from '../../../testing/championship-formula/builders.ts';
import { moving } from '../../../testing/championship-formula/moves.ts';
import { slipsBehind } from './slips-behind.ts';

const BOARD = tinyRowsWithoutPits();

/** Ann is about to move from M3 at 80; Ben's card is turned over, and he moves after her. */
function ann(ben: CarSpec, planned: number, order: readonly number[] = [1]): Situation {
  return moving({
    board: BOARD,
    cars: [{ space: 'M23', speed: 80 }, ben],
    turn: { order, planned: [80, planned], from: ['M23', ben.space ?? ''], before: [80, 80] },
  });
}

function slips({ race }: Situation, space: string, speed = 80): readonly number[] {
  return slipsBehind(race, 0, { space, speed }, groundOf(BOARD, championship.terms(race.options)));
}

describe('a car may slip another one in the next turn', () => {
  test('that has moved and stands directly behind its end', () => {
    const stands = ann({ space: 'M3', speed: 80 }, 80, []);
    expect(slips(stands, 'M4')).toEqual([1]);
    expect(slips(stands, 'M5')).toEqual([]);
    expect(slips(stands, 'L4')).toEqual([]);
  });

  test('that may still come to stand there, by a way that it has or by late braking', () => {
    const follows = ann({ space: 'M21', speed: 80 }, 80);
    expect(slips(follows, 'M3')).toEqual([1]);
    // Shorter by a space: Ben would have to brake to 60.
    expect(slips(follows, 'M2')).toEqual([1]);
    expect(slips(follows, 'M4')).toEqual([]);
  });

  test('unless it is faster (CFR-28)', () => {
    expect(slips(ann({ space: 'M3', speed: 100 }, 100, []), 'M4')).toEqual([]);
    expect(slips(ann({ space: 'M3', speed: 100 }, 100, []), 'M4', 100)).toEqual([1]);
  });

  test('unless the one in front is in a corner (CFR-142)', () => {
    expect(slips(ann({ space: 'M9', speed: 80 }, 80, []), 'M10')).toEqual([]);
  });

  test.each([
    ['M4', true],
    ['M3', false],
  ])('as the next turn finds it there: from %s %s', (space, expected) => {
    const cars = [
      { space: 'M5', speed: 80 },
      { space, speed: 80 },
    ];
    const cards = [0, 1].map(seat => ({ kind: 'playCard' as const, seat, speed: 80 }));
    const now = play(situation({ board: BOARD, cars }), ...cards);
    const ends = choices(now, 'drive').filter(({ brake }) => brake === 0);
    const found = ends.map(({ path }) => {
      const after = play(now, { kind: 'drive', path, brake: 0 });
      const end = path.at(-1) ?? '';
      const comes = choices(after, 'drive').some(way => {
        const turn = { from: [end, way.path.at(-1) ?? ''], before: [80, 80 - way.brake] };
        return carsInFront(turn, 1, BOARD).includes(0);
      });
      expect(slips(now, end), end).toEqual(comes ? [1] : []);
      return comes;
    });
    expect(found.includes(true)).toBe(expected);
  });
});
