import { describe, expect, it } from 'vitest';
import { KEYS, play, QUESTION, race } from '../../../testing/terminal/screen-game.ts';
import type { SaveEntry } from '../../services.ts';

const MONZA: SaveEntry = {
  file: '/saves/monza.json',
  track: 'Monza',
  drivers: ['Ann', 'Bob', 'Vellano'],
  lap: 2,
  laps: 3,
  writtenAt: new Date(2026, 5, 1, 12, 0).getTime(),
  qualifying: false,
  turn: 'Bob',
};

function withMonza(wanted: string[]) {
  return {
    unfinished: () => MONZA,
    listSaves: () => [MONZA],
    resume: (file: string) => {
      wanted.push(file);
      return { problem: 'It is open elsewhere.' };
    },
  };
}

describe('a race that waits', () => {
  it.each([
    [80, 24],
    [60, 20],
    [160, 50],
  ])(
    'is offered first, with circuit, lap and whose turn it is, at %ix%i',
    async (columns, rows) => {
      const wanted: string[] = [];
      const screen = play(columns, rows, { services: withMonza(wanted) });
      await screen.sees(/▸ 1 Continue: Monza, lap 2\/3, Bob to play/);
      await screen.sees('2 New race');
      screen.press(KEYS.enter);
      await screen.sees('It is open elsewhere.');
      expect(wanted).toEqual(['/saves/monza.json']);
    },
  );

  it('says whose turn it is in the list of races too', async () => {
    const screen = play(80, 24, { services: withMonza([]) });
    await screen.sees('Continue');
    screen.press('5');
    await screen.sees(/1 Monza +lap 2\/3 .*Bob to play +Ann, Bob/);
  });

  it('is the one that was just left', async () => {
    const files: (string | undefined)[] = [];
    const unfinished = (file?: string) => {
      files.push(file);
      return { ...MONZA, track: 'Otterbrook', turn: 'Ann' };
    };
    const screen = race(80, 24, { services: { unfinished } });
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('Leave the race for now?');
    screen.press('2');
    await screen.sees(/▸ 1 Continue: Otterbrook, lap 2\/3, Ann to play/);
    expect(files).toEqual(['/saves/otterbrook.json']);
  });

  it('leaves the title as it is when there is none', async () => {
    const screen = play(80, 24);
    await screen.sees(/▸ 1 New race/);
    expect(screen.text()).not.toContain('Continue');
  });
});
