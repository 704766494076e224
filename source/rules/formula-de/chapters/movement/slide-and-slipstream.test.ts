// Slides between slipstreams on a wet track, and the examples of chapter 18 (18-5-2, 18-5-3, R-51).
import { describe, expect, test } from 'vitest';
import {
  car,
  choices,
  play,
  slideTo,
  slips,
  slipTo,
  stayBehind,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { rolled, slid } from '../../../../testing/formula-de/wet-drive.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';

describe('slides and slipstreams', () => {
  // Corner A has x 39 to 50 (39.5 to 50.5 in the middle lane).
  const LONG = track('39 1R12 40');

  test('14 in 5th to the corner, 1 of slide, a slipstream without a brake: 18 (M-18-5-2)', () => {
    const slidBehind = play(
      rolled({
        board: LONG,
        from: '1@25.5',
        roll: 14,
        tires: 'rain',
        own: { points: { brakes: 3 } },
        others: [{ space: '1@41.5', gear: 4, stops: 1 }],
      }),
      to('1@39.5'),
      slideTo('1@40.5'),
    );
    expect(slips(slidBehind)).toContain('2@43');
    const done = play(slidBehind, slipTo('2@43'));
    expect(slid(done)).toEqual(['1@40.5']);
    const driven = toldOf(done, 'carMoved', 0).reduce((sum, event) => sum + event.path.length, 0);
    expect(driven).toBe(18);
    expect(toldOf(done, 'pointsPaid', 0)).toEqual([]);
  });

  test('11 in 5th, a slipstream into the corner for 1 brake, 1 of slide, a slipstream: 18 (M-18-5-3)', () => {
    const first = play(
      rolled({
        board: LONG,
        from: '0@26',
        roll: 11,
        tires: 'rain',
        own: { points: { brakes: 3 } },
        others: [
          { space: '0@38', gear: 4 },
          { space: '1@41.5', gear: 4, stops: 1 },
        ],
      }),
      to('0@37'),
      slipTo('1@39.5'),
      slideTo('1@40.5'),
      slipTo('2@43'),
    );
    expect(slid(first)).toEqual(['1@40.5']);
    const driven = toldOf(first, 'carMoved', 0).reduce((sum, event) => sum + event.path.length, 0);
    expect(driven).toBe(18);
    expect(toldOf(first, 'pointsPaid', 0)).toMatchObject([
      { part: 'brakes', amount: 1, why: 'slipstreamEntry' },
    ]);
  });

  test('a slide never owes the brake point of the entry (R-51)', () => {
    const done = play(
      rolled({
        board: LONG,
        from: '2@30',
        roll: 10,
        tires: 'rain',
        own: { points: { brakes: 3 } },
      }),
      to('2@40'),
    );
    expect(slid(done)).toEqual(['2@41']);
    expect(toldOf(done, 'pointsPaid', 0)).toEqual([]);
  });

  test('after a slipstream into the corner the car slides on hard tires too', () => {
    const spec = {
      board: LONG,
      from: '0@28',
      roll: 9,
      own: { points: { brakes: 3 } },
      others: [{ space: '0@38', gear: 4 }],
      black: [20, 20],
    } as const;
    const asked = play(rolled(spec), to('0@37'), slipTo('1@39.5'));
    const lengths = choices(asked, 'slide').map(choice => choice.path.length);
    expect(new Set(lengths)).toEqual(new Set([3]));
    expect(play(rolled(spec), to('0@37'), stayBehind).race.play.slid).toBe(false);
  });

  test.each([masters2002, masters2005])(
    '$name: a slipstream out of the corner two stops short is the end, whatever slid before (M-10-1, R-17)',
    book => {
      const left = play(
        rolled({
          book,
          board: track('39 3R12 40'),
          from: '1@31.5',
          roll: 16,
          tires: 'rain',
          own: { points: { brakes: 3 } },
          others: [{ space: '1@49.5', gear: 4, stops: 1 }],
        }),
        to('1@47.5'),
        slideTo('1@48.5'),
        ...(book === masters2002 ? [{ kind: 'brakeAtEnd', brakes: 0 } as const] : []),
        slipTo('2@51'),
      );
      expect(car(left, 0)).toMatchObject({ status: 'retired', retirement: 'overshoot' });
      expect(car(left, 0).points.brakes).toBe(3);
    },
  );

  test.each([
    // Corner A of one or two spaces: the slipstream ends in it, the slide of one space leaves it.
    { corner: '39 3R2 40', slipstream: slipTo('1@40.5'), left: 3 },
    { corner: '39 2R1 40', slipstream: slipTo('1@39.5', { brakes: 1 }), left: 2 },
  ])('a slide out of the corner $corner after a slipstream may be taken back (R-17)', spec => {
    const left = play(
      rolled({
        board: track(spec.corner),
        from: '0@28',
        roll: 10,
        tires: 'rain',
        own: { points: { brakes: 4 } },
        others: [{ space: '0@39', gear: 4 }],
      }),
      to('0@38'),
      spec.slipstream,
    );
    const kept = Array.from({ length: spec.left }, (_, index) => ({ brakes: index + 1, tires: 0 }));
    expect(choices(left, 'payOvershoot')).toMatchObject(kept);
  });
});
