// A car's way, step by step.
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { Step } from '../../screens/race/race-model.ts';

/** Returns the steps that an event shows. */
export function stepsOf(event: FormulaDeEvent): readonly Step[] {
  if (event.kind === 'carMoved') {
    const { seat, path } = event;
    return path.map(space => ({ kind: 'place', seat, space }));
  }
  if (event.kind === 'carHeldBack' || event.kind === 'moveShortened') {
    return [{ kind: 'place', seat: event.seat, space: event.to }];
  }
  return [];
}
