// The driving school, how to play and the records at five sizes and in both languages: look at the diff of the pictures.
import { describe, expect, it } from 'vitest';
import { idsOf } from '../../../session/school/lessons.ts';
import type { KeptRecord } from '../../../storage/records/kept-record.ts';
import {
  boardOf,
  fitsThePage,
  type Game,
  KEYS,
  play,
} from '../../../testing/terminal/screen-game.ts';
import { textWidth } from '../../theme/width.ts';
// The test game has its part in how to play once any test of the process has imported it; here it always has.
import '../../../testing/bids/bid-screen.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;
const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

/** How to play is the last line but one of the title. */
const TO_HOW_TO_PLAY = `${KEYS.up.repeat(2)}${KEYS.enter}`;
/** How a row of words may end that fills its window: with the end of a sentence, or with the sign of a cut. */
const WHOLE = /[….:;)\]!?»]$|▼/;

const RECORDS: readonly KeptRecord[] = [
  { kind: 'timedLap', laps: 1, name: 'Ada', plays: 11, timeMs: 42_000, date: '2026-11-21' },
  { kind: 'race', laps: 2, name: 'Maxim', plays: 24, date: '2026-11-22' },
].map(one => {
  const { id: track, hash } = boardOf('otterbrook');
  return { ...one, track, hash, book: 'masters-2005' } as KeptRecord;
});

async function opened(language: Language): Promise<Game> {
  const records = { all: () => RECORDS, keep: () => true };
  const screen = play(80, 24, { settings: { language, name: 'Ada' }, services: { records } });
  await screen.sees(language === 'en' ? 'New race' : 'Nouvelle course');
  return screen;
}

/** Returns the screen at each size; on none of them is a row wider than it. */
async function framesOf(screen: Game, language: Language): Promise<readonly string[]> {
  const frames: string[] = [];
  for (const [columns, rows] of SIZES) {
    screen.resize(columns, rows);
    await screen.quiet();
    fitsThePage(screen);
    for (const line of screen.lines()) expect(textWidth(line)).toBeLessThanOrEqual(columns);
    frames.push(`${language} ${columns}x${rows}`, ...screen.lines());
  }
  return frames;
}

function pictured(frames: readonly string[]): string {
  return `${frames.map(line => line.trimEnd()).join('\n')}\n`;
}

describe.each([
  ['the driving school', 'school', '3', { en: 'Eight short lessons', fr: 'Huit courtes' }],
  ['how to play', 'how-to-play', TO_HOW_TO_PLAY, { en: 'two keys', fr: 'deux touches' }],
  ['the records', 'records', '6', { en: 'Maxim', fr: 'Maxim' }],
] as const)('the page of %s', (_, file, keys, sees) => {
  it('is whole at every size and in both languages', async () => {
    const frames: string[] = [];
    for (const language of LANGUAGES) {
      const screen = await opened(language);
      screen.press(keys);
      await screen.sees(sees[language]);
      frames.push(...(await framesOf(screen, language)));
    }
    const widths = SIZES.map(([columns]) => columns);
    const full = frames.filter(line => widths.some(columns => textWidth(line) === columns));
    for (const line of full) expect(line).toMatch(WHOLE);
    await expect(pictured(frames)).toMatchFileSnapshot(`pictures/${file}.txt`);
  });
});

describe.each(LANGUAGES)(
  'the first question of each lesson of the first course, in %s',
  language => {
    it('is whole at every size', async () => {
      const frames: string[] = [];
      for (const at of idsOf('driving').keys()) {
        const screen = await opened(language);
        screen.press('3');
        await screen.sees(/Eight short lessons|Huit courtes/);
        screen.press(`${at + 1}`);
        await screen.sees(`Formula Dé ${at + 1}/`);
        await screen.sees(/which gear\?|quel rapport|where to\?|où aller/);
        frames.push(...(await framesOf(screen, language)));
      }
      await expect(pictured(frames)).toMatchFileSnapshot(`pictures/lessons.${language}.txt`);
    });
  },
);
