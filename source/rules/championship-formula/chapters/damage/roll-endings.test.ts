import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP_VALUES as values } from '../../championship-values.ts';
import { rollEnding } from './roll-endings.ts';

const SOUND = { wear: 3, laps: 1, damage: { acceleration: 0, topSpeed: 0, deceleration: 0 } };
const ASKED = { laps: 2, isCrash: false, values };

describe('what a roll does to a car', () => {
  it('of a chance is a spin at yellow and the end at red (CFR-50)', () => {
    expect(rollEnding('chance', 'green', SOUND, ASKED)).toBe('none');
    expect(rollEnding('chance', 'yellow', SOUND, ASKED)).toBe('spin');
    expect(rollEnding('chance', 'red', SOUND, ASKED)).toBe('out');
  });

  it('of a test is damage, and the second mark the end (CFR-87, CFR-93)', () => {
    const engine = { ...SOUND, damage: { ...SOUND.damage, topSpeed: 1 } };
    const brakes = { ...SOUND, damage: { ...SOUND.damage, deceleration: 1 } };
    expect(rollEnding('acceleration', 'red', SOUND, ASKED)).toBe('damage');
    expect(rollEnding('acceleration', 'red', engine, ASKED)).toBe('out');
    expect(rollEnding('deceleration', 'red', brakes, ASKED)).toBe('out');
  });

  it('of the brakes without wear is a spin (CFR-92)', () => {
    expect(rollEnding('deceleration', 'red', { ...SOUND, wear: 0 }, ASKED)).toBe('spin');
  });

  it('at the start is slow or a stall, and of a pass held up (CFR-90, CFR-120)', () => {
    expect(rollEnding('startSpeed', 'yellow', SOUND, ASKED)).toBe('slower');
    expect(rollEnding('startSpeed', 'red', SOUND, ASKED)).toBe('stall');
    expect(rollEnding('pass', 'red', SOUND, ASKED)).toBe('slower');
  });
});
