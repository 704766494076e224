// Leaving a race or the program: at once when nothing is lost, else after a question; a second Ctrl-C always leaves.
import type { Key } from '../../input/key.ts';
import { commandOf, isKeyOf } from '../../keys.ts';
import type { LeavingTo, Message } from '../../messages.ts';
import type { Model, QualifyingScreen } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { openHelp } from '../overlays.ts';
import { backToSeason } from '../season/season-back.ts';

export type LeavingLine = 'stay' | 'elsewhere' | 'go';

/** Returns the lines of the open question: another place to save is offered where there is one. */
export function leavingLines({ overlay }: Model): readonly LeavingLine[] {
  const refuge = overlay.kind === 'leaving' ? overlay.lacks?.refuge : undefined;
  return refuge ? ['stay', 'elsewhere', 'go'] : ['stay', 'go'];
}

/** Handles `q` or Ctrl-C: leaves the program. */
export function askLeave(model: Model): Update {
  if (model.leaveAsked) return to(model, { kind: 'leave', losing: true });
  if (!losesRace(model)) return to({ ...model, leaveAsked: true }, { kind: 'leave' });
  return ask({ ...model, leaveAsked: true }, 'shell');
}

/**
 * Handles Escape on the race screen: back to the title with the race kept, or from a timed lap back to the sheet of its
 * session. Whoever is to answer is asked first: Escape may have been meant for the list.
 */
export function leaveRace(model: Model): Update {
  const { screen } = model;
  const trial = screen.kind === 'race' ? screen.race.trial : undefined;
  if (losesRace(model)) return ask(model, trial === undefined ? 'title' : 'sheet');
  if (trial !== undefined) return to(model, { kind: 'leaveTrial' });
  if (isAsked(model) && !isUnsaved(model)) return ask(model, 'title');
  return to(model, { kind: 'leaveRace' });
}

/** Returns to the page from which the replay on the screen was opened; undefined where it was the shell, and elsewhere. */
export function backFromReplay(model: Model): Update | undefined {
  const { screen, replayFrom } = model;
  if (screen.kind !== 'race' || screen.race.replay?.leadsBack !== true) return undefined;
  if (replayFrom === undefined) return leaveRace(model);
  // The page of a race still needs that race.
  return replayFrom.kind === 'finished'
    ? toScreen(model, replayFrom, { kind: 'closeRace' })
    : toScreen(model, replayFrom);
}

/** Handles Escape on the sheet of a session: back to the title; trials before a race are kept. */
export function leaveSheet(model: Model): Update {
  return losesRace(model) ? ask(model, 'title') : to(model, { kind: 'leaveRace' });
}

/** Handles a race that may be left: the disk holds it, or nobody wants it kept. */
export function raceSecured(
  model: Model,
  { to: place, file }: Extract<Message, { kind: 'raceSecured' }>,
): Update {
  return place === 'shell' ? to(model, { kind: 'leave', losing: true }) : toTitle(model, file);
}

/** Handles a race that cannot be left without a loss: asks what is to become of it. */
export function notSaved(
  model: Model,
  { to: place, lacks }: Extract<Message, { kind: 'notSaved' }>,
): Update {
  return to({ ...model, overlay: { kind: 'leaving', to: place, at: 'stay', lacks } });
}

function toTitle(before: Model, file: string): Update {
  const model: Model = { ...before, overlay: { kind: 'none' }, leaveAsked: false };
  if (model.season !== undefined) return backToSeason(model);
  const { offer, settings } = model;
  const notice = file === '' ? '' : offer.words[settings.language].leaving.kept(file);
  const at = file === '' ? 'newRace' : 'goOn';
  return toScreen({ ...model, notice }, { kind: 'title', at }, { kind: 'closeRace' });
}

export function leavingKey(model: Model, key: Key): Update {
  const command = commandOf('question', key);
  if (command === 'help') return openHelp(model);
  if (command === 'back') return leavingPicked(model, 'stay');
  // A race that is kept can be left with `q` as usual.
  const { overlay } = model;
  const isLost = overlay.kind === 'leaving' && overlay.lacks !== undefined;
  if (isKeyOf('quit', key) && !isLost && !losesRace(model)) return to(model, { kind: 'leave' });
  if (command === 'pick') {
    return leavingPicked(model, leavingLines(model)[Number(key.name) - 1] ?? '');
  }
  return to(model);
}

export function leavingPicked(model: Model, value: string): Update {
  const { overlay } = model;
  if (value === 'stay') return to({ ...model, overlay: { kind: 'none' }, leaveAsked: false });
  if (overlay.kind !== 'leaving') return to(model);
  if (overlay.to === 'sheet') {
    return to({ ...model, overlay: { kind: 'none' } }, { kind: 'leaveTrial' });
  }
  if (value === 'elsewhere') return to(model, { kind: 'saveElsewhere', to: overlay.to });
  if (value !== 'go') return to(model);
  const losing = overlay.lacks !== undefined || losesRace(model);
  const kind = overlay.to === 'shell' ? 'leave' : 'leaveRace';
  return to(model, losing ? { kind, losing } : { kind });
}

function isUnsaved({ screen }: Model): boolean {
  return screen.kind === 'race' && screen.race.moment.unsaved !== undefined;
}

function isAsked({ screen }: Model): boolean {
  return screen.kind === 'race' && screen.race.prompt?.kind === 'ask';
}

/** Reports whether leaving loses the race or trials; a race that is over, kept in a file or watched again is never lost. */
export function losesRace(model: Model): boolean {
  const { screen } = model;
  if (screen.kind === 'qualifying') return losesTrials(screen);
  if (screen.kind !== 'race') return false;
  // The clock of a timed lap cannot be stopped.
  if (screen.race.trial !== undefined) return screen.race.trial.clock === 'running';
  if (screen.race.replay !== undefined || screen.race.lesson !== undefined) return false;
  const { table, moment } = screen.race;
  // A race with a file, or with unsaved answers, is saved when it is left.
  return table.file === '' && moment.unsaved === undefined && moment.next.kind !== 'over';
}

// Reports whether trials of several drivers would be lost: some are driven, and they are kept in no file.
function losesTrials({ sheet }: QualifyingScreen): boolean {
  const { file, next, drivers, qualifying, inSeason } = sheet;
  // A season keeps every trial when it is over.
  if (inSeason) return false;
  return file === '' && next !== undefined && drivers.length > 1 && qualifying.trials.length > 0;
}

function ask(model: Model, destination: LeavingTo | 'sheet'): Update {
  return to({ ...model, overlay: { kind: 'leaving', to: destination, at: 'stay' } });
}
