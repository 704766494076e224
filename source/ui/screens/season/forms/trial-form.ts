// The choice of whose timed trial is driven next, where several people have yet to drive.
import { absenceOf } from '../../../../season/field.ts';
import { driverName } from '../../../../season/pages/context.ts';
import { weekendIndex } from '../../../../season/season.ts';
import { type Model, wordsOf } from '../../../model.ts';
import { contextOf } from '../season-model.ts';
import { entrantIn, type SeasonModel } from '../season-state.ts';
import { choiceField, type FormSheet, type FormState } from './form.ts';

/** Returns the ids of the people whose timed trials are due, in the order of the entry list. */
export function trialDrivers({ open }: SeasonModel): readonly string[] {
  const { season, due } = open;
  return due.flatMap(one => {
    if (one.kind !== 'trial' || entrantIn(season, one.driver)?.cpu !== undefined) return [];
    const absence = absenceOf(season, weekendIndex(season, one.weekend), one.driver);
    return absence === undefined ? [one.driver] : [];
  });
}

export function trialSheet(model: Model, season: SeasonModel, form: FormState): FormSheet {
  const words = wordsOf(model).season.trial;
  const context = contextOf(model, season);
  const drivers = trialDrivers(season);
  const driver = choiceField('driver', words.driver, drivers, form, id => driverName(context, id));
  return {
    title: words.title,
    aside: season.open.season.plan.name,
    fields: [driver],
    heading: words.left(drivers.length),
    outcome: drivers.map(id => driverName(context, id)),
    fault: drivers.length === 0 ? words.nobody : '',
    action: words.drive,
    effect:
      drivers.length === 0
        ? undefined
        : { kind: 'season', act: { kind: 'trials', only: driver.value } },
  };
}
