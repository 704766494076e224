// Keys of the title screen.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { openHelp, openSettings } from '../overlays.ts';

/** Lines of the title's list, in order. */
export const TITLE_LINES = ['newRace', 'resume', 'timedLap', 'settings', 'help', 'quit'] as const;
type TitleLine = (typeof TITLE_LINES)[number];

/** A key on the title screen; there is nothing behind it, so Escape does nothing. */
export function titleKey(model: Model, key: Key): Update {
  if (commandOf('title', key) === 'pick') {
    return titlePicked(model, TITLE_LINES[Number(key.name) - 1] ?? '');
  }
  if (commandOf('title', key) === 'help') return openHelp(model, 'game');
  return anywhere(model, 'title', key) ?? to(model);
}

/** A line of the title's list was taken. */
export function titlePicked(model: Model, value: string): Update {
  switch (value as TitleLine) {
    case 'newRace':
      return toNewRace(model);
    case 'timedLap':
      return to(model, { kind: 'listTracks', purpose: 'timedLap' });
    case 'resume':
      return toScreen(model, { kind: 'saves', saves: undefined, at: '' }, { kind: 'listSaves' });
    case 'settings':
      return openSettings(model);
    case 'help':
      return openHelp(model, 'game');
    case 'quit':
      return to(model, { kind: 'leave' });
    default:
      return to(model);
  }
}

/** The first step to a new race: the circuits are listed only now, so that the title comes up at once. */
export function toNewRace(model: Model, track?: string): Update {
  const mark = track === undefined ? {} : { track };
  return to(model, { kind: 'listTracks', purpose: 'race', ...mark });
}
