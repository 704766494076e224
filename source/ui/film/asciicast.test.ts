// A recording, played into a terminal emulator, shows what the screen showed.
import { renderToString } from 'ink';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import '../../testing/bids/bid-screen.ts';
import type { ReplayWishes } from '../../session/replay.ts';
import type { LoadedSave } from '../../storage/saves/read-save.ts';
import { replayOf, savedRace } from '../../testing/saved-race.ts';
import { terminalPage } from '../../testing/terminal/screen-driver.ts';
import { App } from '../app.tsx';
import type { Model } from '../model.ts';
import { DEFAULT_SETTINGS, type Settings } from '../services.ts';
import { cellsOf } from '../terminal/styled-cells.ts';
import { castLines, thinned } from './asciicast.ts';
import { filmed, type Scene } from './film.ts';
import { raceRows } from './race-rows.ts';

const left = savedRace('masters-2005', 16);
const turns = savedRace('championship', 24);
const bids = savedRace('sealed-bids');

interface Wanted extends ReplayWishes {
  readonly size?: readonly [number, number];
  readonly settings?: Partial<Settings>;
}

function film(
  save: LoadedSave,
  { size = [80, 24], settings = {}, ...wishes }: Wanted = {},
): readonly Scene[] {
  const [columns, rows] = size;
  const all = { ...DEFAULT_SETTINGS, language: 'en', ...settings } as const;
  return [...filmed(replayOf(save, wishes), { columns, rows }, all)];
}

function linesOf(scenes: readonly Scene[]): readonly string[] {
  const [first] = scenes;
  if (first === undefined) throw new Error('there is one');
  return [...castLines(scenes, first.model.size, 'Monza')];
}

/** A line of a recording behind its first. */
type Frame = readonly [seconds: number, code: string, text: string];

function framesOf(lines: readonly string[]): readonly Frame[] {
  return lines.slice(1).map(line => JSON.parse(line) as Frame);
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g');
const bare = (scene: Scene | undefined) =>
  scene === undefined ? [] : raceRows(scene.model).map(row => row.replace(ESCAPES, '').trimEnd());

// A row as its cells, without the blanks behind them.
function cells(row: string) {
  const all = cellsOf(row) ?? [];
  return all.slice(0, 1 + all.findLastIndex(({ mark, style }) => mark !== ' ' || style !== ''));
}

function inkRows(model: Model): readonly string[] {
  const store = {
    model: () => model,
    drawn: () => model,
    catchUp: () => undefined,
    stale: () => false,
    send: () => undefined,
    subscribe: () => () => undefined,
  };
  const { columns } = model.size;
  return renderToString(createElement(App, { store }), { columns }).split('\n');
}

/** Plays a recording up to a moment. */
async function shown(lines: readonly string[], seconds: number) {
  const { width, height } = JSON.parse(lines[0] ?? '');
  const { terminal, page } = terminalPage(width, height);
  for (const [at, , text] of framesOf(lines)) {
    if (at <= seconds) await new Promise<void>(done => terminal.write(text, done));
  }
  return page;
}

describe('a recording', () => {
  test('is an asciicast: its size, then frames in the order of their times', () => {
    const lines = linesOf(film(left, { speed: 5 }));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ version: 2, width: 80, height: 24 });
    const frames = framesOf(lines);
    expect(frames.length).toBeGreaterThan(20);
    for (const [at, frame] of frames.entries()) {
      const [seconds, code, text] = frame;
      expect(frame.length).toBe(3);
      expect(seconds).toBeGreaterThanOrEqual(frames[at - 1]?.[0] ?? 0);
      expect([code, typeof text]).toEqual(['o', 'string']);
    }
    expect(frames[0]?.[0]).toBe(0);
  });

  test.each([
    ['a race', left, [80, 24]],
    ['a race', left, [60, 20]],
    ['a race of turns', turns, [80, 24]],
    ['a race of turns', turns, [160, 50]],
    ['the test game', bids, [80, 24]],
  ] as const)('of %s shows each scene as the screen does, at %#', async (_what, save, size) => {
    const scenes = film(save, { size, speed: 4 });
    const lines = linesOf(scenes);
    const drawn = [...thinned(scenes)];
    const moments = [0, 1, 2, 3].map(part => Math.floor((part * (drawn.length - 1)) / 3));
    expect(drawn.at(-1)).toBe(scenes.at(-1));
    for (const at of moments) {
      const { atMs = 0 } = drawn[at] ?? {};
      const page = await shown(lines, atMs / 1000);
      const wanted = bare(drawn[at]);
      expect(page.lines().slice(0, wanted.length)).toEqual(wanted);
      expect(page.wrappedRows()).toBe(0);
    }
    expect((await shown(lines, 99_999)).changedModes()).toEqual([25]);
  });

  test.each([
    ['a race', left, [80, 24]],
    ['a race', left, [100, 30]],
    ['a race', left, [200, 50]],
    ['a race of turns', turns, [60, 20]],
    ['a race of turns', turns, [160, 50]],
    ['the test game', bids, [80, 24]],
  ] as const)('draws %s as Ink does, cell by cell, at %#', (_what, save, size) => {
    for (const { model } of film(save, { size, speed: 6 })) {
      const byInk = inkRows(model);
      expect(raceRows(model).map(cells)).toEqual(byInk.map(cells));
    }
  });

  test('shows at most ten pictures of a move in a second, and every one that stays', () => {
    const scenes = film(left, { speed: 4 });
    const drawn = [...thinned(scenes)];
    const atOf = (list: readonly Scene[], at: number) => list[at]?.atMs ?? Number.POSITIVE_INFINITY;
    expect(scenes.length).toBeGreaterThan(1.5 * drawn.length);
    for (const [at, { atMs }] of drawn.entries()) {
      const stays =
        atOf(
          scenes,
          scenes.findIndex(scene => scene.atMs > atMs),
        ) - atMs;
      expect(at === 0 || stays >= 100 || atMs - atOf(drawn, at - 1) >= 100).toBe(true);
    }
    for (const [at, scene] of scenes.entries()) {
      if (atOf(scenes, at + 1) - scene.atMs >= 100) expect(drawn).toContain(scene);
    }
  });

  test('writes of a picture no more than what has changed', () => {
    const scenes = [...thinned(film(left, { size: [100, 30], speed: 3 }))];
    const [, ...frames] = linesOf(scenes);
    const whole = scenes.reduce((sum, { model }) => sum + raceRows(model).join('').length, 0);
    const written = frames.reduce((sum, frame) => sum + frame.length, 0);
    expect(written).toBeLessThan(whole / 6);
  });

  test('is the same twice over, and takes half the time a speed higher', () => {
    const jumping = linesOf(film(left, { speed: 6 }));
    expect(linesOf(film(left, { speed: 6 }))).toEqual(jumping);
    const slow = film(left, { speed: 2 });
    const fast = film(left, { speed: 3 });
    expect(slow.length).toBe(fast.length);
    const [slowMs = 0, fastMs = 1] = [slow.at(-1)?.atMs, fast.at(-1)?.atMs];
    expect(slowMs / fastMs).toBeCloseTo(2, 5);
  });

  test('moves cars space by space, unless they are to jump', () => {
    const moving = film(left, { speed: 5 }).length;
    const jumping = film(left, { speed: 5, settings: { animation: false } }).length;
    expect(jumping).toBe(left.record.answers.length + 1);
    expect(moving).toBeGreaterThan(2 * jumping);
  });

  test('begins with the round that was asked for', async () => {
    const lines = linesOf(film(left, { round: 2, speed: 6 }));
    expect((await shown(lines, 0)).text()).toContain('round 2/');
  });

  test('tells the news in the log alone, for nobody must act on it', () => {
    for (const { model } of film(savedRace('masters-2005'), { speed: 8 })) {
      expect(model.screen.kind === 'race' && model.screen.race.news).toEqual([]);
    }
  });

  test('shows no bid before it is revealed', () => {
    const rows = film(bids, { speed: 6 }).map(scene => bare(scene).join('\n'));
    expect(rows.some(text => text.includes('[#]'))).toBe(true);
    for (const text of rows) {
      if (text.includes('[#]')) expect(text).not.toMatch(/\[[0-3]\]/);
    }
  });
});
