// The strategies of historical drivers (table A3).
import { describe, expect, test } from 'vitest';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { zeroWearSpeed } from '../../../rules/championship-formula/chapters/turn/speed-plans.ts';
import {
  at,
  BACK,
  FRONT,
  question,
  tinyRows,
} from '../../../testing/championship-formula/builders.ts';
import { seededRandom } from '../../levels/random-generator.ts';
import { groundInForce } from '../planning/terms-in-force.ts';
import { historicalDriver, historicalOf } from './historical.ts';

const board = tinyRows();

function speedsPlayed(seat: number, spec: Parameters<typeof at>[1]): ReadonlySet<number> {
  const now = at(['planSpeeds'], { board, ...spec });
  const decision = question(now, seat);
  const view = now.book.view(now.race, seat);
  const played = Array.from({ length: 20 }, (_, seed) => {
    // The first draws of a fresh generator hardly depend on a small seed.
    const random = seededRandom(Math.imul(seed + 1, 0x2545f491), seat);
    const { choice } = historicalDriver.choose(view, decision, board, random);
    return choice.kind === 'playCard' ? choice.speed : 0;
  });
  return new Set(played);
}

describe('a historical driver', () => {
  test('has the strategy of its seat, a different one for each of seven', () => {
    const names = Array.from({ length: 7 }, (_, seat) => historicalOf(seat)?.name);
    expect(new Set(names).size).toBe(7);
  });

  test('from the back spends no wear in the first third', () => {
    const cars = [{}, { space: 'M1' }, { space: 'R3', cards: BACK, speed: 80 }];
    const now = at(['planSpeeds'], { board, cars });
    const safe = zeroWearSpeed(now.race, 2, groundInForce(now.race, board));
    expect(speedsPlayed(2, { cars })).toEqual(new Set([safe]));
  });

  test('of the front plays now one card and now another', () => {
    const cars = [{ cards: FRONT, space: 'M7', speed: 140 }, { space: 'M1' }];
    expect(speedsPlayed(0, { cars }).size).toBeGreaterThan(1);
  });

  test('takes a car that suits its strategy, and bids by it', () => {
    const seats = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    const options = { pits: 'off', knockOut: 'off', classic: 'off' };
    const setup = { book: championship.id, track: board.id, seed: 2, laps: 3, seats, options };
    let { race } = championship.start(setup, board);
    while (race.grid === undefined) {
      const [decision] = championship.decisions(race, board);
      if (decision === undefined) throw new Error('nothing is asked');
      const { seat } = decision;
      const view = championship.view(race, seat);
      const { choice } = historicalDriver.choose(view, decision, board, seededRandom(2, seat));
      race = championship.apply(race, seat, choice, board).race;
    }
    expect(race.cars[0]?.cards).toMatchObject({ startSpeed: expect.toSatisfy(one => one >= 1) });
    expect(race.cars[2]?.cards).toMatchObject({ startSpeed: -1 });
    const worth = race.bids?.map(({ wear, skill }) => wear + skill / 2) ?? [];
    expect(worth[0]).toBeGreaterThan(worth[1] ?? 0);
    expect(worth[2]).toBe(0);
  });
});
