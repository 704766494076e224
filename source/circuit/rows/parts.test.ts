import { describe, expect, test } from 'vitest';
import { cornersOf, piecesOf } from './corners.ts';
import type { GroundBend, GroundFlag } from './ground.ts';
import { cornerLanes } from './lanes.ts';
import { insideLimit, limitsOf } from './limits.ts';
import { drivenBends } from './line-speed.ts';
import { cornersWithLine, type LineCase, redLine } from './lines.ts';
import { type Part, partsOf } from './parts.ts';
import { spacedLap } from './spaces.ts';
import { stretchOf, widths } from './width.ts';

const LAP = 4000;

function bend(from: number, to: number, turnDegrees: number, radius = 60): GroundBend {
  return { from, to, turnDegrees, radius };
}

function flag(from: number, to: number): GroundFlag {
  return { name: 'Mill', at: { from, to }, told: [] };
}

function part(from: number, to: number, mph: number, side: 'L' | 'R' = 'R'): Part {
  return { from, to, mph, side, turnDegrees: 90 };
}

function corners(...parts: readonly Part[]) {
  return cornersOf(piecesOf([{ flag: flag(0, LAP), parts }]), new Map());
}

describe('the speed of a bend', () => {
  test('grows with the width of the road, most in a gentle bend', () => {
    const [gentle, tight] = drivenBends([bend(0, 60, 40), bend(500, 600, 150)], LAP);
    expect(gentle?.mph).toBeGreaterThan(tight?.mph ?? 0);
  });

  test('suffers from an opposite bend nearby, not from one of its own side', () => {
    const alone = drivenBends([bend(500, 600, 90)], LAP)[0]?.mph ?? 0;
    const beside = (turn: number) =>
      drivenBends([bend(500, 600, 90), bend(640, 700, turn)], LAP)[0]?.mph ?? 0;
    expect(beside(-90)).toBeLessThan(alone);
    expect(beside(90)).toBe(alone);
  });
});

describe('the parts of a flag', () => {
  const parts = (...bends: readonly GroundBend[]) =>
    partsOf({ lengthMetres: LAP, flags: [flag(450, 1000)], bends })[0]?.parts ?? [];

  test('are its bends; one of which less than half lies under it belongs to the straight', () => {
    expect(parts(bend(500, 600, 90), bend(980, 1080, 60))).toHaveLength(1);
  });

  test('leave kinks out, where there is another bend', () => {
    expect(parts(bend(500, 560, 20), bend(600, 700, 90))).toHaveLength(1);
    expect(parts(bend(500, 560, 20))).toHaveLength(1);
  });

  test('join short opposite bends to a chicane, which has no inside', () => {
    const [chicane, ...rest] = parts(bend(500, 580, 70), bend(600, 690, -60));
    expect(rest).toEqual([]);
    expect(chicane).not.toHaveProperty('side');
    expect(limitsOf(chicane ?? part(0, 1, 1), 2)).toHaveLength(2);
    expect(new Set(limitsOf(chicane ?? part(0, 1, 1), 3)).size).toBe(1);
  });

  test('keep bends apart that are too long for a chicane, or too far from each other', () => {
    expect(parts(bend(500, 640, 70), bend(660, 760, -60))).toHaveLength(2);
    expect(parts(bend(500, 580, 70), bend(620, 700, -60))).toHaveLength(2);
  });

  test('are a flat-out bend where only an author knows of a corner', () => {
    expect(parts()).toEqual([{ from: 450, to: 1000, side: 'R', turnDegrees: 0, mph: 190 }]);
  });
});

describe('what is one corner (CFR-36)', () => {
  test('is cut where the gap, the length or the step between limits is too large', () => {
    expect(corners(part(0, 100, 60), part(140, 200, 60))).toHaveLength(1);
    expect(corners(part(0, 100, 60), part(150, 200, 60))).toHaveLength(2);
    expect(corners(part(0, 200, 60), part(240, 400, 60))).toHaveLength(2);
    expect(corners(part(0, 100, 60), part(140, 200, 120))).toHaveLength(2);
  });

  test('is joined again where no row fits between opposite bends', () => {
    expect(corners(part(0, 100, 60), part(130, 200, 60, 'L'))).toHaveLength(1);
    expect(corners(part(0, 100, 60), part(136, 200, 60, 'L'))).toHaveLength(2);
  });

  test('is what the author says', () => {
    const flags = [{ flag: flag(0, LAP), parts: [part(0, 100, 60), part(130, 200, 60, 'L')] }];
    expect(
      cornersOf(piecesOf(flags), new Map([['Mill 2', 'part']])).map(corner => corner.name),
    ).toEqual(['Mill', 'Mill 2']);
  });
});

describe('the spaces of a lap', () => {
  const lap = (...parts: readonly Part[]) =>
    spacedLap(
      parts.map((one, k) => ({ name: `Turn ${k + 1}`, parts: [one] })),
      LAP,
      70,
      () => undefined,
    );

  test('add up to its length, however short its parts are', () => {
    const { corners: spaced, rowsAfter } = lap(part(500, 510, 60), part(540, 550, 60));
    const spaces = spaced.flatMap(corner => [corner.rowsBefore, ...corner.spaces]);
    expect(spaces).toEqual([7, 1, 1, 1]);
    expect(spaces.reduce((sum, count) => sum + count, rowsAfter)).toBe(Math.round(LAP / 70));
  });

  test('are three wide on long straights and in the corner behind the longest', () => {
    const names = lap(part(600, 700, 60), part(1500, 1600, 60), part(1800, 1900, 60));
    expect(widths(names, undefined, [])).toEqual([
      { straight: 3, corner: 3 },
      { straight: 3, corner: 3 },
      { straight: 2, corner: 2 },
    ]);
    expect(widths(names, ['start', 'Turn 2-Turn 3'], [])).toEqual([
      { straight: 3, corner: 3 },
      { straight: 2, corner: 2 },
      { straight: 3, corner: 3 },
    ]);
    expect(widths(names, 'none', [])[0]).toEqual({ straight: 2, corner: 2 });
  });

  test('name stretches by corners that may have hyphens', () => {
    const names = ['Notre-Dame', 'Sainte-Anne'];
    expect(stretchOf('Notre-Dame-Sainte-Anne', names)).toEqual({ from: 0, to: 1 });
    expect(stretchOf('Notre-Dame-Elsewhere', names)).toBeUndefined();
  });
});

describe('the limits of a corner', () => {
  test('are the speed on the line to the nearest card, from 60 to 140 inside', () => {
    expect([52, 77, 101, 131, 180].map(mph => insideLimit(mph))).toEqual([60, 80, 100, 140, 140]);
  });

  test('are 40 only in a hairpin', () => {
    expect([43, 44].map(mph => insideLimit(mph))).toEqual([40, 60]);
  });

  test('are 20 more for each lane outwards, up to 160', () => {
    expect(limitsOf(part(0, 1, 78), 2)).toEqual([80, 100]);
    expect(limitsOf(part(0, 1, 92), 3)).toEqual([80, 100, 120]);
    expect(limitsOf(part(0, 1, 150), 3)).toEqual([140, 160, 160]);
  });
});

describe('the lanes of a corner', () => {
  const counts = (turnDegrees: number, lanes: 2 | 3) =>
    cornerLanes([{ ...part(0, 1, 78), turnDegrees }], [2], lanes).map(lane => lane.length);

  test('have more spaces outside the sharper the corner', () => {
    expect([50, 90, 160].map(turn => counts(turn, 2))).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
    expect(counts(90, 3)).toEqual([3, 3, 2]);
    expect(counts(160, 3)).toEqual([4, 3, 2]);
  });

  test('change sides with the bend, and limits with it', () => {
    const lanes = cornerLanes([part(0, 1, 78, 'L'), part(2, 3, 62)], [1, 1], 2);
    expect(lanes.map(lane => lane.map(space => space.limit))).toEqual([
      [80, 80],
      [100, 100, 100, 60],
    ]);
  });
});

describe('the red lines of a lap (CFR-51)', () => {
  const able: LineCase = { parts: [part(0, 1, 78)], spaces: [3, 2], rowsAfter: 3 };

  test('stand in every second corner that may have one, from the longest straight back', () => {
    const cases = [able, able, { ...able, rowsAfter: 9 }, { ...able, spaces: [2, 1] }, able];
    expect([...cornersWithLine(cases)].toSorted()).toEqual([0, 2]);
    expect(cornersWithLine([{ ...able, spaces: [2, 1] }]).size).toBe(0);
  });

  test('run from the first space outside along the inside to its end', () => {
    expect(redLine(part(0, 1, 78), [3, 2]).spaces).toEqual([
      { lane: 0, number: 0 },
      { lane: 1, number: 0 },
      { lane: 1, number: 1 },
    ]);
  });
});
