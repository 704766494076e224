// Keys of the classification.
import { fittingOptions, offeredOptions } from '../../../rules/kit/options.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import { lookOf } from '../../look.ts';
import type { Message } from '../../messages.ts';
import { type ClassificationScreen, type Model, type ResultPanel, wordsOf } from '../../model.ts';
import type { Settings } from '../../services.ts';
import { to, toCourse, toScreen, type Update } from '../../update.ts';
import { askAgain } from '../again/again-update.ts';
import { anywhere } from '../anywhere.ts';
import { DEFAULT_GRID } from '../new-race/form.ts';
import { humanSeats, nameOf, type RaceModel } from '../race/race-model.ts';
import { backToSeason } from '../season/season-back.ts';
import { toNewRace } from '../title/title-update.ts';
import { analysisParts } from './analysis-report.ts';
import { markedDecision, markRound, RESULT, toPanel } from './analysis-update.ts';
import { spentParts } from './panel-rows.ts';
import { raceMarkdown, reportName } from './race-report.ts';

const CLASSIFICATION_LINES = ['again', 'title', 'quit'] as const;
/** The lines after a race of a season. */
const SEASON_LINES = ['points', 'quit'] as const;

export function classificationLines({ season }: Model) {
  return season?.racing === undefined ? CLASSIFICATION_LINES : SEASON_LINES;
}

export function classificationKey(
  model: Model,
  { written, ...screen }: ClassificationScreen,
  key: Key,
): Update {
  const isEscape = commandOf('classification', key) === 'back' && screen.panel.kind === 'result';
  const unwritten = { ...model, screen };
  // The first Escape after the page was written is not meant for the way out.
  if (isEscape && written !== undefined) return to({ ...unwritten, notice: written });
  return keyOn(unwritten, screen, key);
}

function keyOn(model: Model, screen: ClassificationScreen, key: Key): Update {
  const command = commandOf('classification', key);
  const { panel } = screen;
  if (command === 'back') return back(model, screen);
  if (command === 'analysis') {
    const isOpen = panel.kind === 'analysis';
    return isOpen
      ? back(model, screen)
      : toPanel(model, screen, { kind: 'analysis', overReplay: false });
  }
  if (command === 'fromHere') return askAgain(model, markedDecision(screen));
  if (command === 'lower') return markRound(model, screen, -1);
  if (command === 'raise') return markRound(model, screen, 1);
  if (command === 'exportPage') return exported(model, screen);
  if (command === 'moment' && screen.moment === undefined) return to(model);
  if (command === 'story' || command === 'chart' || command === 'moment' || command === 'spent') {
    return toPanel(model, screen, panelAfter(model, screen, command));
  }
  if (command === 'replay') return watchAgain(model, screen.race);
  if (command === 'sameDice') return again(model, screen.race, 'same');
  if (command === 'otherRace') return otherRace(model, screen.race);
  if (command === 'pick' && panel.kind !== 'analysis') {
    return classificationPicked(
      model,
      screen,
      classificationLines(model)[Number(key.name) - 1] ?? '',
    );
  }
  if (command === 'map' || command === 'log') {
    return to({ ...model, screen: { kind: 'race', race: { ...screen.race, pane: command } } });
  }
  return anywhere(model, 'classification', key) ?? to(model);
}

/** Reports whether the race on the page can be watched again from there: it is a replay, or kept in a file. */
export function canBeWatched({ season }: Model, { replay, table }: RaceModel): boolean {
  // A race of a season leads back to its season.
  return season === undefined && (replay !== undefined || table.file !== '');
}

function watchAgain(model: Model, race: RaceModel): Update {
  if (!canBeWatched(model, race)) return to(model);
  const { file } = race.table;
  if (race.replay === undefined) return to(model, { kind: 'replay', file });
  const effects = [{ kind: 'seek', place: { answered: 0 } }] as const;
  return toCourse(model, { race: { ...race, paused: false }, effects });
}

// A key opens its panel and closes it again; that of the points first goes through its parts.
function panelAfter(
  model: Model,
  { race, sheet, panel }: ClassificationScreen,
  command: 'story' | 'chart' | 'moment' | 'spent',
): ResultPanel {
  if (sheet === undefined) return RESULT;
  if (command !== 'spent') return panel.kind === command ? RESULT : { kind: command };
  if (panel.kind !== 'spent') return { kind: 'spent', part: 0 };
  const { columns } = model.size;
  const { length } = spentParts({ sheet, race, look: lookOf(model), columns });
  return panel.part + 1 < length ? { kind: 'spent', part: panel.part + 1 } : RESULT;
}

export function sheetMade(
  model: Model,
  { sheet, big, accounts, records }: Extract<Message, { kind: 'sheetMade' }>,
): Update {
  const { screen } = model;
  return screen.kind === 'classification'
    ? to({ ...model, screen: { ...screen, sheet, moment: big, accounts, records } })
    : to(model);
}

// Writes the page as `chicane report --markdown` does, under the name of the save.
function exported(model: Model, screen: ClassificationScreen): Update {
  const { race, sheet, moment, accounts = [], decisions = [], chances, panel } = screen;
  if (sheet === undefined) return to(model);
  const { table } = race;
  const words = wordsOf(model);
  const { points = [] } = chances ?? {};
  const further =
    panel.kind === 'analysis' ? analysisParts({ table, decisions, accounts, points, words }) : [];
  const markdown = raceMarkdown({ table, sheet, moment, accounts, words }, further);
  return to(model, { kind: 'keepReport', name: reportName(table), markdown });
}

// Escape leads from a panel to the result, from the result to the title, and from what a replay opened back to the replay.
function back(model: Model, screen: ClassificationScreen): Update {
  const { panel, race } = screen;
  if (panel.kind === 'result') return classificationPicked(model, screen, 'title');
  const closed = toPanel(model, screen, RESULT);
  if (panel.kind !== 'analysis' || !panel.overReplay) return closed;
  return to({ ...closed.model, screen: { kind: 'race', race } }, ...closed.effects);
}

export function classificationPicked(
  model: Model,
  screen: ClassificationScreen,
  value: string,
): Update {
  const { race, panel } = screen;
  if (panel.kind === 'analysis') return askAgain(model, markedDecision({ ...screen, at: value }));
  if (value === 'again') return again(model, race, 'new');
  const racing = model.season?.racing;
  if (racing !== undefined && value !== 'quit') return backToSeason(model, racing);
  if (value === 'title') {
    return toScreen(model, { kind: 'title', at: 'newRace' }, { kind: 'closeRace' });
  }
  return value === 'quit' ? to(model, { kind: 'leave' }) : to(model);
}

// A race of a season is driven once; only its organiser can rule otherwise, and not from here.
function again(model: Model, race: RaceModel, dice: 'same' | 'new'): Update {
  if (model.season !== undefined) return to(model);
  const last = lastRaceIf(model, race);
  const keepsGrid = last !== undefined && last.grid.qualify !== 'dice';
  return to(model, { kind: 'raceAgain', dice, keepsGrid });
}

function otherRace(model: Model, race: RaceModel): Update {
  if (model.season !== undefined) return to(model);
  const next = toNewRace(withRaceDriven(model, race), race.table.board.id);
  return { ...next, effects: [{ kind: 'closeRace' }, ...next.effects] };
}

// Another race is with the same people over the same distance, wherever this one was set up: on the form, by flags, or
// on an earlier day. What only the form knows of a race that it set up stays.
function withRaceDriven(model: Model, race: RaceModel): Model {
  if (lastRaceIf(model, race) !== undefined) return model;
  const { table } = race;
  const { laps, options } = table.setup;
  const lastRace = {
    level: '',
    spread: 'mixed',
    opponents: [],
    grid: DEFAULT_GRID,
    options: fittingOptions(offeredOptions(table.book.options), options ?? {}),
    track: table.board.id,
    rules: table.book.id,
    laps,
    humans: namesIn(race),
    cars: table.drivers.length,
  } as const;
  return { ...model, settings: { ...model.settings, lastRace } };
}

// Returns what the form was filled in with, if that was this race.
function lastRaceIf({ settings }: Model, race: RaceModel): Settings['lastRace'] {
  const { lastRace: last } = settings;
  const { table } = race;
  const sorted = (names: readonly string[]) => names.toSorted().join('\n');
  const isLast =
    last?.laps === table.setup.laps &&
    last.cars === table.drivers.length &&
    sorted(last.humans) === sorted(namesIn(race));
  return isLast ? last : undefined;
}

function namesIn({ table }: RaceModel): readonly string[] {
  return humanSeats(table).map(seat => table.drivers[seat]?.entered ?? nameOf(table, seat));
}
