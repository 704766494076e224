// The table of screens: what the program asks of each kind of screen. What they look like is the table of `app.tsx`.
import { helpDrawn } from '../../replay/rule-words.ts';
import type { Key } from '../input/key.ts';
import type { Place } from '../keys.ts';
import type { Model, RaceScreen, Screen, SeasonFormScreen } from '../model.ts';
import { panelsOf } from '../race-panels/panels-by-game.ts';
import { to, type Update } from '../update.ts';
import type { Words } from '../words/words.ts';
import { classificationKey, classificationPicked } from './classification/classification-update.ts';
import { finishedKey, finishedPicked, racesShown } from './finished/finished-update.ts';
import { circuitKey, circuitMarked, circuitPicked, gridKey } from './new-race/new-race-update.ts';
import { opponentsKey } from './new-race/opponents-update.ts';
import { qualifyingKey, qualifyingPicked } from './qualifying/qualifying-update.ts';
import { sheetLines } from './qualifying/sheet-lines.ts';
import { askWordsOf } from './race/items.ts';
import { raceScreenKey, raceScreenPicked } from './race/race-screen-update.ts';
import { racePlace } from './race/race-update.ts';
import { recordsKey } from './records/records-update.ts';
import { savesKey, savesPicked } from './saves/saves-update.ts';
import { schoolKey, schoolPicked } from './school/school-update.ts';
import { formKey } from './season/forms/form-update.ts';
import { pagesKey } from './season/pages-update.ts';
import { seasonListKey, seasonPicked } from './season/season-list-update.ts';
import { pagesOf } from './season/season-model.ts';
import { pageOn } from './season/season-state.ts';
import { titleKey, titlePicked } from './title/title-update.ts';

export interface ScreenPart<S extends Screen = Screen> {
  key(model: Model, screen: S, key: Key): Update;
  /** Handles a chosen line; absent for a screen without a list of Ink's. */
  picked?(model: Model, screen: S, value: string): Update;
  /** Handles a line that the list has marked, so that the rest of the screen can show what the line is about. */
  marked?(model: Model, screen: S, value: string): Update;
  /** Reports whether the list has lines, so that the arrows and Enter belong to it. */
  hasLines?(screen: S, model: Model): boolean;
  place(screen: S, model: Model): Place;
  help(words: Words, screen: S, model: Model): readonly string[];
}

type Screens = {
  readonly [K in Screen['kind']]: ScreenPart<Extract<Screen, { readonly kind: K }>>;
};

function markedAt(
  model: Model,
  screen: Extract<Screen, { readonly at: string }>,
  at: string,
): Update {
  return to({ ...model, screen: { ...screen, at } });
}

const PAGES: ScreenPart = {
  key: (model, _screen, key) => pagesKey(model, key),
  place: (_screen, model) => (isFinding(model) ? 'find' : 'page'),
  help: (words, _screen, model) => [...aboutPage(model, words), ...words.season.help],
};

const SCREENS: Screens = {
  title: {
    key: (model, _screen, key) => titleKey(model, key),
    picked: (model, _screen, value) => titlePicked(model, value),
    marked: markedAt,
    hasLines: () => true,
    place: () => 'title',
    help: words => words.guide.games,
  },
  circuit: {
    key: circuitKey,
    picked: circuitPicked,
    marked: circuitMarked,
    hasLines: (_screen, { offer }) => offer.tracks.length > 0,
    place: () => 'circuit',
    help: words => words.circuit.help,
  },
  grid: {
    key: gridKey,
    place: () => 'grid',
    help: ({ grid }, { form }) => (form.page === 'options' ? grid.optionsHelp : grid.help),
  },
  opponents: {
    key: opponentsKey,
    place: () => 'opponents',
    help: words => words.opponents.help,
  },
  saves: {
    key: savesKey,
    picked: savesPicked,
    marked: markedAt,
    hasLines: ({ saves }) => (saves ?? []).length > 0,
    place: () => 'saves',
    help: words => words.saves.help,
  },
  finished: {
    key: finishedKey,
    picked: (model, _screen, value) => finishedPicked(model, value),
    marked: markedAt,
    hasLines: screen => !screen.typing && racesShown(screen).length > 0,
    place: ({ typing }) => (typing ? 'find' : 'finished'),
    help: words => words.saves.over.help,
  },
  records: {
    key: recordsKey,
    place: () => 'records',
    help: words => words.records.help,
  },
  school: {
    key: (model, _screen, key) => schoolKey(model, key),
    picked: (model, _screen, value) => schoolPicked(model, value),
    marked: markedAt,
    hasLines: () => true,
    place: () => 'school',
    help: words => words.school.help.map(helpDrawn),
  },
  seasons: {
    key: (model, _screen, key) => seasonListKey(model, key),
    picked: (model, _screen, value) => seasonPicked(model, value),
    marked: markedAt,
    hasLines: () => true,
    place: () => 'seasons',
    help: words => words.season.list.help,
  },
  season: PAGES,
  almanac: PAGES,
  form: {
    key: formKey,
    place: placeOfForm,
    help: ({ season }, { form }) => (form.list === undefined ? season.formHelp : season.listHelp),
  },
  qualifying: {
    key: qualifyingKey,
    picked: qualifyingPicked,
    marked: markedAt,
    hasLines: screen => sheetLines(screen).length > 0,
    place: () => 'qualifying',
    help: words => words.race.trials.sheet.help,
  },
  // The mark of its list is part of the state of the race.
  race: {
    key: raceScreenKey,
    picked: raceScreenPicked,
    place: ({ race }) => racePlace(race),
    help: raceHelp,
  },
  classification: {
    key: classificationKey,
    picked: classificationPicked,
    marked: markedAt,
    hasLines: ({ panel, decisions = [] }) => panel.kind !== 'analysis' || decisions.length > 0,
    place: () => 'classification',
    help: ({ classification, lookBack }, { panel }) =>
      panel.kind === 'analysis' ? lookBack.help : classification.help,
  },
};

export function partOf({ kind }: Screen): ScreenPart {
  return SCREENS[kind];
}

function placeOfForm({ form: { asking, list } }: SeasonFormScreen): Place {
  if (asking !== undefined) return 'question';
  return list === undefined ? 'form' : 'planList';
}

function isFinding(model: Model): boolean {
  const pages = pagesOf(model);
  return pages !== undefined && pageOn(pages).find !== undefined;
}

function aboutPage(model: Model, words: Words): readonly string[] {
  const pages = pagesOf(model);
  const about = pages && words.season.about[pageOn(pages).address.kind];
  return about === undefined ? [] : [about];
}

function raceHelp(words: Words, { race }: RaceScreen): readonly string[] {
  const { prompt, trial, replay, lesson } = race;
  if (lesson !== undefined) return words.school.help.map(helpDrawn);
  if (replay !== undefined) return words.replay.help;
  if (trial !== undefined) return words.race.trials.help;
  if (prompt?.kind !== 'ask') return panelsOf(race).game(words).about;
  return askWordsOf(prompt.decision, words.race).help.map(helpDrawn);
}
