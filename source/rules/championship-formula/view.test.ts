// What a seat may know: no dice to come, and nothing that lies face down before others (CFR-61, CFR-105, CFR-108, CFR-187).
import { expect, test } from 'vitest';
import { aRace } from '../../testing/championship-formula/builders.ts';
import type { Sealed } from './state.ts';
import { NOT_SEALED } from './state.ts';
import { viewOf } from './view.ts';

const CARD: Sealed = { kind: 'card', speed: 160 };
const SOFT: Sealed = { kind: 'tire', tire: 'soft' };
const HIDDEN: Sealed = { kind: 'hidden' };

const race = {
  ...aRace({ cars: [{}, { space: 'L1' }, { space: 'M1' }] }),
  sealed: [CARD, NOT_SEALED, CARD],
};

test('a driver sees the own card alone, and that others have laid theirs', () => {
  expect(viewOf(race, 0).sealed).toEqual([CARD, NOT_SEALED, HIDDEN]);
  expect(viewOf(race, 1).sealed).toEqual([HIDDEN, NOT_SEALED, HIDDEN]);
});

test('a watcher sees only that cards lie there', () => {
  expect(viewOf(race, -1).sealed).toEqual([HIDDEN, NOT_SEALED, HIDDEN]);
});

test('tires stay face down apart from the bids', () => {
  const bidding = { ...race, tires: [SOFT, SOFT, SOFT] };
  expect(viewOf(bidding, 2).tires).toEqual([HIDDEN, HIDDEN, SOFT]);
  expect(viewOf(race, 2)).not.toHaveProperty('tires');
});

test('nobody sees the dice to come; everything else lies open (CR-52)', () => {
  const { dice: _dice, sealed: _sealed, ...open } = race;
  expect(viewOf(race, 0)).not.toHaveProperty('dice');
  expect(viewOf(race, 1)).toMatchObject(open);
});
