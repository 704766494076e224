import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import { type Game, KEYS, race } from '../../testing/terminal/screen-game.ts';
import { volume } from '../../testing/volume.ts';

const END = /Watch the rest|The race is over|Classification/;
/** Mostly answers, some looking around, some moving of points. */
const PRESSES = [
  ...Array.from({ length: 16 }, () => KEYS.enter),
  ...'123456789bpf+-',
  KEYS.down,
  KEYS.up,
  KEYS.left,
  KEYS.right,
  KEYS.tab,
  '?\t\t?',
  'll',
  'mm',
];

/** Lanes and the line as an English road has them. */
const ENGLISH_ROAD = /\b[LMR]\d|^ *[LMR] .*│|\bS\/F\b/m;

/** Drives a whole race with random keys; returns what was decided on the way. */
async function drive(screen: Game, seed: number, language: 'en' | 'fr'): Promise<Set<string>> {
  const random = xoroshiro128plus(seed);
  const [session] = screen.book.sessions;
  const end = language === 'en' ? END : /Regarder la suite|La course est terminée|Classement/;
  for (let turn = 0; turn < 1500 && !end.test(screen.text()); turn++) {
    screen.press(PRESSES[uniformInt(random, 0, PRESSES.length - 1)] ?? '');
    if (turn % 6 === 5) await screen.quiet();
    const at = screen.text();
    expect(screen.errors(), at).toBe('');
    expect(screen.wrappedRows(), at).toBe(0);
    expect(screen.lines().at(-1), at).toBe('');
    // No choice or consequence is without words.
    expect(at).not.toMatch(
      /undefined|NaN|\[object|chooseTires|pitStop|movePoint|quickStop|wallTest/,
    );
    if (language === 'fr') expect(at).not.toMatch(ENGLISH_ROAD);
  }
  expect(session).toBeDefined();
  const answers = session?.answers() ?? [];
  return new Set(answers.map(({ choice }) => (choice as FormulaDeChoice).kind));
}

const SIZES = [
  [80, 24, 'en', 'masters-2005', 2],
  [60, 20, 'fr', 'masters-2002', volume(1, 2)],
  [160, 50, 'en', 'masters-2005', volume(1, 2)],
] as const;

describe.each(SIZES)('a race in the rain with prepared cars at %ix%i (%s, %s)', (...size) => {
  const [columns, rows, language, rules, laps] = size;
  it('is driven whole with random keys', async () => {
    const game = race(columns, rows, {
      settings: { language },
      humans: ['Ann', 'Zoë'],
      cars: 4,
      track: 'otterbrook',
      laps,
      seed: columns,
      rules,
      weather: 'rain',
      tires: 'soft',
      preparation: 'chosen',
    });
    const kinds = await drive(game, columns, language);
    for (const kind of ['choosePitBox', 'chooseTires', 'chooseGear', 'move']) {
      expect([...kinds]).toContain(kind);
    }
  });
});
