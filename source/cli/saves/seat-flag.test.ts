import { describe, expect, test } from 'vitest';
import { bidSession } from '../../testing/bids/bid-session.ts';
import { giveSeats } from './seat-flag.ts';

const LEVELS = ['bidder'];

describe('--seat', () => {
  test('gives a car to a CPU driver by its level, and to a person by name', () => {
    const session = bidSession();
    expect(giveSeats(session, ['A=bidder', 'c=Eva'], LEVELS, 'en')).toEqual([
      'Ada goes home: car A drives as bidder from now on.',
      'Eva drives car C for Cleo from now on.',
    ]);
    expect(session.seats.map(({ name, driver }) => `${name} ${driver.kind}`)).toEqual([
      'Ada cpu',
      'Ben human',
      'Eva human',
    ]);
  });

  test('says in French what it does', () => {
    expect(giveSeats(bidSession(), ['A=bidder'], LEVELS, 'fr')).toEqual([
      'Ada s’en va : la voiture A roule désormais au niveau bidder.',
    ]);
  });

  test.each([
    ['Ben', 'not a letter of a car'],
    ['A=', 'not a letter of a car'],
    ['Z=Eva', 'There is no car Z; there are A, B, C.'],
    ['A=ben', 'Somebody else in this race has that name.'],
    ['C=bidder', 'That is who drives the car already.'],
    ['A=\u001b[2J', 'Type the name'],
  ])('refuses %j with a sentence', (text, sentence) => {
    const session = bidSession();
    expect(() => giveSeats(session, [text], LEVELS, 'en')).toThrow(sentence);
    expect(session.handOvers).toEqual([]);
  });
});
