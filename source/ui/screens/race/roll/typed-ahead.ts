// Keys typed before a roll came to the screen are answers to the questions behind it: the roll gives way to them. A key that
// is pressed while it is seen ends it, and no more.
import type { Model } from '../../../model.ts';
import type { Roll } from './roll.ts';
import { rollShown } from './rolling.ts';

export interface RollWatch {
  readonly drawn: (model: Model) => void;
  /** Reports whether a key that came at `at` was typed before the present roll was seen. */
  readonly isAhead: (model: Model, at: number) => boolean;
}

/**
 * Returns a watch that has seen nothing yet. `clock` returns the milliseconds of a monotonic clock, the one by which keys
 * are timed.
 */
export function openRollWatch(clock: () => number): RollWatch {
  let seen: Roll | undefined;
  let drawnAt = 0;
  return {
    drawn(model) {
      const roll = rollOn(model);
      if (roll === undefined || roll === seen) return;
      seen = roll;
      drawnAt = clock();
    },
    isAhead(model, at) {
      const roll = rollOn(model);
      return roll !== undefined && (roll !== seen || at < drawnAt);
    },
  };
}

function rollOn({ overlay, screen }: Model): Roll | undefined {
  if (screen.kind !== 'race' || overlay.kind !== 'none') return undefined;
  return screen.race.pane === 'none' ? rollShown(screen.race)?.roll : undefined;
}
