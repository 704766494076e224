// How much a race can be: what a save holds beyond that no race has written, and checking it would only take long.
import type { Board } from '../circuit/board.ts';
import type { RaceSetup } from '../rules/kit/types.ts';
import type { SaveRecord } from './save-file.ts';

/** Answers, events and rounds of a car for each space that it can drive; cars that dawdle in 1st gear need four. */
const PER_SPACE = 16;
/** What happens before the first space: points of cars may be moved to and fro at will. */
const BEFORE_THE_START = 20_000;
/** Voided trials stay in the record. */
const TRIALS_OF_A_DRIVER = 100;

/** The most answers, and the most events, of a race over that distance; cars first have to reach the line. */
export function storyMax({ laps, seats }: Pick<RaceSetup, 'laps' | 'seats'>, board: Board): number {
  const spaces = Math.max(0, ...board.laneLengths);
  return BEFORE_THE_START + PER_SPACE * seats.length * (laps + 1) * spaces;
}

/** What no race can have of a record, as words that end a sentence; undefined when it may be a race's. */
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
