import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../../../check/playthroughs.ts';
import { recordedRace } from '../../../check/recorded-races.ts';
import { directAgain } from '../../../replay/director/direct-again.ts';
import { HEADLINE } from '../../../replay/director/happening.ts';
import { bigMomentOf, momentHeading, momentSentence } from './big-moment.ts';
import { PLAIN_MARKS, pageTeller } from './page-teller.ts';

const RACES = PLAYTHROUGHS.map(
  one => [`${one.book} on ${one.track}, seed ${one.seed}`, recordedRace(one)] as const,
);

describe('the biggest moment of a recorded race', () => {
  it.each(RACES)('is one that no other outweighs, with the race as it stood then: %s', (_, one) => {
    const { played, turns } = one;
    const { setup, answers, book, board } = played;
    const { told } = directAgain({ setup, answers }, book, board);
    const big = bigMomentOf(played);
    if (big === undefined) {
      expect(told.every(({ happening }) => happening.weight < HEADLINE)).toBe(true);
      return;
    }
    const common = ['flag', 'lastLap', 'wreckCleared'];
    const rivals = told.filter(({ happening }) => !common.includes(happening.fact.kind));
    const most = Math.max(...rivals.map(({ happening }) => happening.weight));
    expect(big.happening.weight).toBe(most);
    const at =
      told.find(({ happening }) => happening === big.happening) ??
      told.findLast(
        ({ happening }) => happening.weight === most && happening.round === big.happening.round,
      );
    // A car that is home or out by then is shown on the road as it was last.
    const [subject] = big.happening.seats;
    const isOnRoad = book
      .standings(big.race, board)
      .some(({ seat, status }) => seat === subject && status === 'racing');
    expect(isOnRoad).toBe(subject !== undefined);
    expect(big.race.answered).toBeLessThanOrEqual(at?.answered ?? 0);
    expect(turns.some(({ race }) => race.answered === big.race.answered)).toBe(true);
  });

  it('is told in one sentence under the round in which it came', () => {
    const [, one] = RACES[0] ?? [];
    const big = one && bigMomentOf(one.played);
    if (one === undefined || big === undefined) throw new RangeError('no moment');
    const names = one.played.setup.seats.map((_, seat) => `Driver ${seat + 1}`);
    const letters = names.map((_, seat) => String.fromCharCode(65 + seat));
    const ground = { book: one.played.book, names, letters, marks: PLAIN_MARKS };
    const english = pageTeller({ ...ground, language: 'en' });
    expect(momentHeading(big, english)).toBe(`The biggest moment: round ${big.happening.round}`);
    expect(momentSentence(big, english)).toMatch(/\.$/);
    const french = pageTeller({ ...ground, language: 'fr' });
    expect(momentHeading(big, french)).toMatch(/^Le temps fort : /);
  });
});
