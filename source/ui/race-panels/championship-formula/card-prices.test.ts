import { describe, expect, it } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import type { Advice } from '../../../drivers/advice.ts';
import {
  type CarSpec,
  choices,
  situation,
} from '../../../testing/championship-formula/builders.ts';
import { screenAt, type Viewing } from '../../../testing/championship-formula/race-frame.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { frameOf } from '../../../testing/terminal/race-frame.ts';
import { volume } from '../../../testing/volume.ts';
import { typed } from '../../input/key.ts';
import { raceKey } from '../../screens/race/race-update.ts';
import { refusalOf } from '../../screens/race/refusal.ts';
import { DEFAULT_SETTINGS } from '../../services.ts';
import { textWidth } from '../../theme/width.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { ChampionshipModel } from './championship-model.ts';
import { itemsAsked } from './items.ts';
import { flagFacts } from './view/flag-facts.ts';
import { promptLines } from './view/prompt-lines.ts';

const MONZA = deriveRows(shippedCircuit('monza'));
const STAGE = { settings: DEFAULT_SETTINGS, size: { columns: 80, rows: 24 }, words: EN };

/** Returns the question for a card of the first of these cars. */
const asked = (cars: readonly CarSpec[], viewing: Viewing = {}) =>
  screenAt(situation({ board: MONZA, cars }), { seat: 0, ...viewing });

/** Columns of the list beside the map on a screen of 80. */
const LIST_COLUMNS = 56;

const LONELY = [
  { space: 'R34', speed: 140 },
  { space: 'L60', speed: 60 },
];

/** Returns the lines of the list by their cards, in so many columns. */
function linesOf(model: ChampionshipModel, columns = 80, words = EN): ReadonlyMap<string, string> {
  const lines = promptLines(model, itemsAsked(model), columns, words);
  const texts = lines.map(({ row }) => row.map(({ text }) => text).join(''));
  return new Map(texts.map(text => [/ (\d+) /.exec(text)?.[1] ?? text, text]));
}

describe('the place at stake', () => {
  // Three laps: the line is crossed at the start of the first.
  const home = (own: CarSpec, other: CarSpec) => flagFacts(asked([own, other]), EN.championship);
  const last = MONZA.spaces.filter(({ lane }) => lane === 0).at(-3)?.id ?? '';
  const far = MONZA.spaces.filter(({ lane }) => lane === 0).at(20)?.id ?? '';

  it('is named once a card reaches the flag, with the rivals who may be home too (CFR-76)', () => {
    const own = { space: last, speed: 100, laps: 3 };
    expect(home(own, { space: far, speed: 60, laps: 3 })).toBe(
      '1st if you cross the line this turn',
    );
    const before = MONZA.spaces.filter(({ lane }) => lane === 1).at(-3)?.id ?? '';
    expect(home(own, { space: before, speed: 100, laps: 3 })).toMatch(
      /^1st if you get farthest past the line this turn; over it too: .+ from \d+ mph$/,
    );
  });

  it('is not named where no card reaches it, nor before the last lap', () => {
    const other = { space: far, speed: 60, laps: 3 };
    const rear = MONZA.spaces.filter(({ lane }) => lane === 0).at(15)?.id ?? '';
    expect(home({ space: rear, speed: 60, laps: 3 }, other)).toBe('');
    expect(home({ space: last, speed: 100, laps: 1 }, other)).toBe('');
  });
});

describe('a speed card', () => {
  it('names the cars that it reaches and slower cards do not', () => {
    const lines = linesOf(
      asked([
        { space: 'R20', speed: 100 },
        { space: 'L22', speed: 100 },
        { space: 'R25', speed: 100 },
        { space: 'L25', speed: 100 },
      ]),
    );
    expect(lines.get('40')).toMatch(/B ahead/);
    expect(lines.get('100')).toMatch(/D and C ahead|C and D ahead/);
    expect(lines.get('80')).not.toMatch(/ahead/);
  });

  it('tells by how much the car must be slower at the next corner, and no more', () => {
    const lines = linesOf(asked(LONELY));
    // Ascari has a limit of 100.
    expect(lines.get('100')).toMatch(/Ascari free/);
    expect(lines.get('120')).toMatch(/Ascari brake 20 first/);
    expect(lines.get('140')).toMatch(/Ascari brake 40 first/);
  });

  it('has a column for its spaces where there is room', () => {
    expect(linesOf(asked(LONELY)).get('100')).toMatch(/100 +5 +free/);
    expect(linesOf(asked(LONELY), LIST_COLUMNS).get('100')).toMatch(/100 +free/);
  });
});

describe.each([
  ['en', EN],
  ['fr', FR],
] as const)('the list of cards in %s', (_, words) => {
  it('fits beside the map, with two columns between them', () => {
    const places = MONZA.spaces.filter(
      ({ lane, index }) => lane >= 0 && index % volume(8, 1) === 0,
    );
    for (const { id } of places) {
      for (const speed of [60, 140, 200]) {
        const crowd = [id, 'L38', 'R38', 'L40'].map(space => ({ space, speed }));
        const lines = linesOf(
          asked(crowd.filter((car, at) => at === 0 || car.space !== id)),
          LIST_COLUMNS,
          words,
        );
        for (const line of lines.values()) if (textWidth(line.trimEnd()) > 52) console.log(line);
      }
    }
  });
});

/** The engineer prefers the third card, then the second; the first costs a turn. */
function engaged(): ChampionshipModel {
  const now = situation({ board: MONZA, cars: LONELY });
  const [first, second, third] = choices(now, 'playCard');
  const advice = [third, second, first].flatMap((choice, at): Advice[] =>
    choice === undefined
      ? []
      : [{ choice, value: 10 + at, reasons: [{ kind: 'road', rolls: at }] }],
  );
  return screenAt(now, { seat: 0, advice });
}

const pressed = (model: ChampionshipModel, key: string) =>
  raceKey(model, typed(key), STAGE).race as ChampionshipModel;

describe('the key of the engineer', () => {
  it('turns the prices over to the engineer’s opinions, and back', () => {
    const model = engaged();
    const opinions = linesOf(pressed(model, 'h'));
    expect([...opinions.values()].slice(0, 3).map(line => line.trim())).toEqual([
      '1  20    +2.0: leaves us further from the flag (2.0)',
      '2  40    +1.0: leaves us further from the flag (1.0)',
      '3* 60    the best',
    ]);
    expect(linesOf(pressed(pressed(model, 'h'), 'h'))).toEqual(linesOf(model));
  });

  it('is told in the key line where there is something to compare', () => {
    expect(frameOf(engaged())).toMatch(/\[enter\] confirm {2}\[h\] engineer/);
    expect(frameOf(asked(LONELY))).not.toContain('[h] engineer');
  });

  it('says so where there is nothing to compare', () => {
    expect(refusalOf(asked(LONELY), typed('h'), STAGE)).toMatch(/nothing to compare/);
    expect(refusalOf(engaged(), typed('h'), STAGE)).toBe('');
  });
});

/** Where the list leaves room under it. */
const WIDE = { size: { columns: 100, rows: 40 } };

it('the engineer who is called compares two cards in a sentence', () => {
  const model = pressed(engaged(), 'h');
  const said = (looked: ChampionshipModel) => frameOf(looked, WIDE).replaceAll(/\s+/g, ' ');
  expect(frameOf(engaged(), WIDE)).not.toMatch(/Engineer:/);
  expect(said({ ...model, at: '2' })).toContain('Engineer: 60 is 1.0 turn better than 40: it');
  expect(said({ ...model, at: '0' })).toContain('Engineer: 20 is 2.0 turns worse than 60: it');
});

describe('the last straight', () => {
  const last = MONZA.spaces.findLast(
    ({ lane, endTick }) => lane === 0 && endTick < MONZA.ticks - 40,
  );
  const cars = (laps: number) => [
    { space: last?.id ?? '', speed: 120, laps },
    { space: 'R10', speed: 60 },
  ];

  it('says how far each card is from the flag, and nothing of the corner behind it (CFR-76)', () => {
    const frame = frameOf(asked(cars(3)));
    expect(frame).toMatch(/card +here +the flag/);
    expect(frame).toMatch(/60 +free +1 short of it/);
    expect(frame).toMatch(/80 +free +over the line/);
    expect(frame).not.toContain(MONZA.corners[0]?.name);
  });

  it('of an earlier lap leads to the next corner', () => {
    expect(frameOf(asked(cars(2)))).toContain('next: Rettifilo');
  });
});
