// A car of Trant on the screen: built from construction points, and what the dashboard shows of it.
import { describe, expect, test } from 'vitest';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { beginning } from '../../../testing/formula-de/trant-start.ts';
import { typed } from '../../input/key.ts';
import type { Row } from '../../rows.ts';
import { DEFAULT_SETTINGS } from '../../services.ts';
import { UNICODE } from '../../theme/glyphs.ts';
import { wordsBy } from '../../words/book-words.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { Words } from '../../words/words.ts';
import { formulaDePanels } from './formula-de-panels.ts';

const EN_TRANT = wordsBy(EN, 'trant');
const FR_TRANT = wordsBy(FR, 'trant');
const textOf = (row: Row) => row.map(({ text }) => text).join('');

describe('building a car (TR-5, TR-6)', () => {
  const now = beginning({ seats: 1, laps: 2, options: { preparation: 'chosen' }, dice: [10, 20] });
  const asked = (words: Words) => {
    const model = raceModel(now, words);
    const items = formulaDePanels.items(model, words.race);
    return { model, items, words };
  };
  const rowsOf = ({ model, items, words }: ReturnType<typeof asked>) => [
    ...formulaDePanels.listHeading(model, words, 56).map(textOf),
    ...formulaDePanels.lines(model, items, 56, words).map(({ row }) => textOf(row)),
  ];

  test('has a column and a line for every category, the points above them', () => {
    const [budget, heads, , balanced, ...rest] = rowsOf(asked(EN_TRANT));
    expect(budget).toContain('20 points, all placed');
    expect(heads?.trim().split(/ +/)).toEqual([
      ...['tir', 'brk', 'trn', 'bod', 'eng', 'sus'],
      ...['qua', 'crw', 'drv'],
    ]);
    expect(balanced).toMatch(/balanced +6 +3 +3 +3 +3 +2 +0 +0 +0$/);
    expect(rest.at(-1)).toMatch(/driver +0/);
  });

  test('fits beside the map in both languages', () => {
    for (const words of [EN_TRANT, FR_TRANT]) {
      for (const row of rowsOf(asked(words))) expect(row.trimEnd().length, row).toBeLessThan(57);
    }
  });

  test('takes a point out of one line with left, and puts it into another with right', () => {
    const { model } = asked(EN_TRANT);
    const stage = { settings: DEFAULT_SETTINGS, size: { columns: 80, rows: 24 }, words: EN_TRANT };
    const taken = formulaDePanels.key?.({ ...model, at: 'part body' }, typed('-'), stage);
    const inHand = taken?.race as typeof model;
    expect(inHand.kept.hand).toBe('body');
    const given = formulaDePanels.key?.({ ...inHand, at: 'part pitCrew' }, typed('+'), stage);
    expect(given?.effects).toEqual([
      {
        kind: 'answer',
        seat: 0,
        choice: { kind: 'moveConstructionPoint', from: 'body', to: 'pitCrew' },
      },
    ]);
  });
});

describe('the dashboard of a car', () => {
  const board = track('20 1R12 40');
  const rowOf = (car: object, words: Words, columns = 160) => {
    const { race: now } = race({
      book: trant,
      board,
      cars: [{ space: '0@14', gear: 4, ...car }],
      round: 2,
    });
    return textOf(
      formulaDePanels
        .dashboard(
          raceModel({ book: trant, board, race: now }, words),
          { columns, rows: 3, glyphs: UNICODE },
          words,
        )
        .flat(),
    );
  };

  test('calls its parts by the names of the book', () => {
    expect(rowOf({}, EN_TRANT)).toMatch(
      /tires ■{6} 6 brakes ■■■ 3 transmission ■■■ 3 bodywork ■■■ 3 engine ■■■ 3 suspension ■■ 2/,
    );
    expect(rowOf({}, EN_TRANT, 80)).toMatch(
      /tires 6 brakes 3 transmission 3 bodywork 3 engine 3 suspension 2/,
    );
    expect(rowOf({}, FR_TRANT)).toMatch(/transmission ■■■ 3 .*suspension ■■ 2/);
  });

  test('tells of wing, driver points and crew where it has them', () => {
    const rich = {
      wing: 'high',
      driverPoints: { bought: 1, wonHalves: 1 },
      fittings: { qualifying: 1, pitCrew: 2 },
    };
    expect(rowOf(rich, EN_TRANT)).toMatch(/high wing +driver pts 1½ +crew 2/);
    expect(rowOf({}, EN_TRANT)).not.toMatch(/wing|driver|crew/);
  });
});
