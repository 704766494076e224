// The race screen at five sizes, in the dry and in the rain, in both languages and in ASCII: look at the diff of the
// pictures.
import { describe, expect, it } from 'vitest';
import type { RoundEnd } from '../../../replay/commentary/round-ends.ts';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { race } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { frameOf, type Looking } from '../../../testing/terminal/race-frame.ts';
import { boardOf } from '../../../testing/terminal/screen-game.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { RaceModel } from './race-model.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [100, 30],
  [160, 50],
  [200, 60],
] as const;
const WORDS = { en: EN, fr: FR };
const BOARD = boardOf('spa');
const CARS = [
  { space: 'M27', gear: 5, stops: 0, points: { tires: 4, brakes: 1 } },
  { space: 'L31', gear: 4 },
  { space: 'R20', gear: 3, condition: 'spun' },
  { space: 'M19', gear: 4 },
  { space: 'L9', gear: 4 },
  { space: 'R8', gear: 2 },
  { space: 'M6', gear: 3 },
  { space: 'L4', gear: 3 },
  { space: 'M2', gear: 1, condition: 'stalled' },
  { space: 'R170', gear: 2, laps: 0 },
] as const;

/** Returns the race before the first car chooses its gear; behind it are four rounds in which a place changed. */
function scene(track: 'dry' | 'wet', language: 'en' | 'fr'): RaceModel {
  const { race: now } = race({
    book: masters2005,
    board: BOARD,
    cars: CARS.map(car => ({ ...car })),
    toPlay: [0, 1, 3, 4, 5, 6, 7],
    round: 4,
    trackState: track,
    sky: track === 'wet' ? 'rain' : 'sun',
  });
  const model = raceModel({ book: masters2005, board: BOARD, race: now }, WORDS[language]);
  const standings = masters2005.standings(now, BOARD);
  const swapped = [standings[1], standings[0], ...standings.slice(2)].flatMap((one, at) =>
    one === undefined ? [] : [{ ...one, place: at + 1 }],
  );
  const ends: readonly RoundEnd[] = [standings, swapped, standings, standings].map(
    (order, round) => ({
      round,
      standings: order,
      distances: Object.fromEntries(
        order.map(({ seat, place }) => [seat, 20 * round - place * (round + 1)]),
      ),
    }),
  );
  return { ...(model as RaceModel), handedOver: false, ends };
}

function framesOf(model: RaceModel, looking: Looking): string {
  return SIZES.map(([columns, rows]) =>
    frameOf(model, { ...looking, size: { columns, rows } }),
  ).join('\n');
}

describe.each(['en', 'fr'] as const)('the race screen in %s', language => {
  it.each(['dry', 'wet'] as const)('on a %s road', async track => {
    const frames = framesOf(scene(track, language), { language });
    await expect(frames).toMatchFileSnapshot(`pictures/${track}.${language}.txt`);
  });
});

it('the race screen in ASCII, on a wet road', async () => {
  const frames = framesOf(scene('wet', 'en'), { ascii: true });
  expect(frames).toMatch(/^[\n\x20-\x7e]*$/);
  await expect(frames).toMatchFileSnapshot('pictures/wet-ascii.en.txt');
});

it('has no row that is wider than its window', () => {
  for (const [columns, rows] of SIZES) {
    const frame = frameOf(scene('wet', 'fr'), { size: { columns, rows }, language: 'fr' });
    const lines = frame.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(rows);
    for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(columns);
  }
});
