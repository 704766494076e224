// The mix of a champion: cards of the small game that are also good against everybody around.
import type { RandomState } from '../../driver.ts';
import { type Mixed, mixOf } from './card-game.ts';
import { forecast } from './forecast.ts';
import type { Outlook } from './outlook.ts';

/** Turns by which a card may be worse than the best one against the forecast and still be mixed. */
const NEARLY = 0.08;

export interface SoundMix {
  readonly mix: readonly Mixed[];
  readonly random: RandomState;
}

/**
 * Returns how a champion mixes its cards. The game considers few rivals, who all reckon with each other; a card of its mix
 * is played where it is nearly as good against all cars around as they are likely to play, else the best answer to those.
 */
export function soundMix(outlook: Outlook, random: RandomState): SoundMix {
  const { judged, random: after } = forecast(outlook, random);
  const least = Math.min(...judged.map(({ turns }) => turns));
  const sound = new Set(
    judged.filter(({ turns }) => turns <= least + NEARLY).map(({ plan }) => plan.speed),
  );
  const kept = mixOf(outlook).filter(({ plan }) => sound.has(plan.speed));
  const all = kept.reduce((sum, { odds }) => sum + odds, 0);
  const [best] = judged.toSorted((a, b) => a.turns - b.turns);
  const pure = best === undefined ? [] : [{ plan: best.plan, odds: 1 }];
  const mix = all > 0 ? kept.map(({ plan, odds }) => ({ plan, odds: odds / all })) : pure;
  return { mix, random: after };
}
