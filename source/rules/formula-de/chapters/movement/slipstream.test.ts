// Chapter 18 on hard tires and a dry track: which cars get a slipstream, how far it leads, and what it costs.
import { describe, expect, test } from 'vitest';
import {
  car,
  choices,
  everyEnd,
  gear,
  layoutName,
  noBonus,
  play,
  question,
  race,
  type Situation,
  slips,
  slipTo,
  stayBehind,
  to,
  toldOf,
  track,
  where,
} from '../../../../testing/formula-de/builders.ts';
import { tow } from '../../../../testing/formula-de/tow.ts';

const BOARD = track('80 1R5 15');
// Corner A has x 40 to 44 in each lane, to the right.
const CORNER = track('40 1R5 60');

/** Reports whether a slipstream is on offer. */
function drawn(situation: Situation): boolean {
  return choices(situation, 'takeSlipstream').length > 0;
}

function pathsTo(situation: Situation, end: string): readonly (readonly string[])[] {
  return choices(situation, 'takeSlipstream')
    .filter(choice => layoutName(situation.board, choice.to) === end && choice.brakes === 0)
    .map(choice => choice.path.map(id => layoutName(situation.board, id)));
}

describe('who may slipstream whom', () => {
  // Rows: the car behind in 1st to 6th; columns: the car in front in 1st to 6th (M-18-4-T).
  const TABLE = [
    [false, false, false, false, false, false],
    [false, false, false, false, false, false],
    [false, false, false, false, false, false],
    [false, false, false, true, false, false],
    [false, false, false, true, true, false],
    [false, false, false, true, true, true],
  ];
  test.each(TABLE.flatMap((row, b) => row.map((yes, a) => [b + 1, a + 1, yes] as const)))(
    'behind in gear %i, in front in gear %i: %s (M-18-4-T)',
    (behind, front, yes) => {
      const situation = tow({ gear: behind, others: [{ space: '0@51', gear: front }] });
      expect(drawn(situation)).toBe(yes);
    },
  );

  test('only directly behind in the same lane; diagonal contact does not count (R-48)', () => {
    for (const space of ['1@50.5', '1@49.5', '0@52', '2@51']) {
      expect(drawn(tow({ others: [{ space, gear: 4, arrival: 9 }] }))).toBe(false);
    }
  });

  test('in a corner too (R-48)', () => {
    const situation = tow({
      board: CORNER,
      behind: '0@41',
      others: [{ space: '0@42', gear: 4, stops: 1 }],
    });
    expect(drawn(situation)).toBe(true);
  });

  test('not behind a spun car (M-10-4-4, M-18-1-7)', () => {
    const spun = { space: '0@51', gear: 4, condition: 'spun', points: { tires: 0 } } as const;
    expect(drawn(tow({ others: [spun] }))).toBe(false);
  });

  test('not behind a wreck (R-42, R-48)', () => {
    expect(drawn(tow({ others: [{ space: '0@51', gear: 4, condition: 'wreck' }] }))).toBe(false);
  });

  test('a car with the lever in 4th that stalled or stands still in a lower gear gives none', () => {
    expect(drawn(tow({ others: [{ space: '0@51', gear: 1 }] }))).toBe(false);
  });
});

describe('the three spaces', () => {
  test('on a clear straight are out and back, out and on, or two lanes out (M-18-0-4)', () => {
    const situation = tow({ others: [{ space: '0@51', gear: 4 }] });
    expect(slips(situation)).toEqual(['0@52', '1@52.5', '2@52']);
    expect(pathsTo(situation, '0@52')).toEqual([['1@50.5', '1@51.5', '0@52']]);
    expect(pathsTo(situation, '1@52.5')).toEqual([['1@50.5', '1@51.5', '1@52.5']]);
  });

  test('with a car beside, two lanes out lead round it to end in front of it (M-18-0-4 c′)', () => {
    const situation = tow({
      others: [
        { space: '0@51', gear: 4 },
        { space: '2@51', gear: 4 },
      ],
    });
    expect(slips(situation)).toEqual(['0@52', '1@52.5', '2@52']);
    expect(pathsTo(situation, '2@52')).toEqual([['1@50.5', '1@51.5', '2@52']]);
  });

  test('from the middle lane may go out to either side', () => {
    const situation = tow({ behind: '1@50.5', others: [{ space: '1@51.5', gear: 4 }] });
    expect(slips(situation)).toEqual(['0@53', '1@52.5', '2@53']);
  });

  test('are judged apart from the main move: a lane left may be taken again (R-09, M-18-3-2-b)', () => {
    // The main move goes from lane 0 to lane 1; the slipstream comes back to lane 0.
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@42', gear: 4 },
        { space: '1@51.5', gear: 4 },
        { space: '0@1', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [9, 20, 20, 20, 20],
    });
    const behind = play(start, gear(4), to('1@50.5'));
    expect(slips(behind)).toContain('0@53');
  });

  test('inside a corner follow the arrows (M-18-1-5)', () => {
    const situation = tow({
      board: CORNER,
      behind: '0@41',
      others: [{ space: '0@42', gear: 4, stops: 1 }],
    });
    // Towards the inside only: never back to lane 0.
    expect(slips(situation)).toEqual(['1@43.5', '2@43']);
  });

  test('cannot be taken from the inside lane of a corner, where no arrow leads out (M-18-1-5)', () => {
    const situation = tow({
      board: CORNER,
      behind: '2@41',
      others: [{ space: '2@42', gear: 4, stops: 1 }],
    });
    expect(drawn(situation)).toBe(false);
  });

  test('need not be taken (M-18-2-1, M-6-3-s8)', () => {
    const situation = tow({ others: [{ space: '0@51', gear: 4 }] });
    expect(question(situation)).toMatchObject({ step: 'slipstream', rule: 'M-18-1-1' });
    const done = play(situation, stayBehind);
    expect(where(done, 0)).toBe('0@50');
    expect(toldOf(done, 'slipstreamDeclined')).toEqual([{ kind: 'slipstreamDeclined', seat: 0 }]);
  });

  test('move the car on (M-18-0-3)', () => {
    const done = play(tow({ others: [{ space: '0@51', gear: 4 }] }), slipTo('2@52'));
    expect(where(done, 0)).toBe('2@52');
    expect(toldOf(done, 'carMoved').map(event => event.how)).toEqual(['main', 'slipstream']);
    expect(car(done, 0).points.brakes).toBe(3);
  });
});

describe('brakes', () => {
  test('shorten the three spaces, one for each point (M-18-1-2)', () => {
    const situation = tow({ others: [{ space: '0@51', gear: 4 }] });
    expect(slips(situation, 1)).toEqual(['1@51.5', '2@51']);
    expect(slips(situation, 2)).toEqual(['1@50.5']);
    const done = play(situation, slipTo('2@51', { brakes: 1 }));
    expect(car(done, 0).points.brakes).toBe(2);
  });

  test('must be there to shorten it (R-26)', () => {
    const situation = tow({ others: [{ space: '0@51', gear: 4 }], own: { points: { brakes: 0 } } });
    expect(slips(situation)).toHaveLength(3);
    expect(slips(situation, 1)).toEqual([]);
  });

  test('on the main move end the right to a slipstream (M-18-1-6, R-52)', () => {
    const situation = tow({ brakes: 1, others: [{ space: '0@51', gear: 4 }] });
    expect(where(situation, 0)).toBe('0@50');
    expect(question(situation).seat).not.toBe(0);
  });

  test('on a slipstream end the right to another one (M-18-5-4, R-52)', () => {
    // Shortened by one the first slipstream would end directly behind seat 2.
    const situation = tow({
      others: [
        { space: '0@51', gear: 4 },
        { space: '2@52', gear: 4 },
      ],
    });
    const short = play(situation, slipTo('2@51', { brakes: 1 }));
    expect(question(short).seat).not.toBe(0);
    expect(toldOf(short, 'carMoved', 0)).toHaveLength(2);
  });

  test('spent by over-revving leave the right to a slipstream (R-52)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@41', gear: 6 },
        { space: '0@51', gear: 4 },
        { space: '0@1', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [9],
    });
    const behind = play(start, gear(4), to('0@50'));
    expect(car(behind, 0).points.gearbox).toBe(2);
    expect(drawn(behind)).toBe(true);
  });
});

describe('one slipstream after another (M-18-1-3)', () => {
  test('as many as bring the car directly behind another one', () => {
    const situation = tow({
      others: [
        { space: '0@51', gear: 4 },
        { space: '0@53', gear: 4 },
        { space: '1@55.5', gear: 4 },
      ],
    });
    const second = play(situation, slipTo('0@52'));
    expect(slips(second)).toContain('1@54.5');
    const third = play(second, slipTo('1@54.5'));
    expect(drawn(third)).toBe(true);
    const done = play(third, slipTo('2@57'));
    expect(where(done, 0)).toBe('2@57');
    expect(toldOf(done, 'carMoved', 0)).toHaveLength(4);
  });

  test('each with the gears of its own pair (M-18-1-1)', () => {
    const situation = tow({
      others: [
        { space: '0@51', gear: 4 },
        { space: '0@53', gear: 5 },
      ],
    });
    expect(question(play(situation, slipTo('0@52'))).seat).not.toBe(0);
  });
});

describe('too little room (R-50)', () => {
  const shut = [
    { space: '0@51', gear: 4 },
    { space: '0@52', gear: 4 },
    { space: '1@52.5', gear: 4 },
    { space: '2@52', gear: 4 },
  ] as const;

  test('is paid by a brake for each space missing', () => {
    const situation = tow({ others: shut });
    expect(slips(situation)).toEqual([]);
    expect(slips(situation, 1)).toEqual(['1@51.5', '2@51']);
  });

  test('without the brakes no slipstream is offered', () => {
    expect(drawn(tow({ others: shut, own: { points: { brakes: 0 } } }))).toBe(false);
  });

  test('never eliminates by blocking', () => {
    const situation = tow({ others: shut });
    for (const end of everyEnd(situation)) {
      expect(toldOf(end, 'carBlocked')).toEqual([]);
      expect(car(end, 0).status).toBe('racing');
    }
  });
});

describe('a slipstream elsewhere', () => {
  test('out of a corner whose stops are made is free, lane changes included (M-7-1-1)', () => {
    const start = race({
      board: CORNER,
      cars: [
        { space: '0@40', gear: 4, stops: 1, points: { brakes: 0 } },
        { space: '0@48', gear: 4 },
        { space: '0@1', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [7, 20, 20],
    });
    const behind = play(start, gear(4), to('0@47'));
    expect(slips(behind)).toEqual(['0@49', '1@49.5', '2@49']);
  });

  test('may carry the car over the line to its finish (M-21-1-1)', () => {
    const start = race({
      board: BOARD,
      laps: 3,
      cars: [
        { space: '0@91', laps: 3, gear: 4 },
        { space: '0@99', laps: 3, gear: 4 },
        { space: '0@1', laps: 3, gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [7, 20, 20, 20, 20],
    });
    const behind = play(start, gear(4), to('0@98'));
    const ends = everyEnd(behind).map(end => car(end, 0).status);
    expect(ends).toContain('finished');
    expect(ends).toContain('racing');
  });

  test('into danger makes the handling test of the space entered (R-44)', () => {
    const start = race({
      board: BOARD,
      cars: [
        { space: '0@41', gear: 4 },
        { space: '0@51', gear: 4 },
        { space: '0@1', gear: 2 },
      ],
      dangerous: ['2@52'],
      toPlay: [0, 2],
      dice: [9, 4],
    });
    const done = play(start, gear(4), to('0@50'), slipTo('2@52'));
    expect(toldOf(done, 'testMade')).toMatchObject([{ test: 'handling', failed: true }]);
    expect(car(done, 0).points.handling).toBe(1);
  });
});

test('each slipstream of a play is counted, and starts a new way (M-18-1-3, R-09)', () => {
  const asked = tow({
    others: [
      { space: '0@51', gear: 4 },
      { space: '0@53', gear: 4 },
    ],
  });
  const driven = asked.race.play.path.length - 1;
  expect(asked.race.play).toMatchObject({ slipstreams: 0, segment: 0 });
  const again = play(asked, slipTo('0@52'));
  expect(question(again)).toMatchObject({ seat: 0, step: 'slipstream' });
  expect(again.race.play).toMatchObject({ slipstreams: 1, segment: driven });
});

describe('no slipstream is offered', () => {
  test.each([1, 3])('to a car that was blocked, %i spaces missing (M-18-1-7, R-49)', missing => {
    const lane = track('40 1R20 40');
    const situation = race({
      board: lane,
      cars: [
        { space: '2@41', gear: 4, stops: 1, points: { brakes: 3 } },
        { space: `2@${42 + 8 - missing}`, gear: 4, stops: 1 },
        { space: '0@1', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [8, 20, 20],
    });
    const done = play(situation, gear(4), to(`2@${41 + 8 - missing}`, { missing, brakes: 0 }));
    expect(question(done)).toMatchObject({ seat: 2, step: 'announceGear' });
  });

  test('to a car that has finished (M-21-1-1, R-87)', () => {
    const situation = race({
      board: track('80 1R5 15'),
      cars: [
        { space: '0@91', gear: 4, laps: 3 },
        { space: '0@1', gear: 4, laps: 3 },
        { space: '0@50', gear: 2 },
      ],
      toPlay: [0, 2],
      dice: [12],
    });
    const [over] = choices(play(situation, gear(4)), 'move').filter(({ brakes }) => brakes === 0);
    if (over === undefined) throw new Error('no way over the line');
    const done = play(situation, gear(4), over);
    expect(car(done, 0).status).toBe('finished');
    expect(toldOf(done, 'carMoved', 0)).toHaveLength(1);
  });

  test('whose brakes do not pay for the corner and the spaces held back together (M-18-1-4, M-18-1-5)', () => {
    const offered = (brakes: number) => {
      const own = { points: { brakes } };
      const asked = tow({ behind: '0@79', own, others: [{ space: '0@80', gear: 4 }] });
      return choices(asked, 'takeSlipstream').filter(
        choice => choice.brakes === 1 && layoutName(asked.board, choice.to) === '1@80.5',
      );
    };
    expect(offered(2)).toHaveLength(1);
    expect(offered(1)).toEqual([]);
  });
});

test('after a slipstream the play goes on with slide and soft bonus (M-18-1-3)', () => {
  const own = { tires: 'soft' } as const;
  const asked = tow({ own, others: [{ space: '0@51', gear: 4 }] });
  const behind = question(asked).step === 'softBonus' ? play(asked, noBonus) : asked;
  const drawn = play(behind, slipTo('0@52'));
  expect(question(drawn)).toMatchObject({ seat: 0, step: 'softBonus' });
});
