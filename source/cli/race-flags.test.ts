import { describe, expect, it } from 'vitest';
import { newSession } from '../session/session.ts';
import { type RaceFlags, raceFromFlags } from './race-flags.ts';
import { seatsOf } from './race-setup.ts';

const USUAL: RaceFlags = {
  track: 'otterbrook',
  laps: 1,
  rules: 'masters-2005',
  weather: undefined,
  tires: undefined,
  prepare: false,
  human: [],
  cpu: [],
  grid: undefined,
  seed: 1,
  dice: undefined,
};

function sessionFor(flags: Partial<RaceFlags>) {
  const entry = { humans: ['Ann'], cpus: [], grid: 1 };
  return newSession(raceFromFlags({ ...USUAL, ...flags }, slots => seatsOf(entry, slots)));
}

describe('the flags of a race', () => {
  it('leave to the book what nobody says', () => {
    const { race, setup } = sessionFor({});
    expect(setup.options).toEqual({});
    expect(race()).toMatchObject({ book: 'masters-2005', sky: 'sun', trackState: 'dry' });
  });

  it('set book, weather and tires', () => {
    const { race } = sessionFor({ rules: 'masters-2002', weather: 'rain', tires: 'rain' });
    expect(race()).toMatchObject({ book: 'masters-2002', sky: 'rain', trackState: 'wet' });
    expect(race()).toMatchObject({ cars: [{ tires: 'rain' }] });
  });

  it('let each driver prepare the car', () => {
    const next = sessionFor({ prepare: true }).next();
    expect(next).toMatchObject({ kind: 'ask', decisions: [{ step: 'choosePitBox' }] });
  });
});
