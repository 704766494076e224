import { describe, expect, test } from 'vitest';
import {
  fittingOptions,
  isOn,
  lapFaults,
  lapsLeastOf,
  type OptionField,
  offeredOptions,
  optionFaults,
} from './options.ts';

const flag = { name: 'pits', help: 'Pit stops', form: 'value', told: {} } as const;
const PITS: OptionField = {
  name: 'pits',
  values: ['none', 'short', 'long'],
  usual: 'none',
  off: 'none',
  flag,
};
const REPAIRS: OptionField = {
  name: 'repairs',
  values: ['no', 'yes'],
  usual: 'no',
  off: 'no',
  needs: 'pits',
};
const SKY: OptionField = { name: 'sky', values: ['sun', 'rain'], usual: 'sun' };
const DECLARED = [PITS, REPAIRS, SKY];

describe('given options', () => {
  test.each<[object, readonly string[]]>([
    [{}, []],
    [{ pits: 'long', repairs: 'yes', sky: 'rain' }, []],
    [{ ski: 'rain' }, ['option ski: there is no such option; did you mean sky?']],
    [{ fuel: 'full' }, ['option fuel: there is no such option']],
    [{ sky: 'fog' }, ['option sky: "fog" is not one of sun, rain']],
    [{ sky: ['sun'] }, ['option sky: a list is not one of sun, rain']],
    [{ repairs: 'yes' }, ['option repairs: it needs option pits, which is off']],
    [{ repairs: 'yes', pits: 'none' }, ['option repairs: it needs option pits, which is off']],
    [{ repairs: 'no', pits: 'none' }, []],
    [{ toString: 'yes' }, ['option toString: there is no such option']],
  ])('%j have these faults: %j', (given, faults) => {
    expect(optionFaults(DECLARED, given)).toEqual(faults);
  });

  test('are faulted all at once, and named as the reader knows them', () => {
    const given = { ski: 'sun', sky: 7, repairs: 'yes' };
    expect(optionFaults(DECLARED, given, name => `--${name}`)).toEqual([
      '--ski: there is no such option; did you mean sky?',
      '--repairs: it needs --pits, which is off',
      '--sky: 7 is not one of sun, rain',
    ]);
  });

  test('an option whose usual value is on needs the other one as well', () => {
    expect(optionFaults([PITS, { ...REPAIRS, usual: 'yes' }], {})).toEqual([
      'option repairs: it needs option pits, which is off',
    ]);
  });
});

describe('an option that needs laps', () => {
  const STOPS: OptionField = { ...PITS, name: 'stops', lapsLeast: 3 };

  test('may be off in any race, and on in one that is long enough', () => {
    expect(lapFaults([PITS, STOPS], { pits: 'long' }, 1)).toEqual([]);
    expect(lapFaults([PITS, STOPS], { stops: 'long' }, 3)).toEqual([]);
    expect(lapsLeastOf([PITS, STOPS], { pits: 'long' })).toBe(1);
    expect(lapsLeastOf([PITS, STOPS], { stops: 'long' })).toBe(3);
  });

  test('is faulted in a shorter race, with the mend', () => {
    expect(lapFaults([PITS, STOPS], { stops: 'long' }, 2)).toEqual([
      'option stops: it needs 3 laps or more, not 2. Set laps to 3, or stops to none',
    ]);
  });
});

describe('fitting options', () => {
  test('have a value for everything that is declared', () => {
    expect(fittingOptions(DECLARED, {})).toEqual({ pits: 'none', repairs: 'no', sky: 'sun' });
  });

  test('are the given ones as far as they are allowed', () => {
    const given = { pits: 'long', repairs: 'yes', sky: 'fog', fuel: 'full' };
    expect(fittingOptions(DECLARED, given)).toEqual({ pits: 'long', repairs: 'yes', sky: 'sun' });
  });

  test('turn off what needs an option that is off, and what needs that in turn', () => {
    const third = { ...REPAIRS, name: 'thorough', needs: 'repairs' };
    expect(fittingOptions([...DECLARED, third], { repairs: 'yes', thorough: 'yes' })).toEqual({
      pits: 'none',
      repairs: 'no',
      sky: 'sun',
      thorough: 'no',
    });
  });

  test('have no fault, whatever is given', () => {
    for (const pits of [...PITS.values, 'fuel', undefined]) {
      for (const repairs of [...REPAIRS.values, 7]) {
        const fitting = fittingOptions(DECLARED, { pits, repairs });
        expect(optionFaults(DECLARED, fitting)).toEqual([]);
      }
    }
  });
});

test('an option is off by one of its values, or never', () => {
  expect(isOn(PITS, {})).toBe(false);
  expect(isOn(PITS, { pits: 'none' })).toBe(false);
  expect(isOn(PITS, { pits: 'short' })).toBe(true);
  expect(isOn(SKY, {})).toBe(true);
});

test('an organiser is offered what has a flag', () => {
  expect(offeredOptions(DECLARED)).toEqual([PITS]);
});
