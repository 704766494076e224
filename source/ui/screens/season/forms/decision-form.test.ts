import { describe, expect, it } from 'vitest';
import { standings } from '../../../../season/standings/standings.ts';
import { ardennes } from '../../../../testing/season/ardennes.ts';
import {
  playSeason,
  type SeasonGame,
  type SeasonWishes,
} from '../../../../testing/season/season-game.ts';
import { fitsThePage, KEYS } from '../../../../testing/terminal/screen-game.ts';

async function desk(columns = 80, rows = 24, wishes: SeasonWishes = {}): Promise<SeasonGame> {
  const screen = playSeason(columns, rows, ardennes(), wishes);
  await screen.sees(/Continue|Reprendre/);
  screen.press(KEYS.enter);
  await screen.sees(/Rulings|Décisions/);
  screen.press('6');
  await screen.sees(/1 New ruling|1 Une nouvelle décision/);
  screen.press('1');
  await screen.sees(/A ruling by the organiser|Une décision de l’organisateur/);
  return screen;
}

/** Leads to what is decided, on the first line. */
async function decide(screen: SeasonGame, what: string): Promise<void> {
  for (let tries = 0; tries < 12 && !screen.text().includes(what); tries++) {
    screen.press(KEYS.right);
    await screen.quiet();
  }
  await screen.sees(what);
}

describe('a decision of the organiser', () => {
  it('is told by the standings as they would be, and entered with its reason', async () => {
    const screen = await desk();
    await screen.sees(/1 {2}Dai +10 +▲/);
    await screen.sees(/2 {2}Ada +8 +-3 ▼/);
    screen.press(`${KEYS.down}${KEYS.down}4${KEYS.down}${KEYS.down}`);
    await screen.sees(/Ada +7 +-4/);
    screen.press('Off the track');
    await screen.sees('Off the track');
    screen.press(`${KEYS.down}${KEYS.enter}`);
    await screen.sees(/4 points off +Off the track/);
    const [first, second] = standings(screen.run.season()).drivers;
    expect([first?.driver, second?.points]).toEqual(['dai', 8]);
  });

  it('is refused with its reason where it does not fit, and nothing is entered', async () => {
    const screen = await desk();
    const { length } = screen.run.season().lines;
    // Disqualified at the third weekend, which nobody has raced.
    screen.press(`${KEYS.right}`);
    await screen.sees('disqualified');
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.left}${KEYS.left}`);
    await screen.sees(/weekend +Otterbrook/);
    await screen.sees('Ada has not raced at');
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.enter}`);
    await screen.sees('A ruling by the organiser');
    expect(screen.run.season().lines).toHaveLength(length);
    screen.press(KEYS.escape);
    await screen.sees('1 New ruling');
  });

  it('needs a reason, as the command does', async () => {
    const screen = await desk();
    const { length } = screen.run.season().lines;
    await screen.sees('Say why, in a few words.');
    screen.press(`${KEYS.up}${KEYS.enter}`);
    await screen.sees('A ruling by the organiser');
    expect(screen.run.season().lines).toHaveLength(length);
  });

  it('puts a result in another order, with those below the line out', async () => {
    const screen = await desk();
    await decide(screen, 'another result');
    // Spa: Dai won before Ashmoor; now Ashmoor wins, and the last one with a place is out.
    await screen.sees(/1 +Dai/);
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.down}${KEYS.right}`);
    await screen.sees(/1 +Ashmoor/);
    screen.press(`${KEYS.down.repeat(4)}`);
    await screen.sees(/▸ 6 +Ada/);
    screen.press(KEYS.right);
    await screen.sees(/▸ ret +Ada/);
    screen.press(`${KEYS.down.repeat(3)}A photograph${KEYS.enter}`);
    await screen.sees('▸ Enter it in the ledger');
    screen.press(KEYS.enter);
    await screen.sees(/Ada crossed the line/);
    screen.press(`${KEYS.down}${KEYS.enter}`);
    await screen.sees('result of table 1: Ashmoor');
    expect(screen.run.season().lines.at(-1)?.entry).toMatchObject({
      kind: 'ruled',
      ruling: {
        kind: 'result',
        weekend: 'spa',
        table: 1,
        order: ['ashmoor', 'dai', 'ferranze', 'castelbrun', 'ribalto'],
      },
      reason: 'A photograph',
    });
  });

  it('takes a late entry with a team and a level, and refuses a name that is taken', async () => {
    const screen = await desk();
    await decide(screen, 'late entry');
    await screen.sees('Type the name of the new driver.');
    screen.press(`${KEYS.down}ada`);
    await screen.sees('Somebody is already called Ada.');
    screen.press(`\u007f\u007f\u007fEve${KEYS.down}${KEYS.right}${KEYS.down}${KEYS.right}`);
    await screen.sees(/team +Rosso/);
    await screen.sees(/weekend +Monaco/);
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.enter}`);
    await screen.sees('1 New ruling');
    expect(screen.run.season().lines.at(-1)?.entry).toEqual({
      kind: 'joined',
      entrant: { id: 'eve', name: 'Eve', team: 'rosso', cpu: 'random' },
      weekend: 'monaco',
    });
  });

  it('gives a seat to another driver only after the question', async () => {
    const screen = await desk();
    await decide(screen, 'change of driver');
    screen.press(`${KEYS.down}${KEYS.down}Eve${KEYS.up}${KEYS.up}${KEYS.up}${KEYS.enter}`);
    await screen.sees('takes over the seat');
    await screen.sees('▸ 1 No, not yet');
    const { length } = screen.run.season().lines;
    screen.press(KEYS.enter);
    await screen.loses('No, not yet');
    screen.press(KEYS.enter);
    await screen.sees('▸ 1 No, not yet');
    screen.press(KEYS.escape);
    await screen.loses('No, not yet');
    expect(screen.run.season().lines).toHaveLength(length);
    screen.press(`${KEYS.enter}2`);
    await screen.sees('1 New ruling');
    expect(screen.run.season().lines.at(-1)?.entry).toEqual({
      kind: 'replaced',
      driver: 'ada',
      by: { id: 'eve', name: 'Eve' },
      weekend: 'monaco',
    });
  });

  it('asks in French before a table is raced again', async () => {
    const screen = await desk(60, 20, { settings: { language: 'fr' } });
    await decide(screen, 'rejouer une table');
    screen.press(`${KEYS.up.repeat(2)}La grille${KEYS.down}${KEYS.enter}`);
    await screen.sees('▸ 1 Non, pas encore');
    await screen.sees('Ce qui a été couru à cette table est annulé');
    fitsThePage(screen);
    screen.press(`${KEYS.down}${KEYS.enter}`);
    await screen.sees('1 Une nouvelle décision');
    expect(screen.run.season().facts.weekends[1]?.results).toEqual([]);
  });

  it.each([
    [60, 20],
    [160, 50],
  ])('fits the screen at %ix%i', async (columns, rows) => {
    const screen = await desk(columns, rows);
    fitsThePage(screen);
    await screen.sees('Enter it in the ledger');
  });
});
