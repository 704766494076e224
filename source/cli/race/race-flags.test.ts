import { describe, expect, it } from 'vitest';
import { newSession } from '../../session/begin-session.ts';
import { type RaceFlags, raceFromFlags } from './race-flags.ts';
import { seatsOf } from './race-setup.ts';

const USUAL: RaceFlags = {
  track: 'otterbrook',
  laps: 1,
  rules: 'masters-2005',
  human: [],
  cpu: [],
  grid: undefined,
  seed: 1,
  dice: undefined,
};

/** Returns the session of a race with some flags, including those of options. */
function sessionFor(flags: object) {
  const entry = { humans: ['Ann'], cpus: [], grid: 1 };
  return newSession(
    raceFromFlags({ ...USUAL, ...flags }, (slots, seed) => seatsOf(entry, slots, seed)),
  );
}

function seatsFor(cpus: readonly string[], grid: number, seed: number) {
  return seatsOf({ humans: ['Vellano'], cpus, grid }, 12, seed);
}

describe('the laps of a race', () => {
  it.each([
    ['masters-2002', 3],
    ['masters-2005', 3],
    ['bga-advanced', 2],
    ['bga-basic', 1],
  ])('are the usual ones of %s, %i, unless somebody says otherwise (BGA-B-12)', (rules, laps) => {
    expect(sessionFor({ rules, laps: undefined }).setup.laps).toBe(laps);
    expect(sessionFor({ rules, laps: 5 }).setup.laps).toBe(5);
  });
});

describe('the drivers of a race', () => {
  it('have names of their own, whoever calls them alike', () => {
    const entry = { humans: ['Red', 'red', 'Blue', 'Red'], cpus: ['pro:Red'], grid: 5 };
    const names = seatsOf(entry, 12, 1).map(seat => seat.name);
    expect(names).toEqual(['Red', 'red 2', 'Blue', 'Red 3', 'Red 4']);
  });

  it('are characters by name, in their own spelling, or plain drivers of any other name', () => {
    const [, first, second] = seatsFor(['pro:kowarek', 'club:Ida'], 3, 1);
    expect(first).toEqual({
      name: 'Kowarek',
      driver: { kind: 'cpu', level: 'pro', character: 'Kowarek' },
    });
    expect(second).toEqual({ name: 'Ida', driver: { kind: 'cpu', level: 'club' } });
  });

  it('are different characters where nobody is named, around the usual level', () => {
    const seats = seatsFor(['pro', 'pro:kowarek'], 12, 1);
    expect(new Set(seats.map(seat => seat.name)).size).toBe(12);
    const characters = seats.flatMap(({ driver }) =>
      driver.kind === 'cpu' ? [driver.character] : [],
    );
    expect(characters).not.toContain('Vellano');
    expect(new Set(characters).size).toBe(11);
    expect(seats[1]).toMatchObject({ driver: { level: 'pro' } });
    const levels = seats.slice(3).map(({ driver }) => driver.kind === 'cpu' && driver.level);
    expect(new Set(levels)).toEqual(new Set(['rookie', 'club', 'pro']));
  });

  it('are the same for the same seed', () => {
    expect(seatsFor([], 6, 7)).toEqual(seatsFor([], 6, 7));
    expect(seatsFor([], 6, 7)).not.toEqual(seatsFor([], 6, 8));
  });
});

describe('the foresight of champions', () => {
  const raced = (foresight: number | undefined) => {
    const entry = { humans: [], cpus: ['champion', 'champion', 'champion', 'champion'], grid: 4 };
    const flags = { ...USUAL, foresight };
    const session = newSession(raceFromFlags(flags, (slots, seed) => seatsOf(entry, slots, seed)));
    while (session.next().kind === 'cpu') session.advance();
    return session.race();
  };

  it('is as usual when nothing is said, and another race without it', () => {
    const usual = raced(undefined);
    expect(raced(3000)).toEqual(usual);
    expect(raced(0)).not.toEqual(usual);
  });

  it('is a whole number', () => {
    expect(() => raced(-1)).toThrow('--foresight takes a whole number from 0 to 100000.');
    expect(() => raced(1.5)).toThrow('--foresight takes a whole number');
  });
});

describe('the flags of a race', () => {
  it('leave to the book what nobody says', () => {
    const { race, setup } = sessionFor({});
    expect(setup.options).toEqual({});
    expect(race()).toMatchObject({ book: 'masters-2005', weather: { sky: 'sun', track: 'dry' } });
  });

  it('set book, weather and tires', () => {
    const { race } = sessionFor({ rules: 'masters-2002', weather: 'rain', tires: 'rain' });
    expect(race()).toMatchObject({ book: 'masters-2002', weather: { sky: 'rain', track: 'wet' } });
    expect(race()).toMatchObject({ cars: [{ set: { type: 'rain' } }] });
  });

  it('let each driver prepare the car', () => {
    const next = sessionFor({ prepare: true }).next();
    expect(next).toMatchObject({ kind: 'ask', decisions: [{ step: 'choosePitBox' }] });
  });
});
