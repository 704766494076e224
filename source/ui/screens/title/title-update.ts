// Keys of the title screen.
import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { openHelp, openSettings } from '../overlays.ts';

const TITLE_LINES = ['newRace', 'resume', 'timedLap', 'settings', 'help', 'quit'] as const;
export type TitleLine = 'goOn' | (typeof TITLE_LINES)[number];

/** Returns the lines of the title's list, in order: first the race that waits, when there is one. */
export function titleLines({ unfinished }: Model): readonly TitleLine[] {
  return unfinished === undefined ? TITLE_LINES : ['goOn', ...TITLE_LINES];
}

/** Handles a key on the title screen; there is nothing behind it, so Escape does nothing. */
export function titleKey(model: Model, key: Key): Update {
  if (commandOf('title', key) === 'pick') {
    return titlePicked(model, titleLines(model)[Number(key.name) - 1] ?? '');
  }
  if (commandOf('title', key) === 'help') return openHelp(model, 'game');
  return anywhere(model, 'title', key) ?? to(model);
}

/** Handles the choice of a line of the title's list. */
export function titlePicked(model: Model, value: string): Update {
  switch (value as TitleLine) {
    case 'goOn':
      return model.unfinished === undefined
        ? to(model)
        : to(model, { kind: 'resume', file: model.unfinished.file });
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

/** Takes the first step to a new race. The circuits are listed only now, so that the title comes up at once. */
export function toNewRace(model: Model, track?: string): Update {
  const mark = track === undefined ? {} : { track };
  return to(model, { kind: 'listTracks', purpose: 'race', ...mark });
}
