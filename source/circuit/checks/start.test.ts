import { describe, expect, test } from 'vitest';
import {
  broken,
  EXAMPLE,
  exampleFaults,
  faultsOf,
} from '../../testing/circuits/example-circuit.ts';

describe('start and pits', () => {
  test('no two grid slots share a space', () => {
    expect(exampleFaults('slots: 10, pole: L', 'slots: 3, pole: L, at: [L-1, R-2, L-1]')).toEqual([
      '9:44: grid: slot 3 (L-1) is named twice; give each slot a space of its own',
    ]);
  });

  test('a listed grid has as many slots as it says, in lanes that exist', () => {
    expect(exampleFaults('slots: 10, pole: L', 'slots: 3, pole: L, at: [L-1, D-2]')).toEqual([
      '9:33: grid: the list names 2 slots, slots says 3; make the two agree',
      '9:39: grid: slot 2 has no lane D; the lanes are L, M, R',
    ]);
  });

  test('the slots fit before the line', () => {
    expect(exampleFaults('slots: 10', 'slots: 20')).toEqual([
      '9:17: grid: slots 16 (R-23), 18 (R-26), 19 (L-28) and 20 (R-29) do not fit between the last corner and the line; lengthen the last straight or remove slots',
    ]);
    expect(exampleFaults('slots: 10, pole: L', 'slots: 2, pole: L, at: [L-1, R-80]')).toEqual([
      '9:33: grid: slot 2 (R-80) does not fit between the last corner and the line; lengthen the last straight or remove slots',
    ]);
  });

  test('a slot inside a corner is unusual', () => {
    expect(exampleFaults('slots: 10', 'slots: 13')).toEqual([
      '9:17: warning: grid: slot 13 (L-19) lies in corner Farm; lengthen the last straight or remove slots (grid-corner)',
    ]);
  });

  test('the pit lane lies beside an outer lane', () => {
    expect(exampleFaults('side: R', 'side: M')[0]).toMatch(
      /^10:15: side: 'M' is neither L nor R; /,
    );
  });

  test('ways in and out are in driving order and within reach', () => {
    expect(exampleFaults('[14, 13]', '[13, 14]')).toEqual([
      '10:48: pit: the spaces of entry are out of order; write them in driving order, such as [14, 13]',
    ]);
    expect(exampleFaults('exit: [2, 3]', 'exit: [3, 2]')).toEqual([
      '10:64: pit: the spaces of exit are out of order; write them in driving order, such as [2, 3]',
    ]);
    const shorter = broken(EXAMPLE, 'straight: 30', 'straight: 20');
    expect(faultsOf(broken(shorter, 'exit: [2, 3]', 'exit: [2, 60]'))).toEqual([
      '10:68: pit: the way out lies behind the line, but 60 spaces are too far; lane R has 116',
    ]);
  });

  test('the last space of the pit lane lies before the way out', () => {
    expect(exampleFaults('spaces: 14', 'spaces: 15')).toEqual([
      '10:26: pit: its last space lies level with the way out or beyond it; remove 1 of its 15 spaces, or lead out 1 spaces later',
    ]);
  });

  test('the pits fit beside the pit lane', () => {
    const mend = 'each pit needs a space in front of it and one after that to leave by';
    expect(exampleFaults('boxes: 10', 'boxes: 14')).toEqual([
      `10:37: pit: 14 pits do not fit beside 14 spaces; ${mend}`,
    ]);
    expect(exampleFaults('boxes: 10', 'boxes: 10, first_box: 5')).toEqual([
      `10:37: pit: 10 pits, the first beside space 5, do not fit beside 14 spaces; ${mend}`,
    ]);
  });

  test('the weather names each face of the black die once', () => {
    const mend = 'share the faces 1 to 20 so that each is named once';
    expect(exampleFaults('sun: 1-10', 'sun: 1-9')).toEqual([
      `8:12: weather: there is none for 10; ${mend}`,
    ]);
    expect(exampleFaults('sun: 1-10', 'sun: 2-12')).toEqual([
      `8:12: weather: there is none for 1, there are two for 11 and 12; ${mend}`,
    ]);
    expect(exampleFaults('rain: 16-20', 'rain: 16-21')).toEqual([
      '8:49: weather: rain has no such faces 16-21; the faces of the black die are 1 to 20',
    ]);
  });
});
