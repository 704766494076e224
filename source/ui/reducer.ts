// The only way from one state of the screen to the next. It is pure: what must be done outside is returned as effects.

import type { LessonId } from '../session/school/lesson.ts';
import { writable } from './driver-names.ts';
import type { Key } from './input/key.ts';
import { isKeyOf } from './keys.ts';
import type { Driver, Message, RaceTable, ReplayStart } from './messages.ts';
import { fits, type Model, wordsOf } from './model.ts';
import { againKey, againPicked } from './screens/again/again-update.ts';
import { chancesTold, decisionsWeighed } from './screens/classification/analysis-update.ts';
import { sheetMade } from './screens/classification/classification-update.ts';
import { toClassification } from './screens/classification/to-classification.ts';
import { sheetRead, sortedSaves, toFinished } from './screens/finished/finished-update.ts';
import { helpKey } from './screens/help/help-update.ts';
import { messageKey } from './screens/hot-seat/message-update.ts';
import { handedOver, seatsKey } from './screens/hot-seat/seats-update.ts';
import {
  askLeave,
  leavingKey,
  leavingPicked,
  notSaved,
  raceSecured,
} from './screens/leaving/leaving-update.ts';
import { openNewRace, paceKnown } from './screens/new-race/new-race-update.ts';
import { openSheet } from './screens/qualifying/qualifying-update.ts';
import type { Course } from './screens/race/course.ts';
import { advanceDue, frameDue, hurry, openRace, showTurn } from './screens/race/play.ts';
import type { RaceModel } from './screens/race/race-model.ts';
import { backAsked } from './screens/race/race-screen-update.ts';
import { openReplay, recordGrown, showPlace } from './screens/race/replay.ts';
import { openTrial, tick, withPar } from './screens/race/trial.ts';
import { recordsListed } from './screens/records/records-update.ts';
import { saveHeld } from './screens/saves/saves-update.ts';
import { openLesson } from './screens/school/lesson.ts';
import { partOf } from './screens/screens.ts';
import { openedForm } from './screens/season/forms/form.ts';
import { planKept } from './screens/season/forms/form-update.ts';
import { almanacTold, lookDue, seasonTold, tableHeld } from './screens/season/season-update.ts';
import { settingsKey } from './screens/settings/settings-update.ts';
import { stageOf, to, toCourse, toScreen, type Update } from './update.ts';

export function update(model: Model, message: Message): Update {
  switch (message.kind) {
    case 'key':
      return key({ ...model, notice: '' }, message.key);
    case 'picked':
      return picked({ ...model, notice: '', leaveAsked: false }, message.value);
    case 'highlighted':
      return highlighted(model, message.value);
    case 'resized':
      return to({ ...model, size: message.size });
    case 'backgroundTold':
      return to({ ...model, background: message.background });
    case 'problem':
      return to({ ...model, notice: message.text });
    case 'paceKnown':
    case 'parKnown':
    case 'qualifying':
    case 'tracksListed':
    case 'notSaved':
    case 'raceSecured':
    case 'saveHeld':
    case 'dayTold':
    case 'recordsListed':
    case 'unfinishedFound':
    case 'savesListed':
    case 'sheetMade':
    case 'decisionsWeighed':
    case 'chancesTold':
    case 'sheetRead':
      return keptMessage(model, message);
    case 'seasonsListed':
    case 'seasonPlanned':
    case 'seasonTold':
    case 'tableHeld':
    case 'lookDue':
    case 'pageKept':
    case 'planKept':
    case 'almanacTold':
      return seasonMessage(model, message);
    default:
      return raceMessage(model, message);
  }
}

type KeptMessage = Extract<
  Message,
  {
    kind:
      | 'paceKnown'
      | 'parKnown'
      | 'qualifying'
      | 'tracksListed'
      | 'notSaved'
      | 'raceSecured'
      | 'saveHeld'
      | 'dayTold'
      | 'recordsListed'
      | 'unfinishedFound'
      | 'savesListed'
      | 'sheetMade'
      | 'decisionsWeighed'
      | 'chancesTold'
      | 'sheetRead';
  }
>;

// Handles what is opened, kept or lost besides the race on the screen: forms, sheets, saves, records, figures, the laps of
// the days.
function keptMessage(model: Model, message: KeptMessage): Update {
  switch (message.kind) {
    case 'paceKnown':
      return paceKnown(model, message);
    case 'parKnown':
      return message.par === undefined ? to(model) : parKnown(model, message.track, message.par);
    case 'qualifying':
      return openSheet(model, { ...message.sheet, drivers: named(model, message.sheet.drivers) });
    case 'tracksListed':
      return openNewRace(model, message);
    case 'notSaved':
      return notSaved(model, message);
    case 'raceSecured':
      return raceSecured(model, message);
    case 'saveHeld':
      return saveHeld(model, message);
    case 'dayTold':
      return to({ ...model, day: message.day });
    case 'recordsListed':
      return recordsListed(model, message);
    case 'unfinishedFound':
      return to({ ...model, unfinished: message.save });
    case 'savesListed':
      return listSaves(model, message);
    case 'sheetMade':
      return sheetMade(model, message);
    case 'decisionsWeighed':
      return decisionsWeighed(model, message);
    case 'chancesTold':
      return chancesTold(model, message);
    case 'sheetRead':
      return sheetRead(model, message);
  }
}

type SeasonMessage = Extract<
  Message,
  {
    kind:
      | 'seasonsListed'
      | 'seasonPlanned'
      | 'seasonTold'
      | 'tableHeld'
      | 'lookDue'
      | 'pageKept'
      | 'planKept'
      | 'almanacTold';
  }
>;

function seasonMessage(model: Model, message: SeasonMessage): Update {
  switch (message.kind) {
    case 'seasonsListed':
      return to({ ...model, seasons: message.seasons });
    case 'seasonPlanned': {
      const { seed, tracks } = message;
      const values = { usualSeed: String(seed) };
      return toScreen(model, { kind: 'form', form: openedForm('plan', values, tracks) });
    }
    case 'seasonTold':
      return seasonTold(model, message);
    case 'tableHeld':
      return tableHeld(model, message);
    case 'lookDue':
      return lookDue(model);
    case 'almanacTold':
      return almanacTold(model, message);
    case 'planKept':
      return planKept(model, message.file);
    case 'pageKept':
      return pageKept(model, message.file);
  }
}

function pageKept(model: Model, file: string): Update {
  const { screen } = model;
  const notice = wordsOf(model).season.exported(file);
  if (screen.kind !== 'classification') return to({ ...model, notice });
  return to({ ...model, notice, screen: { ...screen, written: notice } });
}

type RaceMessage = Extract<
  Message,
  {
    kind:
      | 'raceOpened'
      | 'sought'
      | 'recordGrown'
      | 'trialOpened'
      | 'ticked'
      | 'turned'
      | 'rollSkipped'
      | 'backAsked'
      | 'handedOver'
      | 'frameDue'
      | 'advanceDue';
  }
>;

function named(model: Model, drivers: readonly Driver[]): readonly Driver[] {
  return writable(drivers, model.settings.ascii, wordsOf(model).grid.human);
}

function raceMessage(model: Model, message: RaceMessage): Update {
  const stage = stageOf(model);
  if (message.kind === 'raceOpened') {
    const { moment, events, told, ends, replay, season: at } = message;
    const table = { ...message.table, drivers: named(model, message.table.drivers) };
    const opened = toScreen(model, { kind: 'title', at: '' });
    const racing = model.season === undefined ? undefined : { ...model.season, racing: at };
    const noted = { ...opened.model, season: racing, notice: moment.notice };
    if (replay !== undefined) return replayOpened(model, noted, table, { ...message, replay });
    const shown = openRace(table, moment, events, stage, told);
    const course = openedCourse({ ...shown, race: { ...shown.race, ends } }, message.lesson);
    // In a race that is over there is nothing to drive.
    return moment.next.kind === 'over'
      ? toClassification(noted, course.race)
      : toCourse(noted, course);
  }
  if (message.kind === 'trialOpened') {
    const { par } = model;
    const table = { ...message.table, drivers: named(model, message.table.drivers) };
    const opened = openTrial({ ...message, table }, par[table.board.id], stage);
    return toCourse({ ...model, overlay: { kind: 'none' } }, opened);
  }
  if (model.screen.kind !== 'race') return to(model);
  const { race } = model.screen;
  switch (message.kind) {
    case 'sought':
      return toCourse(model, showPlace(race, message, stage));
    case 'recordGrown':
      return toCourse(model, recordGrown(race, message, stage));
    case 'ticked':
      return toCourse(model, { race: tick(race, message), effects: [] });
    case 'turned':
      return turned(model, race, message);
    case 'backAsked':
      return backAsked(model, race, message.text);
    case 'handedOver':
      return handedOver(model, message);
    case 'rollSkipped':
      return toCourse(model, hurry(race, stage));
    case 'frameDue':
      return toCourse(model, frameDue(race, message.ticket, stage));
    case 'advanceDue':
      return toCourse(model, advanceDue(race, message.ticket));
  }
}

// A replay leads back to the page from which it was opened.
function replayOpened(
  before: Model,
  opened: Model,
  table: RaceTable,
  message: Extract<RaceMessage, { kind: 'raceOpened' }> & { readonly replay: ReplayStart },
): Update {
  const { replayFrom: _, ...model } = opened;
  const { screen } = before;
  const isPage = screen.kind === 'finished' || screen.kind === 'classification';
  const leadsBack = isPage || (before.season !== undefined && message.replay.live === undefined);
  const start = leadsBack ? { ...message.replay, leadsBack } : message.replay;
  const next = isPage ? { ...model, replayFrom: screen } : model;
  return toCourse(next, openReplay(table, start, message, stageOf(before)));
}

function openedCourse(course: Course, lesson: LessonId | undefined): Course {
  return lesson === undefined ? course : { ...course, race: openLesson(course.race, lesson) };
}

function turned(
  model: Model,
  race: RaceModel,
  { seat, events, told, moment }: Extract<Message, { kind: 'turned' }>,
): Update {
  const noted = moment.notice === '' ? model : { ...model, notice: moment.notice };
  const course = showTurn(race, seat, events, moment, stageOf(model), told);
  const { speed, pane } = race;
  const over = course.race.prompt?.kind === 'over' && speed === 'toEnd';
  // What covers the race is closed by the part that opened it.
  return over && pane === 'none' ? toClassification(noted, course.race) : toCourse(noted, course);
}

function parKnown(model: Model, track: string, par: number): Update {
  const known = { ...model, par: { ...model.par, [track]: par } };
  const { screen } = model;
  if (screen.kind !== 'race' || screen.race.table.board.id !== track) return to(known);
  return to({ ...known, screen: { ...screen, race: withPar(screen.race, par) } });
}

function key(model: Model, pressed: Key): Update {
  if (isKeyOf('leave', pressed)) return askLeave(model);
  const calm = { ...model, leaveAsked: false };
  if (isKeyOf('suspend', pressed)) return to(calm, { kind: 'suspend' });
  if (isKeyOf('redraw', pressed)) return to(calm, { kind: 'redraw' });
  if (!fits(model.size)) return isKeyOf('quit', pressed) ? askLeave(calm) : to(calm);
  switch (calm.overlay.kind) {
    case 'help':
      return helpKey(calm, pressed);
    case 'settings':
      return settingsKey(calm, pressed);
    case 'seats':
      return seatsKey(calm, pressed);
    case 'message':
      return messageKey(calm, pressed);
    case 'leaving':
      return leavingKey(calm, pressed);
    case 'again':
      return againKey(calm, calm.overlay, pressed);
    case 'none':
      return partOf(calm.screen).key(calm, calm.screen, pressed);
  }
}

function picked(model: Model, value: string): Update {
  const { overlay, screen } = model;
  if (overlay.kind === 'leaving') return leavingPicked(model, value);
  if (overlay.kind === 'again') return againPicked(model, overlay, value);
  return partOf(screen).picked?.(model, screen, value) ?? to(model);
}

function highlighted(model: Model, value: string): Update {
  const { overlay, screen } = model;
  if (overlay.kind === 'leaving' || overlay.kind === 'again') {
    return to({ ...model, overlay: { ...overlay, at: value } });
  }
  return partOf(screen).marked?.(model, screen, value) ?? to(model);
}

function listSaves(model: Model, message: Extract<Message, { kind: 'savesListed' }>): Update {
  const { screen } = model;
  if (screen.kind !== 'saves') return to(model);
  const { saves } = message;
  const { open, finished } = sortedSaves(saves);
  // With no race to continue, only those that are over are left.
  if (open.length === 0 && finished.length > 0) return toFinished(model, saves);
  return to({ ...model, screen: { ...screen, saves, at: open[0]?.file ?? '' } });
}
