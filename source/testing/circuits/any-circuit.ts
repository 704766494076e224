// Random circuits for property tests: any mix of straights, bends and drawings that the schema allows.
import fc from 'fast-check';
import { checkCircuit } from '../../circuit/checks/check.ts';
import type { Circuit, Formula, OuterLane, TrackEntry } from '../../circuit/file/circuit.ts';
import { LANE_LETTERS } from '../../circuit/file/circuit.ts';
import type { Bend } from '../../circuit/file/notation.ts';

const side = fc.constantFrom<OuterLane>('L', 'R');
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter(text => /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u.test(text));
const degrees = fc.integer({ min: 15, max: 300 });
const place = fc
  .double({ min: -4000, max: 4000, noNaN: true })
  .map(x => Math.round(x * 10) / 10 + 0);

function anyBend(laneCount: number): fc.Arbitrary<Bend> {
  const counts = fc.array(fc.integer({ min: 1, max: 9 }), {
    minLength: laneCount,
    maxLength: laneCount,
  });
  return fc.oneof(fc.record({ side, degrees }), fc.record({ side, degrees, spaces: counts }));
}

/** Returns the rows of a drawing; every lane begins at its door, and no arrow leaves the track. */
function anyDrawing(laneCount: 2 | 3 | 4): fc.Arbitrary<readonly string[]> {
  const letters = LANE_LETTERS[laneCount];
  const row = (lane: number, longest: number) => {
    const marks = ['-', ...(lane > 0 ? ['/'] : []), ...(lane < laneCount - 1 ? ['\\'] : [])];
    const mark = fc.constantFrom(...marks);
    const gaps = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: longest - 1 });
    return fc.tuple(mark, gaps, fc.infiniteStream(mark)).map(([first, blanks, others]) => {
      const cells = `${' '.repeat(lane % 2)}${first}`;
      const rest = blanks.map(blank => `${' '.repeat(blank)}${[...others.take(1)].join('')}`);
      const width = 2 * longest + (lane % 2);
      return `${letters[lane]} ${(cells + rest.join('')).slice(0, width)}`.trimEnd();
    });
  };
  return fc.integer({ min: 4, max: 12 }).chain(longest => {
    const full = `L ${'- '.repeat(longest)}`.trimEnd();
    return fc
      .tuple(...letters.slice(1).map((_, k) => row(k + 1, longest)))
      .map(rows => [full, ...rows]);
  });
}

function anyCorner(laneCount: 2 | 3 | 4, name: string): fc.Arbitrary<TrackEntry> {
  const corner = fc.constant(name);
  const stops = fc.constantFrom(1 as const, 2 as const, 3 as const);
  return fc.oneof(
    fc.record({
      corner,
      stops,
      bends: fc.array(anyBend(laneCount), { minLength: 1, maxLength: 4 }),
    }),
    fc.record({ corner, stops, turn: fc.record({ side, degrees }), lanes: anyDrawing(laneCount) }),
  );
}

function anyTrack(laneCount: 2 | 3 | 4): fc.Arbitrary<TrackEntry[]> {
  const straight = (min: number) =>
    fc.record(
      { straight: fc.integer({ min, max: 40 }), wall: side },
      { requiredKeys: ['straight'] },
    );
  // The first and the last one are the same straight, which is doubled as a whole or not at all.
  const between = fc.record(
    { straight: fc.integer({ min: 1, max: 40 }), wall: side, doubled: fc.boolean() },
    { requiredKeys: ['straight'] },
  );
  return fc
    .uniqueArray(words, { minLength: 1, maxLength: 6 })
    .chain(names =>
      fc
        .tuple(
          straight(10),
          straight(16),
          fc.tuple(
            ...names.map(name => fc.tuple(between, anyCorner(laneCount, name), fc.boolean())),
          ),
        )
        .map(([first, last, pairs]) => [
          first,
          ...pairs.flatMap(([before, corner, touches], k) =>
            touches || k === 0 ? [corner] : [before, corner],
          ),
          last,
        ]),
    );
}

function anyFormula(laneCount: 2 | 3 | 4): fc.Arbitrary<Formula> {
  const pit = fc.record({
    side,
    spaces: fc.constant(14),
    boxes: fc.integer({ min: 1, max: 11 }),
    entry: fc.constantFrom([14, 13], [15, 14], [14]),
    exit: fc.constantFrom([2, 3], [3]),
  });
  return fc.record(
    {
      lanes: fc.constant(laneCount),
      weather: fc.integer({ min: 1, max: 18 }).map(sun => ({
        sun: { from: 1, to: sun },
        changeable: { from: sun + 1, to: 19 },
        rain: { from: 20, to: 20 },
      })),
      grid: fc.record({ slots: fc.integer({ min: 2, max: 10 }), pole: side }),
      pit: fc.oneof(fc.constant('none' as const), pit),
      wall: side,
      oval: fc.boolean(),
      track: anyTrack(laneCount),
    },
    { requiredKeys: ['lanes', 'weather', 'grid', 'pit', 'track'] },
  );
}

/** Circuits without errors and without an outline. */
export const anyCircuit: fc.Arbitrary<Circuit> = fc
  .constantFrom(2 as const, 3 as const, 4 as const)
  .chain(laneCount =>
    fc.record(
      {
        format: fc.constant('circuit/1' as const),
        id: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/),
        name: words,
        place: words,
        source: words,
        length_m: fc.integer({ min: 100, max: 9000 }),
        rotate: fc.integer({ min: -360, max: 360 }),
        accept: fc.array(
          fc.record(
            {
              warning: fc.constantFrom('lap-length' as const, 'par' as const),
              corner: words,
              why: words,
            },
            { requiredKeys: ['warning', 'why'] },
          ),
          { maxLength: 2 },
        ),
        formula: anyFormula(laneCount),
      },
      { requiredKeys: ['format', 'id', 'name', 'formula'] },
    ),
  )
  .filter(circuit => checkCircuit(circuit).board !== undefined);

/** Points of an outline, not necessarily of a lap that could be driven. */
export const anyOutline = fc.array(fc.record({ x: place, y: place }), {
  minLength: 1,
  maxLength: 60,
});
