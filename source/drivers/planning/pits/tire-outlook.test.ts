import { describe, expect, test } from 'vitest';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import type { TireType, TrackState } from '../../../rules/formula-de/state.ts';
import { cornersBoard } from '../../../testing/circuits/tiny-circuits.ts';
import { race } from '../../../testing/formula-de/builders.ts';
import { PLAIN_TASTE } from '../../levels/taste.ts';
import { TireOutlook } from './tire-outlook.ts';

const board = cornersBoard();
const { values } = masters2005.definition;

interface Sky {
  readonly trackState?: TrackState;
  readonly changeable?: boolean;
  readonly laps?: number;
  /** How soon the driver expects the weather to turn. */
  readonly weather?: number;
}

function outlook({ trackState = 'dry', changeable = false, laps = 3, weather = 1 }: Sky) {
  const sky = changeable ? 'changeable' : trackState === 'wet' ? 'rain' : 'sun';
  const now = race({
    board,
    laps,
    trackState,
    sky,
    skyHold: changeable ? 'none' : 'fixed',
    cars: Array.from({ length: 6 }, (_, seat) => ({ space: `0@${1 + seat}` })),
  });
  const [car] = now.race.cars;
  if (car === undefined) throw new Error('no car');
  const view = now.book.view(now.race, 0);
  const tires = new TireOutlook(view, car, board, values, { ...PLAIN_TASTE, weather });
  return {
    wet: tires.wet,
    rolls: (type: TireType, lapOfSet = 1) => tires.rolls(type, lapOfSet, car.points),
  };
}

describe('the outlook on tires', () => {
  test('on a wet track rain tires lose least', () => {
    const { rolls } = outlook({ trackState: 'wet' });
    expect(rolls('rain')).toBeLessThan(rolls('hard'));
    expect(rolls('rain')).toBeLessThan(rolls('soft'));
  });

  test('on a dry track the extra spaces of soft tires save rolls while the set is fresh (M-8-2)', () => {
    const { rolls } = outlook({ laps: 1 });
    expect(rolls('soft')).toBeLessThan(rolls('hard'));
    expect(rolls('soft')).toBeLessThan(rolls('rain'));
  });

  test('an old soft set has no extra spaces left and pays more for a space outside', () => {
    const { rolls } = outlook({ laps: 4 });
    expect(rolls('soft', 4)).toBeGreaterThan(rolls('soft', 1));
    expect(rolls('soft', 4)).toBeGreaterThan(rolls('hard', 4));
  });

  test('a sky that holds is believed whole, a changeable one in part', () => {
    expect(outlook({}).wet).toBe(0);
    expect(outlook({ trackState: 'wet' }).wet).toBe(1);
    const { wet } = outlook({ changeable: true });
    expect(wet).toBeGreaterThan(0);
    expect(wet).toBeLessThan(0.5);
  });

  test('a gambler expects the change sooner, so that the tires for it seem better', () => {
    const plain = outlook({ changeable: true });
    const gambler = outlook({ changeable: true, weather: 4 });
    expect(gambler.wet).toBeGreaterThan(plain.wet);
    const forRain = ({ rolls }: typeof plain) => rolls('hard') - rolls('rain');
    expect(forRain(gambler)).toBeGreaterThan(forRain(plain));
  });
});
