// From events to the steps of an animation.
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { RaceEvent } from '../../../rules/kit/types.ts';
import type { Frame, LogLine } from './race-model.ts';

/** The steps of what happened; each event that the log tells says so when its pictures are over. */
export function framesOf(
  events: readonly RaceEvent[],
  tell: (event: RaceEvent) => LogLine | undefined,
): readonly Frame[] {
  return events.flatMap(event => {
    const line = tell(event);
    const said: Frame[] = line === undefined ? [] : [{ kind: 'say', line }];
    return [...placesOf(event as FormulaDeEvent), ...said];
  });
}

function placesOf(event: FormulaDeEvent): Frame[] {
  if (event.kind === 'carMoved') {
    const { seat, path } = event;
    return path.map(space => ({ kind: 'place', seat, space }));
  }
  if (event.kind === 'carHeldBack') {
    return [{ kind: 'place', seat: event.seat, space: event.to }];
  }
  return [];
}
