// Hard tires give wear at the line (CFR-183, CFR-184, CFR-191, CR-41, CR-47).
import { describe, expect, test } from 'vitest';
import {
  aRace,
  type CarSpec,
  car,
  cards,
  play,
  rowTrack,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import { chips, drive, moving, played } from '../../../../testing/championship-formula/moves.ts';

// The bonus of the middle car is 2, that of the wear card of 2 points 3 (table A2, derived).
const THREE = cards(0, 0, 0, 0, 2, 0);

/** A car over the line in a race of three laps, its wear before at 9. */
function crossing(own: CarSpec, path = 'M1 M2') {
  const cars = [{ space: 'M23', speed: 40, wear: 9, ...own }];
  return play(moving({ cars, options: { pits: 'on' } }), drive(path));
}

const gained = (own: CarSpec, path?: string) => car(crossing(own, path), 0).wear - 9;

describe('hard tires', () => {
  test('give their bonus at each crossing of the line, as the wear card says (CFR-183)', () => {
    expect([1, 2].map(laps => gained({ tire: 'hard', laps }))).toEqual([2, 2]);
    expect(gained({ tire: 'hard', cards: THREE })).toBe(3);
    expect(toldOf(crossing({ tire: 'hard' }), 'wearGained')).toEqual([
      { kind: 'wearGained', seat: 0, wear: 2 },
    ]);
  });

  test('give it when the line is crossed, not for the nose on it (CFR-183, CR-41)', () => {
    expect(gained({ tire: 'hard', space: 'M21' }, 'M22 M23')).toBe(0);
  });

  test('give nothing at the start and nothing at the finish (CFR-184)', () => {
    expect(gained({ tire: 'hard', laps: 0 })).toBe(0);
    expect(gained({ tire: 'hard', laps: 3 })).toBe(0);
  });

  test('give nothing at the crossing after a stop, but at the next one again (CR-47)', () => {
    const after = crossing({ tire: 'hard', pitted: 1 });
    expect(car(after, 0)).toMatchObject({ wear: 9, laps: 2 });
    expect(car(after, 0).pitted).toBeUndefined();
  });

  test('give their bonus once for a crossing, also where the car is put back over the line (CFR-130, CR-85)', () => {
    const board = rowTrack(
      'straight: 20 x2',
      'corner: Bend, lanes: {L: 60, R: 60}',
      'straight: 9 x2',
    );
    const attacker = { space: 'L29', speed: 60, wear: 0, green: 1, tire: 'hard' } as const;
    const rows = [
      { space: 'L1', laps: 2 },
      { space: 'R1', speed: 0, laps: 2 },
    ];
    const pass = moving({
      board,
      cars: [attacker, ...rows],
      options: { pits: 'on' },
      dice: [4, 1],
    });
    const back = played(pass, drive('L30 L1 L2'), { kind: 'block' }, chips(1));
    expect(car(back, 0)).toMatchObject({ space: 'L30', laps: 1, wear: 2, putBack: true });
    const again = crossing({ tire: 'hard', putBack: true });
    expect(car(again, 0)).toMatchObject({ wear: 9, laps: 2 });
    expect(car(again, 0).putBack).toBeUndefined();
  });

  test('give more than there was at the start, if nothing was spent (CFR-183)', () => {
    expect(car(crossing({ tire: 'hard', wear: 12 }), 0).wear).toBe(14);
  });
});

test('soft tires give nothing at the line (CFR-183)', () => {
  expect(gained({ tire: 'soft' })).toBe(0);
});

test('a car of tests has the pitting wear of its cards (CFR-185)', () => {
  expect(aRace({ cars: [{}], options: { pits: 'on' } }).cars[0]?.startingWear).toBe(12);
});
