// The race engineer at the open question: whether he is listening, whether he has been called, and what he never does.
import type { Advice } from '../../../drivers/advice.ts';
import { driverTables } from '../../../drivers/driver-tables.ts';
import { lessonOf } from '../../../session/school/lessons.ts';
import type { Settings } from '../../services.ts';
import type { RaceWords } from '../../words/words.ts';
import type { EngineerModel, RaceModel } from './race-model.ts';

/** The engineer before anybody is asked. */
export const NOBODY: EngineerModel = { manner: 'silent', called: false };

/**
 * Returns the engineer as a question opens. In a timed trial a driver is alone (M-1-1-4); in a lesson the school speaks,
 * but for the lap at its end, where he comes when he is called.
 */
export function engineerOf(
  { trial, lesson }: Pick<RaceModel, 'trial' | 'lesson'>,
  { engineer }: Pick<Settings, 'engineer'>,
): EngineerModel {
  if (lesson !== undefined) {
    return { manner: lessonOf(lesson.id).steps === undefined ? 'onCall' : 'silent', called: false };
  }
  return { manner: trial === undefined ? engineer : 'silent', called: false };
}

export function hasAdvice({ prompt }: Pick<RaceModel, 'prompt'>): boolean {
  return prompt?.kind === 'ask' && prompt.advice.length > 1;
}

export function speaks({ engineer }: Pick<RaceModel, 'engineer'>): boolean {
  return engineer.manner === 'school' || engineer.called;
}

export function hears(model: RaceModel): boolean {
  return speaks(model) && hasAdvice(model);
}

/** Returns the engineer's advice on the choices, the best first; nothing while he does not speak. */
export function toldAdvice({
  engineer,
  prompt,
}: Pick<RaceModel, 'engineer' | 'prompt'>): readonly Advice[] {
  return prompt?.kind === 'ask' && speaks({ engineer }) ? prompt.advice : [];
}

/** Calls the engineer, or sends him back to his screens. */
export function callEngineer(model: RaceModel): RaceModel {
  const { engineer } = model;
  if (engineer.manner === 'silent' || !hasAdvice(model)) return model;
  return { ...model, engineer: { ...engineer, called: !engineer.called } };
}

export function withEngineer(model: RaceModel, settings: Pick<Settings, 'engineer'>): RaceModel {
  const { manner } = engineerOf(model, settings);
  return { ...model, engineer: { ...model.engineer, manner } };
}

/** Returns why the engineer does not answer, in a sentence; undefined when he does. */
export function engineerRefusal(model: RaceModel, words: RaceWords): string | undefined {
  if (model.trial !== undefined) return words.engineer.radio.trial;
  if (driverTables.of(model.table.book).adviser === undefined) return words.silentEngineer;
  if (model.engineer.manner === 'silent') return words.engineer.radio.off;
  return hasAdvice(model) ? undefined : words.silentEngineer;
}
