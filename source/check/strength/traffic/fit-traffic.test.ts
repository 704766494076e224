import { describe, expect, test } from 'vitest';
import { driverOf } from '../../../drivers/levels/drivers.ts';
import { FITTED_TRAFFIC } from '../../../drivers/planning/traffic/fitted-traffic.ts';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { cornersBoard } from '../../../testing/circuits/tiny-circuits.ts';
import { tableAsSource } from './fit-traffic.ts';
import { leastSquares, logistic } from './regression.ts';
import { notedRace } from './situations.ts';
import { fittedTable, type Pair, pairsOf, shares } from './table-fit.ts';

describe('a regression', () => {
  test('by least squares finds the line that observations lie on', () => {
    const observed = [0, 1, 2, 5].map(x => ({ known: [1, x], came: 3 - 2 * x }));
    const [base, slope] = leastSquares(observed);
    expect(base).toBeCloseTo(3, 4);
    expect(slope).toBeCloseTo(-2, 4);
  });

  test('of chances finds the log odds', () => {
    const three = (known: readonly number[], came: readonly number[]) =>
      came.map(one => ({ known, came: one }));
    const [base, more] = logistic([...three([1, 0], [1, 0]), ...three([1, 1], [1, 1, 1, 0])]);
    expect(base).toBeCloseTo(0, 4);
    expect(more).toBeCloseTo(Math.log(3), 4);
  });
});

describe('the fit', () => {
  test('shares a gap between the two of the table that it lies between', () => {
    const sum = (gap: number) =>
      shares(gap).reduce((all, share, at) => all + share * (FITTED_TRAFFIC.gaps[at] ?? 0), 0);
    for (const gap of [-60, -33, -1, 0, 1, 10, 59]) {
      expect(sum(gap)).toBeCloseTo(gap, 9);
      expect(shares(gap).reduce((all, share) => all + share, 0)).toBeCloseTo(1, 9);
    }
    expect(sum(500)).toBe(60);
  });

  test('finds a lead of half a roll in results that come of one', () => {
    const pairs: Pair[] = [];
    for (let at = 0; at < 4000; at++) {
      const rounds = ((at * 7) % 41) / 10 - 2;
      const gap = at % 2 === 0 ? 14 : -14;
      const chance = 1 / (1 + Math.exp(-2 * (rounds + (gap > 0 ? 0.25 : -0.25))));
      pairs.push({ lapsLeft: 0.2, rounds, gap, gears: 0, wins: (at * 0.6180339887) % 1 < chance });
    }
    const { certainty, gaps, lead } = fittedTable(pairs, 1);
    expect(certainty[0]).toBeGreaterThan(1.7);
    expect(certainty[0]).toBeLessThan(2.3);
    const by = (gap: number) => lead[0]?.[gaps.indexOf(gap)] ?? 0;
    expect(by(14) - by(-14)).toBeGreaterThan(0.4);
    expect(by(14) - by(-14)).toBeLessThan(0.6);
  });

  test('takes the cars of a race that finished, and writes a file that drivers can read', () => {
    const club = driverOf('club');
    if (club === undefined) throw new Error('no club drivers');
    const drivers = [club, club, club];
    const noted = notedRace({
      book: masters2005,
      board: cornersBoard(),
      seed: 1,
      laps: 1,
      drivers,
      options: {},
    });
    const pairs = pairsOf(noted);
    expect(noted.situations.length).toBeGreaterThan(3);
    expect(pairs.length).toBeGreaterThan(3);
    expect(pairs.some(({ wins }) => wins)).toBe(true);
    expect(tableAsSource(fittedTable(pairs, 1))).toContain('races: 1,');
  });

  test('writes the file as it stands', () => {
    expect(tableAsSource(FITTED_TRAFFIC)).toContain(`races: ${FITTED_TRAFFIC.races},`);
    expect(tableAsSource(FITTED_TRAFFIC)).toContain(
      `certainty: [${FITTED_TRAFFIC.certainty.join(', ')}],`,
    );
  });
});
