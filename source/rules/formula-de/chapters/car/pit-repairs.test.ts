// Chapter 19-4: the long stop, the points it restores, and the turn it costs.
import { describe, expect, test } from 'vitest';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type CarSpec,
  car,
  choices,
  fitTires,
  gear,
  gears,
  longStop,
  pitAt,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';

/**
 * Returns a situation in which car 0 stands in its pit with these points, its tires fitted, and is asked for the kind
 * of stop.
 */
function asked(points: CarSpec['points'], own: Partial<CarSpec> = {}): Situation {
  const situation = race({
    board: PIT_LAP,
    cars: [
      { space: 'P3', gear: 2, points: points ?? {}, ...own },
      { space: '0@20', gear: 2 },
    ],
    toPlay: [0, 1],
    dice: [4, 2, 2],
  });
  return play(situation, gear(2), to('B1'), fitTires('hard'));
}

/** Returns the repairs on offer, each sorted. */
function repairs(situation: Situation): readonly string[] {
  return choices(situation, 'pitStop')
    .filter(choice => choice.stop === 'long')
    .map(choice => [...choice.repairs].sort().join('+'))
    .sort();
}

describe('the repairs of a long stop (M-19-4-1, R-82)', () => {
  test('restore points crossed out in this race, one pit point each', () => {
    expect(repairs(asked({ body: 2, brakes: 1 }))).toEqual(
      ['', 'body', 'brakes', 'body+brakes', 'brakes+brakes'].sort(),
    );
  });

  test('never exceed the configuration', () => {
    expect(repairs(asked({}))).toEqual(['']);
    expect(repairs(asked({ engine: 2 }))).toEqual(['', 'engine']);
  });

  test('never use more pit points than there are', () => {
    const lost = { brakes: 0, gearbox: 0 };
    expect(repairs(asked(lost, { pitPoints: 1 }))).toEqual(['', 'brakes', 'gearbox']);
    expect(repairs(asked(lost, { pitPoints: 0 }))).toEqual(['']);
  });

  test('cover every part but the tires, which come back anyhow (M-19-2-3)', () => {
    const lost = { tires: 1, brakes: 2, gearbox: 2, body: 2, engine: 2, handling: 1 };
    expect(repairs(asked(lost, { pitPoints: 1 }))).toEqual(
      ['', 'body', 'brakes', 'engine', 'gearbox', 'handling'].sort(),
    );
    expect(repairs(asked(lost))).toHaveLength(1 + 5 + 10);
  });

  test('are crossed off the points of the pit; the rest stays for a later stop', () => {
    const done = play(asked({ body: 1 }), longStop('body'));
    expect(car(done, 0)).toMatchObject({ points: { body: 2 }, pits: { stop: 'waiting' } });
    expect(pitAt(done, 0).points).toBe(1);
    expect(toldOf(done, 'pitStopMade')).toEqual([
      { kind: 'pitStopMade', seat: 0, stop: 'long', repairs: ['body'] },
    ]);
    const twice = play(asked({ body: 1 }), longStop('body', 'body'));
    expect(car(twice, 0)).toMatchObject({ points: { body: 3 } });
    expect(pitAt(twice, 0).points).toBe(0);
  });

  test('may be none at all (M-19-4-3)', () => {
    const done = play(asked({ body: 1 }), longStop());
    expect(car(done, 0)).toMatchObject({ points: { body: 1, tires: 6 } });
    expect(pitAt(done, 0).points).toBe(2);
  });

  test('are on offer once each', () => {
    const list = repairs(asked({ brakes: 0, gearbox: 1, body: 1, engine: 1, handling: 1 }));
    expect(new Set(list).size).toBe(list.length);
  });

  test('are not part of a quick stop (M-19-3-1)', () => {
    const quick = choices(asked({ body: 1 }), 'pitStop').filter(choice => choice.stop === 'quick');
    expect(quick).toEqual([{ kind: 'pitStop', stop: 'quick', repairs: [] }]);
  });
});

describe('after a long stop (M-19-4-2, R-81)', () => {
  test('the car stays in its pit until its next turn, without a roll', () => {
    const done = play(asked({}), longStop());
    expect(where(done, 0)).toBe('B1');
    expect(toldOf(done, 'dieRolled').map(event => event.die)).toEqual(['gear2']);
    expect(question(done).seat).toBe(1);
  });

  test.each([
    ['2005', masters2005, [2, 3, 4]],
    ['2002', masters2002, [1, 2, 3, 4]],
  ] as const)('it leaves in 4th or lower in the edition of %s', (_year, book, expected) => {
    const situation = race({
      book,
      board: PIT_LAP,
      cars: [
        { space: 'B1', gear: 5, pit: 'waiting' },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 1],
      dice: [4],
    });
    expect(gears(situation)).toEqual(expected);
    const done = play(situation, gear(2), to('P9'));
    expect(where(done, 0)).toBe('P9');
    expect(car(done, 0)).toMatchObject({ gear: 2, pits: { stop: 'out' } });
    expectDiceUsedUp(done.race);
  });

  test('its turn comes in the next round, and it has played in this one (R-65)', () => {
    const done = play(asked({}), longStop(), gear(2), to('0@22'));
    expect(toldOf(done, 'roundBegan')).toHaveLength(1);
    expect(question(done)).toMatchObject({ seat: 0, step: 'announceGear' });
  });

  test('a pit space is left to the lane space in front of it (M-19-1-2)', () => {
    const situation = race({
      board: PIT_LAP,
      cars: [
        { space: 'B1', gear: 3, pit: 'waiting' },
        { space: 'P6', gear: 3, box: 4 },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [4],
    });
    // The lane in front is taken: the car waits in its pit, free of charge.
    const done = play(situation, gear(2));
    expect(where(done, 0)).toBe('B1');
    expect(toldOf(done, 'pointsPaid')).toEqual([]);
    expect(toldOf(done, 'carHeldUp')).toMatchObject([{ seat: 0 }]);
    expect(pitAt(done, 0).stop).toBeDefined();
  });
});
