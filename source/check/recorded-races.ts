// The recorded races as they were played, for tests of what is derived from a race.
import type { Race, RaceEvent } from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import { gameOf, setupOf } from './contract/games.ts';
import { seeking } from './contract/random-drivers.ts';
import { fromGrid, randomStateOf, turnsOf } from './contract/turns.ts';
import { NAMES, type Playthrough } from './playthroughs.ts';

/** A recorded race, and what each answer led to; the first entry is the start. */
export interface RecordedRace {
  readonly played: PlayedRace;
  readonly turns: readonly { readonly race: Race; readonly events: readonly RaceEvent[] }[];
}

export function recordedRace({ book, track, laps, seed, options }: Playthrough): RecordedRace {
  const game = gameOf(book, track);
  const setup = setupOf(game, seed, NAMES.length, laps, options);
  const opening = fromGrid(game.book, game.board, setup);
  const driver = seeking(seed, game.book);
  const turns = [...turnsOf(game.book, game.board, opening, driver, randomStateOf(seed))];
  const answers = turns.flatMap(({ answered }) =>
    answered === undefined ? [] : [{ seat: answered.decision.seat, choice: answered.choice }],
  );
  return { played: { book: game.book, board: game.board, setup, answers }, turns };
}
