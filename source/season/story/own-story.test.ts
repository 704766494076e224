import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../../check/playthroughs.ts';
import { recordedRace } from '../../check/recorded-races.ts';
import { type Board, spaceOf } from '../../circuit/board.ts';
import { LANGUAGES } from '../../replay/language.ts';
import type { Race } from '../../rules/kit/types.ts';
import { PLAIN_MARKS, pageTeller, storyOf } from '../pages/of-race/page-teller.ts';
import { raceSheet } from '../sheet/make-sheet.ts';
import { accountsOf, type Where, withCost } from './accounts.ts';
import { ownTalesOf } from './own-tales.ts';

const SEATS = [0, 1, 2, 3];
const RACES = PLAYTHROUGHS.map(
  one => [`${one.book} on ${one.track}, seed ${one.seed}`, recordedRace(one)] as const,
);

// The car stands in the corner, or no other corner begins between the car and it.
function expectThere({ corner, isIn }: Where, race: Race, seat: number, board: Board): void {
  const cars: object = race;
  const { space } = ('cars' in cars && Array.isArray(cars.cars) ? cars.cars : [])[seat];
  const { tick, corner: own } = spaceOf(board, space);
  expect(own >= 0).toBe(isIn);
  if (isIn) expect(board.corners[own]?.name).toBe(corner);
  const gap = (from: number) => (from - tick + board.ticks) % board.ticks;
  const nearest = Math.min(...board.corners.map(({ fromTick }) => gap(fromTick)));
  if (!isIn) {
    expect(board.corners.find(one => gap(one.fromTick) === nearest)?.name).toBe(corner);
  }
}

describe('the account of a person', () => {
  it.each(RACES)('names whom a car passed, when and where, as often as its sheet: %s', (_, one) => {
    const { played, turns } = one;
    const { book, board } = played;
    const sheet = raceSheet(played);
    const order = (race: Race | undefined) =>
      race === undefined ? [] : book.standings(race, board).map(({ seat }) => seat);
    const endOf = (round: number) =>
      turns.find(({ race }) => race.round > round)?.race ?? turns.at(-1)?.race;
    for (const account of accountsOf(played, SEATS)) {
      const line = sheet.lines.find(({ seat }) => seat === account.seat);
      expect([account.passed.length, account.passedBy.length]).toEqual([
        line?.overtakes,
        line?.overtaken,
      ]);
      for (const { other, round, where } of account.passed) {
        const [before, after] = [order(endOf(round - 1)), order(endOf(round))];
        expect(before.indexOf(account.seat)).toBeGreaterThan(before.indexOf(other));
        expect(after.indexOf(account.seat)).toBeLessThan(after.indexOf(other));
        const end = endOf(round);
        if (where !== undefined && end !== undefined) {
          expectThere(where, end, account.seat, board);
        }
      }
    }
  });

  it.each(RACES)('says where the car stood before each answer: %s', (_, one) => {
    const { played, turns } = one;
    for (const { seat, wheres } of accountsOf(played, SEATS)) {
      expect(wheres.size).toBeGreaterThan(0);
      for (const [answered, where] of wheres) {
        const race = turns[answered]?.race;
        if (race !== undefined) expectThere(where, race, seat, played.board);
      }
    }
  });

  it.each(RACES)('has moments in which the car gained, and in which it suffered: %s', (_, one) => {
    for (const { seat, best, worst } of accountsOf(one.played, SEATS)) {
      if (best !== undefined) expect(best.seats[0]).toBe(seat);
      expect(best?.hurt ?? []).not.toContain(seat);
      if (worst !== undefined) expect(worst.hurt).toContain(seat);
    }
  });

  it('takes the decision that cost most of its own, and none that cost next to nothing', () => {
    const [, { played } = {}] = RACES[0] ?? [];
    const [account] = played === undefined ? [] : accountsOf(played, [0]);
    if (account === undefined) throw new RangeError('no account');
    const choice = { kind: 'chooseGear' };
    const decision = { round: 3, answered: 9, choice, best: choice };
    const costs = [
      { seat: 0, loss: 300, ...decision },
      { seat: 0, loss: 700, ...decision },
      { seat: 1, loss: 900, ...decision },
    ];
    expect(withCost(account, costs).cost?.loss).toBe(700);
    expect(withCost(account, [{ seat: 0, loss: 99, ...decision }]).cost).toBeUndefined();
  });
});

describe('the story', () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  const choice = ({ kind }: { readonly kind: string }) => kind;

  it.each(RACES)('begins with the people, in at most twelve sentences: %s', (_, { played }) => {
    const sheet = raceSheet(played);
    for (const language of LANGUAGES) {
      const { book } = played;
      const teller = pageTeller({
        book,
        language,
        names,
        letters: names,
        marks: PLAIN_MARKS,
        choice,
      });
      for (const seats of [[2], [0, 1], SEATS]) {
        const accounts = accountsOf(played, seats);
        const own = ownTalesOf(sheet, accounts);
        const story = storyOf(sheet, teller, accounts);
        expect(story.length).toBeLessThanOrEqual(12);
        expect(own.length).toBeLessThanOrEqual(8);
        for (const at of own.keys()) {
          expect(story[at]).toContain(names[own[at]?.seat ?? -1]);
          expect(story[at]).toMatch(/^\S.*[.!]$/u);
          expect(story[at]).not.toMatch(/undefined|NaN/u);
        }
      }
    }
  });

  it('names the decision, where it was made, what it cost and what was best', () => {
    const [, { played } = {}] = RACES[0] ?? [];
    if (played === undefined) throw new RangeError('no race');
    const sheet = raceSheet(played);
    const [account] = accountsOf(played, [0]);
    if (account === undefined) throw new RangeError('no account');
    const gear = { kind: 'fourth' };
    const cost = { round: 12, answered: 40, choice: gear, best: { kind: 'third' }, loss: 1340 };
    const wheres = new Map([[40, { corner: 'Ascari', isIn: false }]]);
    const told = (language: 'en' | 'fr', loss = cost.loss) =>
      storyOf(
        sheet,
        pageTeller({
          book: played.book,
          language,
          names,
          letters: names,
          marks: PLAIN_MARKS,
          choice,
        }),
        [{ ...account, wheres, cost: { ...cost, loss } }],
      ).find(line => line.includes('Ascari'));
    expect(told('en')).toBe(
      'Ada’s costliest decision, round 12: fourth before Ascari, 1.3 rolls worse than third.',
    );
    expect(told('fr')).toBe(
      'La décision la plus chère d’Ada, manche 12 : fourth avant Ascari, 1,3 lancer de plus que third.',
    );
    expect(told('en', 25_000)).toBe(
      'Ada’s costliest decision, round 12: fourth before Ascari put the whole race at risk; third was best.',
    );
  });
});
