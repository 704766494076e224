// Leaving a race or the program: at once when nothing is lost, else after a question; a second Ctrl-C always leaves.
import type { Key } from '../../input/key.ts';
import { commandOf, isKeyOf } from '../../keys.ts';
import type { Model, QualifyingScreen } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { openHelp } from '../overlays.ts';
import { backToSeason } from '../season/season-back.ts';

/** Lines of the question. */
export const LEAVING_LINES = ['stay', 'go'] as const;

/** Handles `q` or Ctrl-C: leaves the program. */
export function askLeave(model: Model): Update {
  if (model.leaveAsked || !losesRace(model)) return to(model, { kind: 'leave' });
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
  if (isAsked(model)) return ask(model, 'title');
  return toTitle(model, screen.kind === 'race' ? screen.race.table.file : '');
}

/** Handles Escape on the sheet of a session: back to the title; trials before a race are kept. */
export function leaveSheet(model: Model): Update {
  if (losesRace(model)) return ask(model, 'title');
  const { screen } = model;
  return toTitle(model, screen.kind === 'qualifying' ? screen.sheet.file : '');
}

function toTitle(model: Model, file: string): Update {
  if (model.season !== undefined) return backToSeason(model);
  const { offer, settings } = model;
  const notice = file === '' ? '' : offer.words[settings.language].leaving.kept(file);
  const at = file === '' ? 'newRace' : 'goOn';
  return toScreen({ ...model, notice }, { kind: 'title', at }, { kind: 'closeRace' });
}

/** Handles a key on the question. */
export function leavingKey(model: Model, key: Key): Update {
  const command = commandOf('question', key);
  if (command === 'help') return openHelp(model);
  if (command === 'back') return leavingPicked(model, 'stay');
  // What is kept is left by q as ever.
  if (isKeyOf('quit', key) && !losesRace(model)) return to(model, { kind: 'leave' });
  if (command === 'pick') return leavingPicked(model, LEAVING_LINES[Number(key.name) - 1] ?? '');
  return to(model);
}

/** Handles an answer to the question. */
export function leavingPicked(model: Model, value: string): Update {
  const { overlay } = model;
  if (value === 'stay') return to({ ...model, overlay: { kind: 'none' }, leaveAsked: false });
  if (value !== 'go' || overlay.kind !== 'leaving') return to(model);
  if (overlay.to === 'shell') return to(model, { kind: 'leave' });
  if (overlay.to === 'sheet') {
    return to({ ...model, overlay: { kind: 'none' } }, { kind: 'leaveTrial' });
  }
  const { screen } = model;
  return toTitle(model, screen.kind === 'race' ? screen.race.table.file : '');
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
  return screen.race.table.file === '' && screen.race.moment.next.kind !== 'over';
}

// Reports whether trials of several drivers would be lost: some are driven, and they are kept in no file.
function losesTrials({ sheet }: QualifyingScreen): boolean {
  const { file, next, drivers, qualifying, inSeason } = sheet;
  // A season keeps every trial when it is over.
  if (inSeason) return false;
  return file === '' && next !== undefined && drivers.length > 1 && qualifying.trials.length > 0;
}

function ask(model: Model, destination: 'title' | 'shell' | 'sheet'): Update {
  return to({ ...model, overlay: { kind: 'leaving', to: destination, at: 'stay' } });
}
