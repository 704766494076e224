import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../circuit/board.ts';
import { seededRandom } from '../../drivers/levels/random-generator.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import {
  type CarSpec,
  gear,
  play,
  race,
  type Situation,
} from '../../testing/formula-de/builders.ts';
import { asked } from '../../testing/formula-de/driver-answers.ts';
import { beginner } from './beginner.ts';
import { counted } from './counting.ts';
import { outcomeOf } from './grids.ts';

const BOARD = cornersBoard();

function answerTo(now: Situation) {
  const view = now.book.view(now.race, asked(now).seat);
  return beginner.choose(view, asked(now), BOARD, seededRandom(1, 0)).choice;
}

/** Returns the answer of a beginner who is asked for a gear. */
function gearFor(own: CarSpec): number {
  const choice = answerTo(race({ board: BOARD, cars: [own], toPlay: [0] }));
  return choice.kind === 'chooseGear' ? choice.gear : Number.NaN;
}

describe('steps that are counted', () => {
  const from = (id: string, stops = 0, toCome = 3) => {
    const space = spaceOf(BOARD, id).index;
    return { space, stops, toCome };
  };

  test('on a straight are worth as many spaces', () => {
    expect(counted(BOARD, from('L3'), 6)).toMatchObject({ steps: 6, beyond: 0, isOut: false });
  });

  test('into a corner make a stop there', () => {
    expect(counted(BOARD, from('L15'), 6)).toMatchObject({ stops: 1, beyond: 0 });
  });

  test('out of a corner a stop short lie beyond it, two stops short they put the car out (M-10-1)', () => {
    const one = BOARD.corners.findIndex(({ stops }) => stops === 1);
    const three = BOARD.corners.findIndex(({ stops }) => stops === 3);
    const lastOf = (corner: number) => {
      const inside = BOARD.spaces.filter(space => space.corner === corner && space.lane === 0);
      const last = inside.find(space => BOARD.spaces[space.ahead]?.corner !== corner);
      return last?.id ?? '';
    };
    expect(counted(BOARD, from(lastOf(one)), 3)).toMatchObject({
      beyond: 3,
      isOut: false,
      stops: 0,
    });
    expect(counted(BOARD, from(lastOf(one), 1), 3)).toMatchObject({ beyond: 0 });
    expect(counted(BOARD, from(lastOf(three), 1), 3)).toMatchObject({ isOut: true });
  });

  test('end at the flag', () => {
    const last = BOARD.spaces.filter(({ kind, lane }) => kind === 'track' && lane === 0).length;
    expect(counted(BOARD, from(`L${last}`, 0, 1), 9)).toMatchObject({ steps: 1, toCome: 0 });
  });
});

describe('a beginner', () => {
  test('shifts up on a long straight and down before a corner', () => {
    expect(gearFor({ space: '0@0', gear: 3 })).toBe(4);
    expect(gearFor({ space: '0@36', gear: 4 })).toBe(3);
  });

  test('turns into the pits when a third of the tires of the start is left, once', () => {
    const turnsIn = (own: Partial<CarSpec>) => {
      const spec = { space: '2@78', gear: 3, laps: 2, ...own };
      const other = { space: '0@2', gear: 2, laps: 2 };
      const now = play(
        race({ board: BOARD, cars: [spec, other], toPlay: [0, 1], dice: [8] }),
        gear(3),
      );
      const choice = answerTo(now);
      return 'to' in choice && /^[PB]/.test(choice.to ?? '');
    };
    expect(turnsIn({ points: { tires: 2 } })).toBe(true);
    expect(turnsIn({ points: { tires: 3 } })).toBe(false);
    expect(turnsIn({ points: { tires: 2 }, fittedFor: 2 })).toBe(false);
  });

  test('finishes races among cars of its kind', () => {
    const { places, pairs } = outcomeOf(masters2005, BOARD, beginner, beginner, 3);
    expect(Math.abs(places)).toBeLessThan(5);
    // Half the sum of places apart is the share of pairs.
    expect(pairs).toBeCloseTo(0.5 + places / 10, 9);
  });
});
