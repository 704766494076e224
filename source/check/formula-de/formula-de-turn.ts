// A turn of a race of the Formula Dé family, as its checks look at it.
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';

export interface FormulaDeTurn {
  readonly before: FormulaDeRace | undefined;
  readonly choice: FormulaDeChoice | undefined;
  readonly race: FormulaDeRace;
  readonly events: readonly FormulaDeEvent[];
}
