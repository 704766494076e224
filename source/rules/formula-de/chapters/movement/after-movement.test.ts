// The race foreseen for a part of a movement before it is driven: the car's place, its lap, its brakes, and its play.
import { describe, expect, test } from 'vitest';
import {
  car,
  choices,
  gear,
  play,
  race,
  type Situation,
  spaceId,
  to,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { rolledOn } from '../../../../testing/formula-de/rolled.ts';
import { tow } from '../../../../testing/formula-de/tow.ts';
import { rolled as rolledInTheWet } from '../../../../testing/formula-de/wet-drive.ts';
import { pointsIn } from '../../budget.ts';
import { groundOf } from '../../terms.ts';
import { afterMovement, brakesOf, type Movement } from './after-movement.ts';

const BOARD = track('80 1R5 15');

/** Returns the race foreseen for car 0 after the movement to a space that is among its choices. */
function foreseen(situation: Situation, movement: Movement) {
  const { race: now, board, book } = situation;
  return afterMovement(now, 0, movement, groundOf(board, book.terms(now.options)));
}

function choiceTo(
  situation: Situation,
  kind: Movement['kind'],
  end: string,
  wanted: (choice: Movement) => boolean = () => true,
): Movement {
  const id = spaceId(situation.board, end);
  const found = [
    ...choices(situation, 'move'),
    ...choices(situation, 'slide'),
    ...choices(situation, 'useSoftBonus'),
  ].find(choice => choice.kind === kind && choice.to === id && wanted(choice));
  if (found === undefined) throw new Error(`no ${kind} to ${end}`);
  return found;
}

const brakes = (count: number) => (choice: Movement) =>
  'brakes' in choice && choice.brakes === count;

describe('after a main move', () => {
  test('the car stands at its end, its brakes are spent, nothing else is paid (M-6-3-s5)', () => {
    const situation = rolledOn(BOARD, { from: '0@20', roll: 6, others: [{ space: '1@30.5' }] });
    const move = choiceTo(situation, 'move', '0@24', brakes(2));
    const there = foreseen(situation, move);
    const before = car(situation, 0);
    expect(there.cars[0]).toEqual({
      ...before,
      space: spaceId(BOARD, '0@24'),
      points: { ...before.points, brakes: pointsIn(before.points, 'brakes') - 2 },
    });
    expect(there.cars.slice(1)).toEqual(situation.race.cars.slice(1));
    expect(there.play).toEqual({
      ...situation.race.play,
      path: [spaceId(BOARD, '0@20'), ...move.path],
      braked: true,
    });
  });

  test('without a brake the play is not a braked one (R-52)', () => {
    const situation = rolledOn(BOARD, { from: '0@20', roll: 6 });
    const there = foreseen(situation, choiceTo(situation, 'move', '0@26'));
    expect(there.play.braked).toBe(false);
    expect(there.cars[0]?.points).toEqual(car(situation, 0).points);
  });

  test('over the line the next lap has begun (M-21-1-5)', () => {
    for (const [from, end] of [
      ['0@98', '0@4'],
      ['0@99', '0@5'],
    ] as const) {
      const situation = rolledOn(BOARD, { from, roll: 6, own: { laps: 2 } }, '0@50');
      expect(foreseen(situation, choiceTo(situation, 'move', end)).cars[0]?.laps).toBe(3);
    }
  });

  test('into a corner costs no brake (M-18-1-4 is for slipstreams)', () => {
    const situation = rolledOn(BOARD, { from: '0@78', roll: 4 });
    const there = foreseen(situation, choiceTo(situation, 'move', '0@82'));
    expect(there.cars[0]?.points.brakes).toBe(3);
  });

  test('that leaves a corner with two stops too few no slide is lost (M-10-1)', () => {
    const situation = rolledOn(track('20 2R5 60'), { from: '0@18', roll: 8 });
    const [out] = choices(situation, 'move').filter(({ path }) => path.length === 7);
    if (out === undefined) throw new Error('no move out of the corner');
    expect(foreseen(situation, out).play.lost).toBe(0);
  });

  test('cut short by cars the missing spaces are still to be paid (M-12-0-1)', () => {
    const lane = track('20 1R40 40');
    const others = [{ space: '2@33', gear: 1, stops: 1 }];
    const own = { stops: 1 };
    const situation = rolledOn(lane, { from: '2@30', roll: 6, own, others });
    const there = foreseen(situation, choiceTo(situation, 'move', '2@32'));
    expect(there.play.missing).toBe(4);
    expect(there.cars[0]?.points).toMatchObject({ brakes: 3, tires: 6 });
  });
});

describe('after a slide', () => {
  test('the play has slid, and no brake is spent (M-8-1-2)', () => {
    const own = { points: { brakes: 3 } };
    const asked = play(rolledInTheWet({ from: '0@16', roll: 5, own }), to('0@21', { brakes: 0 }));
    const slide = choiceTo(asked, 'slide', '0@24');
    const there = foreseen(asked, slide);
    expect(there.play).toEqual({
      ...asked.race.play,
      path: [...asked.race.play.path, ...slide.path],
      slid: true,
    });
    expect(there.cars[0]).toEqual({ ...car(asked, 0), space: spaceId(asked.board, '0@24') });
  });

  test('out of a corner with two stops too few the spaces that are not driven are lost (R-17, M-10-1)', () => {
    const board = track('20 2R5 60');
    const situation = rolledOn(board, { from: '0@18', roll: 6, trackState: 'wet' });
    const stopped = foreseen(situation, choiceTo(situation, 'move', '0@24', brakes(0)));
    const out = spaceId(board, '0@25');
    const slide = { kind: 'slide', to: out, path: [out], missing: 0 } as const;
    expect(foreseen({ ...situation, race: stopped }, slide).play.lost).toBe(2);
  });
});

describe('after a slipstream or the extra space of soft tires', () => {
  test('a slipstream that enters a corner spends a brake for it, which shortens nothing (M-18-1-4)', () => {
    const asked = tow({ behind: '0@78', others: [{ space: '0@79', gear: 4 }] });
    const slip = choices(asked, 'takeSlipstream').find(
      ({ path, brakes: spent }) => path.length === 3 && spent === 0,
    );
    if (slip === undefined) throw new Error('no slipstream into the corner');
    const ground = groundOf(BOARD, asked.book.terms({}));
    expect(brakesOf(slip, car(asked, 0), ground)).toBe(1);
    const slipstream = { ...ground.values.slipstream, cornerEntryBrakes: 2 };
    const values = { ...ground.values, slipstream };
    expect(brakesOf(slip, car(asked, 0), { ...ground, values })).toBe(2);
    const there = foreseen(asked, slip);
    expect(there.cars[0]?.points.brakes).toBe(pointsIn(car(asked, 0).points, 'brakes') - 1);
    expect(there.play).toEqual({
      ...asked.race.play,
      path: [...asked.race.play.path, ...slip.path],
      // The next way begins where the main move ended.
      segment: asked.race.play.path.length - 1,
      slipstreams: 1,
    });
    expect(there.play).toMatchObject({ braked: false, slid: false, bonusUsed: false, missing: 0 });
  });

  test('a slipstream shortened by a brake makes the play a braked one (R-52)', () => {
    const asked = tow({ others: [{ space: '0@51', gear: 4 }] });
    const short = choices(asked, 'takeSlipstream').find(({ brakes: spent }) => spent === 1);
    if (short === undefined) throw new Error('no shortened slipstream');
    expect(foreseen(asked, short).play.braked).toBe(true);
    expect(foreseen(asked, short).cars[0]?.points.brakes).toBe(2);
  });

  test('the extra space is used up, and its brake point makes no braked play (M-6-3-s7, M-18-3-2)', () => {
    const asked = play(
      rolledOn(BOARD, { from: '0@20', roll: 5, own: { tires: 'soft' } }),
      to('0@25'),
    );
    const bonus = choiceTo(asked, 'useSoftBonus', '0@26');
    expect(foreseen(asked, bonus).play).toMatchObject({
      bonusUsed: true,
      braked: false,
      slid: false,
    });
    expect(foreseen(asked, { ...bonus, brakes: 1 } as Movement)).toMatchObject({
      play: { braked: false },
      cars: [{ points: { brakes: 2 } }, {}],
    });
  });
});

test('what was braked, slid or used before stays so (R-52, M-6-3-s7)', () => {
  const asked = race({
    board: BOARD,
    cars: [
      { space: '0@20', gear: 3 },
      { space: '0@2', gear: 2 },
    ],
    toPlay: [0, 1],
    dice: [6],
  });
  const rolled = play(asked, gear(3));
  const before = { ...rolled.race.play, braked: true, slid: true, bonusUsed: true };
  const situation = { ...rolled, race: { ...rolled.race, play: before } };
  expect(foreseen(situation, choiceTo(rolled, 'move', '0@26')).play).toMatchObject({
    braked: true,
    slid: true,
    bonusUsed: true,
  });
});
