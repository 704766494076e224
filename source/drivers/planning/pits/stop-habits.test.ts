import { describe, expect, test } from 'vitest';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import { cornersBoard } from '../../../testing/circuits/tiny-circuits.ts';
import {
  type CarSpec,
  gear,
  play,
  type RaceSpec,
  race,
  type Situation,
} from '../../../testing/formula-de/builders.ts';
import { asked } from '../../../testing/formula-de/driver-answers.ts';
import { thrown } from '../../../testing/formula-de/trant-turn.ts';
import { driverOf } from '../../levels/drivers.ts';
import { seededRandom } from '../../levels/random-generator.ts';

const BOARD = cornersBoard();
const DRIVERS = 40;
/** Most of them that turn in though nothing asks for it. */
const FEW = 10;
/** The laps begun by a car that may still stop in the next one, and by one that may not. */
const EARLY = 1;
const LATE = 2;

/** The driver that comes past the pits: a level, or one with the taste of a character. */
interface Passing {
  readonly level: string;
  readonly character?: string;
  readonly car: Partial<CarSpec>;
  readonly race?: Partial<RaceSpec>;
  /** How it rolls; in 3rd gear unless given. */
  readonly roll?: (now: Situation) => Situation;
}

const in3rd = (now: Situation) => play(now, gear(3));

/** Returns how many drivers of a kind turn in who could. */
function turningIn({ level, character, car, race: also, roll = in3rd }: Passing): number {
  const { laps = EARLY } = car;
  const now = roll(
    race({
      board: BOARD,
      laps: 3,
      cars: [
        { space: '2@78', gear: 3, laps, ...car },
        { space: '0@2', gear: 2, laps },
      ],
      toPlay: [0, 1],
      dice: [8],
      ...also,
    }),
  );
  const view = now.book.view(now.race, 0);
  const plain = driverOf(level);
  const driver = character === undefined ? plain : plain?.as?.(character);
  const answers = Array.from({ length: DRIVERS }, (_, seed) =>
    driver?.choose(view, asked(now), BOARD, seededRandom(seed, 0)),
  );
  return answers.filter(answer => {
    const choice = answer?.choice as { readonly to?: string } | undefined;
    return /^[PB]/.test(choice?.to ?? '');
  }).length;
}

const tires = (left: number) => ({ points: { tires: left } });

describe('a pro', () => {
  test('stops where the tables say that it saves rolls', () => {
    expect(turningIn({ level: 'pro', car: { ...tires(3), laps: LATE } })).toBe(DRIVERS);
  });
});

describe('a rookie', () => {
  const rookies = (car: Partial<CarSpec>) => turningIn({ level: 'rookie', car });

  test('puts a stop off while there is a tire left and a chance to come', () => {
    expect(rookies(tires(2))).toBeLessThan(FEW);
    expect(rookies(tires(0))).toBe(DRIVERS);
  });

  test('stops on worn tires where the pits are open for the last time (M-19-1-7)', () => {
    expect(rookies({ ...tires(2), laps: LATE })).toBe(DRIVERS);
    expect(rookies({ ...tires(3), laps: LATE })).toBeLessThan(FEW);
  });

  test('now and then stops though nothing asks for it', () => {
    expect(rookies(tires(6))).toBeGreaterThan(0);
    expect(rookies(tires(6))).toBeLessThan(FEW);
  });
});

describe('a club driver', () => {
  const clubs = (car: Partial<CarSpec>, also?: Partial<RaceSpec>, character?: string) =>
    turningIn({
      level: 'club',
      car,
      ...(also === undefined ? {} : { race: also }),
      ...(character === undefined ? {} : { character }),
    });

  test('stops once a third of the tires is left, and not before', () => {
    expect(clubs(tires(2))).toBe(DRIVERS);
    expect(clubs(tires(3))).toBe(0);
  });

  test('stops once a third of what the pit can repair is left', () => {
    expect(clubs({ points: { engine: 1 } })).toBe(DRIVERS);
    expect(clubs({ points: { engine: 1 }, pitPoints: 0 })).toBe(0);
  });

  test('stops on tires that are not for the track', () => {
    const wet = { trackState: 'wet', sky: 'rain' } as const;
    expect(clubs({ tires: 'hard' }, wet)).toBe(DRIVERS);
    expect(clubs({ tires: 'rain' }, wet)).toBe(0);
    expect(clubs({ tires: 'rain' })).toBe(DRIVERS);
  });

  test('leaves a car as it is where work in the pit costs more than a roll, not where it costs less (TR-126)', () => {
    const passing = { level: 'club', race: { book: trant, dice: [9] }, roll: thrown } as const;
    expect(turningIn({ ...passing, car: tires(2) })).toBe(0);
    expect(turningIn({ ...passing, car: tires(1) })).toBe(DRIVERS);
  });

  test('stops sooner by the taste of a fox of the pits, and later by that of a saver of tires', () => {
    expect(clubs(tires(3), {}, 'Teixandro')).toBe(DRIVERS);
    expect(clubs(tires(2), {}, 'Okurada')).toBe(0);
    expect(clubs(tires(1), {}, 'Okurada')).toBe(DRIVERS);
  });
});
