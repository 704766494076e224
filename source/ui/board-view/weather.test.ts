import { expect, test } from 'vitest';
import { boardOf } from '../../testing/terminal/screen-game.ts';
import type { Row } from '../rows.ts';
import { ASCII, UNICODE } from '../theme/glyphs.ts';
import { drawMap } from './map.ts';
import type { StripCar } from './occupants.ts';
import { drawStrip } from './strip.ts';

const BOARD = boardOf('otterbrook');
const textOf = (row: Row) => row.map(({ text }) => text).join('');

function stripIn(wet: 'wet' | 'rain' | undefined, cars: readonly StripCar[] = [], ascii = false) {
  return drawStrip({
    board: BOARD,
    glyphs: ascii ? ASCII : UNICODE,
    columns: 79,
    scale: 1,
    centre: 40,
    cars,
    ...(wet === undefined ? {} : { wet }),
  });
}

const car = (mark: StripCar['mark'], own = false): StripCar => ({
  seat: 0,
  letter: 'A',
  space: 'M20',
  mark,
  own,
});

test('a wet road has drops, and another tone; a dry one has neither', () => {
  const lanes = (wet: 'wet' | undefined) => stripIn(wet).filter(row => /^[LMR] /.test(textOf(row)));
  for (const row of lanes(undefined)) {
    expect(textOf(row)).not.toMatch(/[',]/);
    expect(row.some(({ tone }) => tone === 'wet')).toBe(false);
  }
  for (const row of lanes('wet')) {
    expect(textOf(row)).toMatch(/[',]/);
    expect(row.some(({ tone }) => tone === 'wet')).toBe(true);
  }
});

test('rain falls beside the road too, in ASCII as well', () => {
  for (const ascii of [false, true]) {
    const verge = (wet: 'wet' | 'rain') => textOf(stripIn(wet, [], ascii)[2] ?? []);
    expect(verge('rain')).toMatch(/[─-]'|,[─-]/);
    expect(verge('wet')).not.toMatch(/[',]/);
  }
});

test('spray hangs behind a car that throws it up', () => {
  const row = (spray: boolean) =>
    stripIn('wet', [{ ...car('none'), spray }])
      .map(textOf)
      .find(text => text.startsWith('M')) ?? '';
  expect(row(true)).toMatch(/~.~.A/);
  expect(row(false)).not.toContain('~');
});

test('one’s own car is marked whatever has become of it, on the map too', () => {
  for (const mark of ['own', 'spun', 'stalled', 'blown', 'coasting'] as const) {
    const own = stripIn(undefined, [car(mark, true)]).flat();
    expect(own.find(({ text }) => text.includes('A'))?.tone, mark).toBe('own');
    const box = { columns: 30, rows: 10, corners: 'none', glyphs: UNICODE, features: {} } as const;
    const map = drawMap({ ...box, board: BOARD, cars: [car(mark, true)] }).flat();
    expect(map.find(({ text }) => text === 'A')?.tone, mark).toBe('own');
  }
});

test('a wreck stands out as a danger, on the map too', () => {
  const box = { columns: 30, rows: 10, corners: 'none', glyphs: UNICODE, features: {} } as const;
  const wreck = { tone: 'danger', text: expect.stringContaining('a') };
  expect(stripIn(undefined, [car('wreck')]).flat()).toContainEqual(wreck);
  expect(drawMap({ ...box, board: BOARD, cars: [car('wreck')] }).flat()).toContainEqual(wreck);
});

test('the road of the map is wet in the wet', () => {
  const tones = (wet: boolean) => {
    const box = { columns: 30, rows: 10, corners: 'none', glyphs: UNICODE, features: {} } as const;
    return drawMap({ ...box, board: BOARD, cars: [], wet })
      .flat()
      .map(({ tone }) => tone);
  };
  expect(tones(true)).toContain('wet');
  expect(tones(false)).not.toContain('wet');
});
