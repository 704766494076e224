// The second telling of the backmarkers finds what is wrong with a turn, and nothing in one that is right.
import { describe, expect, test } from 'vitest';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { trant } from '../../rules/formula-de/trant/trant.ts';
import {
  type CarSpec,
  type MarkerSpec,
  race,
  spaceId,
  track,
} from '../../testing/formula-de/builders.ts';
import { boardNamed } from '../contract/games.ts';
import { backmarkerFaults } from './backmarker-story.ts';

const BOARD = track('20 2R6 34 1R6 40');
const at = (...names: readonly string[]) => names.map(name => spaceId(BOARD, name));
const CARS: readonly CarSpec[] = [
  { space: '0@5', laps: 2 },
  { space: '0@44', laps: 1 },
  { space: '2@44', laps: 1 },
  { space: '0@2', laps: 2 },
];

function scene(backmarkers: readonly MarkerSpec[] = []): FormulaDeRace {
  const spec = { book: trant, board: BOARD, cars: CARS, toPlay: [0], round: 7 };
  return race({ ...spec, ...(backmarkers.length === 0 ? {} : { backmarkers }) }).race;
}

/** What the check says of events after which the backmarkers stand on these spaces. */
function found(
  start: FormulaDeRace,
  events: readonly FormulaDeEvent[],
  ...ends: readonly string[]
): readonly string[] {
  const [first] = scene([{ space: '1@40.5' }]).backmarkers ?? [];
  const now = ends.flatMap((end, marker) => {
    const one = start.backmarkers?.[marker] ?? first;
    return one === undefined ? [] : [{ ...one, space: spaceId(BOARD, end) }];
  });
  const after = { ...start, ...(ends.length === 0 ? {} : { backmarkers: now }) };
  return backmarkerFaults(BOARD, { before: start, choice: undefined, race: after, events });
}

function drive(roll: number, points: number, ...path: readonly string[]): FormulaDeEvent {
  const [from = '', ...rest] = at(...path);
  return { kind: 'backmarkerMoved', marker: 0, from, path: rest, roll, points };
}

function place(space: string, marker = 0): FormulaDeEvent {
  return { kind: 'backmarkerPlaced', seat: 0, marker, space: spaceId(BOARD, space) };
}

const OLD: MarkerSpec = { space: '1@48.5', round: 6 };

describe('a backmarker that', () => {
  const way = ['1@48.5', '1@49.5', '1@50.5', '1@51.5', '1@52.5'];

  test('drives as far as its roll is right', () => {
    expect(found(scene([OLD]), [drive(1, 4, ...way)], '1@52.5')).toEqual([]);
  });

  test.each<readonly [string, FormulaDeEvent, string, string]>([
    ['makes too much of its roll', drive(1, 5, ...way), '1@52.5', 'makes 5 of a 1'],
    ['goes too far', drive(1, 4, ...way, '1@53.5'), '1@53.5', 'spends 5 of 4'],
    ['jumps', drive(1, 4, '1@48.5', '1@50.5'), '1@50.5', 'goes from M49 to M51'],
    ['begins elsewhere', drive(1, 4, '1@49.5', '1@50.5'), '1@50.5', 'moves from M50'],
    ['is not where it was told to be', drive(1, 4, ...way), '1@50.5', 'told on M53'],
  ])('%s is not', (_what, event, end, said) => {
    expect(found(scene([OLD]), [event], end).join()).toContain(said);
  });

  test('moves twice in a round is not, unless another has begun', () => {
    const again = drive(1, 4, '1@52.5', '1@53.5');
    const began: FormulaDeEvent = { kind: 'roundBegan', round: 8, order: [] };
    const twice = found(scene([OLD]), [drive(1, 4, ...way), again], '1@53.5');
    expect(twice).toEqual(['backmarker 0 moves twice in a round']);
    expect(found(scene([OLD]), [drive(1, 4, ...way), began, again], '1@53.5')).toEqual([]);
  });

  test('drives over a car, or closes the road between two, is not', () => {
    const beside = scene([{ space: '0@42', round: 6 }]);
    expect(found(beside, [drive(1, 4, '0@42', '0@43', '0@44')], '0@44').join()).toContain(
      'drives over L45',
    );
    const behind = scene([{ space: '1@42.5', round: 6 }]);
    const between = drive(1, 4, '1@42.5', '1@43.5', '1@44.5');
    expect(found(behind, [between], '1@44.5')).toEqual(['backmarker 0 closes the road on M45']);
    const through = drive(1, 4, '1@42.5', '1@43.5', '1@44.5', '1@45.5');
    expect(found(behind, [through], '1@45.5')).toEqual([]);
  });

  test('ends beside others where a lane is free leaves the road open, though that lane is shut behind (TR-138)', () => {
    const board = boardNamed('shanghai');
    const cars = ['L101', 'L98', 'L95', 'M52'].map(space => ({ space, laps: 2 }));
    const ends = (...markers: readonly string[]) => {
      const backmarkers = ['M105', ...markers].map(space => ({ space, laps: 2, round: 7 }));
      const spec = { book: trant, board, cars, toPlay: [0], round: 7 };
      const { race: before } = race({ ...spec, backmarkers });
      const events: readonly FormulaDeEvent[] = [
        { kind: 'roundBegan', round: 8, order: [] },
        { kind: 'backmarkerMoved', marker: 0, from: 'M105', path: ['R102'], roll: 1, points: 4 },
      ];
      const now = before.backmarkers?.map((one, at) =>
        at === 0 ? { ...one, space: 'R102' } : one,
      );
      const after = { ...before, ...(now === undefined ? {} : { backmarkers: now }) };
      return backmarkerFaults(board, { before, choice: undefined, race: after, events });
    };
    expect(ends('M106')).toEqual([]);
    expect(ends('M106', 'L110')).toEqual(['backmarker 0 closes the road on R102']);
  });

  test('a car drives over is not', () => {
    const event: FormulaDeEvent = {
      kind: 'carMoved',
      seat: 0,
      from: spaceId(BOARD, '0@5'),
      path: at('1@48.5'),
      how: 'main',
    };
    expect(found(scene([OLD]), [event], '1@48.5')).toEqual([
      'a car drives over backmarker 0 on M49',
    ]);
  });
});

describe('a backmarker', () => {
  test('placed on the centre lane is right', () => {
    expect(found(scene(), [place('1@50.5')], '1@50.5')).toEqual([]);
  });

  test.each([
    ['0@50', 'beside the centre lane'],
    ['1@44.5', 'where it closes the road'],
  ])('placed on %s is not', (space, said) => {
    expect(found(scene(), [place(space)], space).join()).toContain(said);
  });

  test('placed on another, beyond half the cars, out of turn or before the first lap is not', () => {
    const twice = found(scene(), [place('1@50.5'), place('1@50.5', 1)], '1@50.5', '1@50.5');
    expect(twice.join()).toContain('on a space that is taken');
    const three = ['1@50.5', '1@52.5', '1@54.5'];
    const many = found(
      scene(),
      three.map((space, marker) => place(space, marker)),
      ...three,
    );
    expect(many).toEqual([expect.stringContaining('beyond half the cars')]);
    expect(found(scene(), [place('1@50.5', 1)]).join()).toContain('out of turn');
    const start = scene();
    const early = { ...start, cars: start.cars.map(car => ({ ...car, laps: 1 })) };
    expect(found(early, [place('1@50.5')], '1@50.5').join()).toContain('first lap');
  });

  test('taken off before everybody has passed it is not', () => {
    const gone = (laps: number) => {
      const start = scene([{ space: '1@48.5', laps }]);
      const [marker] = start.backmarkers ?? [];
      if (marker === undefined) throw new Error('there is a backmarker');
      const after = { ...start, backmarkers: [{ ...marker, removed: true as const }] };
      const events: readonly FormulaDeEvent[] = [{ kind: 'backmarkersRemoved', markers: [0] }];
      return backmarkerFaults(BOARD, { before: start, choice: undefined, race: after, events });
    };
    expect(gone(0)).toEqual([]);
    expect(gone(1)).toEqual(['backmarker 0 is taken off before seats 1,2 pass it']);
  });
});
