import { expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../check/playthroughs.ts';
import { recordedRace } from '../check/recorded-races.ts';
import { driverTables } from './driver-tables.ts';
import { LOSS_MOST, weighedDecisions } from './review.ts';

const RACES = PLAYTHROUGHS.map(
  one => [`${one.book} on ${one.track}, seed ${one.seed}`, recordedRace(one)] as const,
);
const SEAT = 1;

it.each(RACES)('a decision costs what the engineer would have gained there: %s', (_, one) => {
  const { played, turns } = one;
  const { book, board, setup, answers } = played;
  const first = book.start(setup, board).race;
  const weighed = [...weighedDecisions({ book, board, first, answers }, [SEAT])];
  expect(weighed.length).toBeGreaterThan(5);
  for (const { seat, answered, round, step, choice, best, loss } of weighed) {
    const race = turns[answered]?.race ?? first;
    const decision = book.decisions(race, board).find(asked => asked.seat === seat);
    if (decision === undefined) throw new RangeError('nothing was asked');
    expect([seat, round, step]).toEqual([SEAT, race.round, decision.step]);
    expect(answers[answered]).toMatchObject({ seat, choice });
    expect(decision.choices).toContainEqual(best);
    const advice = driverTables.of(book).adviser?.advise(book.view(race, seat), decision, board);
    const worth = (wanted: object) =>
      advice?.find(told => JSON.stringify(told.choice) === JSON.stringify(wanted))?.value ?? 0;
    const least = Math.min(...(advice ?? []).map(({ value }) => value));
    expect(worth(best)).toBe(least);
    expect(loss).toBe(Math.min(LOSS_MOST, Math.round(1000 * (worth(choice) - least))));
  }
});

it('nothing is weighed where there was no choice, and for seats that nobody asks about', () => {
  for (const [, { played, turns }] of RACES.slice(0, 2)) {
    const { book, board, setup, answers } = played;
    const first = book.start(setup, board).race;
    const all = [...weighedDecisions({ book, board, first, answers }, [0, 1])];
    expect(new Set(all.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const { seat, answered } of all) {
      const asked = book.decisions(turns[answered]?.race ?? first, board);
      expect(asked.find(one => one.seat === seat)?.choices.length).toBeGreaterThan(1);
    }
    expect([...weighedDecisions({ book, board, first, answers }, [])]).toEqual([]);
  }
});
