// Upper bounds for a race: a save that holds more was not written by a race and would only take long to check.
import type { Board } from '../../circuit/board.ts';
import type { RaceSetup } from '../../rules/kit/types.ts';
import type { SaveRecord } from './save-file.ts';

/** Answers, events or rounds of a car for each space it can drive; cars that dawdle in 1st gear need four. */
const PER_SPACE = 16;
/** Allowance for what happens before the first space, where points of cars may be moved to and fro at will. */
const BEFORE_THE_START = 20_000;
/** Voided trials stay in the record, so a driver may have many. */
const TRIALS_OF_A_DRIVER = 100;

/**
 * Returns the most answers, or events, of a race over that distance and one lap, since cars must first reach the line.
 */
export function storyMax({ laps, seats }: Pick<RaceSetup, 'laps' | 'seats'>, board: Board): number {
  const spaces = Math.max(0, ...board.laneLengths);
  return BEFORE_THE_START + PER_SPACE * seats.length * (laps + 1) * spaces;
}

/** Returns what in a record exceeds every race, in words that end a sentence; undefined when nothing does. */
export function excessIn(record: SaveRecord, board: Board): string | undefined {
  const { setup, answers, hashes, from, qualifying } = record;
  const most = storyMax(setup, board);
  const { trials = [], names = [] } = qualifying ?? {};
  const counts: readonly (readonly [string, number, number])[] = [
    ['answers', answers.length, most],
    ['hashes', hashes.length, most],
    ['events', from?.events.length ?? 0, most],
    ['trials', trials.length, names.length * TRIALS_OF_A_DRIVER],
    ['rolls', Math.max(0, ...trials.map(({ rolls }) => rolls.length)), most],
  ];
  const [what, count = 0] = counts.find(([, found, allowed]) => found > allowed) ?? [];
  return what === undefined ? undefined : `${count} ${what} are more than any such race has`;
}
