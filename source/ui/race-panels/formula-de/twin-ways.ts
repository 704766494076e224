// Choices that end on one space at the same price and differ only by the way there, after which another soft bonus may
// follow.
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { Consequence } from '../../../rules/kit/types.ts';

/** Returns the consequences of each choice; to those of twins it adds a space that the other ways do not enter. */
export function toldApart(
  choices: readonly FormulaDeChoice[],
  told: readonly (readonly Consequence[])[],
): readonly (readonly Consequence[])[] {
  const signs = choices.map((choice, at) =>
    'path' in choice ? JSON.stringify([{ ...choice, path: [] }, told[at]]) : `${at}`,
  );
  return told.map((list, at) => {
    const twins = choices.filter((_, other) => other !== at && signs[other] === signs[at]);
    const own = pathOf(choices[at]).find(id => !twins.some(twin => pathOf(twin).includes(id)));
    return twins.length === 0 || own === undefined ? list : [...list, { kind: 'by', name: own }];
  });
}

function pathOf(choice: FormulaDeChoice | undefined): readonly string[] {
  return choice !== undefined && 'path' in choice ? choice.path : [];
}
