// What a simulation reports of a car besides what is counted for its sheet: its tires, and its kinds of stops.
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { Car, TireType } from '../../../rules/formula-de/state.ts';
import type { Seat } from '../../../rules/kit/types.ts';

export interface CarLog {
  /** Tires on the grid, and the sets fitted in the pits. */
  readonly tires: TireType;
  readonly fitted: readonly TireType[];
  readonly quickStops: number;
  readonly longStops: number;
}

/**
 * Returns the tires and the stops of a car.
 * @param begun the car before the first answer
 */
export function logOf(
  events: readonly FormulaDeEvent[],
  seat: Seat,
  begun: Pick<Car, 'set'> | undefined,
): CarLog {
  const first = events.findIndex(({ kind }) => kind === 'roundBegan');
  const fitted = (some: readonly FormulaDeEvent[]) =>
    some.flatMap(one => (one.kind === 'tiresFitted' && one.seat === seat ? one.tires : []));
  const stops = events.flatMap(one =>
    one.kind === 'pitStopMade' && one.seat === seat ? one.stop : [],
  );
  return {
    // Before the first round the tires for the grid are chosen (M-8-0-1).
    tires: fitted(events.slice(0, first)).at(-1) ?? begun?.set?.type ?? 'hard',
    fitted: fitted(events.slice(first)),
    quickStops: stops.filter(stop => stop === 'quick').length,
    longStops: stops.filter(stop => stop === 'long').length,
  };
}
