import { describe, expect, test } from 'vitest';
import {
  exampleFaults,
  faultsOf,
  OUTLINED,
  outlinedFaults,
} from '../../testing/circuits/example-circuit.ts';

describe('outlines', () => {
  test('an outline has at least eight points', () => {
    const short = OUTLINED.replace(
      '  0,0 0,300 0,700 500,700 1000,700\n',
      '  0,0 0,700 1000,700\n',
    );
    expect(faultsOf(short)).toEqual([
      '6:10: the outline has 7 points, it needs at least 8; add points in driving order, or leave it out',
    ]);
  });

  test('a word that is not a point is named', () => {
    expect(outlinedFaults('1000,200', '1000;200')).toEqual([
      "8:3: outline: '1000;200' is not a point; write pairs of metres east,north of the finish line, such as 0,0 54,613",
    ]);
  });

  test('it comes back to the line', () => {
    expect(outlinedFaults(' 500,-300 0,-300', ' 900,-300 800,-300')[0]).toBe(
      '8:31: the outline is not closed: 854 m from its last point to its first; add the missing points up to the line',
    );
  });

  test('its length agrees with length_m', () => {
    expect(outlinedFaults('length_m: 4000', 'length_m: 4400')).toEqual([
      '5:11: the outline is 4000 m long, length_m says 4400; correct one of the two',
    ]);
  });

  test('no point comes twice in a row', () => {
    expect(outlinedFaults('500,700 1000,700', '500,700 500,700 1000,700')).toEqual([
      '7:27: the outline has the point 500,700 twice in a row; remove one of the two',
    ]);
  });

  test('an outline says where it comes from', () => {
    expect(outlinedFaults('source: drawn with a ruler\n', '')).toEqual([
      '5:10: there is an outline but no source; add source: with whom the shape comes from',
    ]);
  });

  test('corners lie along it in driving order, within the lap', () => {
    expect(outlinedFaults('1650-1750', '1750-1650')).toEqual([
      '18:33: corner Two: 1750-1650 is not in driving order; begin at 750 or later and end after the beginning',
    ]);
    expect(outlinedFaults('1650-1750', '700-800')).toEqual([
      '18:33: corner Two: 700-800 is not in driving order; begin at 750 or later and end after the beginning',
    ]);
    expect(outlinedFaults('3650-3750', '3950-4050')).toEqual([
      '22:34: corner Four: 3950-4050 lies beyond the line; the lap is 4000 m long',
    ]);
    expect(outlinedFaults('at: 1650-1750, ', '')).toEqual([
      "18:5: corner Two: the field 'at' is missing; write the metres along the outline where it begins and ends, such as at: 597-717",
    ]);
  });

  test('at has no meaning without an outline', () => {
    expect(exampleFaults('stops: 1, bends: [R90]', 'stops: 1, at: 100-200, bends: [R90]')).toEqual([
      '13:36: corner Quarry: 100-200 is measured along an outline, but there is none; add the outline or remove at',
    ]);
  });

  test('neighbouring sections of very different scale are unusual', () => {
    expect(outlinedFaults('1650-1750', '1650-1670')).toEqual([
      '18:33: warning: corner Two: 5 m for each of its 4 spaces, 30 and 35 m beside it; check where it begins and ends, or the spaces of the straight beside it (stretch)',
    ]);
  });
});
