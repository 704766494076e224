// The move out of the pits after a quick stop by the advanced book of BGA: it is a move in 4th like any other.
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  car,
  choices,
  everyEnd,
  gear,
  layoutName,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  slips,
  slipTo,
  spaceId,
  to,
  toldOf,
  track,
} from '../../../testing/formula-de/builders.ts';
import { bgaAdvanced as book } from './advanced.ts';

// B2 leads to P5 and P6, and those to 2@1 and 2@2, of which the second is the first of corner A's two spaces.
const CORNER = track('2 1R2 60 1R5 40 PR6/2<6,5>2,3');
// The same with a straight behind the pits; the ways out are 2@2 and 2@3.
const STRAIGHT = track('40 1R5 40 PR6/2<6,5>3,4');
const TWENTIES = Array<number>(12).fill(20);
// Faces of the crew, and the spaces that they give.
const CREW = { 3: 6, 4: 8, 5: 10 } as const;

interface Leaving extends Partial<Omit<RaceSpec, 'cars'>> {
  readonly others?: readonly CarSpec[];
  /** Tires of a car that has been built with so few. */
  readonly tires?: number;
}

/** Car 0 has stopped in B2, and its crew lets it go so many spaces. */
function leaving(
  spaces: 3 | 4 | 5,
  { others = [], tires = 6, ...spec }: Leaving = {},
  board = CORNER,
): Situation {
  const arriving = race({
    book,
    board,
    cars: [{ space: 'P3', gear: 2, box: 1 }, ...others, { space: '0@20', gear: 2, box: 0 }],
    toPlay: [0, others.length + 1],
    dice: [2, CREW[spaces], ...TWENTIES],
    ...spec,
  });
  const cars = arriving.race.cars.map(own =>
    own.seat === 0 ? { ...own, configuration: { ...own.configuration, tires } } : own,
  );
  return play({ ...arriving, race: { ...arriving.race, cars } }, gear(2), to('B2'));
}

const WET = {
  options: { weather: 'rain' },
  sky: 'rain',
  trackState: 'wet',
} as const satisfies Partial<RaceSpec>;

const isOut = (done: Situation) => question(done).seat !== 0;

describe('the move after a quick stop', () => {
  test('makes a stop in the corner where it ends (BGA-A-85, BGA-A-7)', () => {
    const done = play(leaving(3), to('2@2'));
    expect(isOut(done)).toBe(true);
    expect(car(done, 0)).toMatchObject({ stops: 1, gear: 4 });
    expect(toldOf(done, 'stopMade', 0)).toHaveLength(1);
    // Back on the track its stop is over.
    expect(car(done, 0).pits).toStrictEqual({ pit: 0 });
  });

  test('pays tires for an overshoot, and the last one spins the car (BGA-A-85, BGA-A-30, BGA-A-38)', () => {
    const done = play(leaving(5), to('2@4'));
    expect(car(done, 0)).toMatchObject({ points: { tires: 5 }, condition: 'sound' });
    const spun = play(leaving(5, { tires: 1 }), to('2@4'));
    expect(car(spun, 0)).toMatchObject({ points: { tires: 1 }, condition: 'spun' });
  });

  test('skids in the rain, and brakes take that back (BGA-A-85, BGA-O-41, BR-32)', () => {
    const braking = play(leaving(3, WET), to('2@2'));
    expect(toldOf(braking, 'carMoved', 0).map(({ how }) => how)).toEqual(['main', 'main', 'slide']);
    expect(question(braking)).toMatchObject({ seat: 0, step: 'brakeAtEnd' });
    const back = choices(braking, 'brakeAtEnd').map(({ brakes }) => brakes);
    expect(back).toEqual([0, 1, 2, 3]);
    const ends = everyEnd(braking).map(end => layoutName(CORNER, car(end, 0).space));
    expect(ends).toContain('2@2');
  });

  test('tests the markers on its way (BGA-A-85, BGA-A-62)', () => {
    const done = play(leaving(3, { dangerous: ['2@2'] }), to('2@2'));
    expect(toldOf(done, 'testMade', 0)).toMatchObject([
      { test: 'handling', space: spaceId(CORNER, '2@2') },
    ]);
  });

  test('pays for cars in its way on the track (BGA-A-85, BGA-A-43)', () => {
    const taken = new Set(
      ['2@2', '2@3'].flatMap(name => {
        const space = STRAIGHT.spaces[STRAIGHT.indexOf.get(spaceId(STRAIGHT, name)) ?? -1];
        return (space?.next ?? []).map(({ to: end }) => STRAIGHT.spaces[end]?.id ?? '');
      }),
    );
    taken.delete(spaceId(STRAIGHT, '2@3'));
    const others = [...taken].map(space => ({ space, gear: 1, box: 0 }));
    const [end] = everyEnd(leaving(5, { others }, STRAIGHT));
    if (end === undefined) throw new Error('no end');
    expect(toldOf(end, 'carBlocked')).toMatchObject([{ seat: 0 }]);
    const paid = toldOf(end, 'pointsPaid', 0).filter(({ why }) => why === 'blocking');
    expect(paid.map(({ part, amount }) => [part, amount])).toEqual([
      ['brakes', 5 - (car(end, 0).space === spaceId(STRAIGHT, '2@3') ? 4 : 3)],
    ]);
  });

  test('may take slipstreams, one after the other, in 4th gear (BGA-A-85, BGA-A-72, BR-38)', () => {
    const others = ['2@4', '2@6'].map(space => ({ space, gear: 4, box: 0 }));
    const asked = play(leaving(4, { others }, STRAIGHT), to('2@3'));
    expect(slips(asked).length).toBeGreaterThan(0);
    const again = play(asked, slipTo('2@5'));
    expect(slips(again).length).toBeGreaterThan(0);
    const fast = [{ space: '2@4', gear: 5, box: 0 }];
    expect(isOut(play(leaving(4, { others: fast }, STRAIGHT), to('2@3')))).toBe(true);
  });
});
