// The help line of the race: only keys that do something at the moment.

import { hintRow } from '../../../hints.ts';
import type { Command } from '../../../keys.ts';
import { panelsOf } from '../../../race-panels/panels-by-game.ts';
import type { Row } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import { WIDE_COLUMNS } from '../camera.ts';
import { type Item, keysOf } from '../items.ts';
import {
  atEndOfRecord,
  humanSeats,
  type Prompt,
  type RaceModel,
  type ReplayModel,
} from '../race-model.ts';
import { isAway, racePlace } from '../race-update.ts';
import { risingAnswer } from '../rising.ts';

export function raceHints(
  model: RaceModel,
  items: readonly Item[],
  columns: number,
  words: Words,
): Row {
  const { prompt, replay } = model;
  if (replay !== undefined) return replayHints(model, replay, columns, words);
  if (model.covered) {
    const shown = columns >= WIDE_COLUMNS ? (['drivers'] as const) : [];
    return hintRow('cover', columns, words, { without: ['lift', ...shown] });
  }
  const asked = prompt?.kind === 'ask';
  const without: Command[] = [...panelsOf(model).idle(model, items)];
  if (prompt === undefined) without.push('pick', 'confirm');
  if (items.length < 2) without.push('targetAhead');
  if (asked || prompt?.kind === 'over') without.push('skip', 'pause');
  // An answer in a lesson cannot be taken back.
  if (model.lesson !== undefined) without.push('undo');
  // A car alone on the track has no others to look at or skip.
  if (model.trial !== undefined) without.push('skip', 'pause', 'nextCar', 'follow', 'drivers');
  // They are for people who share the keyboard; in a lesson and in a trial nobody does.
  if (humanSeats(model.table).length < 2) without.push('seats', 'message');
  // The large screen shows the table anyway.
  if (columns >= WIDE_COLUMNS) without.push('drivers');
  const away = isAway(model);
  const first: Command[] = away ? ['follow'] : [];
  // Keys beyond the digits are shown only on the road, so the help line names them first.
  if (items.some(({ key }) => /[^1-9]/.test(key))) first.push('pick');
  const isOnCall = asked && !without.includes('engineer');
  if (isOnCall || (asked && racePlace(model) === 'targets')) first.push('confirm');
  if (risingAnswer(model) === undefined) without.push('gearUp');
  else first.push('confirm', 'gearUp');
  if (asked && !without.includes('brakes')) first.push('brakes');
  // Where a line stands for several spaces, only left and right come to each of them.
  if (asked && sharesLines(model, items, words)) first.push('targetAhead');
  if (isOnCall) first.push('engineer');
  return hintRow(racePlace(model), columns, words, {
    without,
    digits: keysAt(prompt, items),
    first,
    called: {
      targetAhead: words.race.road.along,
      ...(away ? { follow: words.race.backToCar } : {}),
    },
  });
}

function sharesLines(model: RaceModel, items: readonly Item[], words: Words): boolean {
  if (racePlace(model) !== 'targets') return false;
  return panelsOf(model).lines(model, items, WIDE_COLUMNS, words).length < items.length;
}

function replayHints(
  model: RaceModel,
  { finished, live, leadsBack }: ReplayModel,
  columns: number,
  words: Words,
): Row {
  const ended = atEndOfRecord(model);
  const without: Command[] = ended ? ['halt', 'step'] : ['result'];
  if (!finished) without.push('result');
  // Leads back as Escape does.
  if (leadsBack === true) without.push('quit');
  if (finished && live !== undefined) without.push('takeOver');
  if (columns >= WIDE_COLUMNS) without.push('drivers', 'driverTable');
  const first: readonly Command[] = ended && finished ? ['result'] : [];
  return hintRow(racePlace(model), columns, words, { without, first, called: words.replay.pairs });
}

function keysAt(prompt: Prompt | undefined, items: readonly Item[]): string {
  return prompt?.kind === 'over' ? '1' : keysOf(items) || '1-2';
}
