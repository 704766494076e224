// The strategies of historical drivers (table A3).
import { describe, expect, test } from 'vitest';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { zeroWearSpeed } from '../../../rules/championship-formula/chapters/turn/speed-plans.ts';
import {
  at,
  BACK,
  type CarSpec,
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

/** Seven cars, that of a seat among others that stand out of its way. */
function field(seat: number, own: CarSpec): readonly CarSpec[] {
  const aside: readonly CarSpec[] = ['M1', 'L1', 'R1', 'M2', 'L2', 'R2', 'L3'].map(space => ({
    space,
  }));
  return aside.with(seat, own);
}

describe('a historical driver', () => {
  const dealt = (track: string, laps = 3) =>
    Array.from({ length: 7 }, (_, seat) => historicalOf({ track, laps }, seat)?.name ?? '');
  const seatOf = (strategy: string) => dealt(board.id).indexOf(strategy);

  test('has a strategy that is dealt to no other of seven (table A3)', () => {
    for (const track of ['monza', 'monaco', 'spa']) expect(new Set(dealt(track)).size).toBe(7);
    expect(historicalOf({ track: 'monza', laps: 3 }, 7)?.name).toBe(dealt('monza')[0]);
  });

  test('has it by a draw for each track and distance, not by its seat (table A3)', () => {
    const first = ['monza', 'monaco', 'spa', 'barcelona', 'sepang'].map(track => dealt(track)[0]);
    expect(new Set(first).size).toBeGreaterThan(2);
    expect(dealt('monza', 2)).not.toEqual(dealt('monza', 3));
  });

  test('from the back spends no wear in the first third', () => {
    const seat = seatOf('Back S');
    const cars = field(seat, { space: 'R3', cards: BACK, speed: 80 });
    const now = at(['planSpeeds'], { board, cars });
    const safe = zeroWearSpeed(now.race, seat, groundInForce(now.race, board));
    expect(speedsPlayed(seat, { cars })).toEqual(new Set([safe]));
  });

  test('of the front plays now one card and now another', () => {
    const seat = seatOf('Front A');
    const cars = field(seat, { cards: FRONT, space: 'M7', speed: 140 });
    expect(speedsPlayed(seat, { cars }).size).toBeGreaterThan(1);
  });

  test('takes a car that suits its strategy, and bids by it', () => {
    const seats = dealt(board.id).map(name => ({ name }));
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
    const [front, even, back] = ['Front A', 'Even', 'Back S'].map(seatOf);
    expect(race.cars[front ?? -1]?.cards?.startSpeed).toBeGreaterThanOrEqual(1);
    expect(race.cars[back ?? -1]?.cards).toMatchObject({ startSpeed: -1 });
    const worth = race.bids?.map(({ wear, skill }) => wear + skill / 2) ?? [];
    expect(worth[front ?? -1]).toBeGreaterThan(worth[even ?? -1] ?? 0);
    expect(worth[back ?? -1]).toBe(0);
  });
});
