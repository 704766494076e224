// Whole screens of a season as they are drawn, in five sizes and both languages.
import { expect, it } from 'vitest';
import { seasonEntry } from '../../../season/almanac/season-entry.ts';
import { ardennes } from '../../../testing/season/ardennes.ts';
import { figuredPlan, figuredSeason } from '../../../testing/season/figured-seasons.ts';
import { playSeason, type SeasonGame } from '../../../testing/season/season-game.ts';
import { fitsThePage, KEYS } from '../../../testing/terminal/screen-game.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;
const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const over = seasonEntry(
  figuredSeason(1, 8, { ...figuredPlan(), name: 'Winter Cup' }),
  '2025-winter-cup',
);
const almanac = over === undefined ? [] : [over];

/**
 * What a screen is opened by from the title. Each step has words that are on its screen and not on the one before, so
 * that no earlier screen can be taken for it.
 */
type Way = readonly (readonly [key: string, sees: Readonly<Record<Language, string>>])[];

const PADDOCK = [KEYS.enter, { en: 'Standings and matrix', fr: 'Classement et tableau' }] as const;

const FRAMES: Readonly<Record<string, Way>> = {
  paddock: [PADDOCK],
  standings: [PADDOCK, ['2', { en: 'best 3 count', fr: '3 meilleurs' }]],
  weekend: [PADDOCK, ['3', { en: 'Ardennes Cup: Monaco', fr: 'Ardennes Cup : Monaco' }]],
  // A result by its cell in the matrix: of Spa, or of Monza where a column of teams stands before.
  ceremony: [
    PADDOCK,
    ['2', { en: 'best 3 count', fr: '3 meilleurs' }],
    [`${KEYS.tab}${KEYS.right}${KEYS.right}${KEYS.enter}`, { en: '31 rounds', fr: '31 manches' }],
  ],
  decision: [
    PADDOCK,
    ['6', { en: '1 New ruling', fr: '1 Une nouvelle décision' }],
    ['1', { en: 'A ruling by the organiser', fr: 'Une décision de l’organisateur' }],
  ],
  form: [
    ['7', { en: '2 New season', fr: '2 Nouvelle saison' }],
    ['2', { en: 'Our season', fr: 'Notre saison' }],
  ],
  calendar: [
    ['7', { en: '2 New season', fr: '2 Nouvelle saison' }],
    ['2', { en: 'Our season', fr: 'Notre saison' }],
    [`${KEYS.down.repeat(5)}${KEYS.enter}`, { en: 'Add a weekend', fr: 'Ajouter un week-end' }],
  ],
  entrants: [
    ['7', { en: '2 New season', fr: '2 Nouvelle saison' }],
    ['2', { en: 'Our season', fr: 'Notre saison' }],
    [`${KEYS.down.repeat(10)}${KEYS.enter}`, { en: 'Add a driver', fr: 'Ajouter un pilote' }],
  ],
  almanac: [
    ['7', { en: '3 Hall of fame', fr: '3 Palmarès' }],
    ['3', { en: 'Winter Cup', fr: 'Winter Cup' }],
  ],
};

async function frame(language: Language, columns: number, rows: number, way: Way): Promise<string> {
  const screen: SeasonGame = playSeason(columns, rows, ardennes(), {
    settings: { language, name: 'Ann' },
    services: { almanac: () => ({ almanac, notices: [] }) },
  });
  await screen.sees(language === 'en' ? 'Continue' : 'Reprendre');
  for (const [key, words] of way) {
    expect(screen.text()).not.toContain(words[language]);
    screen.press(key);
    await screen.sees(words[language]);
  }
  await screen.quiet();
  fitsThePage(screen);
  return screen
    .lines()
    .map(line => line.trimEnd())
    .join('\n');
}

it.each(Object.keys(FRAMES))('the screen of the %s is as it was drawn', async name => {
  const frames: string[] = [];
  for (const language of LANGUAGES) {
    for (const [columns, rows] of SIZES) {
      const drawn = await frame(language, columns, rows, FRAMES[name] ?? []);
      frames.push(`${language} ${columns}x${rows}`, drawn);
    }
  }
  await expect(`${frames.join('\n')}\n`).toMatchFileSnapshot(`pictures/${name}.txt`);
});
