import { describe, expect, it } from 'vitest';
import type { KeptRecord } from '../../../storage/records/kept-record.ts';
import { boardOf, KEYS, play } from '../../../testing/terminal/screen-game.ts';

describe('a long list of circuits', () => {
  it('says which of how many is marked, and reads a circuit only when it comes to it', async () => {
    const asked: string[] = [];
    const tracks = Array.from({ length: 40 }, (_, at) => ({
      id: `brook-${at}`,
      name: `Brook ${at}`,
      place: 'A valley of the mind without an end',
      board: () => {
        asked.push(`brook-${at}`);
        return undefined;
      },
      par: async () => undefined,
    }));
    const screen = play(80, 24, { services: { tracks: () => tracks } });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees(/circuit {2}1\/40/);
    screen.press(KEYS.down);
    await screen.sees(/circuit {2}2\/40/);
    expect([...new Set(asked)]).toEqual(['brook-0', 'brook-1']);
    expect(screen.wrappedRows()).toBe(0);
    // The place of a circuit is given beside its map, not in the list.
    expect(screen.lines()[3]).toMatch(/^▸ 2 Brook 1 {15}/);
  });

  it('goes to the circuit whose name begins with the letters typed', async () => {
    const names = ['Otterbrook', 'Melbourne', 'Mexico City', 'Monaco', 'Monza', 'Nürburgring'];
    const tracks = names.map(name => ({
      id: name,
      name,
      place: '',
      board: () => undefined,
      par: async () => undefined,
    }));
    const screen = play(80, 24, { services: { tracks: () => tracks } });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    for (const [letters, name] of [
      ['mon', 'Monaco'],
      ['z', 'Monza'],
      [`${KEYS.up}nu`, 'Nürburgring'],
      ['mex', 'Mexico City'],
    ] as const) {
      screen.press(letters);
      await screen.sees(new RegExp(`▸ \\d ${name}`));
    }
  });

  it('goes to the next circuit that begins with a typed letter, and round from its end', async () => {
    const names = [...Array.from({ length: 30 }, (_, at) => `Brook ${at}`), 'Évian', 'East', 'Kay'];
    const tracks = names.map(name => ({
      id: name,
      name,
      place: '',
      board: () => undefined,
      par: async () => undefined,
    }));
    const screen = play(80, 24, { services: { tracks: () => tracks } });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees(/circuit {2}1\/33/);
    for (const [keys, mark] of [
      ['e', 31],
      ['e', 32],
      ['e', 31],
      ['K', 33],
      ['z', 33],
      [`b${KEYS.down}`, 2],
      ['b', 3],
    ] as const) {
      screen.press(keys);
      await screen.sees(new RegExp(`circuit {2}${mark}/33`));
      await screen.sees(`▸ ${mark < 10 ? mark : ' '} ${names[mark - 1]}`);
    }
    screen.press(KEYS.enter);
    await screen.sees('Who is racing?');
    await screen.sees(/Circuit +Brook 2/);
  });

  it('takes every letter of a name once one is typed, and shows what is typed', async () => {
    const names = 'Otterbrook,Spa,Spielberg,Kyalami,Magny-Cours,Mexico City,Navarra,Nakuru'.split(
      ',',
    );
    const tracks = names.map(name => ({
      id: name,
      name,
      place: name === 'Spa' ? 'Ardennes' : '',
      board: () => undefined,
      par: async () => undefined,
    }));
    const screen = play(80, 24, { services: { tracks: () => tracks } });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees('Choose a circuit');
    screen.press('na');
    await screen.sees(/▸ 7 Navarra/);
    screen.press('k');
    await screen.sees(/▸ 8 Nakuru/);
    screen.press(`${KEYS.down}cou`);
    await screen.sees(/▸ 5 Magny-Cours/);
    await screen.sees('find: cou');
    screen.press(`${KEYS.up}${KEYS.down}arde`);
    await screen.sees(/▸ 2 Spa/);
  });

  it('tells what is to be beaten there, in the list and beside the form of the race', async () => {
    const { id: track, hash } = boardOf('otterbrook');
    const kept = { track, hash, book: 'masters-2005', date: '2026-11-22', laps: 1, name: 'Ada' };
    const all = (): readonly KeptRecord[] => [
      { ...kept, kind: 'race', laps: 3, plays: 44 },
      { ...kept, kind: 'timedLap', plays: 12, timeMs: 40_120 },
      { ...kept, kind: 'timedLap', plays: 3, timeMs: 1, hash: 'redrawn' },
      { ...kept, kind: 'raceLap', plays: 9, book: 'bga-basic' },
    ];
    const screen = play(160, 50, { services: { records: { all, keep: () => false } } });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    const best = 'Best here: timed lap: 12 rolls in 0\'40"12, Ada; race, 3 laps: 44 rolls, Ada';
    await screen.sees(best);
    screen.press(KEYS.enter);
    await screen.sees('Who is racing?');
    await screen.sees(best);
  });
});
