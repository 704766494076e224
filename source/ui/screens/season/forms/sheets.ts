// Every form of a season by its kind.
import type { Model } from '../../../model.ts';
import { decisionSheet } from './decision-form.ts';
import { gridSheet, swapSheet } from './draw-forms.ts';
import type { FormSheet, FormState } from './form.ts';
import { planFileSheet, planSheet } from './plan-form.ts';
import { trialSheet } from './trial-form.ts';

const NOTHING: FormSheet = {
  title: '',
  aside: '',
  fields: [],
  heading: '',
  outcome: [],
  fault: '',
  action: '',
  effect: undefined,
};

export function formSheet(model: Model, form: FormState): FormSheet {
  if (form.kind === 'plan') return planSheet(model, form);
  if (form.kind === 'planFile') return planFileSheet(model, form);
  const { season } = model;
  if (season === undefined) return NOTHING;
  switch (form.kind) {
    case 'decision':
      return decisionSheet(model, season, form);
    case 'trial':
      return trialSheet(model, season, form);
    case 'swap':
      return swapSheet(model, season, form);
    case 'grid':
      return gridSheet(model, season, form);
  }
}
