import { describe, expect, it } from 'vitest';
import { playSeason } from '../../../testing/season/season-game.ts';
import { crew, openedSeason } from '../../../testing/season/seasons.ts';
import { fitsThePage, KEYS } from '../../../testing/terminal/screen-game.ts';

const WITH_A_PERSON = [{ id: 'ann', name: 'Ann' }, ...crew(3, 'random')];
const ONE_LAP = { entrants: WITH_A_PERSON, calendar: calendarOf('otterbrook', 'monaco') };

function calendarOf(...tracks: readonly string[]) {
  return tracks.map(track => ({ id: track, track, stage: 'season', weight: 1 }));
}

describe('a season on the screen', () => {
  it('is gone on with from the title, raced, and brings its points, by Enter alone', async () => {
    const screen = playSeason(80, 24, openedSeason(ONE_LAP));
    await screen.sees(/▸ 1 Continue: Ardennes Cup, weekend 1\/2: Monza/);
    screen.press(KEYS.enter);
    await screen.sees(/▸ 1 Race: otterbrook/);
    expect(screen.text()).toContain('weekend 1 of 2: otterbrook');
    screen.press(KEYS.enter);
    for (let turn = 0; turn < 60 && !screen.text().includes('On to the points'); turn++) {
      screen.press(KEYS.enter);
      await screen.quiet();
    }
    await screen.sees('On to the points');
    expect(screen.run.season().facts.weekends[0]?.results).toHaveLength(1);
    screen.press(KEYS.enter);
    await screen.sees(/Standings +pts +gain/);
    await screen.sees(/▸ 1 Race: Monaco/);
    screen.press('2');
    await screen.sees('weekend 2 of 2: Monaco');
    fitsThePage(screen);
  });
});
