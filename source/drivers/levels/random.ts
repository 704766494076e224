// The level `random`: any legal answer, for tests and fuzzing. It stands still only where it must.
import type { Choice } from '../../rules/kit/types.ts';
import type { Driver } from '../driver.ts';
import { drawBelow } from './random-generator.ts';

/** Draws a legal choice, all equally likely; standing still is drawn only when there is nothing else. */
export const randomDriver: Driver = {
  level: 'random',
  choose(_view, decision, _board, random) {
    const moving = decision.choices.filter(choice => !standsStill(choice));
    const choices = moving.length > 0 ? moving : decision.choices;
    const [first] = choices;
    if (first === undefined) throw new RangeError(`${decision.step} offers no choice`);
    if (choices.length === 1) return { choice: first, random };
    const drawn = drawBelow(random, choices.length);
    return { choice: choices[drawn.value] ?? first, random: drawn.random };
  },
};

function standsStill(choice: Choice): boolean {
  return 'path' in choice && Array.isArray(choice.path) && choice.path.length === 0;
}
