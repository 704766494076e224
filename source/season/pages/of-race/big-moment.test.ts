import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../../../check/playthroughs.ts';
import { recordedRace } from '../../../check/recorded-races.ts';
import { directAgain } from '../../../replay/commentary/direct-again.ts';
import { HEADLINE } from '../../../replay/commentary/highlight.ts';
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
      expect(told.every(({ highlight }) => highlight.weight < HEADLINE)).toBe(true);
      return;
    }
    const common = ['flag', 'lastLap', 'wreckCleared'];
    const rivals = told.filter(({ highlight }) => !common.includes(highlight.fact.kind));
    const most = Math.max(...rivals.map(({ highlight }) => highlight.weight));
    expect(big.highlight.weight).toBe(most);
    const at =
      told.find(({ highlight }) => highlight === big.highlight) ??
      told.findLast(
        ({ highlight }) => highlight.weight === most && highlight.round === big.highlight.round,
      );
    // A car that is home or out by then is shown on the road as it was last.
    const [subject] = big.highlight.seats;
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
    expect(momentHeading(big, english)).toBe(`The biggest moment: round ${big.highlight.round}`);
    expect(momentSentence(big, english)).toMatch(/\.$/);
    const french = pageTeller({ ...ground, language: 'fr' });
    expect(momentHeading(big, french)).toMatch(/^Le temps fort : /);
  });
});
