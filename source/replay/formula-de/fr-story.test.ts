import { describe, expect, it } from 'vitest';
import { boardNamed } from '../../check/contract/games.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeOptions } from '../../rules/formula-de/state.ts';
import type { RaceEvent } from '../../rules/kit/types.ts';
import { driveAtRandom, eightCars } from '../../testing/formula-de/random-drive.ts';
import { sentence } from './en-story.ts';
import { sentenceInFrench } from './fr-story.ts';

/** Returns the events of whole races of careless drivers, in which everything that can go wrong does. */
function eventsOf(track: string, options: Partial<FormulaDeOptions>, seeds: readonly number[]) {
  const board = boardNamed(track);
  const events = seeds.flatMap((seed): readonly RaceEvent[] => {
    const setup = eightCars(board, seed, { options });
    const told = [...masters2005.start(setup, board).events];
    driveAtRandom(board, setup, stage => told.push(...stage.events));
    return told;
  });
  return { board, events };
}

describe('the French log', () => {
  it.each([
    ['otterbrook', { weather: 'sun' }, 12],
    ['otterbrook', { weather: 'rain', preparation: 'chosen' }, 20],
    ['saltmarsh', { weather: 'changeable', preparation: 'chosen' }, 20],
  ] as const)('tells the same events as the English one, each on one line: %s, %o', (...wanted) => {
    const [track, options, kindsLeast] = wanted;
    const { board, events } = eventsOf(track, options, [1, 2, 3]);
    const names = Array.from({ length: 8 }, (_, at) => `R${at}`);
    const kinds = new Set(events.map(event => event.kind));
    expect(kinds.size).toBeGreaterThan(kindsLeast);
    for (const event of events) {
      const french = sentenceInFrench(event, names, board);
      const told = sentence(event, names, board) !== undefined;
      expect(french !== undefined, JSON.stringify(event)).toBe(told && event.kind !== 'gearChosen');
      expect(french?.length ?? 0).toBeLessThan(90);
    }
  });
});

it('two points that repair one part are told once, in both languages (M-19-4-1)', () => {
  const board = boardNamed('otterbrook');
  const stop = {
    kind: 'pitStopMade',
    seat: 0,
    stop: 'long',
    repairs: ['brakes', 'brakes'],
  } as const;
  expect(sentence(stop, ['Ann'], board)).toBe(
    'Ann makes a long stop and gets 2 brake points back.',
  );
  expect(sentenceInFrench(stop, ['Ann'], board)).toBe(
    'Ann fait un arrêt long et retrouve 2 points de freins.',
  );
  const both = { ...stop, repairs: ['brakes', 'engine'] } as const;
  expect(sentence(both, ['Ann'], board)).toBe(
    'Ann makes a long stop and gets 1 brake point and 1 engine point back.',
  );
});

it('a quick stop is tried until its die has fallen, in both languages (M-19-3-3)', () => {
  const board = boardNamed('otterbrook');
  const stop = { kind: 'pitStopMade', seat: 0, stop: 'quick', repairs: [] } as const;
  expect(sentence(stop, ['Ann'], board)).toBe('Ann tries a quick stop.');
  expect(sentenceInFrench(stop, ['Ann'], board)).toBe('Ann tente un arrêt court.');
});
