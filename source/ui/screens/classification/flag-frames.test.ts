// The page after the flag and its panels, at five sizes, in both languages and in ASCII: look at the diff of the pictures.
import { stripVTControlCharacters } from 'node:util';
import { renderToString } from 'ink';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../../../check/playthroughs.ts';
import { type RecordedRace, recordedRace } from '../../../check/recorded-races.ts';
import type { Language } from '../../../replay/language.ts';
import { raceSheet } from '../../../season/sheet/make-sheet.ts';
import type { RaceSheet } from '../../../season/sheet/race-sheet.ts';
import { eventfulSheet, sheetLine, sheetOf } from '../../../testing/sheets.ts';
import { lookOf } from '../../look.ts';
import type { Size } from '../../messages.ts';
import type { ClassificationScreen, Model, ResultPanel } from '../../model.ts';
import { DEFAULT_SETTINGS } from '../../services.ts';
import { textWidth } from '../../theme/width.ts';
import { stageOf } from '../../update.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import { openRace } from '../race/play.ts';
import { ClassificationView } from './classification-view.tsx';

const SIZES = [
  [60, 20],
  [80, 24],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;
const NAMES = 'Ada Ben Cleo Dan Eve Finn Gus Hana Ivo Jana Kim Lou'.split(' ');

interface Viewing {
  readonly size: Size;
  readonly language?: Language;
  readonly ascii?: boolean;
}

function modelOf({ size, language = 'en', ascii = false }: Viewing): Model {
  return {
    size,
    offer: { tracks: [], levels: [], books: [], carsMax: 12, words: { en: EN, fr: FR } },
    settings: { ...DEFAULT_SETTINGS, language, ascii },
    background: 'unknown',
    screen: { kind: 'title', at: '' },
    overlay: { kind: 'none' },
    notice: '',
    unfinished: undefined,
    seasons: undefined,
    season: undefined,
    almanac: undefined,
    par: {},
    pace: {},
    leaveAsked: false,
  };
}

/** Returns the page after a recorded race, with its own sheet or another one. */
function frameOf(
  { played, turns }: RecordedRace,
  panel: ResultPanel,
  viewing: Viewing,
  sheet: RaceSheet = raceSheet(played),
): string {
  const { book, board, setup } = played;
  const race = turns.at(-1)?.race;
  if (race === undefined) throw new RangeError('a race without a start');
  const drivers = sheet.lines.map((_, seat) => ({
    name: NAMES[seat] ?? '',
    kind: seat === 0 ? ('human' as const) : ('cpu' as const),
    level: seat === 0 ? '' : 'club',
    character: '',
  }));
  const letters = drivers.map(({ name }) => name.slice(0, 1));
  const table = { book, board, setup, drivers, letters, file: '' };
  const moment = { race: book.view(race, -1), next: { kind: 'over' as const }, notice: '' };
  const model = modelOf(viewing);
  const screen: ClassificationScreen = {
    kind: 'classification',
    race: openRace(table, moment, [], stageOf(model)).race,
    at: 'again',
    sheet,
    panel,
  };
  const shown = { ...model, screen };
  const { columns, rows } = viewing.size;
  const look = lookOf(shown);
  const send = () => undefined;
  const view = createElement(ClassificationView, {
    model: shown,
    screen,
    look,
    columns,
    rows: rows - 1,
    send,
  });
  const text = stripVTControlCharacters(renderToString(view, { columns }));
  const lines = text.split('\n').map(line => line.trimEnd());
  expect(lines.length).toBeLessThanOrEqual(rows - 1);
  for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(columns);
  return lines.map(line => `${line}\n`).join('');
}

/** Returns a panel at every size in English, then at the usual one in French and in ASCII. */
function framesOf(race: RecordedRace, panel: ResultPanel, sheet?: RaceSheet): string {
  const usual = { columns: 80, rows: 24 };
  const viewings: readonly Viewing[] = [
    ...SIZES.map(([columns, rows]) => ({ size: { columns, rows } })),
    { size: usual, language: 'fr' },
    { size: usual, ascii: true },
  ];
  return viewings.map(viewing => frameOf(race, panel, viewing, sheet)).join('\n');
}

function raceOf(book: string, seed: number): RecordedRace {
  const found = PLAYTHROUGHS.find(one => one.book === book && one.seed === seed);
  if (found === undefined) throw new RangeError('no such race');
  return recordedRace(found);
}

const PANELS: readonly ResultPanel[] = [
  { kind: 'result' },
  { kind: 'story' },
  { kind: 'chart' },
  { kind: 'spent', part: 0 },
];

describe.each(PANELS)('the page after the flag shows $kind', panel => {
  it.each([
    ['masters', raceOf('masters-2005', 359)],
    ['teams', raceOf('bga-basic', 396)],
    ['cards', raceOf('championship-draft', 24)],
  ])('of a recorded race: %s', async (name, race) => {
    const file = `pictures/${name}-${panel.kind}.txt`;
    await expect(framesOf(race, panel)).toMatchFileSnapshot(file);
  });

  it('of a race in which much happened', async () => {
    const file = `pictures/eventful-${panel.kind}.txt`;
    const race = raceOf('masters-2005', 359);
    await expect(framesOf(race, panel, eventfulSheet())).toMatchFileSnapshot(file);
  });

  it('of twelve cars, every one of them at every size', () => {
    const lines = NAMES.map((_, seat) =>
      sheetLine(seat, { spent: { wear: 3 }, places: [seat + 1, 12 - seat, seat + 1] }),
    );
    for (const [columns, rows] of SIZES) {
      const size = { columns, rows };
      const frame = frameOf(raceOf('championship', 96), panel, { size }, sheetOf(lines));
      const named = panel.kind === 'story' ? ['Ada'] : NAMES;
      for (const name of named) expect(frame, `${columns}x${rows}`).toContain(name);
      for (const line of ['1 Race again', '2 Back to the title', '3 Leave']) {
        expect(frame).toContain(line);
      }
    }
  });

  it('in ASCII with ASCII alone', () => {
    const size = { columns: 80, rows: 24 };
    const race = raceOf('masters-2005', 359);
    const frame = frameOf(race, panel, { size, ascii: true }, eventfulSheet());
    expect(frame).toMatch(/^[\x20-\x7e\n]*$/);
  });
});
