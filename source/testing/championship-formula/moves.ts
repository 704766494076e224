// Moves of Championship Formula Racing written by hand: a car about to move, and the answers of its driver.
import type { ChampionshipBook } from '../../rules/championship-formula/book.ts';
import type { Move, Way } from '../../rules/championship-formula/state.ts';
import { expectDiceUsedUp } from '../expect-dice-used-up.ts';
import {
  type Answer,
  at,
  type CarSpec,
  car,
  choices,
  play,
  type RaceSpec,
  type Situation,
} from './builders.ts';

const MOVE_STEPS = ['testSpeed', 'payBraking', 'chooseWay', 'drive', 'endMove'] as const;

/** A race in which a car is about to move, usually that of seat 0; cars have 20 wear and no skill where nothing else is said. */
export interface MoveSpec extends Omit<RaceSpec, 'move'> {
  readonly move?: Partial<Move>;
}

/** Returns the situation at the first question of a move, with the speed of the last turn unless `move` says another. */
export function moving(spec: MoveSpec, book?: ChampionshipBook): Situation {
  const { move, cars, ...rest } = spec;
  const seat = move?.seat ?? 0;
  return at(
    MOVE_STEPS,
    {
      ...rest,
      cars: cars.map(one => ({ ...chipsFor(one), ...one })),
      move: { ...move, seat },
      seats: [seat],
    },
    book,
  );
}

// Cards say how much wear a car has.
function chipsFor({ cards }: CarSpec): CarSpec {
  return { green: 0, ...(cards === undefined ? { wear: 20 } : {}) };
}

/**
 * Returns the situation after these answers.
 * @throws Error when a scripted die has not been thrown
 */
export function played(now: Situation, ...answers: readonly Answer[]): Situation {
  const after = play(now, ...answers);
  expectDiceUsedUp(after.race);
  return after;
}

/** Returns the answer that drives a way of these spaces, such as `M4 M5 L6`. */
export function drive(path: string, { brake = 0, slip }: Partial<Omit<Way, 'path'>> = {}): Answer {
  return { kind: 'drive', path: path.split(' ').filter(id => id !== ''), brake, slip };
}

/** Returns the answer that pays by so much wear, and by a roll if wished. */
export function pay(wear: number, by?: 'roll'): Answer {
  return { kind: 'pay', wear, roll: by === 'roll' };
}

export function chips(green: number, red = 0): Answer {
  return { kind: 'spendSkill', green, red };
}

/** Returns the payments that the first who is asked may choose, such as `2` or `1+roll`. */
export function payments(now: Situation): readonly string[] {
  return choices(now, 'pay').map(({ wear, roll }) => `${wear}${roll ? '+roll' : ''}`);
}

/** Returns the ways that the first who is asked may drive: the path, `-20` for late braking, `+1` for slip spaces. */
export function ways(now: Situation): readonly string[] {
  return choices(now, 'drive').map(({ path, brake, slip }) => {
    const less = brake === 0 ? '' : ` -${brake}`;
    return `${path.join(' ')}${less}${slip === undefined ? '' : ` +${slip.spaces}`}`;
  });
}

/** Returns what has become of a car, as far as moves change it. */
export function fate(now: Situation, seat = 0): string {
  const { space, speed, wear, status, retirement } = car(now, seat);
  const how = now.race.turn.spun.includes(seat) ? 'spun' : (retirement ?? status);
  return `${space} ${speed} mph, wear ${wear}, ${how}`;
}
