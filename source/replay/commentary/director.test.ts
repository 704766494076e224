// What is told of races of the Formula Dé family as they are driven.
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/formula-de/answers.ts';
import {
  dice,
  gear,
  play,
  race,
  type Situation,
  to,
  track,
} from '../../testing/formula-de/builders.ts';
import { Director, type Told } from './director.ts';

const BOARD = track('60 1R5 35');

/** Directs a situation from where it stands through some answers. */
function told(situation: Situation, ...answers: readonly Answer[]): readonly Told[] {
  const { book, board } = situation;
  const first = { race: situation.race, events: [] };
  const director = new Director({ book, board, first, isSnapshot: true });
  let now = situation;
  return answers.flatMap(answer => {
    const before = now;
    now = play(now, answer);
    if (now.race === before.race) return [];
    return director.follow({ race: now.race, events: now.events.slice(before.events.length) });
  });
}

/** What was told before the first answer. */
function opening({ book, board, race: begun, events }: Situation) {
  const director = new Director({ book, board, first: { race: begun, events }, isSnapshot: false });
  return director.opening.map(({ highlight }) => highlight.fact);
}

const facts = (...all: Parameters<typeof told>) => told(...all).map(one => one.highlight.fact);

describe('the director of a race', () => {
  it('tells of each change of the weather in one answer from the one before it', () => {
    const {
      book,
      board,
      race: now,
    } = race({ board: BOARD, round: 4, cars: [{ space: '0@20' }], toPlay: [0], skyHold: 'none' });
    const director = new Director({
      book,
      board,
      first: { race: now, events: [] },
      isSnapshot: true,
    });
    const events = [
      { kind: 'weatherSet', sky: 'rain', hold: 'none', track: 'wet' },
      { kind: 'weatherSet', sky: 'rain', hold: 'fixed', track: 'wet' },
    ] as const;
    const wet = { sky: 'rain', track: 'wet' };
    expect(director.follow({ race: now, events }).map(one => one.highlight.fact)).toEqual([
      { kind: 'weather', was: { sky: 'sun', track: 'dry' }, now: wet, lasting: false },
      { kind: 'weather', was: wet, now: wet, lasting: true },
    ]);
  });

  it('tells of an overtake when the play is over, not before', () => {
    const now = race({
      board: BOARD,
      round: 4,
      cars: [{ space: '0@20', gear: 2 }, { space: '1@18.5', gear: 2 }, { space: '2@30' }],
      toPlay: [1, 0],
      dice: dice(4),
    });
    expect(told(now, gear(2))).toEqual([]);
    expect(facts(now, gear(2), to('1@22.5'))).toEqual([
      { kind: 'overtake', seat: 1, of: [0], place: 2 },
    ]);
  });

  it('tells of the lead with the spaces to the next car', () => {
    const now = race({
      board: BOARD,
      round: 4,
      cars: [{ space: '0@20' }, { space: '0@16', gear: 2 }],
      toPlay: [1],
      dice: dice(8),
    });
    expect(facts(now, gear(3), to('1@23.5'))).toEqual([
      { kind: 'lead', seat: 1, of: 0, from: 2, gap: 3, others: [] },
    ]);
  });

  it('tells of a stall and of a flying start on the grid, with their dice, and of no other start', () => {
    const grid = (...faces: readonly number[]) =>
      race({
        board: BOARD,
        cars: [
          { space: '0@95', gear: 1, start: 'gridRoll', laps: 0 },
          { space: '2@80', gear: 1, start: 'gridRoll', laps: 0 },
        ],
        dice: faces,
      });
    expect(opening(grid(1, 7, 1))).toEqual([{ kind: 'stall', seat: 0, roll: 1 }]);
    expect(opening(grid(20))).toEqual([{ kind: 'flyingStart', seat: 0, roll: 20 }]);
    expect(opening(grid(7, 1))).toEqual([]);
  });

  it('tells of 30 in 6th, and of no lesser roll', () => {
    const now = (...faces: readonly number[]) =>
      race({
        board: track('120 1R5 35'),
        round: 4,
        cars: [{ space: '0@5', gear: 6 }],
        toPlay: [0],
        dice: faces,
      });
    expect(facts(now(30), gear(6))).toEqual([{ kind: 'topRoll', seat: 0, roll: 30, gear: 6 }]);
    expect(facts(now(29), gear(6))).toEqual([]);
  });

  it('tells of a lap lost once', () => {
    const now = race({
      board: BOARD,
      round: 9,
      cars: [
        { space: '0@20', laps: 2, gear: 2 },
        { space: '0@22', laps: 1 },
      ],
      toPlay: [0],
      dice: dice(4),
    });
    expect(facts(now, gear(2), to('1@23.5'))).toEqual([
      { kind: 'lapped', seat: 1, by: 0, laps: 1 },
    ]);
  });

  it('tells of the last lap when its first car begins it, with the spaces to the next one', () => {
    const now = race({
      board: BOARD,
      laps: 2,
      round: 9,
      cars: [{ space: '0@98' }, { space: '0@80' }],
      toPlay: [0, 1],
      dice: dice(4),
    });
    expect(facts(now, gear(3), to('0@2'))).toContainEqual({
      kind: 'lastLap',
      seat: 0,
      lap: 2,
      next: 1,
      gap: 22,
    });
  });
});
