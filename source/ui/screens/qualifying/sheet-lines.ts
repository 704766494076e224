// The list under the sheet of a session: what can be done now.
import { sessionOver } from '../../../rules/formula-de/qualifying/qualifying.ts';
import { startersAfter } from '../../../rules/formula-de/qualifying/qualifying-record.ts';
import type { QualifyingScreen } from '../../model.ts';

const SHEET_LINES = [
  'drive',
  'withdraw',
  'stay',
  'withdrawNow',
  'nextSession',
  'showAll',
  'race',
  'paddock',
  'again',
  'title',
  'quit',
] as const;
export type SheetLine = (typeof SHEET_LINES)[number];

/** Returns the lines from top to bottom; none while a CPU driver is on its lap. */
export function sheetLines({ sheet, shown, withdrawing }: QualifyingScreen): readonly SheetLine[] {
  const { qualifying, next, races, drivers } = sheet;
  const { sessions } = qualifying;
  if (shown < sessions && !sessionOver(qualifying, shown)) {
    if (drivers[next?.driver ?? -1]?.kind === 'cpu') return [];
    // The one driver of these trials has driven, but others have yet to drive theirs.
    if (sheet.inSeason && next === undefined) return ['paddock'];
    if (withdrawing) return ['stay', 'withdrawNow'];
    if (sheet.inSeason) return ['drive', 'withdraw', 'paddock'];
    return drivers.length > 1 ? ['drive', 'withdraw'] : ['drive', 'title'];
  }
  if (shown + 1 < sessions) return ['nextSession'];
  if (shown < sessions && sessions > 1) return ['showAll'];
  if (sheet.inSeason) return ['paddock'];
  if (races && startersAfter(qualifying).length > 0) return ['race'];
  return races || sheet.day !== undefined ? ['title', 'quit'] : ['again', 'title', 'quit'];
}
