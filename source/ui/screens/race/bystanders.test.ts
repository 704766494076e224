import { describe, expect, it } from 'vitest';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { race as situation, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import type { FormulaModel } from '../../race-panels/formula-de/formula-de-model.ts';
import { stripCars } from '../../race-panels/formula-de/view/cars.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../services.ts';
import { wordsBy } from '../../words/book-words.ts';
import { EN } from '../../words/en/words.ts';
import type { Course, Stage } from './course.ts';
import { frameDue, hurry, showTurn } from './play.ts';

const BOARD = track('200 1R5 195');
const PATH = ['1@107.5', '1@108.5', '1@109.5'];
const idOf = (space: string) =>
  situation({ board: BOARD, cars: [{ space }] }).race.cars[0]?.space ?? '';
const FROM = idOf('1@106.5');
const WAY = PATH.map(idOf);

/** Returns the race with the backmarker on a space, a person in the first of two cars. */
function sceneAt(space: string) {
  const cars = [
    { space: '0@100', laps: 2 },
    { space: '0@330', laps: 2 },
  ];
  return situation({
    book: trant,
    board: BOARD,
    cars,
    toPlay: [0],
    backmarkers: [{ space, laps: 2 }],
  });
}

const stageWith = (settings: Partial<Settings>): Stage => ({
  settings: { ...DEFAULT_SETTINGS, animation: true, pace: 'normal', ...settings },
  size: { columns: 80, rows: 24 },
  words: wordsBy(EN, 'trant'),
});

/** Shows the play of a car behind which the backmarker drives on from space to space. */
function shown(seat: number, settings: Partial<Settings> = {}, way = WAY, from = FROM): Course {
  const stage = stageWith(settings);
  const open = raceModel(sceneAt(from), stage.words) as FormulaModel;
  const drivers = open.table.drivers.map((one, at) =>
    at === 0 ? one : { ...one, kind: 'cpu' as const, level: 'club' },
  );
  const model = { ...open, table: { ...open.table, drivers }, prompt: undefined };
  const { race } = sceneAt(way.at(-1) ?? from);
  const event: FormulaDeEvent = {
    kind: 'backmarkerMoved',
    marker: 0,
    from,
    path: way,
    roll: 10,
    points: way.length,
  };
  return showTurn(model, seat, [event], { ...model.moment, race }, stage);
}

/** Returns the spaces on which the backmarker is seen, one after the other, and the milliseconds that it takes. */
function seen(course: Course, settings: Partial<Settings> = {}) {
  const stage = stageWith(settings);
  const spaces: (string | undefined)[] = [];
  let ms = 0;
  let now = course;
  for (;;) {
    const cars = stripCars(now.race as FormulaModel, true);
    spaces.push(cars.find(({ letter }) => letter === '%')?.space);
    const [effect] = now.effects;
    if (effect?.kind !== 'later' || effect.message.kind !== 'frameDue') return { spaces, ms };
    ms += effect.waitMs;
    now = frameDue(now.race, effect.message.ticket, stage);
  }
}

describe('a backmarker (TR-136)', () => {
  it.each([
    ['the own car', 0],
    ['a car far away', 1],
  ])('runs space by space after the play of %s', (_, seat) => {
    const { spaces, ms } = seen(shown(seat));
    expect([...new Set(spaces)]).toEqual([FROM, ...WAY]);
    expect(ms).toBeGreaterThan(0);
  });

  it.each([{ animation: false }, { pace: 'instant' as const }])('jumps with %o', settings => {
    const { spaces, ms } = seen(shown(0, settings), settings);
    expect(spaces).toEqual([WAY.at(-1)]);
    expect(ms).toBe(0);
  });

  it('stands where it goes once any key is pressed', () => {
    const { race } = hurry(shown(0).race, stageWith({}));
    expect(seen({ race, effects: [] }).spaces).toEqual([WAY.at(-1)]);
  });

  it('takes no time where nobody sees it', () => {
    const far = ['1@251.5', '1@252.5'].map(idOf);
    const { spaces, ms } = seen(shown(0, {}, far, idOf('1@250.5')));
    expect(spaces).toEqual([far.at(-1)]);
    expect(ms).toBe(0);
  });
});
