// The help line of the race: only keys that do something at the moment.

import { cockpitOf } from '../../../cockpits/cockpits.ts';
import { hintRow } from '../../../hints.ts';
import type { Command } from '../../../keys.ts';
import type { Row } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import { WIDE_COLUMNS } from '../camera.ts';
import { type Item, keysOf } from '../items.ts';
import type { Prompt, RaceModel } from '../race-model.ts';
import { isAway, racePlace } from '../race-update.ts';

/** The help line for the race as it stands. */
export function raceHints(
  model: RaceModel,
  items: readonly Item[],
  columns: number,
  words: Words,
): Row {
  const { prompt } = model;
  const asked = prompt?.kind === 'ask';
  const without: Command[] = [...cockpitOf(model).idle(model, items)];
  if (prompt === undefined) without.push('pick', 'confirm');
  if (asked || prompt?.kind === 'over') without.push('skip', 'pause');
  // Alone on the track.
  if (model.trial !== undefined) without.push('skip', 'pause', 'nextCar', 'follow', 'drivers');
  // The large screen has the table before everybody's eyes.
  if (columns >= WIDE_COLUMNS) without.push('drivers');
  const away = isAway(model);
  const first: Command[] = away ? ['follow'] : [];
  // The keys beyond the digits are nowhere else but on the road.
  if (items.some(({ key }) => /[^1-9]/.test(key))) first.push('pick');
  return hintRow(racePlace(model), columns, words, {
    without,
    digits: keysAt(prompt, items),
    first,
    ...(away ? { called: { follow: words.race.backToCar } } : {}),
  });
}

function keysAt(prompt: Prompt | undefined, items: readonly Item[]): string {
  return prompt?.kind === 'over' ? '1' : keysOf(items) || '1-2';
}
