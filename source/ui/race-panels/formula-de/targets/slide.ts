// The slide of a wet corner, shown with the move that leads to it: where it ends, what it costs, or that it ends the race.
import { landingOfSlide, type SlideEnd } from '../../../../drivers/planning/ends/slide-outlook.ts';
import type { FormulaDeChoice } from '../../../../rules/formula-de/choices.ts';
import type { FormulaDeRace } from '../../../../rules/formula-de/state.ts';
import { trackOf } from '../../../../rules/formula-de/table.ts';
import type { Consequence, Decision, View } from '../../../../rules/kit/types.ts';
import { type FormulaTable, termsOf } from '../formula-de-model.ts';

/** Returns the slide that follows a choice; undefined where none follows, and where a book skids otherwise. */
export function slideAfter(
  table: FormulaTable,
  race: View<FormulaDeRace>,
  { seat }: Decision,
  choice: FormulaDeChoice,
): SlideEnd | undefined {
  const { slide, penalty } = termsOf(table, race.options).values;
  if (choice.kind !== 'move' || penalty !== undefined) return undefined;
  if (trackOf(race) !== slide.track) return undefined;
  return landingOfSlide(race, seat, table.board, choice);
}

/** Adds to a slide among the consequences where it ends and what it costs. */
export function withSlide(
  told: readonly Consequence[],
  slide: SlideEnd | undefined,
): readonly Consequence[] {
  if (slide === undefined) return told;
  const { spaces: amount, to: name, outcome, tires, brakes } = slide;
  return told.map((one): Consequence => {
    if (one.kind !== 'slide') return one;
    if (outcome === 'out') return { kind: 'slidesOut', amount, name };
    return { kind: 'slide', amount, name, of: tires + brakes };
  });
}
