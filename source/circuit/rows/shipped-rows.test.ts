import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limitsOf, shippedCircuit } from '../../testing/circuits/row-text.ts';
import { widePercent } from '../checks/row-warnings.ts';
import { checkRows } from '../checks/rows.ts';
import { readCircuit } from '../file/read.ts';
import { writeCircuit } from '../file/write.ts';
import { deriveRows } from './derive-rows.ts';
import { drawnBlock } from './drawn-block.ts';

const TRACKS = new URL('../../../tracks/', import.meta.url);
const IDS = readdirSync(TRACKS).flatMap(file => /^(.+)\.yaml$/.exec(file)?.[1] ?? []);

/** What is known of printed boards: spaces of a lap, corners, and percent three wide. */
const KNOWN: Readonly<Record<string, readonly [spaces: number, corners: number, wide: number]>> = {
  barcelona: [60, 8, 40],
  budapest: [63, 9, 38],
  imola: [74, 9, 24],
  'indianapolis-road': [61, 9, 67],
  interlagos: [67, 8, 46],
  monaco: [51, 7, 45],
  nurburgring: [74, 8, 31],
  silverstone: [74, 8, 35],
  singapore: [73, 11, 21],
  spa: [97, 9, 61],
};

test.each(IDS)('the board in rows of %s has no error and no warning left unexplained', id => {
  const { board, errors, warnings } = checkRows(shippedCircuit(id));
  expect([...errors, ...warnings]).toEqual([]);
  expect(board).toBeDefined();
});

test.each(IDS)('what the file of %s says of it comes back when it is written', id => {
  const circuit = shippedCircuit(id);
  const read = readCircuit(writeCircuit(circuit), `${id}.yaml`);
  expect(read.ok && read.circuit).toEqual(circuit);
});

test.each(IDS)('the board of %s, drawn whole in its file, is the same and as usual', id => {
  const circuit = shippedCircuit(id);
  const drawn = { ...circuit, championship: drawnBlock(circuit) };
  const read = readCircuit(writeCircuit(drawn), `${id}.yaml`);
  expect(read.ok && read.warnings).toEqual([]);
  expect(read.ok && deriveRows(read.circuit).hash).toBe(deriveRows(circuit).hash);
});

describe.each(Object.entries(KNOWN))(
  'the board in rows of %s, of which a printed one is known,',
  (id, [spaces, corners, wide]) => {
    const board = deriveRows(shippedCircuit(id));

    test('comes within eight percent of its spaces', () => {
      expect(Math.abs(board.lapLength - spaces)).toBeLessThanOrEqual(0.08 * spaces);
    });

    test('comes within one of its corners', () => {
      expect(Math.abs(board.corners.length - corners)).toBeLessThanOrEqual(1);
    });

    test('comes within ten points of its share of three spaces abreast', () => {
      expect(Math.abs(widePercent(board) - wide)).toBeLessThanOrEqual(10);
    });
  },
);

describe('the known corners of printed boards', () => {
  const limits = (id: string, name: string) => {
    const board = deriveRows(shippedCircuit(id));
    const corner = board.corners.find(one => one.name === name);
    return corner === undefined
      ? []
      : limitsOf(board, corner).map(lane => [...new Set(lane)].join('-'));
  };

  test('Montréal begins with lanes of 60, 80 and 100, then has one of 100 beside one of 80', () => {
    expect(limits('montreal', 'Senna')).toEqual(['60', '80', '100']);
    expect(limits('montreal', 'Notre-Dame')).toEqual(['100-80', '80-100']);
  });

  test('Barcelona begins with lanes of 100 and 80', () => {
    expect(limits('barcelona', 'Primera')).toEqual(['100', '80']);
  });

  test('Hockenheim has a hairpin three wide, and its last four corners two wide', () => {
    expect(limits('hockenheim', 'Spitzkehre')).toHaveLength(3);
    const { corners } = deriveRows(shippedCircuit('hockenheim'));
    expect(corners.slice(-4).map(corner => corner.lanes.length)).toEqual([2, 2, 2, 2]);
  });

  test('Sochi is three wide all the way round', () => {
    expect(widePercent(deriveRows(shippedCircuit('sochi')))).toBe(100);
  });
});
