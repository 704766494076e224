import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../../check/playthroughs.ts';
import { recordedRace } from '../../check/recorded-races.ts';
import { LANGUAGES } from '../../replay/language.ts';
import { books } from '../../rules/books.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { eventfulSheet, sheetLine, sheetOf } from '../../testing/sheets.ts';
import { PLAIN_MARKS, pageTeller, remembered, storyOf } from '../pages/of-race/page-teller.ts';
import { leaders } from '../sheet/leaders.ts';
import { raceSheet } from '../sheet/make-sheet.ts';
import type { RaceSheet, SheetLine } from '../sheet/race-sheet.ts';
import { dramaOf } from './drama.ts';
import { memoriesOf } from './memories.ts';
import { taleText } from './story-words.ts';
import { type Tale, talesOf } from './tales.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const [first] = books;
if (first === undefined) throw new RangeError('there is no book');
const book: RuleBook = first;

const tellerIn = (language: (typeof LANGUAGES)[number], of = book) =>
  pageTeller({ book: of, language, names: NAMES, letters: LETTERS, marks: PLAIN_MARKS });

const RECORDED = PLAYTHROUGHS.map(one => {
  const { played } = recordedRace(one);
  return { name: `${one.book} on ${one.track}`, book: played.book, sheet: raceSheet(played) };
});

function lineOf({ lines }: RaceSheet, seat: number): SheetLine {
  const line = lines.find(one => one.seat === seat);
  if (line === undefined) throw new RangeError(`no seat ${seat}`);
  return line;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

// Every claim of a sentence, held against the sheet.
function expectTrue(tale: Tale, sheet: RaceSheet): void {
  const { lines } = sheet;
  switch (tale.kind) {
    case 'win':
      expect(lineOf(sheet, tale.seat)).toMatchObject({
        place: 1,
        grid: tale.grid,
        plays: tale.plays,
      });
      break;
    case 'leading':
      expect(lineOf(sheet, tale.seat).place).toBe(1);
      expect(tale.round).toBe(sheet.rounds);
      break;
    case 'moment':
      expect(tale.highlight).toBe(sheet.moment?.highlight);
      break;
    case 'podium':
      expect(lineOf(sheet, tale.second).place).toBe(2);
      if (tale.third !== undefined) expect(lineOf(sheet, tale.third).place).toBe(3);
      break;
    case 'allTheWay':
      expect(leaders(lines)).toEqual(Array.from({ length: tale.rounds }, () => tale.seat));
      break;
    case 'leadChanges':
      expect(tale.count).toBe(sheet.leadChanges);
      break;
    case 'ledMost':
      expect(leaders(lines)).toHaveLength(tale.of);
      expect(lineOf(sheet, tale.seat).led).toBe(tale.led);
      expect(lines.filter(({ led }) => led >= tale.led)).toHaveLength(1);
      break;
    case 'climb':
    case 'fall':
      expect(lineOf(sheet, tale.seat)).toMatchObject({ grid: tale.from, place: tale.to });
      break;
    case 'overtakes':
      expect(Math.max(...lines.map(({ overtakes }) => overtakes))).toBe(tale.count);
      expect(lineOf(sheet, tale.seat).overtakes).toBe(tale.count);
      break;
    case 'lastLap':
      expect(sum(lines.map(({ lateOvertakes }) => lateOvertakes))).toBe(tale.count);
      break;
    case 'fastestLap':
      expect(Math.min(...lines.flatMap(({ fastestLap }) => fastestLap ?? []))).toBe(tale.plays);
      expect(lineOf(sheet, tale.seat).fastestLap).toBe(tale.plays);
      break;
    case 'lucky':
      expect(Math.max(...lines.map(({ luck = 0 }) => luck))).toBe(tale.spaces);
      expect(lineOf(sheet, tale.seat).luck).toBe(tale.spaces);
      break;
    case 'unlucky':
      expect(Math.min(...lines.map(({ luck = 0 }) => luck))).toBe(-tale.spaces);
      expect(lineOf(sheet, tale.seat).luck).toBe(-tale.spaces);
      break;
    case 'figure':
      expect(Math.max(...lines.map(({ figures }) => figures[tale.name] ?? 0))).toBe(tale.count);
      expect(lineOf(sheet, tale.seat).figures[tale.name]).toBe(tale.count);
      break;
    case 'outs':
      expect(lines.filter(({ status }) => status === 'retired')).toHaveLength(tale.count);
      expect(lines).toHaveLength(tale.of);
      break;
    case 'firstOut':
    case 'leaderOut': {
      const { round, where, cause } = tale;
      expect(lineOf(sheet, tale.seat).out).toMatchObject({ round, where, cause });
      const rounds = lines.flatMap(({ out }) => out?.round ?? []);
      if (tale.kind === 'firstOut') expect(Math.min(...rounds)).toBe(round);
      if (tale.kind === 'leaderOut') expect(lineOf(sheet, tale.seat).out?.place).toBe(1);
      break;
    }
    case 'drama':
      expect(tale.points).toBe(
        sheet.leadChanges +
          sum(lines.map(({ overtakes }) => overtakes)) +
          sum(lines.map(({ lateOvertakes }) => lateOvertakes)) +
          2 * lines.filter(({ out }) => out?.place === 1).length,
      );
      break;
  }
}

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

describe('the story of a race', () => {
  const told = [
    ...RECORDED,
    { name: 'made by hand', book, sheet: eventfulSheet() },
    { name: 'without anything', book, sheet: sheetOf([sheetLine(0), sheetLine(1)]) },
    {
      name: 'under way',
      book,
      sheet: sheetOf([sheetLine(0, { led: 2, places: [1, 1, 1] })], { isOver: false, rounds: 3 }),
    },
  ];

  it.each(told)('has at most twelve sentences, no two of a kind: $name', ({ sheet, book: of }) => {
    for (const language of LANGUAGES) {
      const teller = tellerIn(language, of);
      const tales = talesOf(sheet, teller.notable);
      expect(tales.length).toBeLessThanOrEqual(12);
      expect(new Set(tales.map(({ kind }) => kind)).size).toBe(tales.length);
      expect(storyOf(sheet, teller)).toHaveLength(tales.length);
    }
  });

  it.each(told)('says nothing that is not so: $name', ({ sheet, book: of }) => {
    for (const language of LANGUAGES) {
      const teller = tellerIn(language, of);
      for (const tale of talesOf(sheet, teller.notable)) {
        expectTrue(tale, sheet);
        const told = tale.kind === 'moment' ? { ...tale.highlight, ...tale.highlight.fact } : tale;
        const facts = Object.values(told).filter(value => typeof value === 'number');
        const allowed = tale.kind === 'podium' ? [2, 3] : facts;
        const sentence = taleText(tale, language, teller);
        for (const number of numbersIn(sentence)) expect(allowed, sentence).toContain(number);
        expect(sentence).toMatch(/^\S.*\.$/);
        expect(sentence).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('is told in English', () => {
    expect(storyOf(eventfulSheet(), tellerIn('en'))).toEqual([
      'Finn won from 6th on the grid in 36 rolls.',
      'Ben came second and Hana third.',
      'The lead changed 5 times.',
      'Cleo led 16 of 36 rounds, more than anybody else.',
      'Hana came from 8th to 3rd.',
      'Ada fell from 1st to 5th.',
      'Hana set the fastest lap, in 13 rolls.',
      'The dice gave Finn 14 spaces more than average.',
      'The dice gave Ada 17 spaces fewer than average.',
      'Cleo retired from the lead in round 33 at Chicane: overshot the corner.',
      'Of 8 cars, 3 retired.',
      'All in all, an open race.',
    ]);
  });

  it('is told in French', () => {
    expect(storyOf(eventfulSheet(), tellerIn('fr'))).toEqual([
      'Finn gagne, parti 6e, en 36 lancers.',
      'Ben finit 2e et Hana 3e.',
      'La course a changé 5 fois de leader.',
      'Cleo a mené 16 manches sur 36, plus que quiconque.',
      'Hana remonte de la 8e à la 3e place.',
      'Ada recule de la 1re à la 5e place.',
      'Hana a fait le meilleur tour, en 13 lancers.',
      'Les dés ont mené Finn 14 cases plus loin que leur moyenne.',
      'Les dés ont laissé Ada 17 cases en deçà de leur moyenne.',
      'Cleo abandonne en tête, à la manche 33, Chicane : sortie de virage.',
      'Sur 8 voitures, 3 ont abandonné.',
      'En somme, une course ouverte.',
    ]);
  });
});

describe('the first to retire', () => {
  const out = (round: number) => ({ round, lap: 1, cause: 'engine', where: '' });
  const firstOf = (...rounds: readonly number[]) =>
    talesOf(
      sheetOf([sheetLine(0), ...rounds.map((round, at) => sheetLine(at + 1, { out: out(round) }))]),
      {},
    ).find(({ kind }) => kind === 'firstOut');

  it('is told where it was alone in its round', () => {
    expect(firstOf(7, 4, 9)).toMatchObject({ seat: 2, round: 4 });
  });

  it('is not told where two retired in one round, which a sheet does not tell apart', () => {
    expect(firstOf(7, 4, 4)).toBeUndefined();
  });
});

describe('what will be remembered', () => {
  it('is one thing of each car that did something, and how the others dropped out', () => {
    const texts = remembered(eventfulSheet(), tellerIn('en'));
    expect(NAMES.map((_, seat) => texts.get(seat))).toEqual([
      'pole, then last of 5',
      undefined,
      'Chicane, round 33, in the lead: overshot the corner',
      'round 30: engine failure',
      'Les Combes, round 7: wrecked in a collision',
      'won from 6th',
      undefined,
      'fastest lap: 13 rolls',
    ]);
  });

  it('is told in French too', () => {
    const texts = remembered(eventfulSheet(), tellerIn('fr'));
    expect(NAMES.map((_, seat) => texts.get(seat))).toEqual([
      'pole, puis dernier sur 5',
      undefined,
      'Chicane, manche 33, en tête : sortie de virage',
      'manche 30 : casse moteur',
      'Les Combes, manche 7 : détruite dans un accrochage',
      'gagne, parti 6e',
      undefined,
      'meilleur tour : 13 lancers',
    ]);
  });

  it('is nothing in a race in which nothing happened', () => {
    expect(memoriesOf(sheetOf([sheetLine(0), sheetLine(1)]), {}).size).toBe(0);
  });

  it('is the climb of the race only where nobody, the winner included, has gained as many places', () => {
    const climbs = (...grids: readonly number[]) =>
      memoriesOf(sheetOf(grids.map((grid, seat) => sheetLine(seat, { grid }))), {});
    expect(climbs(2, 5, 3, 7, 1).get(3)).toBeUndefined();
    expect(climbs(2, 1, 7, 3, 4).get(2)).toEqual({ kind: 'climb', from: 7, to: 3 });
    expect(climbs(5, 1, 7, 3, 4).get(2)).toBeUndefined();
    expect(climbs(6, 1, 7, 3, 4).get(2)).toBeUndefined();
  });

  it('is overtaking on the last lap of nobody where two did as much of it', () => {
    const late = (...counts: readonly number[]) =>
      memoriesOf(
        sheetOf(counts.map((lateOvertakes, seat) => sheetLine(seat, { lateOvertakes }))),
        {},
      );
    expect(late(2, 2, 0).size).toBe(0);
    expect(late(2, 3, 0).get(1)).toEqual({ kind: 'late', count: 3 });
    expect(late(2, 3, 0).get(0)).toBeUndefined();
  });

  it.each(RECORDED)('names no number that is not in the sheet: $name', ({ sheet, book: of }) => {
    for (const language of LANGUAGES) {
      for (const [seat, text] of remembered(sheet, tellerIn(language, of))) {
        const line = lineOf(sheet, seat);
        const facts = [
          ...Object.values(line),
          ...Object.values(line.out ?? {}),
          ...Object.values(line.figures),
          Math.abs(line.luck ?? 0),
          leaders(sheet.lines).length,
          sheet.lines.filter(({ status }) => status === 'finished').length,
        ];
        for (const number of numbersIn(text)) expect(facts, text).toContain(number);
      }
    }
  });
});

describe('the drama of a race', () => {
  it('is its changes of the lead, its overtakes, those on the last lap twice, and two for each leader that is out', () => {
    expect(dramaOf(eventfulSheet())).toEqual({ points: 5 + 13 + 2 + 2, word: 'open' });
    expect(dramaOf(sheetOf([sheetLine(0)]))).toEqual({ points: 0, word: 'procession' });
  });

  const WORDS = ['procession', 'quiet', 'open', 'fight', 'streetFight'];

  it('has the word that fits its cars and laps', () => {
    const wordOf = (overtakes: number) =>
      dramaOf(sheetOf([sheetLine(0, { overtakes }), sheetLine(1)], { laps: 2 })).word;
    expect([3, 4, 8, 16, 28].map(wordOf)).toEqual(WORDS);
  });

  it('or the word that fits its changes of the lead, twice for each lap, where that says more', () => {
    const field = NAMES.map((_, seat) => sheetLine(seat));
    const wordOf = (leadChanges: number) => dramaOf(sheetOf(field, { laps: 10, leadChanges })).word;
    expect([4, 5, 10, 20, 35].map(wordOf)).toEqual(WORDS);
    expect(dramaOf(sheetOf(field, { laps: 10, leadChanges: 9 }))).toEqual({
      points: 9,
      word: 'quiet',
    });
  });
});
