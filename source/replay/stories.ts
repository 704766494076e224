// How what happens in a race is told, by game.
import type { Board } from '../circuit/board.ts';
import { gameTable } from '../rules/kit/game-table.ts';
import type { RaceEvent } from '../rules/kit/types.ts';
import { sentence } from './story.ts';

/** The events of a game as sentences. A method, so that a table can hold games with boards of their own. */
export interface Story {
  /**
   * What happened, as one English sentence; undefined for an event that is told by the ones around it.
   * @param names by seat, fit for a terminal
   */
  sentence(event: RaceEvent, names: readonly string[], board: Board): string | undefined;
}

/** The story of every game by its family. */
export const stories = gameTable<Story>({ 'formula-de': { sentence } });
