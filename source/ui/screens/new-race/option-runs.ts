// An option of the rules, as the form shows it.
import { isOn, type OptionField } from '../../../rules/kit/options.ts';
import type { Run } from '../../rows.ts';
import type { Words } from '../../words/words.ts';
import { choiceRuns } from './choice-runs.ts';
import { hint } from './field-runs.ts';
import type { FormModel } from './form.ts';

/** Returns the label of an option; its name where the language has no words for it. */
export function optionLabel(name: string, { options }: Words): string {
  return options[name]?.label ?? name;
}

/**
 * Returns the value of an option, or why it has none: another option leaves it to the drivers, or one that it needs is
 * off.
 */
export function optionRuns(
  { options }: Pick<FormModel, 'options'>,
  name: string,
  marked: boolean,
  offered: readonly OptionField[],
  words: Words,
): readonly Run[] {
  const named = (other: string | undefined) => offered.find(option => option.name === other);
  const option = named(name);
  const overruling = named(option?.overruledBy);
  if (overruling !== undefined && isOn(overruling, options))
    return [hint(words.grid.overruledHint)];
  const needed = named(option?.needs);
  if (needed !== undefined && !isOn(needed, options)) {
    return [hint(words.grid.needsHint(optionLabel(needed.name, words)))];
  }
  const value = options[name] ?? '';
  const told = words.options[name];
  const said = choiceRuns(told?.values?.[value] ?? value, marked);
  const more = told?.hints?.[value];
  return more === undefined ? said : [...said, hint(more)];
}

export function optionsInShort(
  { options, grid }: Pick<FormModel, 'options' | 'grid'>,
  offered: readonly OptionField[],
  words: Words,
): string {
  const on = offered
    .filter(option => option.off !== undefined && isOn(option, options))
    .map(({ name }) => optionLabel(name, words));
  const trials = grid.qualify === 'timed' ? [words.grid.qualifies.timed] : [];
  const told = [...on, ...trials];
  return told.length === 0 ? words.grid.noOptions : told.join(', ');
}

export function optionNote(name: string, { options }: Words): string {
  return options[name]?.about ?? '';
}
