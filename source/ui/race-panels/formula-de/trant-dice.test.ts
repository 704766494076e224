// The questions of Trant that a die decides: gears set together, the throw, and the engine pushed after it.
import { describe, expect, test } from 'vitest';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { type CarSpec, race, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import type { Situation } from '../../../testing/formula-de/situation.ts';
import type { Row } from '../../rows.ts';
import { UNICODE } from '../../theme/glyphs.ts';
import { wordsBy } from '../../words/book-words.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { Words } from '../../words/words.ts';
import { formulaDePanels } from './formula-de-panels.ts';

// A straight of 20 spaces, a corner of 12 with one stop, a straight of 40.
const board = track('20 1R12 40');
const EN_TRANT = wordsBy(EN, 'trant');
const FR_TRANT = wordsBy(FR, 'trant');

/** A car in front of the corner, whose play it is, and the dice to come. */
function atTurn(car: Partial<CarSpec>, ...dice: readonly number[]): Situation {
  const cars = [{ space: '0@14', gear: 4, ...car }];
  return race({ book: trant, board, cars, toPlay: [0], dice });
}

function answered(now: Situation, kind: string, wanted: object = {}): Situation {
  const [decision] = trant.decisions(now.race, board);
  const choice = decision?.choices.find(
    one => one.kind === kind && Object.entries(wanted).every(([k, v]) => one[k as 'kind'] === v),
  );
  if (decision === undefined || choice === undefined) throw new Error(`no ${kind}`);
  return { ...now, ...trant.apply(now.race, decision.seat, choice, board) };
}

const textOf = (row: Row) => row.map(({ text }) => text).join('');

/** Returns what the prompt shows of the open question, in so many columns. */
function shown(now: { readonly race: FormulaDeRace }, words: Words = EN_TRANT, columns = 56) {
  const model = raceModel({ book: trant, board, race: now.race }, words);
  const items = formulaDePanels.items(model, words.race);
  return {
    model,
    question: textOf(formulaDePanels.question(model, words)).trim(),
    heading: formulaDePanels.listHeading(model, words, columns).map(textOf),
    lines: formulaDePanels.lines(model, items, columns, words).map(({ row }) => textOf(row)),
    under: formulaDePanels.underList(model, columns, words).map(textOf),
    picture: formulaDePanels
      .picture(model, items, {
        layout: 'compact',
        columns: 80,
        size: { columns: 80, rows: 24 },
        extraRows: 6,
        glyphs: UNICODE,
        words,
      })
      .map(textOf),
  };
}

describe('the gears of a turn', () => {
  const now = race({ book: trant, board, cars: [{ space: '0@14', gear: 4 }], round: 2 });

  test('are asked with the table that other books have, a bar for each gear', () => {
    const { question, heading, lines, picture } = shown(now);
    expect(question).toBe('which gear, in secret?');
    expect(heading[0]).toMatch(/gear +move +corner +shift +worst case/);
    expect(lines.map(line => line.trim().slice(0, 1))).toEqual(['1', '2', '3', '4', '5']);
    expect(lines[3]).toMatch(/^4 +7-12 /);
    expect(picture.filter(row => /^g[1-5]/.test(row)).map(row => row.slice(0, 2))).toEqual([
      'g1',
      'g2',
      'g3',
      'g4',
      'g5',
    ]);
  });

  test('cost transmission on the way down, in the words of the book (TR-75 to TR-77)', () => {
    const { lines } = shown(now, EN_TRANT, 76);
    expect(lines[1]).toContain('1 transmission');
    expect(lines[0]).toContain('1 transmission, 1 brake');
    expect(shown(now, FR_TRANT, 76).lines[1]).toContain('1 transmission');
  });

  test('cost the same as long as others have not set theirs (TRR-13)', () => {
    const cars = [
      { space: '0@14', gear: 5 },
      { space: '2@10', gear: 3 },
    ];
    const { lines } = shown(race({ book: trant, board, cars, round: 2 }), EN_TRANT, 100);
    expect(lines[0]).toContain('1 transmission, 1 brake, 1 engine');
    expect(lines[2]).toContain('1 transmission');
    expect(lines[3]).toMatch(/free +\S/);
  });
});

describe('the throw of a move', () => {
  const now = atTurn({});

  test('is asked with the chances of every number of movement points (TR-47, TR-48)', () => {
    const { question, lines, under } = shown(now);
    expect(question).toBe('which dice?');
    expect(lines.map(line => line.trim().split(/ {2,}/).slice(0, 2))).toEqual([
      ['1  d20'.slice(0, 1), 'd20'],
      ['2', '2 d10'],
    ]);
    expect(under.slice(0, 4)).toEqual([
      ' MP        7   8   9  10  11  12',
      ' d20     15% 15% 15% 20% 15% 20%',
      ' 2 d10    3% 12% 21% 36% 18% 10%',
      ' A 16 (5%) costs an engine point.',
    ]);
  });

  test('shows how often it stops in the corner and the most that an overshoot costs', () => {
    const here = atTurn({ space: '0@14', gear: 5 });
    const [one, two] = shown(here).lines;
    // 11 to 18 can stop inside, which are the rolls up to 15 of either throw; two dice begin at 2.
    expect(one).toMatch(/11-20 +75% free 2 tires/);
    expect(two).toMatch(/12-20 +85% free 2 tires/);
  });

  test('has a bar for each, by its dice', () => {
    const { picture } = shown(now);
    expect(picture.filter(row => /^[12]d/.test(row))).toHaveLength(2);
  });

  test('counts a natural 16 without an engine point among the ends of the race (TR-103, TR-104, TRR-19)', () => {
    const { lines } = shown(atTurn({ points: { engine: 0 } }), EN_TRANT, 100);
    // One face of twenty, and five of the hundred throws of two dice.
    expect(lines.map(line => /95% free OUT 5%$/.test(line))).toEqual([true, true]);
  });

  test('warns that a 16 ends the race of a car without an engine point (TR-103, TRR-19)', () => {
    const poor = atTurn({ points: { engine: 0 } });
    expect(shown(poor).under.join()).toContain('ENDS THE RACE: no engine points left');
    expect(shown(poor, FR_TRANT).under.join()).toContain('FINIT LA COURSE');
  });

  test('has no word that is cut beside the map, in either language', () => {
    for (const words of [EN_TRANT, FR_TRANT]) {
      const { heading, lines, under } = shown(now, words);
      for (const line of [...heading, ...lines, ...under]) {
        expect(line.trimEnd().length, line).toBeLessThanOrEqual(56);
      }
    }
  });
});

describe('a push of the engine', () => {
  const thrown = answered(atTurn({}, 9), 'throwDice', { dice: 'd20' });

  test('is asked after the roll, each line with its movement points and its price (TR-106)', () => {
    const { question, lines, picture } = shown(thrown);
    expect(question).toBe('9 in 4th, 9 MP: push the engine?');
    expect(lines[0]).toMatch(/as is +9 .*free/);
    expect(lines[1]).toMatch(/push +11 .*1 engine/);
    expect(picture.filter(row => /^[12] /.test(row))).toHaveLength(2);
  });

  test('is told in French too', () => {
    const { question, lines } = shown(thrown, FR_TRANT);
    expect(question).toBe('9 en 4e, 9 PM : pousser le moteur ?');
    expect(lines[1]).toMatch(/pousser +11 .*mot/);
  });

  test('leaves the move to be asked with the raised roll', () => {
    const { question, lines } = shown(answered(thrown, 'boostEngine'));
    expect(question).toBe('14 in 4th, 11 MP: where to?');
    expect(lines.length).toBeGreaterThan(0);
  });
});
