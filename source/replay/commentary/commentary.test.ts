// The sentences of the director: each with its figures, in both languages.
import { describe, expect, it } from 'vitest';
import { bookNamed } from '../../rules/games.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { stories } from '../stories.ts';
import { comment } from './commentary.ts';
import type { Fact, FactKind } from './highlight.ts';
import { highlightOf } from './weights.ts';

const NAMES = ['Ashmoor', 'Red', 'Kestrel', 'Zoë'];
const SUN = { sky: 'sun', track: 'dry' } as const;
const RAIN = { sky: 'rain', track: 'wet' } as const;
const CLOUDS = { sky: 'changeable', track: 'wet' } as const;

/** Facts of every kind; of those with more than one sentence, one for each. */
const FACTS: Readonly<Record<FactKind, readonly object[]>> = {
  lead: [
    { seat: 0, of: 1, from: 2, gap: 4, others: [] },
    { seat: 0, of: 1, from: 5, gap: 0, others: [2, 3] },
  ],
  leadInherited: [{ seat: 0, of: 1, from: 2, gap: 1 }],
  overtake: [
    { seat: 0, of: [1], place: 3 },
    { seat: 0, of: [1, 2], place: 3 },
    { seat: 0, of: [1, 2, 3], place: 3 },
  ],
  podiumLost: [{ seat: 0, place: 5 }],
  lapped: [{ seat: 0, by: 1, laps: 1 }],
  launch: [{ seat: 0, grid: 8, place: 4 }],
  stall: [{ seat: 0, roll: 1 }, { seat: 0 }],
  flyingStart: [{ seat: 0, roll: 20 }, { seat: 0 }],
  topRoll: [{ seat: 0, roll: 30, gear: 6 }],
  lastLap: [
    { seat: 0, lap: 3, next: 1, gap: 4 },
    { seat: 0, lap: 3, next: 1, gap: 0 },
    { seat: 0, lap: 3, gap: 0 },
  ],
  fastestLap: [
    { seat: 0, plays: 10 },
    { seat: 0, plays: 9, before: 10 },
  ],
  weather: [
    { was: SUN, now: RAIN, lasting: false },
    { was: SUN, now: { ...RAIN, track: 'dry' }, lasting: false },
    { was: RAIN, now: SUN, lasting: true },
    { was: RAIN, now: CLOUDS, lasting: false },
    { was: SUN, now: { ...CLOUDS, track: 'dry' }, lasting: false },
    { was: CLOUDS, now: { ...SUN, track: 'wet' }, lasting: false },
    { was: RAIN, now: RAIN, lasting: true },
  ],
  spin: [
    { seat: 0, where: 'Gate' },
    { seat: 0, where: '' },
  ],
  contact: [
    { seat: 0, other: 1, roll: 2 },
    { seat: 0, roll: 1 },
  ],
  engine: [{ seat: 0 }],
  pitStop: [{ seat: 0, stop: 'quick', lap: 2 }],
  wreckCleared: [{ seat: 0 }],
  out: [
    { seat: 0, lap: 2, where: 'Gate', cause: 'overshoot', place: 1 },
    { seat: 0, lap: 2, where: '', cause: 'engine', place: 4 },
    { seat: 0, lap: 1, where: '', cause: 'engine' },
  ],
  flag: [
    { seat: 0, place: 1, grid: 1, plays: 31 },
    { seat: 0, place: 2, grid: 6, plays: 32 },
  ],
  stopped: [{}],
  restarted: [{ laps: 2 }],
};

const ALL = Object.entries(FACTS).flatMap(([kind, facts]) =>
  facts.map(fact => ({ kind, ...fact }) as Fact),
);

function said(language: Language, fact: Fact): string {
  const book = bookNamed('masters-2005');
  if (book === undefined) throw new RangeError('there is no such book');
  const words = stories.of(book).sheetWords(language, book.id);
  const name = (seat: number) => NAMES[seat] ?? '';
  return comment(highlightOf(fact, { round: 7, isLate: false }), language, { name, words });
}

describe.each(LANGUAGES)('a sentence of the director in %s', language => {
  it.each(ALL)('has a figure and room on a narrow screen: $kind', fact => {
    const text = said(language, fact);
    expect(text).toMatch(/\d/);
    expect(text).toMatch(/^\S.*[.!]$/);
    expect(text.length).toBeLessThanOrEqual(78);
  });

  it('is another one for each fact', () => {
    const texts = ALL.map(fact => said(language, fact));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('what is said', () => {
  it('calls drivers by their names', () => {
    expect(said('en', { kind: 'lead', seat: 0, of: 1, from: 5, gap: 4, others: [] })).toBe(
      'Ashmoor takes the lead, up from 5th, 4 spaces clear of Red.',
    );
    expect(said('fr', { kind: 'lead', seat: 0, of: 1, from: 5, gap: 4, others: [] })).toBe(
      'Ashmoor, 5e, prend la tête avec 4 cases d’avance sur Red.',
    );
  });

  it('tells an end with its place, its lap, its corner and its cause', () => {
    const out = {
      kind: 'out',
      seat: 3,
      lap: 2,
      where: 'Gate',
      cause: 'overshoot',
      place: 1,
    } as const;
    expect(said('en', out)).toBe('Zoë is out from the lead on lap 2 at Gate: overshot the corner.');
    expect(said('fr', out)).toBe('Zoë abandonne en tête, au tour 2 (Gate) : sortie de virage.');
  });
});
