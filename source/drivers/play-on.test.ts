import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../check/playthroughs.ts';
import { recordedRace } from '../check/recorded-races.ts';
import { imaginedWinner, momentsOf, standIns } from './play-on.ts';

const ONE_OF_EACH = PLAYTHROUGHS.filter(
  ({ book }, at) => PLAYTHROUGHS.findIndex(one => one.book === book) === at,
);
const RACES = ONE_OF_EACH.map(one => [one.book, recordedRace(one)] as const);

describe.each(RACES)('races imagined on by %s', (_, { played, turns }) => {
  const { book, board, setup, answers } = played;
  const first = book.start(setup, board).race;
  const driven = { book, board, first, answers };

  it('begin where rounds of the race began, the first and the last among them', () => {
    const moments = momentsOf(driven, 5);
    expect(moments).toHaveLength(5);
    expect(moments[0]).toEqual(first);
    for (const moment of moments.slice(1)) {
      const at = turns.findIndex(({ race }) => race.answered === moment.answered);
      expect(turns[at]?.race).toEqual(moment);
      expect(turns[at - 1]?.race.round).toBeLessThan(moment.round);
    }
    const rounds = moments.map(({ round }) => round);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  });

  it('come out the same with the same seed, and leave the race as it was', () => {
    const drivers = standIns(book, [{}, { level: 'rookie' }, {}, { level: 'pro' }]);
    const [moment] = momentsOf(driven, 5).slice(-2);
    if (moment === undefined) throw new RangeError('no moment');
    const before = JSON.stringify(moment);
    const winners = [1, 1, 2, 3].map(seed => imaginedWinner(moment, driven, drivers, seed));
    expect(winners[0]).toBe(winners[1]);
    for (const winner of winners) expect([0, 1, 2, 3, undefined]).toContain(winner);
    expect(JSON.stringify(moment)).toBe(before);
  });
});
