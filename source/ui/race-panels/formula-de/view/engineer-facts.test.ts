import { describe, expect, test } from 'vitest';
import { trant } from '../../../../rules/formula-de/trant/trant.ts';
import { race, type Situation, track } from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { frameOf } from '../../../../testing/terminal/race-frame.ts';
import { wordsBy } from '../../../words/book-words.ts';
import { EN } from '../../../words/en/words.ts';
import { FR } from '../../../words/fr/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { SCENES } from '../trant-scenes.fixture.ts';
import { engineerRows } from './engineer.ts';

const WORDS = { en: wordsBy(EN, 'trant'), fr: wordsBy(FR, 'trant') };
const BOARD = track('20 3R9 10 2L6 6 3R9 30 PR14/6<14,13>2,3');

/** Returns the screen with an engineer in school manner. */
function advised(scene: Situation | undefined, language: 'en' | 'fr', at = 0): FormulaModel {
  if (scene === undefined) throw new Error('no such scene');
  const model = raceModel({ ...scene, advised: true }, WORDS[language]);
  return { ...model, at: String(at), engineer: { manner: 'school', called: false } };
}

/** Returns what the engineer says of a line of a scene. */
function says(scene: Situation | undefined, at = 0, language: 'en' | 'fr' = 'en'): string {
  const rows = engineerRows(advised(scene, language, at), 300, WORDS[language].race);
  return rows
    .flat()
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** Returns the question to a car that has come to its pit without tires and with a broken body (TR-132). */
const arrived = () =>
  race({
    book: trant,
    options: { injuries: 'off' },
    board: BOARD,
    cars: [
      {
        space: 'B1',
        gear: 4,
        laps: 1,
        box: 0,
        points: { tires: 0, body: 0 },
        configuration: { tires: 6, body: 3, handling: 2 },
      },
      { space: '0@2' },
      { space: '0@5' },
    ],
    tasks: [{ step: 'orderWork', seats: [0] }],
    toPlay: [],
    laps: 3,
  });

/** Returns the same scene with more work to be done than the throw may bring. */
function atWork(left: number): Situation | undefined {
  const now = SCENES['work in the pit']?.();
  if (now === undefined) return undefined;
  const cars = now.race.cars.map(car =>
    car.work === undefined ? car : { ...car, work: { ...car.work, left } },
  );
  return { ...now, race: { ...now.race, cars } };
}

describe('the engineer says in a whole sentence', () => {
  test('what work in the pit takes and saves, and which is better (TR-132)', () => {
    expect(says(arrived(), 0)).toBe(
      'Engineer: 10 MP of work cost 1.0 roll and save 2.0 by the flag, 3.4 rolls worse than soft tires + bodywork.',
    );
    expect(says(arrived(), 1, 'fr')).toBe(
      'Ingénieur : 15 PM de travail coûtent 1,6 lancer et en rapportent 5,9 d’ici à l’arrivée : un dixième de lancer de plus que pneus tendres + carrosserie.',
    );
  });

  test('what a driver forgoes who drives off with the work done (TR-133)', () => {
    const scene = SCENES['further work or the way out']?.();
    expect(says(scene)).toBe(
      'Engineer: driving off with 9 MP spares us work that costs 0.6 rolls and saves 1.6 by the flag, 1.0 roll worse than soft tires + suspension.',
    );
    expect(says(scene, 1)).toMatch(
      /6 MP of work cost 0\.6 rolls and save nothing, 1\.6 rolls worse/,
    );
    expect(says(scene, 0, 'fr')).toMatch(
      /repartir avec 9 PM évite un travail qui coûte 0,6 lancer/,
    );
  });

  test('what work is left at a throw, how often the throw ends it, and what remains (TR-126)', () => {
    // In 4th the d20 has 7 to 9 MP in 15% of throws each, 10 and 12 in 20%, 11 in 15%: 9.65 on average.
    expect(says(atWork(4))).toMatch(/^Engineer: 4 MP of work left, done with 5\.7 MP to drive off/);
    // Of 11 and 12 in 35% of throws, more than half are 12.
    expect(says(atWork(11))).toMatch(/11 MP of work left, done in 35% of throws with 0\.6 MP to/);
    expect(says(atWork(20), 0, 'fr')).toMatch(
      /^Ingénieur : encore 20 PM de travail, dont 10,3 resteraient au prochain coup/,
    );
  });

  test('whom a backmarker would stand in front of, and what it would cost them and us (TR-135)', () => {
    const scene = SCENES['a backmarker to be placed']?.();
    expect(says(scene)).toBe(
      'Engineer: M1 is 95 ahead of B and 129 ahead of us, and a backmarker there costs nobody anything, 0.1 rolls worse than M59.',
    );
    const model = advised(scene, 'en');
    const asked = model.prompt?.kind === 'ask' ? model.prompt : undefined;
    const choices: readonly unknown[] = asked?.decision.choices ?? [];
    const best = choices.indexOf(asked?.advice[0]?.choice);
    expect(says(scene, best)).toMatch(
      /^Engineer: M59 is 17 ahead of B and 51 ahead of us, .* costs our rivals 0\.2 rolls and us 0\.1;/,
    );
    expect(says(scene, 0, 'fr')).toMatch(
      /C1 est 95 devant B et 129 devant nous, et un attardé n’y coûte rien à personne :/,
    );
  });

  test('what the backmarkers would cost that all have passed (TR-141)', () => {
    const scene = SCENES['backmarkers to be taken off']?.();
    expect(says(scene, 1)).toBe(
      'Engineer: keeping the one that all have passed costs nobody anything; nothing here beats that.',
    );
    expect(says(scene, 0, 'fr')).toMatch(
      /^Ingénieur : retirer l’attardé que tous ont dépassé n’épargne rien à personne/,
    );
  });

  test.each([
    [80, 24],
    [160, 50],
  ])('and has room for it, at %ix%i', (columns, rows) => {
    const frame = frameOf(advised(SCENES['further work or the way out']?.(), 'en', 1), {
      size: { columns, rows },
    });
    expect(frame).toMatch(/Engineer: 6 MP of work cost 0\.6 rolls and save/);
    expect(frame).toMatch(/soft tires \+ suspension\./);
  });
});
