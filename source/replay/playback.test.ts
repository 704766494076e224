import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../rules/kit/hash.ts';
import { bookIds } from '../testing/every-book.ts';
import { savedRace } from '../testing/saved-race.ts';
import { openPlayback } from './playback.ts';

const STEPS = 120;

describe.each(bookIds)('a recorded race of %s', id => {
  const save = savedRace(id);
  const open = () => openPlayback(save.record, save.book, save.board);
  const { length: answers } = save.record.answers;

  test('played to its end is the race that was saved, event for event', () => {
    const playback = open();
    const told = [...playback.events()];
    for (const { seat } of save.record.answers) {
      expect(playback.next()).toBe(seat);
      const played = playback.advance();
      expect(played.seat).toBe(seat);
      told.push(...played.events);
    }
    expect(playback.next()).toBeUndefined();
    expect(fingerprint(playback.race())).toBe(fingerprint(save.race));
    expect(fingerprint(told)).toBe(fingerprint(save.events));
    expect(playback.events()).toEqual(told);
    expect(playback.last()).toBe(save.record.answers.at(-1)?.seat);
    expect(() => playback.advance()).toThrow('the record ends here');
  });

  test('is the same at a place, from wherever one comes to it', () => {
    const straight = open();
    const prints = [fingerprint([straight.race(), straight.events()])];
    for (let count = 0; count < Math.min(answers, STEPS); count++) {
      straight.advance();
      prints.push(fingerprint([straight.race(), straight.events()]));
    }
    const playback = open();
    fc.assert(
      fc.property(fc.nat(prints.length - 1), fc.boolean(), (answered, one) => {
        const before = playback.answered();
        const place = one ? Math.min(before + 1, prints.length - 1) : answered;
        playback.seek({ answered: place });
        expect(playback.answered()).toBe(place);
        expect(fingerprint([playback.race(), playback.events()])).toBe(prints[place]);
      }),
      { numRuns: 30 },
    );
  });

  test('goes to the first answer of a round, and round by round', () => {
    const playback = open();
    playback.seek({ round: 2 });
    expect(playback.race().round).toBe(2);
    const second = playback.answered();
    playback.seek({ answered: second - 1 });
    expect(playback.race().round).toBeLessThan(2);
    playback.seek({ roundsOn: 1 });
    expect(playback.answered()).toBe(second);
    playback.seek({ roundsOn: 1 });
    expect(playback.race().round).toBe(3);
    playback.advance();
    playback.seek({ roundsOn: -1 });
    expect(playback.race().round).toBe(3);
    playback.seek({ roundsOn: -1 });
    expect(playback.answered()).toBe(second);
  });

  test('goes no further than its ends', () => {
    const playback = open();
    playback.seek({ answered: -5 });
    expect(playback.answered()).toBe(0);
    playback.seek({ roundsOn: -1 });
    expect(playback.answered()).toBe(0);
    playback.seek({ round: 99_999 });
    expect(playback.answered()).toBe(answers);
    playback.seek({ roundsOn: 1 });
    playback.seek({ answered: answers + 7 });
    expect(playback.answered()).toBe(answers);
    expect(fingerprint(playback.race())).toBe(fingerprint(save.race));
  });
});

test('a race that began from a snapshot begins there, with what was told before it', () => {
  const { record, book, board } = savedRace('masters-2005');
  const playback = openPlayback(record, book, board);
  playback.seek({ answered: 30 });
  const from = { race: playback.race(), events: playback.events() };
  const later = openPlayback({ ...record, from, answers: record.answers.slice(30) }, book, board);
  expect(later.answered()).toBe(0);
  expect(later.events()).toEqual(from.events);
  later.seek({ answered: record.answers.length });
  playback.seek({ answered: record.answers.length });
  expect(fingerprint([later.race(), later.events()])).toBe(
    fingerprint([playback.race(), playback.events()]),
  );
});

test('an answer that the rules refuse is thrown, and what lies before it stays', () => {
  const { record, book, board } = savedRace('sealed-bids');
  const answers = record.answers.map((answer, index) =>
    index === 4 ? { ...answer, choice: { kind: 'bid', coins: 99 } } : answer,
  );
  const playback = openPlayback({ ...record, answers }, book, board);
  expect(() => playback.seek({ answered: 6 })).toThrow();
  expect(playback.answered()).toBe(4);
  playback.seek({ answered: 2 });
  expect(playback.answered()).toBe(2);
});
