// Keys of the classification.
import { fittingOptions, offeredOptions } from '../../../rules/kit/options.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { ClassificationScreen, Model } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { DEFAULT_GRID } from '../new-race/form.ts';
import { humanSeats, nameOf, type RaceModel } from '../race/race-model.ts';
import { toNewRace } from '../title/title-update.ts';

/** Lines of the list under the classification. */
export const CLASSIFICATION_LINES = ['again', 'title', 'quit'] as const;

/** A key on the classification. */
export function classificationKey(model: Model, screen: ClassificationScreen, key: Key): Update {
  const command = commandOf('classification', key);
  if (command === 'back') return classificationPicked(model, screen, 'title');
  if (command === 'pick') {
    return classificationPicked(model, screen, CLASSIFICATION_LINES[Number(key.name) - 1] ?? '');
  }
  if (command === 'map' || command === 'log') {
    return to({ ...model, screen: { kind: 'race', race: { ...screen.race, pane: command } } });
  }
  return anywhere(model, 'classification', key) ?? to(model);
}

/** A line under the classification was taken. */
export function classificationPicked(
  model: Model,
  { race }: ClassificationScreen,
  value: string,
): Update {
  if (value === 'again') {
    const next = toNewRace(withRaceDriven(model, race), race.table.board.id);
    return { ...next, effects: [{ kind: 'closeRace' }, ...next.effects] };
  }
  if (value === 'title') {
    return toScreen(model, { kind: 'title', at: 'newRace' }, { kind: 'closeRace' });
  }
  return value === 'quit' ? to(model, { kind: 'leave' }) : to(model);
}

// Again means with the same people over the same distance, wherever the race was set up: on the form, by flags, or on a
// day before. What only the form knows of the race that it set up stays.
function withRaceDriven(model: Model, { table }: RaceModel): Model {
  const { laps, options } = table.setup;
  const humans = humanSeats(table).map(seat => table.drivers[seat]?.entered ?? nameOf(table, seat));
  const cars = table.drivers.length;
  const { lastRace: last } = model.settings;
  const sorted = (names: readonly string[]) => names.toSorted().join('\n');
  const isLast =
    last?.laps === laps && last.cars === cars && sorted(last.humans) === sorted(humans);
  if (isLast) return model;
  const lastRace = {
    level: '',
    spread: 'mixed',
    opponents: [],
    grid: DEFAULT_GRID,
    options: fittingOptions(offeredOptions(table.book.options), options ?? {}),
    track: table.board.id,
    rules: table.book.id,
    laps,
    humans,
    cars,
  } as const;
  return { ...model, settings: { ...model.settings, lastRace } };
}
