// A die that a driver may roll again (TR-149): what the faces that stand cost, and what another throw costs on average. Rolls.
import { cornerOf, spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import { trackOf } from '../../rules/formula-de/table.ts';
import type { BookValues } from '../../rules/formula-de/values.ts';
import type { View } from '../../rules/kit/types.ts';
import type { TestedPart } from './losses.ts';

/** What a die decides that is no movement: the highest face that costs something, and what it costs. */
interface Trial {
  readonly upTo: number;
  readonly cost: number;
}

/** Rolls that a place on the grid is worth, and that a stalled turn takes. */
const GRID_PLACE = 0.17;
const STALLED = 1;

/**
 * Returns the cost of the faces that stand and the mean cost of another throw, for a die that moves no car; the same for dice of
 * which a driver expects nothing.
 * @param lost returns the price of a point that a test takes
 */
export function costOfThrow(
  race: View<FormulaDeRace>,
  board: FormulaBoard,
  values: BookValues,
  lost: (part: TestedPart) => number,
): { readonly standing: number; readonly again: number } {
  const { faces } = values.blackDie;
  const [face = 0] = race.secondThought?.faces ?? [];
  const step = race.agenda[1]?.step;
  if (step === 'rollForPlace') {
    const perFace = (GRID_PLACE * (race.cars.length - 1)) / faces.length;
    const mean = faces.reduce((sum, one) => sum + one, 0) / faces.length;
    return { standing: perFace * face, again: perFace * mean };
  }
  const { upTo, cost } = trialOf(race, board, values, lost);
  const share = faces.filter(one => one <= upTo).length / faces.length;
  return { standing: face <= upTo ? cost : 0, again: share * cost };
}

function trialOf(
  race: View<FormulaDeRace>,
  board: FormulaBoard,
  { handling, start, collision }: BookValues,
  lost: (part: TestedPart) => number,
): Trial {
  const { step, space } = race.agenda[1] ?? {};
  switch (step) {
    case 'handlingTest':
      return { upTo: handling.odds[trackOf(race)], cost: lost('handling') };
    case 'rollStall':
      return { upTo: start.stall, cost: STALLED };
    // The number of the corner's flag (TR-87, TR-119).
    case 'collisionRoll':
    case 'backmarkerCheck': {
      const flag = space === undefined ? undefined : cornerOf(board, spaceOf(board, space));
      const above = collision.aboveFlag?.[trackOf(race)] ?? 0;
      return { upTo: (flag?.stops ?? 0) + above, cost: lost('body') };
    }
    default:
      return { upTo: 0, cost: 0 };
  }
}
