// One key up through the gears: as long as nothing is at stake, for one person alone.
import { describe, expect, it } from 'vitest';
import { masters2005 } from '../../../rules/formula-de/masters/masters-2005.ts';
import { type CarSpec, race as situation, track } from '../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { boardOf, type Game, KEYS, raceFrom } from '../../../testing/terminal/screen-game.ts';
import { EN } from '../../words/en/words.ts';
import type { RaceModel } from './race-model.ts';
import { askedWhileRising, rise, risingAnswer } from './rising.ts';

const BOARD = track('60 1R5 35');
const OTTERBROOK = boardOf('otterbrook');

function asked(...cars: readonly CarSpec[]): RaceModel {
  const { race } = situation({ board: BOARD, round: 2, cars, toPlay: cars.map((_, seat) => seat) });
  return raceModel({ book: masters2005, board: BOARD, race }, EN);
}

describe('the next gear', () => {
  it('is offered on a free road', () => {
    const model = asked({ space: '0@4', gear: 1 });
    expect(risingAnswer(model)).toMatchObject({ kind: 'chooseGear', gear: 2 });
  });

  it.each([
    ['leads into a corner', { space: '0@52', gear: 2 }],
    ['is none: the car is in the highest', { space: '0@4', gear: 6 }],
  ])('is not offered where it %s', (_, car) => {
    expect(risingAnswer(asked(car))).toBeUndefined();
  });

  it('is not offered behind cars that fill the road', () => {
    const cars = [{ space: '0@4', gear: 2 }, ...['0@8', '1@8.5', '2@8'].map(space => ({ space }))];
    expect(risingAnswer(asked(...cars))).toBeUndefined();
  });

  it('is not offered after the opening rounds', () => {
    const model = asked({ space: '0@4', gear: 1 });
    const later = {
      ...model,
      moment: { ...model.moment, race: { ...model.moment.race, round: 5 } },
    };
    expect(risingAnswer(later)).toBeUndefined();
  });

  it('is not offered in a lesson, nor in a trial', () => {
    const model = asked({ space: '0@4', gear: 1 });
    const lesson = { id: 'gears', answered: 0, missed: false } as unknown as RaceModel['lesson'];
    expect(risingAnswer({ ...model, lesson })).toBeUndefined();
    expect(risingAnswer({ ...model, trial: {} as RaceModel['trial'] })).toBeUndefined();
  });
});

describe('a driver who comes up through the gears', () => {
  const open = () => asked({ space: '0@4', gear: 1 }, { space: '1@20.5', gear: 1 });
  const promptOf = ({ prompt }: RaceModel) => {
    if (prompt?.kind !== 'ask') throw new Error('nobody is asked');
    return prompt;
  };

  it('answers the question, and the next one by itself', () => {
    const { race, effects } = rise(open());
    expect(effects).toMatchObject([{ kind: 'answer', seat: 0, choice: { gear: 2 } }]);
    const next = askedWhileRising(
      { ...open(), ...(race.rising === 0 && { rising: 0 }) },
      promptOf(open()),
      0,
    );
    expect(next.effects).toMatchObject([{ kind: 'answer', seat: 0 }]);
  });

  it('answers nobody else’s question', () => {
    const course = askedWhileRising({ ...open(), rising: 1 }, promptOf(open()), 0);
    expect(course.effects).toEqual([]);
    expect(course.race.prompt).toBeDefined();
  });

  it('is asked again once something has hit the car', () => {
    const news = [{ kind: 'car', text: 'hit', tone: 'bad', weight: 2, hurt: [0], untold: [0] }];
    const model = { ...open(), rising: 0, news } as RaceModel;
    const course = askedWhileRising(model, promptOf(model), 0);
    expect(course.effects).toEqual([]);
    expect(course.race.rising).toBeUndefined();
  });
});

describe('the key', () => {
  const free = { space: 'L2', gear: 1, laps: 1 };
  const begin = (car: CarSpec, dice: readonly number[]): Game => {
    const cars = [car, { space: 'R20', gear: 1 }];
    const from = situation({ board: OTTERBROOK, cars, toPlay: [0, 1], dice: [...dice] });
    return raceFrom(80, 24, from, ['Ann']);
  };

  it('is in the footer only where it does something', async () => {
    const screen = begin(free, [2, 1, 3, 2, 5]);
    await screen.sees(/which gear\?/);
    await screen.sees('[+] up the gears');
    screen.press('+');
    await screen.loses('[+] up the gears');
  });

  it('drives on to the first question at which something can be decided', async () => {
    const screen = begin(free, [2, 1, 3, 2, 5]);
    await screen.sees('[+] up the gears');
    screen.press('+');
    await screen.until('a question is open', () => /▸/.test(screen.text()));
    await screen.quiet();
    const answers = screen.book.sessions[0]?.answers() ?? [];
    const own = answers.filter(({ seat }) => seat === 0);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(screen.text()).not.toContain('[+] up the gears');
  });

  it('leaves an answer that was taken back to the driver', async () => {
    const screen = begin({ ...free, space: 'L20' }, [2, 1, 3, 2, 5]);
    await screen.sees(/which gear\?/);
    screen.press('+');
    await screen.quiet();
    screen.press('u');
    await screen.quiet();
    expect(screen.text()).toContain('?');
    screen.press(KEYS.escape);
  });
});
