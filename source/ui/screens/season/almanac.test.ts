import { describe, expect, it } from 'vitest';
import { seasonEntry } from '../../../season/almanac/season-entry.ts';
import { ardennes } from '../../../testing/season/ardennes.ts';
import { figuredPlan, figuredSeason } from '../../../testing/season/figured-seasons.ts';
import { playSeason, toPaddock } from '../../../testing/season/season-game.ts';
import { fitsThePage, KEYS } from '../../../testing/terminal/screen-game.ts';

describe('the almanac', () => {
  const over = figuredSeason(1, 8, { ...figuredPlan(), name: 'Winter Cup' });
  const entry = seasonEntry(over, '2025-winter-cup');
  const almanac = entry === undefined ? [] : [entry];
  const [champion = ''] = entry?.champions ?? [];

  it.each([
    [60, 20],
    [80, 24],
    [160, 50],
  ])('opens from the list of seasons, and its names are links, at %ix%i', async (columns, rows) => {
    const services = { almanac: () => ({ almanac, notices: [] }) };
    const screen = playSeason(columns, rows, ardennes(), { services });
    await screen.sees('7 Seasons');
    screen.press('7');
    await screen.sees('3 Hall of fame');
    screen.press('3');
    await screen.sees(/Winter Cup/);
    fitsThePage(screen);
    expect(screen.text()).not.toContain('export');
    screen.press(`${KEYS.tab}${KEYS.enter}`);
    await screen.sees(/circuit +winner/);
    fitsThePage(screen);
    screen.press(`${KEYS.tab}${KEYS.enter}`);
    await screen.sees('Rivals');
    await screen.sees(champion);
    fitsThePage(screen);
    screen.press('1');
    await screen.sees('1 Records by circuit');
    screen.press('1');
    await screen.sees('best lap');
    fitsThePage(screen);
    screen.press('?');
    await screen.sees('The records of every circuit, book by book');
    screen.press(KEYS.escape);
    await screen.loses('The records of every circuit, book by book');
    screen.press(KEYS.escape);
    await screen.sees('1 Records by circuit');
    screen.press(KEYS.escape);
    await screen.sees('3 Hall of fame');
  });

  it('opens from the paddock, in French, and leads back there', async () => {
    const services = { almanac: () => ({ almanac, notices: [] }) };
    const screen = playSeason(80, 24, ardennes(), { services, settings: { language: 'fr' } });
    await screen.sees('Reprendre');
    screen.press(KEYS.enter);
    await screen.sees('9 Palmarès');
    screen.press('9');
    await screen.sees('Winter Cup');
    await screen.sees('1 saison');
    screen.press(KEYS.escape);
    await screen.sees('9 Palmarès');
  });

  it('has the season that is over among the others, once', async () => {
    const season = figuredSeason(2, 8, { ...figuredPlan(), name: 'Summer Cup' });
    const services = { almanac: () => ({ almanac, notices: [] }) };
    const screen = playSeason(80, 24, season, { services });
    await screen.sees('Continue');
    screen.press(KEYS.enter);
    await screen.sees('Hall of fame');
    screen.press(/(\d) Hall of fame/.exec(screen.text())?.[1] ?? '');
    await screen.sees('2 seasons');
    expect(screen.text().match(/Summer Cup/g)).toHaveLength(1);
  });

  it('says that nothing is over, where nothing is', async () => {
    const screen = playSeason(80, 24, ardennes());
    await toPaddock(screen);
    screen.press('9');
    await screen.sees('No season is over yet.');
  });
});
