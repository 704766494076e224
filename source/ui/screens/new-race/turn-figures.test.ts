// What the choice of a circuit and the form of a new race tell of a game that counts in turns.
import { describe, expect, it } from 'vitest';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { shippedCircuit } from '../../../testing/circuits/row-text.ts';
import { type Game, KEYS, play, toForm } from '../../../testing/terminal/screen-game.ts';
import type { OfferedBook, TrackEntry, TurnPace } from '../../services.ts';

const BOARD = deriveRows(shippedCircuit('monaco'));
const PACE: TurnPace = { par: 12, laps: 3, cars: { front: 33, middle: 34, back: 36 } };

function entry(pace: Promise<TurnPace | undefined>, asked: string[] = []): TrackEntry {
  return {
    id: 'monaco',
    name: 'Monaco',
    place: 'Monaco',
    board: () => BOARD,
    par: async () => undefined,
    pace: rules => {
      asked.push(rules);
      return pace;
    },
  };
}

const { id, name, usualLaps } = championship;
const BOOK: OfferedBook = { id, name, usualLaps, hasTrials: false, sessionsMost: 0, options: [] };

function game(
  columns: number,
  rows: number,
  track: TrackEntry,
  language: 'en' | 'fr' = 'en',
): Game {
  const services = { tracks: () => [track], books: [BOOK] };
  return play(columns, rows, { services, settings: { language } });
}

describe('a circuit for a race in rows', () => {
  it('is told with its par in turns and the balance of its cars', async () => {
    const screen = game(80, 24, entry(Promise.resolve(PACE)));
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees('par 12 turns: a lap alone, middle car');
    await screen.sees('3 laps alone: front 33, middle 34, back 36');
    await screen.sees('51 spaces by the shortest way round');
    expect(screen.text()).not.toContain('mean rolls');
    expect(screen.text()).not.toContain('stops');
  });

  it('is told in French too, in the columns beside the list', async () => {
    const screen = game(80, 24, entry(Promise.resolve(PACE)), 'fr');
    await screen.sees('Nouvelle course');
    screen.press(KEYS.enter);
    await screen.sees('par 12 manches : un tour seul, voiture du milieu');
    await screen.sees('3 tours seul : devant 33, milieu 34, derrière 36');
    await screen.sees('51 cases par le plus court chemin');
  });

  it('says that par is being worked out until it is known', async () => {
    const screen = game(80, 24, entry(new Promise(() => undefined)));
    await screen.sees('New race');
    screen.press(KEYS.enter);
    await screen.sees('par: working it out …');
  });

  it('is told under the form where there is no room for the map, and beside it where there is', async () => {
    for (const [columns, rows] of [
      [80, 24],
      [120, 30],
    ] as const) {
      const screen = game(columns, rows, entry(Promise.resolve(PACE)));
      await toForm(screen);
      await screen.sees('par 12 turns: a lap alone, middle car');
      await screen.sees('3 laps alone: front 33, middle 34, back 36');
      await screen.sees('8 corners, limits 40 to 140 mph');
      expect(screen.wrappedRows()).toBe(0);
    }
  });

  it('leaves the form alone where it takes all rows', async () => {
    const screen = game(60, 22, entry(Promise.resolve(PACE)));
    await toForm(screen);
    await screen.sees('par 12 turns');
    for (const driver of ['A', 'B', 'C', 'D']) screen.press(`${driver}${KEYS.down}`);
    await screen.sees('Driver 5');
    expect(screen.text()).not.toContain('par 12 turns');
  });

  it('is asked about by the book that is raced', async () => {
    const asked: string[] = [];
    const screen = game(80, 24, entry(Promise.resolve(PACE), asked));
    await toForm(screen);
    await screen.sees('par 12 turns');
    expect([...new Set(asked)]).toEqual(['championship']);
  });
});
