// The race screen among the others: what leads out of it, and what stays within.

import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model, RaceScreen } from '../../model.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import { stageOf, to, toCourse, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { toClassification } from '../classification/to-classification.ts';
import { leaveRace } from '../leaving/leaving-update.ts';
import { leaveLesson, lessonEnded } from '../school/school-update.ts';
import { pickStart } from './answers.ts';
import { type Stage, still } from './course.ts';
import { coverKey } from './cover.ts';
import { isUnmarked } from './enter.ts';
import { searchKey } from './log-search.ts';
import { hurry } from './play.ts';
import type { RaceModel } from './race-model.ts';
import {
  hasList,
  openItems,
  pickItem,
  raceBack,
  raceKey,
  racePlace,
  takingBack,
} from './race-update.ts';
import { refusalOf } from './refusal.ts';
import { replayKey } from './replay-update.ts';
import { promptLines } from './view/prompt-rows.ts';

export function raceScreenKey(model: Model, { race }: RaceScreen, key: Key): Update {
  if (race.covered && race.pane === 'none') return coverKey(model, race, key);
  const searched = searchKey(race, key);
  if (searched !== undefined) return toCourse(model, still(searched));
  const { replay } = race;
  if (replay !== undefined && race.pane === 'none') return replayKey(model, race, replay, key);
  const place = racePlace(race);
  const stage = stageOf(model);
  const command = commandOf(place, key);
  if (command === 'undo') return to(model, takingBack(race));
  if (command === 'back') return back(model, { kind: 'race', race }, key);
  if (race.prompt?.kind === 'over' && command === 'pick') {
    return raceScreenPicked(model, { kind: 'race', race }, 'result');
  }
  const listed = listKey(model, { kind: 'race', race }, key);
  if (listed !== undefined) return listed;
  if (command === 'figures') return figuresTurned(model, race);
  const refusal = refusalOf(race, key, stage);
  if (refusal !== '') return to({ ...model, notice: refusal });
  return anywhere(model, place, key) ?? toCourse(model, raceKey(race, key, stage));
}

// Shows more of the table, or less, now and in every race to come.
function figuresTurned(model: Model, race: RaceModel): Update {
  const { idle } = panelsOf(race);
  if (idle(race, openItems(race, stageOf(model))).includes('figures')) return to(model);
  const allFigures = !race.allFigures;
  const settings = { ...model.settings, allFigures };
  const shown = {
    ...model,
    settings,
    screen: { kind: 'race' as const, race: { ...race, allFigures } },
  };
  return to(shown, { kind: 'keepSettings', settings });
}

// The arrows and Enter belong to the open list; a choice that was asked about again is confirmed by y too.
function listKey(model: Model, screen: RaceScreen, key: Key): Update | undefined {
  const { race } = screen;
  if (race.pane !== 'none' || !hasList(race)) return undefined;
  if (race.doubted !== '' && key.name === 'y') return raceScreenPicked(model, screen, race.doubted);
  const command = commandOf(racePlace(race), key);
  const stage = stageOf(model);
  if (command === 'confirm' && isUnmarked(race)) {
    return to({ ...model, notice: stage.words.race.road.markFirst });
  }
  if (command === 'confirm') return raceScreenPicked(model, screen, markedValue(race, stage));
  if (command !== 'up' && command !== 'down') return undefined;
  return toCourse(model, still(withMark(race, command === 'down' ? 1 : -1, stage)));
}

export function raceScreenPicked(model: Model, { race }: RaceScreen, value: string): Update {
  if (race.prompt?.kind === 'over') {
    if (race.trial !== undefined) return to(model, { kind: 'leaveTrial' });
    if (race.lesson !== undefined) return lessonEnded(model, { kind: 'race', race }, race.lesson);
    return toClassification(model, race);
  }
  const stage = stageOf(model);
  const refusal =
    race.prompt?.kind === 'ask' && panelsOf(race).pickRefusal?.(race, value, stage.words);
  if (typeof refusal === 'string') return to({ ...model, notice: refusal });
  return toCourse(model, pickItem(race, value, stage));
}

// Escape closes what covers the race, else takes back announced tires, else lets moving cars arrive, else leaves the
// race; from a race that is over it leads to the classification.
function back(model: Model, { race }: RaceScreen, key: Key): Update {
  const over = race.prompt?.kind === 'over';
  if (over && race.pane !== 'none') {
    return raceScreenPicked(model, { kind: 'race', race: { ...race, pane: 'none' } }, 'result');
  }
  const within = raceBack(race, key, stageOf(model));
  if (within !== undefined) return toCourse(model, within);
  if (race.prompt?.kind === 'start') return toCourse(model, pickStart(race, 'tires'));
  if (race.lesson !== undefined) return leaveLesson(model);
  if (race.frames.length > 0) return toCourse(model, hurry(race, stageOf(model)));
  return over ? raceScreenPicked(model, { kind: 'race', race }, 'result') : leaveRace(model);
}

/** Shows whose answer would be taken back; the same key then takes it back. */
export function backAsked(model: Model, race: RaceModel, text: string): Update {
  const asked = { ...race, backAsked: race.moment.race.answered };
  return to({ ...model, notice: text, screen: { kind: 'race', race: asked } });
}

function valuesOf(model: RaceModel, stage: Stage): readonly string[] {
  const items = openItems(model, stage);
  return promptLines(model, items, stage.size.columns, stage.words).map(({ value }) => value);
}

/** Returns the value of the marked line: the first one where none has the mark. */
function markedValue(model: RaceModel, stage: Stage): string {
  const values = valuesOf(model, stage);
  return values.includes(model.at) ? model.at : (values[0] ?? '');
}

/** Returns the model with the mark some lines further down, wrapping around at the ends of the list. */
function withMark(model: RaceModel, by: number, stage: Stage): RaceModel {
  const values = valuesOf(model, stage);
  // Without a mark, down leads to the first line and up to the last.
  const before = isUnmarked(model) && by > 0 ? -1 : 0;
  const from = Math.max(before, values.indexOf(model.at));
  const at = values[(from + by + values.length) % values.length] ?? '';
  return { ...model, at, doubted: '' };
}
