// The chances of another track, counted over every series of faces of the black die.
import { describe, expect, test } from 'vitest';
import { track } from '../../../../testing/formula-de/builders.ts';
import { bgaAdvanced } from '../../bga/advanced.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import { skyOf, type WeatherState, weatherAfter } from './weather.ts';
import { chanceOfOtherTrack } from './weather-odds.ts';

const PLAIN = track('60 1R5 35');
const FACES = Array.from({ length: 20 }, (_, at) => at + 1);
/** A circuit with sun on 1 to 8, a changeable sky on 9 to 13 and rain on 14 to 20. */
const board = {
  ...PLAIN,
  weather: FACES.map(face => {
    if (face <= 8) return 'sun' as const;
    return face <= 13 ? ('changeable' as const) : ('rain' as const);
  }),
};

/** The states of a sky that may still change, and the tracks under it. */
const OPEN: readonly WeatherState[] = [
  { sky: 'sun', hold: 'temporary', track: 'dry' },
  { sky: 'changeable', hold: 'none', track: 'dry' },
  { sky: 'changeable', hold: 'none', track: 'wet' },
  { sky: 'rain', hold: 'temporary', track: 'wet' },
];

describe.each([masters2005, bgaAdvanced])('the weather of $name', book => {
  const { values } = book.terms({});
  const rolled = (state: WeatherState, face: number) =>
    weatherAfter(state, skyOf(board, face), values.weather.ladder);

  test.each(OPEN)('changes a $track track under $sky as often as the faces say (M-3-2-6)', now => {
    const once = FACES.filter(face => rolled(now, face).track !== now.track);
    expect(chanceOfOtherTrack(now, 1, board, values)).toBeCloseTo(once.length / 20, 12);
    let changed = 0;
    for (const one of FACES) {
      for (const two of FACES) {
        for (const three of FACES) {
          const first = rolled(now, one);
          const second = rolled(first, two);
          const states = [first, second, rolled(second, three)];
          if (states.some(state => state.track !== now.track)) changed++;
        }
      }
    }
    expect(chanceOfOtherTrack(now, 3, board, values)).toBeCloseTo(changed / 8000, 12);
  });

  test('never changes the track under a sky that holds (M-3-2-6)', () => {
    const fixed = { sky: 'rain', hold: 'fixed', track: 'wet' } as const;
    expect(chanceOfOtherTrack(fixed, 3, board, values)).toBe(0);
  });
});

test('a changeable sky over a dry track brings rain with the faces of rain alone (M-3-2-6)', () => {
  const { values } = masters2005.terms({});
  const now = { sky: 'changeable', hold: 'none', track: 'dry' } as const;
  expect(chanceOfOtherTrack(now, 1, board, values)).toBeCloseTo(7 / 20, 12);
});
