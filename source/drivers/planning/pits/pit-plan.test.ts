import { describe, expect, test } from 'vitest';
import { bgaAdvanced } from '../../../rules/formula-de/bga/advanced.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { TireType, TrackState } from '../../../rules/formula-de/state.ts';
import { cornersBoard } from '../../../testing/circuits/tiny-circuits.ts';
import {
  type CarSpec,
  fitTires,
  gear,
  play,
  race,
  type Situation,
  to,
} from '../../../testing/formula-de/builders.ts';
import { asked, best } from '../../../testing/formula-de/driver-answers.ts';
import { PIT_LAP } from '../../../testing/formula-de/pit-lap.ts';
import { driverTables } from '../../driver-tables.ts';
import { PLAIN_TASTE, type Taste } from '../../levels/taste.ts';
import { NOTHING } from '../../solver/cost-to-go.ts';
import { judge } from '../plan.ts';
import { PitPlan } from './pit-plan.ts';

// The ways in are 14 and 13 spaces before the line at x 96, the lane begins beside them; the pits lie beside P3 to P12.
const BOARD = cornersBoard();

interface Stop {
  readonly own?: Partial<CarSpec>;
  readonly laps?: number;
  readonly trackState?: TrackState;
}

/**
 * Returns a situation in which car 0, in its second lap, has rolled an 8 in 3rd before the ways in; another car is far
 * away.
 */
function before({ own = {}, laps = 5, trackState = 'dry' }: Stop): Situation {
  const situation = race({
    board: BOARD,
    laps,
    trackState,
    sky: trackState === 'wet' ? 'rain' : 'sun',
    cars: [
      { space: '2@78', gear: 3, laps: 2, ...own },
      { space: '0@2', gear: 2, laps: 2 },
    ],
    toPlay: [0, 1],
    dice: [8],
  });
  return play(situation, gear(3));
}

/** Returns the rolls that turning in saves against driving on. */
function saved(stop: Stop, taste: Partial<Taste> = {}): number {
  const now = before(stop);
  const judged = judge(now.book.view(now.race, 0), asked(now), now.board, {
    ...PLAIN_TASTE,
    ...taste,
  });
  const least = (inLane: boolean) =>
    Math.min(
      ...judged
        .filter(({ choice }) => choice.kind === 'move' && /^[PB]/.test(choice.to) === inLane)
        .map(({ cost }) => cost),
    );
  return least(false) - least(true);
}

/** Returns a situation in which car 0 has just come to its pit. */
function inPit({ own = {}, laps = 5, trackState = 'dry' }: Stop): Situation {
  const situation = race({
    board: BOARD,
    laps,
    trackState,
    sky: trackState === 'wet' ? 'rain' : 'sun',
    cars: [
      { space: 'P1', gear: 2, laps: 2, ...own },
      { space: '0@10', gear: 2, laps: 2 },
    ],
    toPlay: [0, 1],
    dice: [4, 2, 2],
  });
  return play(situation, gear(2), to('B1'));
}

describe('what turning in is worth', () => {
  test('more for an engine on its last point, the more laps are still to come', () => {
    const broken = { points: { engine: 1 } };
    const worth = (laps: number) => saved({ laps, own: broken }) - saved({ laps });
    expect(worth(3)).toBeGreaterThan(0.3);
    expect(worth(5)).toBeGreaterThan(worth(3) + 1);
  });

  test('much for other tires on a wet track, little for those who have rain tires', () => {
    const wet = (tires: TireType) => saved({ trackState: 'wet', own: { tires } });
    // Whoever stays out may still stop a lap later.
    expect(wet('hard')).toBeGreaterThan(wet('rain') + 0.8);
    expect(wet('soft')).toBeGreaterThan(wet('hard'));
  });

  test('more for spent tires than for fresh ones', () => {
    expect(saved({ own: { points: { tires: 1 } } })).toBeGreaterThan(saved({}) + 0.3);
  });

  test('something even on full tires, where the pit lies at the end of the move: a quick stop drives on for nothing (M-19-3-3)', () => {
    expect(saved({ own: { box: 0 } })).toBeGreaterThan(0.2);
    expect(saved({ own: { box: 0 } })).toBeGreaterThan(saved({ own: { box: 4 } }) + 0.2);
  });

  test('less to somebody who dreads the time in the pits', () => {
    expect(saved({}, { pits: 3 })).toBeCloseTo(saved({}) - 2, 6);
  });
});

describe('the way to the pit', () => {
  /** Rolls to the flag from the first space of the lane, on soft tires fitted for a lap. */
  const rolls = (fittedFor: number) => {
    const now = before({ own: { tires: 'soft', fittedFor, box: 5 } });
    const view = now.book.view(now.race, 0);
    const [car] = now.race.cars;
    if (car === undefined) throw new Error('no car');
    const { values } = now.book.terms(now.race.options);
    const plan = new PitPlan(view, car, BOARD, values, PLAIN_TASTE);
    return plan.rollsLeft(BOARD.pit?.spaces[0] ?? 0, 3, 2, NOTHING);
  };

  test('is shorter for a set that still gives its extra space (M-8-2-1)', () => {
    expect(rolls(2)).toBeLessThan(rolls(1) - 0.05);
  });
});

describe('a driver in its pit', () => {
  test('fits rain tires on a wet track, and others on a dry one', () => {
    expect(best(inPit({ trackState: 'wet' }))).toMatchObject({ tires: 'rain' });
    expect(best(inPit({}))).not.toMatchObject({ tires: 'rain' });
  });

  test('makes the quick stop when nothing is broken', () => {
    expect(best(play(inPit({}), fitTires('hard')))).toMatchObject({ stop: 'quick' });
  });

  test('takes the long stop to repair what would end its race, the weakest part first', () => {
    const own = { points: { engine: 1, handling: 2, brakes: 2 }, pitPoints: 1 };
    const stop = best(play(inPit({ own }), fitTires('hard')));
    expect(stop).toEqual({ kind: 'pitStop', stop: 'long', repairs: ['engine'] });
  });
});

describe('the move after a stop', () => {
  /** Rolls that the stop costs more where it takes the extra space from the move after it. */
  const lost = (kind: 'quick' | 'long', tires: TireType, trackState: TrackState = 'dry') => {
    const sky = trackState === 'wet' ? 'rain' : 'sun';
    const cars = [{ space: '2@78', gear: 3, laps: 2, tires }];
    const options = { technicalStops: 'on', tireChoice: 'on', weather: sky } as const;
    const about = { book: bgaAdvanced, board: BOARD, laps: 5, cars, options };
    const rain = { trackState, sky, skyHold: 'fixed' } as const;
    const now = race(sky === 'rain' ? { ...about, ...rain } : about);
    const [car] = now.race.cars;
    if (car === undefined) throw new Error('no car');
    const { values } = bgaAdvanced.terms(options);
    const cost = (bonusAfter: readonly ('quick' | 'long')[]) => {
      const pits = { ...values.pits, bonusAfter };
      const view = bgaAdvanced.view(now.race, 0);
      const plan = new PitPlan(view, car, BOARD, { ...values, pits }, PLAIN_TASTE);
      return plan.stop({ kind: 'pitStop', stop: kind, repairs: [] });
    };
    return cost(values.pits.bonusAfter) - cost(['quick', 'long']);
  };

  test('has no extra space after a technical one, which a driver on soft tires knows (BGA-O-58, BR-37)', () => {
    expect(lost('long', 'soft')).toBeGreaterThan(0.03);
    expect(lost('long', 'soft')).toBeLessThan(0.3);
  });

  test('loses nothing after one for tires, on others, or in rain', () => {
    expect(lost('quick', 'soft')).toBe(0);
    expect(lost('long', 'hard')).toBe(0);
    expect(lost('long', 'soft', 'wet')).toBe(0);
  });
});

describe('the repair points of a team', () => {
  const HEALTHY: CarSpec = { space: '0@60', gear: 3 };

  /** Car 0 has come to the pit that it shares with car 1. */
  function atTheTeam(mate: CarSpec, pitPoints: number): Situation {
    const now = race({
      book: bgaAdvanced,
      board: PIT_LAP,
      laps: 4,
      cars: [
        { space: 'P3', gear: 2, points: { body: 2 }, pitPoints },
        mate,
        { space: '0@20' },
        { space: '0@30' },
      ],
      options: { teams: 'on', technicalStops: 'on' },
      toPlay: [0],
      dice: [4, ...Array<number>(8).fill(20)],
    });
    return play(now, gear(2), to('B1'));
  }
  const LAME: CarSpec = { ...HEALTHY, points: { body: 1 } };
  const isLong = (choice: FormulaDeChoice, taken: number) =>
    choice.kind === 'pitStop' && choice.stop === 'long' && choice.repairs.length === taken;
  const cost = (now: Situation, taken: number) =>
    Math.min(
      ...judge(now.book.view(now.race, 0), asked(now), now.board)
        .filter(({ choice }) => isLong(choice, taken))
        .map(one => one.cost),
    );
  const gain = (now: Situation) => cost(now, 0) - cost(now, 1);

  test('are worth less to a car whose mate may need them (BGA-O-61)', () => {
    expect(gain(atTheTeam(LAME, 1))).toBeLessThan(gain(atTheTeam(HEALTHY, 1)));
  });

  test('are left to a mate that is on its last body point', () => {
    expect(best(atTheTeam(HEALTHY, 1))).toMatchObject({ stop: 'long', repairs: ['body'] });
    expect(best(atTheTeam(LAME, 1))).toMatchObject({ repairs: [] });
  });

  test('are taken as if by a car alone as long as enough are left for the mate', () => {
    expect(gain(atTheTeam(LAME, 4))).toBeCloseTo(gain(atTheTeam(HEALTHY, 4)), 6);
  });

  test('are named as the reason for leaving them to the mate, and only in teams', () => {
    const mate = (now: Situation) => {
      const { adviser } = driverTables.of(now.book);
      const advice = adviser?.advise(now.book.view(now.race, 0), asked(now), now.board) ?? [];
      const taking = advice.find(({ choice }) => isLong(choice as FormulaDeChoice, 1));
      return taking?.reasons.find(({ kind }) => kind === 'mate')?.rolls;
    };
    expect(mate(atTheTeam(LAME, 1))).toBeGreaterThan(0.05);
    expect(mate(atTheTeam(HEALTHY, 1))).toBeUndefined();
  });

  test('are its own once the mate is out', () => {
    const out = { condition: 'wreck', retiredAt: 1 } as const;
    const [lame, healthy] = [LAME, HEALTHY].map(mate => gain(atTheTeam({ ...mate, ...out }, 1)));
    expect(lame).toBe(healthy);
  });
});
