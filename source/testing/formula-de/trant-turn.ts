// Turns of Trant by hand: the gears of all cars, then what one car does.
import type { MovementThrow } from '../../rules/formula-de/trant/state.ts';
import { gear, to } from './answers.ts';
import { play } from './playing.ts';
import type { Situation } from './situation.ts';

/** Returns the situation after the gears of all drivers who set one, in the order in which they are asked. */
export function geared(situation: Situation, gears: readonly number[]): Situation {
  return play(situation, ...gears.map(gear));
}

/** Returns the situation after the first driver has thrown the dice and, if it is asked, spared the engine. */
export function thrown(situation: Situation, dice: MovementThrow = 'd20'): Situation {
  const rolled = play(situation, { kind: 'throwDice', dice });
  const asked = rolled.book.decisions(rolled.race, rolled.board)[0];
  return asked?.step === 'boostEngine' ? play(rolled, { kind: 'spareEngine' }) : rolled;
}

/** Returns the situation after the gears of all drivers and the move of the first one by a d20. */
export function moved(situation: Situation, gears: readonly number[], end: string): Situation {
  return play(thrown(geared(situation, gears)), to(end));
}
