// Walks races of every book and looks at each question on the screen, and at what stands in its place while others play, under
// a cover and after the flag: in turn at sizes from the smallest to a very large one. No panel is empty beside a line that
// is cut, and nothing runs over an edge.
import { describe, expect, it } from 'vitest';
import { frameOf } from '../../testing/terminal/race-frame.ts';
import { SCREEN_BOOKS, type Walked, walkedRace } from '../../testing/walked-race.ts';
import { told } from '../screens/race/news.ts';
import type { RaceModel } from '../screens/race/race-model.ts';
import { withRoundEnds } from '../screens/race/round-ends.ts';
import { toldLines } from '../screens/race/told-lines.ts';
import { textWidth } from '../theme/width.ts';
import { EN } from '../words/en/words.ts';
import { FR } from '../words/fr/words.ts';

const COLUMNS = [60, 66, 80, 90, 100, 120, 140, 150, 160, 180, 200, 225, 250] as const;
const ROWS = [20, 24, 30, 35, 40, 50, 60, 70] as const;
const LANGUAGES = ['en', 'fr'] as const;
const WORDS = { en: EN, fr: FR };
const ANSWERS = 200;
/** A frame takes time, so they are drawn at every so many questions. */
const DRAWN_EVERY = 5;
const EMPTY_ROWS = 4;
/** Blanks from the left edge of a panel, or of the screen, that make a row of it empty. */
const EMPTY_COLUMNS = 40;

const STATES: readonly ((model: RaceModel) => RaceModel)[] = [
  model => model,
  model => ({ ...model, prompt: undefined }),
  model => ({ ...model, covered: true, handedOver: true }),
  model => ({ ...model, prompt: { kind: 'over' } }),
];

/** Returns the text of each panel by rows: between its borders, or from edge to edge where there are none. */
function segmentsOf(frame: readonly string[]): readonly (readonly string[])[] {
  return frame.map(line =>
    line.startsWith('│') && line.endsWith('│') ? line.slice(1, -1).split('││') : [line],
  );
}

function hasEmptyPanel(frame: readonly string[], columns: number): boolean {
  const least = Math.min(EMPTY_COLUMNS, columns);
  const padded = frame.map(line => line.padEnd(columns));
  const empty = segmentsOf(padded).map(parts =>
    parts.some(part => part.length - part.trimStart().length >= least),
  );
  return empty.some(
    (_, at) => empty.slice(at, at + EMPTY_ROWS).filter(Boolean).length === EMPTY_ROWS,
  );
}

// The title says with three dots that somebody plays, and the table of the race shortens the names of corners.
function cutLines(frame: readonly string[]): readonly string[] {
  return frame.slice(1).filter(line => line.replace(/[\d-] [A-Z][* ] .*$/, '').includes('…'));
}

function faultsAt(model: RaceModel, at: number): readonly string[] {
  const columns = COLUMNS[at % COLUMNS.length] ?? 80;
  const rows = ROWS[at % ROWS.length] ?? 24;
  const language = LANGUAGES[(at >> 1) % 2] ?? 'en';
  const state = STATES[(at >> 2) % STATES.length] ?? (same => same);
  const frame = frameOf(state(model), { size: { columns, rows }, language }).trimEnd().split('\n');
  const faults = frame.filter(line => textWidth(line) > columns);
  if (frame.length > rows - 1) faults.push(`${frame.length} rows`);
  if (hasEmptyPanel(frame, columns)) faults.push(...cutLines(frame));
  return faults.map(
    fault => `${columns}x${rows} ${language} ${(at >> 2) % STATES.length}: ${fault}`,
  );
}

/** Returns the model with everything that was told on the way to it. */
function heard({ model }: Walked, before: RaceModel | undefined): RaceModel {
  if (before === undefined) return model;
  const { log, news, far, ends = [] } = before;
  return withRoundEnds({ ...model, log, news, far, ends });
}

describe.each(SCREEN_BOOKS)('$id', book => {
  it('has no empty panel beside a cut line at any size', () => {
    const faults: string[] = [];
    let before: RaceModel | undefined;
    let at = 0;
    for (const walked of walkedRace(book, 7, ANSWERS)) {
      const model = heard(walked, before);
      if (at % DRAWN_EVERY === 0) faults.push(...faultsAt(model, at / DRAWN_EVERY));
      const { race } = WORDS[LANGUAGES[(Math.ceil(at / DRAWN_EVERY) >> 1) % 2] ?? 'en'];
      const events = { events: walked.after.events, told: [] };
      before = told(model, toldLines(model.table, events, race).flat());
      at += 1;
    }
    expect(faults).toEqual([]);
  });
});
