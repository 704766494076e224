// Turns events into the steps of an animation.
import type { RaceEvent } from '../../../rules/kit/types.ts';
import type { RacePanels } from '../../race-panels/race-panels.ts';
import type { Frame, LogLine } from './race-model.ts';
import { isIndifferent, type Roll } from './roll/roll.ts';

/**
 * Returns the steps of what happened; an event gets its lines when its pictures are over. `lines` are those before all
 * events, then those after each of them; `rolls` are those of people, by the events that report them.
 */
export function framesOf(
  events: readonly RaceEvent[],
  panels: Pick<RacePanels, 'steps'>,
  lines: readonly (readonly LogLine[])[],
  rolls: ReadonlyMap<RaceEvent, Roll> = new Map(),
): readonly Frame[] {
  const said = (index: number): readonly Frame[] =>
    (lines[index] ?? []).map(line => ({ kind: 'say', line }));
  return [
    ...said(0),
    ...events.flatMap((event, index): readonly Frame[] => {
      const roll = rolls.get(event);
      const seen = roll === undefined || isIndifferent(roll) ? [] : [roll];
      return [...seen, ...panels.steps(event), ...said(index + 1)];
    }),
  ];
}

/** Returns the frames with at most so many steps of pieces, spread evenly over their way; the last step stays. */
export function thinned(frames: readonly Frame[], most: number): readonly Frame[] {
  const steps = frames.filter(({ kind }) => kind === 'place').length;
  if (steps <= most) return frames;
  let step = 0;
  return frames.filter(({ kind }) => {
    if (kind !== 'place') return true;
    step++;
    return Math.floor((step * most) / steps) > Math.floor(((step - 1) * most) / steps);
  });
}
