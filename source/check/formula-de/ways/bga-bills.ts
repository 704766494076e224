// How the BGA books charge an overshoot and spaces short, from their text: the overshoot first (BGA-A-45, BR-19).

export interface Bill {
  readonly brakes: number;
  readonly tires: number;
  readonly outcome: 'racing' | 'spun' | 'overshoot' | 'blocking';
}

/** What is owed: points for the spaces beyond corners, and spaces that cars made impossible. */
export interface Owed {
  readonly due: number;
  readonly short: number;
}

/** Spaces short that only brakes pay for (BGA-A-43, BR-18). */
const BRAKES_FIRST = 3;

const OVERSHOT: Bill = { brakes: 0, tires: 0, outcome: 'overshoot' };

/**
 * Returns every bill of the advanced game. The last tire spins the car, and so does one space on none; more than there
 * is puts it out (BR-15). Brakes or tires pay each space short beyond the third, and never spin it (BR-16, BR-17).
 */
export function advancedBills(
  { due, short }: Owed,
  { tires, brakes }: { readonly tires: number; readonly brakes: number },
): readonly Bill[] {
  if (due > tires && !(tires === 0 && due === 1)) return [OVERSHOT];
  const worn = Math.min(due, tires);
  const outcome = due > 0 && due >= tires ? 'spun' : 'racing';
  const bills: Bill[] = [];
  for (let braked = Math.min(BRAKES_FIRST, short); braked <= Math.min(short, brakes); braked++) {
    const rest = short - braked;
    if (rest <= tires - worn) bills.push({ brakes: braked, tires: worn + rest, outcome });
  }
  return bills.length > 0 ? bills : [{ brakes: 0, tires: worn, outcome: 'blocking' }];
}

/** Returns the bill of the basic game: a point for each space of either kind, and none left is no harm (BR-2, BR-4). */
export function poolBill({ due, short }: Owed, points: number): Bill {
  if (due > points) return OVERSHOT;
  if (due + short > points) return { brakes: 0, tires: due, outcome: 'blocking' };
  return { brakes: short, tires: due, outcome: 'racing' };
}
