// Keys of the title screen.

import type { Key } from '../../input/key.ts';
import { commandOf } from '../../keys.ts';
import type { Model } from '../../model.ts';
import type { SeasonEntry } from '../../season-services.ts';
import type { SaveEntry } from '../../services.ts';
import { to, toScreen, type Update } from '../../update.ts';
import { anywhere } from '../anywhere.ts';
import { openHelp, openSettings } from '../overlays.ts';
import { schoolScreen } from '../school/school-update.ts';

const TITLE_LINES = [
  'newRace',
  'quickRace',
  'school',
  'resume',
  'timedLap',
  'dayLap',
  'seasons',
  'records',
  'settings',
  'help',
  'quit',
] as const;
export type TitleLine = 'goOn' | (typeof TITLE_LINES)[number];

/** What somebody who knows nothing yet is offered first. */
const FOR_STRANGERS: readonly TitleLine[] = ['school', 'quickRace'];

/**
 * Returns the lines of the title's list, in order: first the race or the season that waits, when there is one, or what
 * is meant for strangers.
 */
export function titleLines(model: Model): readonly TitleLine[] {
  const lines = TITLE_LINES.filter(line => {
    if (line === 'seasons') return model.seasons !== undefined;
    return line !== 'dayLap' || model.day !== undefined;
  });
  if (waitingFirst(model) !== undefined) return ['goOn', ...lines];
  if (!isStranger(model)) return lines;
  return [...FOR_STRANGERS, ...lines.filter(line => !FOR_STRANGERS.includes(line))];
}

/** Reports whether nobody has raced here or passed a lesson. */
export function isStranger({ settings }: Pick<Model, 'settings'>): boolean {
  return settings.lastRace === undefined && settings.lessons.length === 0;
}

export type Waiting =
  | { readonly kind: 'race'; readonly save: SaveEntry }
  | { readonly kind: 'season'; readonly entry: SeasonEntry };

/** Returns what waits, the one that was left last first. */
export function waiting({ unfinished, seasons = [] }: Model): readonly Waiting[] {
  const races =
    unfinished === undefined
      ? []
      : [{ at: unfinished.writtenAt, one: { kind: 'race', save: unfinished } as const }];
  const open = seasons
    .filter(({ isOver }) => !isOver)
    .map(entry => ({ at: entry.writtenAt, one: { kind: 'season', entry } as const }));
  return [...races, ...open].toSorted((one, other) => other.at - one.at).map(({ one }) => one);
}

function waitingFirst(model: Model): Waiting | undefined {
  return waiting(model)[0];
}

/** Handles a key on the title screen; there is nothing behind it, so Escape does nothing. */
export function titleKey(model: Model, key: Key): Update {
  if (commandOf('title', key) === 'pick') {
    return titlePicked(model, titleLines(model)[Number(key.name) - 1] ?? '');
  }
  if (commandOf('title', key) === 'help') return openHelp(model, 'game');
  return anywhere(model, 'title', key) ?? to(model);
}

export function titlePicked(model: Model, value: string): Update {
  switch (value as TitleLine) {
    case 'goOn': {
      const first = waitingFirst(model);
      if (first === undefined) return to(model);
      return first.kind === 'race'
        ? to(model, { kind: 'resume', file: first.save.file })
        : to(model, { kind: 'openSeason', folder: first.entry.folder });
    }
    case 'newRace':
      return toNewRace(model);
    case 'quickRace':
      return to(model, { kind: 'listTracks', purpose: 'quickRace' });
    case 'dayLap':
      // There is one try a day; after it the line leads to the records, which show its result.
      return to(
        model,
        model.day?.entry === undefined
          ? { kind: 'dayLap', name: model.settings.name }
          : { kind: 'listRecords' },
      );
    case 'records':
      return to(model, { kind: 'listRecords' });
    case 'timedLap':
      return to(model, { kind: 'listTracks', purpose: 'timedLap' });
    case 'resume':
      return toScreen(model, { kind: 'saves', saves: undefined, at: '' }, { kind: 'listSaves' });
    case 'seasons':
      return toScreen(model, { kind: 'seasons', at: model.seasons?.[0]?.folder ?? '' });
    case 'settings':
      return openSettings(model);
    case 'help':
      return openHelp(model, 'game');
    case 'school':
      return toScreen(model, schoolScreen(model));
    case 'quit':
      return to(model, { kind: 'leave' });
    default:
      return to(model);
  }
}

/** Starts the way to a new race. The circuits are listed only now, so that the title appears at once. */
export function toNewRace(model: Model, track?: string): Update {
  const mark = track === undefined ? {} : { track };
  return to(model, { kind: 'listTracks', purpose: 'race', ...mark });
}
