// Keys and messages of the sheet of a session.
import { sessionOver } from '../../../rules/formula-de/qualifying/qualifying.ts';
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { QualifyingSheet } from '../../messages.ts';
import type { Model, QualifyingScreen } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { leaveSheet } from '../leaving/leaving-update.ts';
import { type SheetLine, sheetLines } from './sheet-lines.ts';

/** Shows the trials as they stand now; a CPU driver who is next drives at once. */
export function openSheet(model: Model, sheet: QualifyingSheet): Update {
  const { screen } = model;
  const { next, qualifying } = sheet;
  const latest = next?.session ?? qualifying.sessions - 1;
  const shown = screen.kind === 'qualifying' ? screen.shown : sessionOf(sheet, latest);
  const opened = shownSheet({ ...model, notice: sheet.notice || model.notice }, sheet, shown);
  // The par known from the list of circuits is that of the first book, so it is asked for again.
  if (screen.kind === 'qualifying') return opened;
  return { ...opened, effects: [...opened.effects, { kind: 'askPar', track: sheet.board.id }] };
}

// After a lap the sheet shows the session in which it was driven, so that its end is seen.
function sessionOf({ lap }: QualifyingSheet, latest: number): number {
  return lap?.trial.session ?? latest;
}

function shownSheet(model: Model, sheet: QualifyingSheet, shown: number): Update {
  const screen: QualifyingScreen = {
    kind: 'qualifying',
    sheet,
    shown,
    withdrawing: false,
    at: '',
  };
  const { next, qualifying, drivers } = sheet;
  const cpu = next !== undefined && drivers[next.driver]?.kind === 'cpu';
  const due = shown < qualifying.sessions && !sessionOver(qualifying, shown);
  const marked = { ...screen, at: sheetLines(screen)[0] ?? '' };
  return cpu && due ? toScreen(model, marked, { kind: 'cpuTrial' }) : toScreen(model, marked);
}

export function qualifyingKey(model: Model, screen: QualifyingScreen, key: Key): Update {
  const command = commandOf('qualifying', key);
  if (command === 'back') {
    return qualifyingPicked(model, screen, screen.withdrawing ? 'stay' : 'title');
  }
  if (command === 'pick') {
    return qualifyingPicked(model, screen, sheetLines(screen)[Number(key.name) - 1] ?? '');
  }
  return anywhere(model, 'qualifying', key) ?? to(model);
}

export function qualifyingPicked(model: Model, screen: QualifyingScreen, value: string): Update {
  const { sheet, shown } = screen;
  switch (value as SheetLine) {
    case 'drive':
      return to(model, { kind: 'driveTrial' });
    case 'withdraw':
    case 'stay': {
      const asked = { ...screen, withdrawing: value === 'withdraw' };
      return to({ ...model, screen: { ...asked, at: sheetLines(asked)[0] ?? '' } });
    }
    case 'withdrawNow':
      return to(model, { kind: 'withdraw' });
    case 'nextSession':
    case 'showAll':
      return shownSheet(model, sheet, shown + 1);
    case 'paddock':
      return leaveSheet(model);
    case 'race':
      return to(model, { kind: 'raceAfterTrials' });
    case 'again':
      return to(model, { kind: 'trialsAgain' });
    case 'title':
      return leaveSheet(model);
    case 'quit':
      return to(model, { kind: 'leave' });
    default:
      return to(model);
  }
}
