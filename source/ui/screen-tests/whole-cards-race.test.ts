import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { driverTables } from '../../drivers/driver-tables.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import { newSession } from '../../session/begin-session.ts';
import type { Session } from '../../session/session.ts';
import { tinyRows } from '../../testing/championship-formula/builders.ts';
import { type Game, KEYS, play } from '../../testing/terminal/screen-game.ts';
import { volume } from '../../testing/volume.ts';

/** Mostly answers, some looking around, some changes of cards and bids. */
const PRESSES = [
  ...Array.from({ length: 20 }, () => KEYS.enter),
  ...'12345678p',
  KEYS.down,
  KEYS.up,
  KEYS.left,
  KEYS.right,
  KEYS.tab,
  '?\t\t?',
  'll',
  'mm',
  'tt',
  // Whoever has the car lifts its cover.
  ...'AZ',
];
const END = /Watch the rest|The race is over|Classification/;
const END_IN_FRENCH = /Regarder la suite|La course est terminée|Classement/;

/** Opens a race of two people and two CPU drivers. */
function sessionOf(pits: 'off' | 'on', seed: number): Session {
  const cpu = { kind: 'cpu', level: 'random' } as const;
  return newSession({
    book: championship,
    board: tinyRows(),
    circuitText: '',
    seats: [
      { name: 'Ann', driver: { kind: 'human' } },
      { name: 'Zoë', driver: { kind: 'human' } },
      { name: 'Cleo', driver: cpu },
      { name: 'Dan', driver: cpu },
    ],
    laps: volume(1, 3),
    seed,
    options: { pits, knockOut: 'on', classic: 'off' },
    levels: driverTables.of(championship).drivers,
  });
}

async function drive(game: Game, seed: number, end: RegExp): Promise<void> {
  const random = xoroshiro128plus(seed);
  for (let turn = 0; turn < 1500 && !end.test(game.text()); turn++) {
    game.press(PRESSES[uniformInt(random, 0, PRESSES.length - 1)] ?? '');
    if (turn % 6 === 5) await game.quiet();
    const at = game.text();
    expect(game.errors(), at).toBe('');
    expect(game.wrappedRows(), at).toBe(0);
    expect(game.lines().at(-1), at).toBe('');
    // No choice and no price is without words.
    expect(at).not.toMatch(/undefined|NaN|\[object|playCard|setUpCar|spendSkill|letPass|stayOut/);
    // Lanes and the line have French letters.
    if (end === END_IN_FRENCH) expect(at).not.toMatch(/\b[LMR]\d|^ *[LMR] .*│|\bS\/F\b/m);
  }
  expect(game.text()).toMatch(end);
}

describe.each([
  [80, 24, 'en', 'on'],
  [60, 20, 'fr', 'off'],
  [160, 50, 'en', 'off'],
] as const)('a race with cards at %ix%i (%s, pits %s)', (columns, rows, language, pits) => {
  it('is driven whole with random keys', async () => {
    const opening = sessionOf(pits, columns);
    // Keys pressed before the page of the end was seen may race once more.
    const raceAgain = () => sessionOf(pits, columns);
    const game = play(columns, rows, { services: { opening, raceAgain }, settings: { language } });
    await drive(game, columns, language === 'en' ? END : END_IN_FRENCH);
    expect(opening.answers().some(({ seat }) => seat === 0)).toBe(true);
  }, 120_000);
});
