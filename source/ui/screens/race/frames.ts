// From events to the steps of an animation.
import type { RaceEvent } from '../../../rules/kit/types.ts';
import type { Cockpit } from '../../cockpits/cockpit.ts';
import type { Frame, LogLine } from './race-model.ts';

/** Returns the steps of what happened; each event that the log tells says so when its pictures are over. */
export function framesOf(
  events: readonly RaceEvent[],
  cockpit: Pick<Cockpit, 'steps'>,
  tell: (event: RaceEvent) => LogLine | undefined,
): readonly Frame[] {
  return events.flatMap((event): Frame[] => {
    const line = tell(event);
    const said: Frame[] = line === undefined ? [] : [{ kind: 'say', line }];
    return [...cockpit.steps(event), ...said];
  });
}
