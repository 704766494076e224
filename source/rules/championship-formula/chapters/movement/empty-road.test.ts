// How fast the wear of a car takes it on an empty road (CFR-148).
import { describe, expect, test } from 'vitest';
import {
  aRace,
  type CarSpec,
  car,
  rowTrack,
} from '../../../../testing/championship-formula/builders.ts';
import { championship } from '../../championship.ts';
import { groundOf } from '../../terms.ts';
import { fastestByWear } from './empty-road.ts';

const ROAD = rowTrack(
  'straight: 20 x2',
  'corner: Bend, lanes: {L: 40 40, R: 60 60 60}',
  'straight: 12 x2',
);
const GROUND = groundOf(ROAD, championship.terms({}));
const fastest = (own: CarSpec, most = 100) => {
  const race = aRace({ board: ROAD, cars: [own, { space: 'R20', speed: 0 }] });
  return fastestByWear(car({ race }, 0), most, race.laps, GROUND);
};

describe('the fastest speed that wear pays', () => {
  test('is that of the best lane, whoever stands there (CFR-148)', () => {
    expect(fastest({ space: 'L19', wear: 0 })).toBe(60);
    expect(fastest({ space: 'L19', wear: 1 })).toBe(80);
  });

  test('takes no chance, however much wear there is (CFR-46, CFR-148)', () => {
    expect(fastest({ space: 'L19', wear: 9 }, 120)).toBe(100);
  });

  test('asks for nothing on the spaces that it does not reach (CFR-3)', () => {
    expect(fastest({ space: 'L16', wear: 0 }, 80)).toBe(80);
    expect(fastest({ space: 'L16', wear: 0 })).toBe(80);
  });
});
