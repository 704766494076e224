// Backmarkers of Trant: how they come onto the track, and how they leave it (TR-134, TR-135, TR-140 to TR-142, TRR-51, TRR-52).
import { describe, expect, test } from 'vitest';
import {
  type CarSpec,
  choices,
  layoutName,
  type RaceSpec,
  race,
  type Situation,
  spaceId,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import type { FormulaDeRace } from '../../state.ts';
import { trant } from '../trant.ts';

// Straight 0 to 20; corner A to 26; straight to 40; corner B to 46; straight to 80; corner C to 86; straight to the line at 106.
const BOARD = track('20 2R6 14 1R6 34 1R6 20');

/** The end of a round: seat 0 leads, and the others follow in the order of their seats. */
function roundOver(cars: readonly CarSpec[], rest: Partial<RaceSpec> = {}): Situation {
  return race({ book: trant, board: BOARD, cars, toPlay: [], round: 7, ...rest });
}

function answer(now: Situation, wanted: Readonly<Record<string, unknown>>): Situation {
  const [decision] = now.book.decisions(now.race, now.board);
  const choice = decision?.choices.find(one =>
    Object.entries(wanted).every(
      ([field, value]) => new Map(Object.entries(one)).get(field) === value,
    ),
  );
  if (decision === undefined || choice === undefined) {
    throw new Error(`no such choice: ${JSON.stringify(decision)}`);
  }
  const { race: after, events } = now.book.apply(now.race, decision.seat, choice, now.board);
  return { ...now, race: after, events: [...now.events, ...events] };
}

const asked = (now: Situation) => {
  const [decision] = now.book.decisions(now.race, now.board);
  return decision && [decision.step, decision.seat];
};
const placing = (now: Situation, space: string) => answer(now, { space: spaceId(BOARD, space) });
const places = (now: Situation) =>
  choices(now, 'placeBackmarker').map(({ space }) => layoutName(now.board, space));

/** Cars one behind the other from x on, the leader in its second lap. */
function field(count: number, from = 17): readonly CarSpec[] {
  return Array.from({ length: count }, (_, seat) => ({
    space: `0@${from - 2 * seat}`,
    laps: 2,
  }));
}

describe('when the round in which a car has completed the first lap is over', () => {
  test.each([
    [2, 1],
    [5, 2],
    [6, 3],
  ])('of %i cars still racing %i place backmarkers (TR-134)', (cars, markers) => {
    let now = roundOver(field(cars));
    for (let placed = 0; placed < markers; placed++) {
      expect(asked(now)?.[0]).toBe('placeBackmarker');
      now = placing(now, `1@${50.5 + 2 * placed}`);
    }
    expect(now.race.backmarkers).toHaveLength(markers);
    expect(asked(now)?.[0]).toBe('setGears');
  });

  test('cars that are out do not count (TR-134)', () => {
    const now = roundOver([
      ...field(3),
      { space: '0@2', condition: 'wreck', onBoard: false, laps: 2 },
    ]);
    expect(placing(now, '1@50.5').race.backmarkers).toHaveLength(1);
    expect(asked(placing(now, '1@50.5'))?.[0]).toBe('setGears');
  });

  test('they are placed even if the car that completed it is out (TR-134)', () => {
    const wreck: CarSpec = { space: '0@17', condition: 'wreck', onBoard: false, laps: 2 };
    const now = roundOver([wreck, ...field(2, 15).map(one => ({ ...one, laps: 1 }))]);
    expect(asked(now)).toEqual(['placeBackmarker', 2]);
  });

  test('the drivers place them from the last one up, one each (TR-135, TRR-52)', () => {
    const first = roundOver(field(5));
    expect(asked(first)).toEqual(['placeBackmarker', 4]);
    const second = placing(first, '1@50.5');
    expect(asked(second)).toEqual(['placeBackmarker', 3]);
    const done = placing(second, '1@55.5');
    expect(toldOf(done, 'backmarkerPlaced')).toMatchObject([
      { seat: 4, marker: 0, space: spaceId(BOARD, '1@50.5') },
      { seat: 3, marker: 1, space: spaceId(BOARD, '1@55.5') },
    ]);
  });
});

test('what placing the last one would do is told without the weather that is rolled next (TR-15)', () => {
  const sky = { sky: 'changeable', skyHold: 'none', sectionsEntered: 3, dice: [5] } as const;
  const now = roundOver(field(2, 60), sky);
  const [choice] = choices(now, 'placeBackmarker');
  if (choice === undefined) throw new Error('nobody places a backmarker');
  expect(toldOf(answer(now, { space: choice.space }), 'weatherSectionEntered')).toHaveLength(1);
  expect(trant.consequences(now.race, 1, choice, BOARD)).toEqual([]);
});

test('before that round nobody places one (TR-134)', () => {
  const now = roundOver(field(4).map(one => ({ ...one, laps: 1 })));
  expect(asked(now)?.[0]).toBe('setGears');
});

test('once they are placed no more come, also when cars have gone out (TR-134)', () => {
  const now = roundOver(field(4), {
    backmarkers: [
      { space: '1@60.5', laps: 2 },
      { space: '1@64.5', laps: 2 },
    ],
  });
  expect(asked(now)?.[0]).toBe('setGears');
});

test('a race of one lap has none, for its leader has finished (TR-134)', () => {
  const cars = field(3).map(one => ({ ...one, laps: 1 }));
  const home: CarSpec = { space: '0@2', status: 'finished', place: 1, laps: 2, onBoard: false };
  expect(asked(roundOver([home, ...cars], { laps: 1 }))?.[0]).toBe('setGears');
});

test('a race of two laps has them (TR-134)', () => {
  expect(asked(roundOver(field(4), { laps: 2 }))?.[0]).toBe('placeBackmarker');
});

test('without the option there are none (TRR-51)', () => {
  const now = roundOver(field(4), { options: { backmarkers: 'off' } });
  expect(asked(now)?.[0]).toBe('setGears');
  expect(trant.options.find(({ name }) => name === 'backmarkers')).toMatchObject({ usual: 'on' });
});

describe('a backmarker is placed', () => {
  const offered = places(roundOver(field(4)));

  test('on the centre lane (TR-135)', () => {
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter(name => !name.startsWith('1@'))).toEqual([]);
  });

  test('at least one whole section ahead of the leader (TR-135)', () => {
    // The leader is on the straight before A: A lies between, so the straight behind it is the first.
    const ahead = offered.map(name => Number(name.slice(2)));
    expect(Math.min(...ahead)).toBe(26.5);
  });

  test('not on the straights before and behind the line from the last corner: they are one section (TR-135)', () => {
    // The leader is in C.
    const now = roundOver(field(2, 81).map(one => ({ ...one, laps: 2 })));
    const ahead = places(now).map(name => Number(name.slice(2)));
    expect(Math.min(...ahead)).toBe(20.5);
  });

  test('anywhere on a circuit of no more than two sections (TR-135)', () => {
    const now = roundOver(field(2), { board: track('20 1R5 40') });
    expect(places(now)).toContain('1@4.5');
    expect(places(now)).toContain('1@60.5');
  });

  test('on a free space (TR-135)', () => {
    const now = roundOver([...field(2), { space: '1@50.5', laps: 0 }]);
    expect(places(now)).not.toContain('1@50.5');
    expect(places(now)).toContain('1@51.5');
  });

  test('ahead of the first car that races, not of one that is out (TR-135)', () => {
    const out: CarSpec = { space: '0@50', condition: 'wreck', onBoard: false, laps: 2 };
    const now = roundOver([out, ...field(2).map(one => ({ ...one, laps: 2 }))]);
    expect(Math.min(...places(now).map(name => Number(name.slice(2))))).toBe(26.5);
  });

  test('not among the cars behind it that race, whatever is left of others (TR-135)', () => {
    const out: CarSpec = { space: '0@50', condition: 'wreck', onBoard: false, laps: 1 };
    const now = roundOver([...field(2), out]);
    const last = layoutName(BOARD, now.race.cars[1]?.space ?? '');
    expect(last).toBe('0@15');
    expect(Math.max(...places(now).map(name => Number(name.slice(2))))).toBeGreaterThan(70);
  });

  test('not among the cars behind the leader (TR-135)', () => {
    const now = roundOver([
      { space: '0@17', laps: 2 },
      { space: '0@70', laps: 1 },
    ]);
    const ahead = places(now).map(name => Number(name.slice(2)));
    expect(Math.max(...ahead)).toBe(69.5);
  });

  test('nor level with the last of them (TR-135)', () => {
    const now = roundOver(
      [
        { space: '0@17', laps: 2 },
        { space: '0@70', laps: 1 },
      ],
      { board: track('20 2R6 14 1R6 34 1R6 20', 4) },
    );
    const ahead = places(now).filter(name => name.startsWith('2@'));
    expect(ahead.at(-1)).toBe('2@69');
  });

  test.each([
    ['a lap', { space: '2@17', laps: 2 }],
    ['more than a lap', { space: '2@10', laps: 2 }],
  ])('whatever stands %s behind the leader (TR-135)', (_far, lapped) => {
    const now = roundOver([{ space: '0@17', laps: 3 }, { space: '0@70', laps: 2 }, lapped]);
    expect(Math.max(...places(now).map(name => Number(name.slice(2))))).toBe(69.5);
  });

  test('on the only space that is left before the cars behind the leader, unasked (TR-135)', () => {
    const now = roundOver([
      { space: '0@17', laps: 2 },
      { space: '0@27', laps: 1 },
    ]);
    expect(now.race.backmarkers).toMatchObject([{ by: 1, space: spaceId(BOARD, '1@26.5') }]);
  });

  test('anywhere but near the leader when the field is spread over the whole lap (TR-135)', () => {
    const now = roundOver([
      { space: '0@17', laps: 2 },
      { space: '0@22', laps: 1 },
    ]);
    expect(Math.min(...places(now).map(name => Number(name.slice(2))))).toBe(26.5);
  });

  test('not where it would close the road (TR-138)', () => {
    const now = roundOver([...field(2), { space: '0@50', laps: 0 }, { space: '2@50', laps: 0 }]);
    expect(places(now)).not.toContain('1@50.5');
    expect(places(now)).toContain('1@53.5');
  });
});

describe('a backmarker just placed', () => {
  test('arrives later than everything before it (TRR-15)', () => {
    const now = roundOver(field(5));
    const both = placing(placing(now, '1@50.5'), '1@55.5');
    const { arrivals } = now.race;
    expect(both.race.backmarkers?.map(({ arrival }) => arrival)).toEqual([
      arrivals + 1,
      arrivals + 2,
    ]);
    expect(both.race.arrivals).toBe(arrivals + 2);
  });

  test('counts as the front car, this side of the line or beyond it (TR-140)', () => {
    const near = placing(roundOver(field(2)), '1@50.5');
    expect(near.race.backmarkers?.[0]).toMatchObject({ laps: 2, by: 1 });
    const beyond = placing(roundOver(field(2, 60)), '1@5.5');
    expect(beyond.race.backmarkers?.[0]).toMatchObject({ laps: 3 });
  });

  test('counts as the front car level with the leader too (TR-140)', () => {
    const board = track('20 1R5 40', 4);
    const now = roundOver(field(2), { board });
    const level = answer(now, { space: spaceId(board, '2@17') });
    expect(level.race.backmarkers?.[0]).toMatchObject({ laps: 3 });
  });

  test('moves in the round that follows, not before (TR-140)', () => {
    const now = placing(roundOver(field(2)), '1@50.5');
    expect(toldOf(now, 'backmarkerMoved')).toEqual([]);
    expect(now.race.backmarkers?.[0]?.round).toBe(7);
  });
});

describe('backmarkers that every car has passed', () => {
  const passed = { space: '1@10.5', laps: 1 };
  const ahead = { space: '1@60.5', laps: 2 };
  const left = (now: Situation) =>
    now.race.backmarkers?.flatMap(({ removed }, marker) => (removed ? [] : [marker]));

  test('are taken off if everybody agrees (TR-141)', () => {
    let now = roundOver(field(3), { backmarkers: [passed, ahead] });
    for (const seat of [2, 1, 0]) {
      expect(asked(now)).toEqual(['removeBackmarkers', seat]);
      expect(left(now)).toEqual([0, 1]);
      expect(choices(now, 'removeBackmarkers').map(({ agrees }) => agrees)).toEqual([true, false]);
      now = answer(now, { agrees: true });
    }
    expect(toldOf(now, 'backmarkersRemoved')).toEqual([
      { kind: 'backmarkersRemoved', markers: [0] },
    ]);
    expect(left(now)).toEqual([1]);
    expect(asked(now)?.[0]).toBe('setGears');
  });

  test('stay if one driver disagrees, and the others are not asked (TR-141)', () => {
    const now = answer(roundOver(field(3), { backmarkers: [passed] }), { agrees: false });
    expect(left(now)).toEqual([0]);
    expect(asked(now)?.[0]).toBe('setGears');
  });

  test('are asked about again once another one has been passed (TR-141)', () => {
    const kept = { ...passed, kept: true } as const;
    expect(asked(roundOver(field(2), { backmarkers: [kept, ahead] }))?.[0]).toBe('setGears');
    const now = roundOver(field(2), { backmarkers: [kept, { ...passed, space: '1@5.5' }] });
    expect(asked(now)?.[0]).toBe('removeBackmarkers');
    const gone = answer(answer(now, { agrees: true }), { agrees: true });
    expect(toldOf(gone, 'backmarkersRemoved')).toMatchObject([{ markers: [0, 1] }]);
  });

  test('are not passed by a car level with them (TR-141)', () => {
    const level: CarSpec = { space: '0@11', laps: 1 };
    const beside = { space: '2@11', laps: 1 };
    expect(asked(roundOver([...field(1), level], { backmarkers: [beside] }))?.[0]).toBe('setGears');
  });

  test('are asked about only when the last car is by (TR-141)', () => {
    const last: CarSpec = { space: '0@8', laps: 1 };
    expect(asked(roundOver([...field(2), last], { backmarkers: [passed] }))?.[0]).toBe('setGears');
  });

  test('are no matter for drivers who are out (TR-141)', () => {
    const wreck: CarSpec = { space: '0@2', condition: 'wreck', onBoard: false };
    const now = roundOver([...field(1), wreck], { backmarkers: [passed] });
    expect(asked(now)).toEqual(['removeBackmarkers', 0]);
    expect(left(answer(now, { agrees: true }))).toEqual([]);
  });
});

test('backmarkers have no part in the places, passed or not (TR-142)', () => {
  const wreck: CarSpec = { space: '0@2', condition: 'wreck', onBoard: false };
  const now = roundOver([...field(2), wreck], {
    backmarkers: [{ space: '1@60.5', laps: 3, kept: true }],
  });
  const standings = trant.standings(now.race, BOARD);
  expect(standings.map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

describe('a race from outside', () => {
  const good = roundOver(field(2), { backmarkers: [{ space: '1@60.5', laps: 2 }] }).race;
  const faults = (change: Partial<FormulaDeRace>) => trant.faults({ ...good, ...change }, BOARD);
  const marker = good.backmarkers?.[0];
  if (marker === undefined) throw new Error('there is a backmarker');

  test('may have backmarkers', () => {
    expect(faults({})).toEqual([]);
  });

  test.each([
    [
      'on the space of a car',
      { ...marker, space: spaceId(BOARD, '0@17') },
      'is taken by car 0. Move one of them',
    ],
    ['beside the board', { ...marker, space: 'M999' }, 'has no space M999'],
    ['of nobody', { ...marker, by: 2 }, 'backmarkers.0.by: seat 2 does not exist'],
  ])('has none %s', (_where, wrong, said) => {
    expect(faults({ backmarkers: [wrong] }).join()).toContain(said);
  });

  test('has no two of them on a space, unless one has been taken off', () => {
    expect(faults({ backmarkers: [marker, marker] })).toEqual([
      `backmarkers.1.space: ${marker.space} is taken by backmarker 0. Move one of them`,
    ]);
    expect(faults({ backmarkers: [{ ...marker, removed: true }, marker] })).toEqual([]);
  });

  test('moves none that there is not', () => {
    const agenda = [{ step: 'moveBackmarker', seats: [], marker: 1 } as const, ...good.agenda];
    expect(faults({ agenda })).toEqual(['agenda.0.marker: there is no backmarker 1']);
  });

  test('has none without the option', () => {
    const options = { ...good.options, backmarkers: 'off' as const };
    expect(faults({ options })).toEqual(['backmarkers: its book has no use for it']);
  });
});
