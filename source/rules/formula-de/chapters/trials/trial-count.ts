// What a timed trial counts besides the clock (1, M-1-1-10 to M-1-1-12).
import * as z from 'zod';
import type { FieldGroup } from '../../field-group.ts';
import type { TrialCount } from '../../state.ts';
import type { DraftCar } from '../../table.ts';

const count = z.int().min(0);

export const trialGroup: FieldGroup<TrialCount> = {
  shape: z.strictObject({
    rolls: count,
    penaltyRolls: count,
    misplacements: count,
    spentBefore: count.exactOptional(),
  }),
  isIn: ({ session }) => session === 'trial',
  first: () => ({ rolls: 0, penaltyRolls: 0, misplacements: 0 }),
};

/** Adds to a count of a trial; does nothing in a race. */
export function charge(
  car: DraftCar,
  what: Exclude<keyof TrialCount, 'spentBefore'>,
  amount: number,
): void {
  if (car.trial !== undefined) car.trial = { ...car.trial, [what]: car.trial[what] + amount };
}
