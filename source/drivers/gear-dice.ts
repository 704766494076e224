// The gear dice as a solver sees them: each face once, with its odds.
import { masters2005Definition } from '../rules/formula-de/books/masters-2005.ts';

/** The faces of a die, lowest first, and how likely each is. */
export interface FaceOdds {
  readonly faces: readonly number[];
  readonly odds: readonly number[];
}

/** The dice of gears 1 to 6, at index gear - 1; the books have the same. */
export const gearDice: readonly FaceOdds[] = masters2005Definition.values.gearDice.map(
  ({ faces }) => {
    const distinct = [...new Set(faces)];
    const odds = distinct.map(face => faces.filter(other => other === face).length / faces.length);
    return { faces: distinct, odds };
  },
);
