// What Enter takes unless the player moves the mark: the choice of a club driver, who does well enough and never turns into
// the pits unasked. What a champion would do is left to the engineer.
import type { Choice, Decision, Race, View } from '../rules/kit/types.ts';
import { type Sparing, spared } from './cautious-choice.ts';
import type { Driver } from './driver.ts';
import { DEFAULT_LEVEL } from './levels/drivers.ts';
import { seededRandom } from './levels/random-generator.ts';

/** How a game's cars get into the pits. A method, so that a table can hold games with choices of their own. */
export interface PitEntry {
  turnsIn(choice: Choice, board: unknown): boolean;
}

export interface Usual extends Sparing {
  readonly drivers: readonly Driver[];
  /** Makes the choice in place of the driver of the usual level. */
  readonly usual?: Driver;
  readonly pits: PitEntry;
}

// Enter alone never takes a player into the pits: a stop is a plan.
function stayingOut(decision: Decision, board: unknown, pits: PitEntry): Decision {
  const onTrack = decision.choices.filter(choice => !pits.turnsIn(choice, board));
  return onTrack.length === 0 ? decision : { ...decision, choices: onTrack };
}

/**
 * Returns the choice of a decision that is marked first: that of a club driver among those that stay on the track, where
 * there are any, unless it spends too much for what it brings. The same view and decision give the same choice.
 * @throws RangeError when the decision offers none, or nobody drives at that level
 */
export function usualChoice(
  view: View<Race>,
  decision: Decision,
  board: unknown,
  { drivers, usual, pits, ...sparing }: Usual,
): Choice {
  const club = usual ?? drivers.find(({ level }) => level === DEFAULT_LEVEL);
  if (club === undefined) throw new RangeError(`nobody drives at the level ${DEFAULT_LEVEL}`);
  const staying = stayingOut(decision, board, pits);
  const random = seededRandom(view.answered, decision.seat);
  const { choice } = club.choose(view, staying, board, random);
  return spared(choice, view, staying, board, sparing);
}
