// Tires in the advanced book of BGA: who chooses them, what they cost beyond a corner, their skid and their extra space.
import { describe, expect, test } from 'vitest';
import { beforeRace } from '../../../testing/formula-de/before-race.ts';
import {
  bonusTo,
  type CarSpec,
  car,
  choices,
  everyEnd,
  gear,
  noBonus,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  track,
  where,
} from '../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import { type Drive, rolledOn } from '../../../testing/formula-de/rolled.ts';
import { trialBook } from '../../books.ts';
import type { FormulaDeOptions, TireType, TrackState } from '../state.ts';
import { bgaAdvanced as book } from './advanced.ts';

// Corner A has x 20 to 24; a long straight follows.
const BOARD = track('20 1R5 60');
const STRAIGHT = track('80 1R5 15');
const TWENTIES = Array<number>(12).fill(20);
const TIRES: Partial<FormulaDeOptions> = { tireChoice: 'on', weather: 'roll' };

function rolled(drive: Drive, track: TrackState = 'dry', board = BOARD): Situation {
  const weather = track === 'wet' ? ({ sky: 'rain', trackState: 'wet' } as const) : {};
  return rolledOn(board, { book, black: TWENTIES, options: TIRES, ...weather, ...drive });
}

describe('tires', () => {
  const begin = (options: Partial<FormulaDeOptions>) =>
    beforeRace(BOARD, 2, { preparation: 'ready', ...options }, book);

  test('are chosen by each driver once the weather is known (BGA-O-37)', () => {
    const asked = begin({ ...TIRES, weather: 'rain' });
    expect(question(asked)).toMatchObject({ step: 'chooseTires', rule: 'BGA-O-37' });
    expect(toldOf(asked, 'weatherSet')).toHaveLength(1);
    const types = choices(asked, 'chooseTires').map(choice => choice.tires);
    expect(types.toSorted()).toEqual(['hard', 'rain', 'soft']);
    const { seat } = question(asked);
    const next = play(asked, { kind: 'chooseTires', tires: 'soft' });
    expect(car(next, seat).set).toEqual({ type: 'soft', fittedFor: 1 });
    expect(question(next).step).toBe('chooseTires');
    expect(question(next).seat).not.toBe(seat);
  });

  test('are chosen without the weather option too, which is only advised (BGA-O-18)', () => {
    expect(question(begin({ tireChoice: 'on' })).step).toBe('chooseTires');
  });

  test('are hard on every car without the option (BGA-O-40)', () => {
    const asked = begin({ weather: 'rain' });
    expect(asked.race.round).toBe(1);
    expect(asked.race.cars.map(({ set }) => set?.type)).toEqual(['hard', 'hard']);
  });

  test('are chosen for a lap of qualifying, and again for the race (BGA-O-38)', () => {
    const trial = trialBook(book.id, 'guided');
    expect(trial?.terms(TIRES).preparation).toContain('chooseTires');
    expect(trial?.terms(TIRES).orderOfPlay).toContain('softBonus');
    expect(trial?.terms({}).preparation).not.toContain('chooseTires');
    expect(book.terms(TIRES).preparation).toContain('chooseTires');
  });

  test('may be changed whenever they are changed at a stop (BGA-O-54)', () => {
    const arriving = (options: Partial<FormulaDeOptions>) =>
      play(
        race({
          book,
          board: PIT_LAP,
          cars: [
            { space: 'P3', gear: 2, points: { tires: 1 } },
            { space: '0@20', gear: 2 },
          ],
          toPlay: [0, 1],
          dice: [4, 12],
          options,
        }),
        gear(2),
        to('B1'),
      );
    const types = choices(arriving(TIRES), 'pitTires').map(({ tires }) => tires);
    expect(types.toSorted()).toEqual(['hard', 'rain', 'soft']);
    const done = play(arriving(TIRES), { kind: 'pitTires', tires: 'soft' });
    expect(car(done, 0)).toMatchObject({
      points: { tires: 6 },
      set: { type: 'soft', fittedFor: 2 },
    });
    expect(car(arriving({}), 0)).toMatchObject({ points: { tires: 6 }, set: { type: 'hard' } });
  });
});

describe('a space beyond a corner', () => {
  /** Returns what the cheapest way costs a car that must leave the corner by a space, and skid in the wet. */
  function paid(tires: TireType, track: TrackState, lapOfSet: number): number {
    const own: Partial<CarSpec> = {
      tires,
      laps: 3,
      fittedFor: 4 - lapOfSet,
      points: { tires: 30, brakes: 0 },
    };
    const ends = everyEnd(rolled({ from: '2@24', roll: 1, gear: 1, own }, track));
    return Math.min(...ends.map(end => 30 - (car(end, 0).points.tires ?? 0)));
  }
  const prices = (tires: TireType, track: TrackState) =>
    [1, 2, 3].map(lapOfSet => paid(tires, track, lapOfSet));

  test('costs one tire on hard ones, whatever their age (BGA-O-40)', () => {
    expect(prices('hard', 'dry')).toEqual([1, 1, 1]);
  });

  test('costs double on soft ones, three times without a change after the second lap (BGA-O-45, BGA-O-46, BR-34)', () => {
    expect(prices('soft', 'dry')).toEqual([2, 2, 3]);
  });

  test('costs double on rain tires in the dry, three times from their third lap (BGA-O-50, BR-36)', () => {
    expect(prices('rain', 'dry')).toEqual([2, 2, 3]);
  });

  test('and the three of a skid cost as much each on hard and soft tires in rain (BGA-O-41, BGA-O-47, BR-35)', () => {
    expect(prices('hard', 'wet')).toEqual([4, 4, 4]);
    expect(prices('soft', 'wet')).toEqual([8, 8, 12]);
  });

  test('and the one of a skid cost one tire each on rain tires in rain (BGA-O-51, BR-36)', () => {
    expect(prices('rain', 'wet')).toEqual([2, 2, 2]);
  });
});

describe('a single space beyond a corner without tire points, in rain', () => {
  /** Returns how the play may end for a car that brakes until it is a space beyond the corner. */
  function endsOn(tires: TireType): readonly string[] {
    const own: Partial<CarSpec> = { tires, laps: 1, fittedFor: 1, points: { tires: 0, brakes: 9 } };
    const ends = everyEnd(rolled({ from: '2@24', roll: 1, gear: 1, own }, 'wet'));
    const beyond = ends.filter(end =>
      toldOf(end, 'cornerOvershot').some(({ spaces }) => spaces === 1),
    );
    return [...new Set(beyond.map(end => car(end, 0).retirement ?? car(end, 0).condition ?? ''))];
  }

  test('eliminates a car on soft ones (BGA-V-25, BR-35)', () => {
    expect(endsOn('soft')).toEqual(['overshoot']);
  });

  test('turns one on rain tires or hard ones round, because it costs one tire (BGA-V-24, BR-36)', () => {
    expect(endsOn('rain')).toEqual(['spun']);
    expect(endsOn('hard')).toEqual(['spun']);
  });
});

describe('the extra space of soft tires', () => {
  const moved = (own: Partial<CarSpec> = {}, track: TrackState = 'dry') =>
    play(rolled({ from: '0@30', roll: 5, own: { tires: 'soft', ...own } }, track), to('0@35'));

  test('may be added to each move, and need not be (BGA-O-43, BGA-O-44)', () => {
    const asked = moved();
    expect(question(asked)).toMatchObject({ step: 'softBonus', rule: 'BGA-O-43' });
    expect(where(play(asked, bonusTo('0@36')), 0)).toBe('0@36');
    expect(where(play(asked, noBonus), 0)).toBe('0@35');
  });

  test('is for soft tires alone (BGA-O-40, BGA-O-50)', () => {
    for (const tires of ['hard', 'rain'] as const) {
      expect(question(moved({ tires })).seat).toBe(1);
    }
  });

  test('is lost after the first lap of the set, and back with a new one (BGA-O-46, BR-34)', () => {
    expect(question(moved({ laps: 2 })).seat).toBe(1);
    expect(question(moved({ laps: 2, fittedFor: 2 })).step).toBe('softBonus');
  });

  test('is not given in rain (BGA-O-47)', () => {
    expect(question(moved({}, 'wet')).seat).toBe(1);
  });

  test('may follow a move that brakes have shortened (BR-31, BR-32)', () => {
    const asked = rolled({ from: '0@30', roll: 5, own: { tires: 'soft' } });
    expect(question(play(asked, to('0@34', { brakes: 1 }))).step).toBe('softBonus');
  });

  const behind = () =>
    play(
      rolled(
        {
          from: '0@41',
          roll: 9,
          gear: 4,
          own: { tires: 'soft' },
          others: [{ space: '0@51', gear: 4 }],
        },
        'dry',
        STRAIGHT,
      ),
      to('0@50'),
    );

  test('that a move has left may be used in its slipstream (BGA-A-77, BGA-O-48, BGA-V-31)', () => {
    const asked = play(behind(), noBonus);
    expect(question(asked).step).toBe('slipstream');
    const [slip] = choices(asked, 'takeSlipstream');
    if (slip === undefined) throw new Error('no slipstream');
    const drawn = play(asked, { ...slip });
    expect(question(drawn).step).toBe('softBonus');
    expect(choices(drawn, 'useSoftBonus').length).toBeGreaterThan(0);
  });

  test('is used once in a turn (BGA-A-77, BR-31)', () => {
    const ends = everyEnd(behind());
    expect(
      ends.some(end => toldOf(end, 'carMoved', 0).some(({ how }) => how === 'slipstream')),
    ).toBe(true);
    for (const end of ends) {
      const used = toldOf(end, 'carMoved', 0).filter(({ how }) => how === 'bonus');
      expect(used.length).toBeLessThan(2);
    }
  });
});
