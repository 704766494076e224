// The options of the advanced book of BGA beside each other: each is a switch of its own.
import { describe, expect, test } from 'vitest';
import { beforeRace } from '../../../testing/formula-de/before-race.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import type { FormulaDeOptions } from '../state.ts';
import { bgaAdvanced as book } from './advanced.ts';

const SWITCHES = ['construction', 'weather', 'tireChoice', 'technicalStops', 'teams', 'nitro'];

/** Every mix of the switches, as the names of those that are on. */
const MIXES = Array.from({ length: 2 ** SWITCHES.length }, (_, bits) =>
  SWITCHES.filter((_name, place) => Math.floor(bits / 2 ** place) % 2 === 1),
);

function optionsOf(mix: readonly string[]): Partial<FormulaDeOptions> {
  const on = mix.map(name => [name, name === 'weather' ? 'roll' : 'on']);
  return { preparation: 'ready', ...Object.fromEntries(on) };
}

/** What a switch shows of itself in a race, whatever the others say. */
function shown(options: Partial<FormulaDeOptions>): readonly string[] {
  const { race, events } = beforeRace(PIT_LAP, 4, options, book);
  const { preparation, orderOfPlay, values } = book.terms(race.options);
  const shows: Readonly<Record<string, boolean>> = {
    construction: preparation.includes('configureCar'),
    weather: events.some(({ kind }) => kind === 'weatherSet'),
    tireChoice: preparation.includes('chooseTires') && orderOfPlay.includes('softBonus'),
    technicalStops: values.pits.stops.includes('long'),
    teams: race.pits?.length === 2,
    nitro: orderOfPlay.includes('nitro') && race.cars.every(({ nitro }) => nitro !== undefined),
  };
  return SWITCHES.filter(name => shows[name]);
}

describe('the options', () => {
  test('go together in any mix, and none needs or stops another (BGA-O-1)', () => {
    expect(MIXES).toHaveLength(64);
    for (const mix of MIXES) expect(shown(optionsOf(mix))).toEqual(mix);
  });
});
