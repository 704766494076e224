// Races imagined on from a moment of one that was driven: CPU drivers without foresight take every seat, with dice of their own.
import { seededDice } from '../rules/kit/dice.ts';
import type { Race, Seat } from '../rules/kit/types.ts';
import type { Driver } from './driver.ts';
import { driverTables } from './driver-tables.ts';
import { seededRandom } from './levels/random-generator.ts';
import type { DrivenRace } from './review.ts';

/** Who drives a seat in the race; a seat without a level belongs to somebody else than a CPU driver. */
export interface SeatLevel {
  readonly level?: string;
  readonly character?: string;
}

/** The level that stands for people. */
const PEOPLE = 'club';

/** Returns the race at the beginning of some of its rounds, at most so many, as evenly as possible and the first one of all. */
export function momentsOf(
  { book, board, first, answers }: DrivenRace,
  most: number,
): readonly Race[] {
  const begins: Race[] = [first];
  let race = first;
  for (const { seat, choice } of answers) {
    const next = book.apply(race, seat, choice, board).race;
    if (next.round > race.round && book.decisions(next, board).length > 0) begins.push(next);
    race = next;
  }
  const count = Math.min(most, begins.length);
  const chosen = Array.from({ length: count }, (_, at) =>
    Math.round((at * (begins.length - 1)) / Math.max(1, count - 1)),
  );
  return begins.filter((_, at) => chosen.includes(at));
}

/** Returns the drivers of the seats, each of the level that it has; people are driven for by club drivers. */
export function standIns(
  book: DrivenRace['book'],
  seats: readonly SeatLevel[],
): readonly (Driver | undefined)[] {
  const table = driverTables.of(book);
  const drivers = table.looking?.(0) ?? table.drivers;
  return seats.map(({ level = PEOPLE, character }) => {
    const plain = drivers.find(one => one.level === level) ?? drivers[0];
    return character === undefined ? plain : (plain?.as?.(character) ?? plain);
  });
}

/**
 * Returns who wins when a race goes on from a moment with other dice; undefined where nobody takes the flag.
 * @param seed of the dice and of what the drivers draw, an integer
 */
export function imaginedWinner(
  from: Race,
  { book, board }: Pick<DrivenRace, 'book' | 'board'>,
  drivers: readonly (Driver | undefined)[],
  seed: number,
): Seat | undefined {
  const random = drivers.map((_, seat) => seededRandom(seed, seat));
  let race: Race = { ...from, dice: seededDice(seed) };
  for (;;) {
    const [decision] = book.decisions(race, board);
    if (decision === undefined) {
      const [winner] = book.standings(race, board);
      return winner?.status === 'finished' ? winner.seat : undefined;
    }
    const { seat, choices } = decision;
    const [driver, own] = [drivers[seat], random[seat]];
    if (driver === undefined || own === undefined)
      throw new RangeError(`seat ${seat} has no driver`);
    const answer = driver.choose(book.view(race, seat), decision, board, own);
    random[seat] = answer.random;
    const chosen = choices.find(choice => choice === answer.choice) ?? choices[0];
    if (chosen === undefined) throw new RangeError(`${decision.step} offers no choice`);
    race = book.apply(race, seat, chosen, board).race;
  }
}
