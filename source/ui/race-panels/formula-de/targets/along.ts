// The targets of this family on the road, for the cursor among them.
import type { Key } from '../../../input/key.ts';
import { stripSight } from '../../../screens/race/camera.ts';
import type { Course, Stage } from '../../../screens/race/course.ts';
import { cursorKey } from '../../road-cursor.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { isTarget, itemsAsked } from '../prompt.ts';

export function targetsAsked({ prompt }: Pick<FormulaModel, 'prompt'>): boolean {
  return prompt?.kind === 'ask' && STEPS.includes(prompt.decision.step);
}

const STEPS: readonly string[] = ['moveCar', 'slide', 'penaltyMove'];

/** Handles a key that moves the cursor along the road; undefined for other keys. */
export function alongKey(model: FormulaModel, key: Key, stage: Stage): Course | undefined {
  if (!targetsAsked(model)) return undefined;
  const items = itemsAsked(model, stage.words.race);
  if (!isTarget(items)) return undefined;
  const targets = items.flatMap(item =>
    'to' in item.choice ? [{ item, end: item.choice.to }] : [],
  );
  return cursorKey(model, key, targets, stripSight(stage.size));
}
