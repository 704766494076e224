// The search in the log: typing finds, n, N and the arrows lead on, Escape ends it.
import { describe, expect, it } from 'vitest';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { frameOf } from '../../../testing/terminal/race-frame.ts';
import { boardOf, KEYS, raceFrom } from '../../../testing/terminal/screen-game.ts';
import { named, typed } from '../../input/key.ts';
import { EN } from '../../words/en/words.ts';
import { matches, searchKey } from './log-search.ts';
import type { RaceModel } from './race-model.ts';

const BOARD = track('20 1R12 40');
const LINES = Array.from({ length: 40 }, (_, at) => `Round ${at + 1} begins.`);
LINES[4] = 'Zoë loses a point of body.';
LINES[20] = 'Bob stalls.';
LINES[30] = 'ZOE pits.';

function logOf(): RaceModel {
  const { race: now } = race({ book: masters2005, board: BOARD, cars: [{ space: '0@4' }] });
  const model = raceModel({ book: masters2005, board: BOARD, race: now }, EN) as RaceModel;
  const log = LINES.map(text => ({ seat: 0, text, tone: 'plain' }) as const);
  return { ...model, pane: 'log', log };
}

/** Presses keys one after the other; letters type, words name a key. */
function press(model: RaceModel, ...keys: readonly string[]): RaceModel {
  return keys.reduce((now, key) => {
    const pressed = key.length === 1 ? typed(key) : named(key);
    return searchKey(now, pressed) ?? now;
  }, model);
}

function found(model: RaceModel): string | undefined {
  return model.search?.line?.text;
}

describe('a search in the log', () => {
  it('finds the newest line while it is typed, whatever its accents and capitals', () => {
    const model = press(logOf(), '/', 'z', 'o', 'e');
    expect(found(model)).toBe('ZOE pits.');
    expect(matches(model).map(({ text }) => text)).toEqual([LINES[30], LINES[4]]);
  });

  it('goes on to the next match with n or up and back with N or down, round the ends', () => {
    const model = press(logOf(), '/', 'z', 'o', 'e', 'enter');
    expect(found(press(model, 'n'))).toBe(LINES[4]);
    expect(found(press(model, 'up'))).toBe(LINES[4]);
    expect(found(press(model, 'n', 'n'))).toBe(LINES[30]);
    expect(found(press(model, 'n', 'N'))).toBe(LINES[30]);
    expect(found(press(model, 'down'))).toBe(LINES[4]);
  });

  it('takes n, q and ? as letters while it is typed, and the arrows as the way on', () => {
    const model = press(logOf(), '/', 'b', 'e', 'g', 'i', 'n');
    expect(model.search?.field.text).toBe('begin');
    expect(found(press(model, 'up'))).toBe(LINES[38]);
    expect(press(model, '?', 'q').search?.field.text).toBe('begin?q');
  });

  it('ends with Escape, and with Enter on nothing', () => {
    expect(press(logOf(), '/', 'b', 'escape').search).toBeUndefined();
    expect(press(logOf(), '/', 'b', 'enter', 'escape').search).toBeUndefined();
    expect(press(logOf(), '/', 'enter').search).toBeUndefined();
  });

  it('looks only through the lines that are shown', () => {
    const model = press({ ...logOf(), logFilter: 'headlines' }, '/', 'z');
    expect(matches(model)).toEqual([]);
    expect(found(model)).toBeUndefined();
  });

  it.each([
    [60, 20],
    [80, 24],
    [160, 50],
  ])(
    'shows the line at hand with a pointer and how many there are, at %i x %i',
    (columns, rows) => {
      const size = { columns, rows };
      const page = frameOf(press(logOf(), '/', 'z', 'o', 'e', 'n'), { size });
      expect(page).toContain('find: zoen');
      expect(page).toContain('no match');
      const second = frameOf(press(logOf(), '/', 'z', 'o', 'e', 'up'), { size });
      expect(second).toMatch(/[▸>]Zoë loses a point of body\./);
      expect(second).toContain('2 of 2, newest first');
      expect(frameOf(logOf(), { size })).toContain('[/] find');
    },
  );
});

it('/ on the page of the log takes letters that are commands elsewhere, and Escape leaves the log last', async () => {
  const from = race({ board: boardOf('otterbrook'), cars: [{ space: 'M5' }, { space: 'M3' }] });
  const screen = raceFrom(80, 24, from, ['Ann', 'Bob']);
  await screen.sees('which gear?');
  screen.press('l');
  await screen.sees('[/] find');
  screen.press('/');
  screen.press('q');
  screen.press('l');
  await screen.sees('find: ql');
  screen.press(KEYS.enter);
  await screen.sees('[n] next match');
  screen.press(KEYS.escape);
  await screen.loses('find: ql');
  screen.press(KEYS.escape);
  await screen.sees('which gear?');
});
