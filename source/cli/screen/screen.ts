// Decides whether there is a terminal to draw on, and loads the screen only then; elsewhere one plays in plain text.
import { safeName } from '../../storage/untrusted-text.ts';
import type { SeasonStart } from '../../ui/season-services.ts';
import type { EnterManner, Opened, Opening, ScreenServices } from '../../ui/services.ts';
import { type Terminal, takeTerminal } from '../../ui/terminal/terminal.ts';
import type { PlainPlace } from '../plain/place.ts';
import { savesFolderFor } from '../saves/saves-folder-for.ts';
import { boundHeap } from './bounded-heap.ts';
import { drawsAscii } from './locale.ts';
import type { PreferencesDoor } from './preferences.ts';
import { screenServices } from './screen-services.ts';
import { openPreferences } from './settings.ts';

export interface ScreenFlags {
  readonly saves: string | undefined;
  readonly ascii: boolean | undefined;
  readonly animation: boolean | undefined;
  readonly enter?: EnterManner | undefined;
  /** Whether to play in plain text; absent where the terminal decides. */
  readonly plain?: boolean | undefined;
  /** Who plays, where a flag says it; else the name of the settings. */
  readonly as?: string | undefined;
}

/** A season whose home the screen begins with, by its folder, and what is opened there at once. */
export interface SeasonOpening {
  readonly paddock: string;
  readonly at?: SeasonStart;
}

export interface SchoolOpening {
  readonly school: true;
}

/** Reports whether a person can see a drawn screen and type: there is a terminal on both sides that can draw. */
export function screenIsThere(flags: Pick<ScreenFlags, 'plain'> = {}): boolean {
  return terminalIsThere() && !isPlain(flags);
}

/** Reports whether a person plays in plain text: by wish, on a terminal that cannot draw, or with a screen reader. */
export function isPlain({ plain }: Pick<ScreenFlags, 'plain'>): boolean {
  const { TERM, INK_SCREEN_READER } = process.env;
  return plain ?? (terminalIsThere() && (TERM === 'dumb' || INK_SCREEN_READER === 'true'));
}

function terminalIsThere(): boolean {
  return process.stdout.isTTY === true && process.stdin.isTTY === true;
}

/** Returns the player's name; a player without one gets a name that can be overwritten. */
export function playerName(preferences: PreferencesDoor): string {
  return preferences.get().name || safeName(process.env['USER'] ?? '') || 'Player 1';
}

/**
 * Plays in plain text until the player leaves.
 * @param open makes what is played; absent for the title
 * @returns the exit code
 */
export async function playPlainly(
  flags: ScreenFlags,
  open?: (saves: string) => Opened,
): Promise<number> {
  boundHeap();
  const [{ playOpened }, { playTitle }] = await Promise.all([
    import('../plain/play-plain.ts'),
    import('../plain/plain-title.ts'),
  ]);
  return plainly(doorsOf(flags, open), place =>
    place.services.opening === undefined
      ? playTitle(place)
      : playOpened(place, place.services.opening as Opened),
  );
}

/**
 * Teaches the driving school in plain text until the pupil leaves.
 * @returns the exit code
 */
export async function schoolPlainly(flags: ScreenFlags): Promise<number> {
  boundHeap();
  const { schoolAt } = await import('../plain/school-at.ts');
  return plainly(doorsOf(flags), schoolAt);
}

/**
 * Continues a season in plain text until the person leaves.
 * @returns the exit code
 */
export async function seasonPlainly(
  flags: ScreenFlags,
  { paddock, at }: SeasonOpening,
): Promise<number> {
  boundHeap();
  const { seasonAt } = await import('../plain/season/season-at.ts');
  return plainly(doorsOf(flags), place => seasonAt(place, paddock, at));
}

async function plainly(
  services: ScreenServices,
  play: (place: PlainPlace) => Promise<number>,
): Promise<number> {
  const [{ standardPlace }, { untilSignalled }] = await Promise.all([
    import('../plain/place.ts'),
    import('../plain/stopping.ts'),
  ]);
  const place = standardPlace(services);
  return untilSignalled(place, () => play(place));
}

/**
 * Shows the screen until the player leaves.
 * @param open makes what the screen begins with; absent for the title screen
 * @returns the exit code
 */
export async function showScreen(
  flags: ScreenFlags,
  open?: (saves: string) => Opening | SeasonOpening | SchoolOpening,
): Promise<number> {
  boundHeap();
  // A race that cannot be drawn must not begin, because it would leave a save of a race that was never seen.
  if (process.env['TERM'] === 'dumb') return drawn(doorsOf(flags));
  // Keys typed while the screen loads must not echo, and Ctrl-C must not end the program half-way.
  const terminal = await takeTerminal(process);
  try {
    // The program was ended while it waited in the background, so nothing is to begin.
    if (terminal.isAway()) return (await terminal.ended).code;
    return await drawn(doorsOf(flags, open), terminal);
  } finally {
    terminal.leave();
  }
}

function doorsOf(
  flags: ScreenFlags,
  open?: (saves: string) => Opening | SeasonOpening | SchoolOpening,
): ScreenServices {
  const preferences = openPreferences();
  const stored = preferences.get();
  const saves = savesFolderFor(flags.saves, stored.saves);
  const opened = open?.(saves);
  const services = screenServices({
    preferences,
    saves,
    flag: flags.saves,
    ...(opened === undefined || 'paddock' in opened || 'school' in opened
      ? {}
      : { opening: opened }),
  });
  const settings: ScreenServices['settings'] = {
    ...stored,
    name: flags.as ?? playerName(preferences),
    ascii: drawsAscii(flags.ascii, stored.ascii),
    animation: flags.animation ?? stored.animation,
    enter: flags.enter ?? stored.enter,
  };
  return {
    ...services,
    settings,
    keepSettings: kept =>
      // A name given by a flag holds for this run alone and is not stored.
      services.keepSettings(kept.name === flags.as ? { ...kept, name: stored.name } : kept),
    ...(opened !== undefined && 'paddock' in opened ? { season: seasonOf(opened) } : {}),
    ...(opened !== undefined && 'school' in opened ? { school: true } : {}),
  };
}

function seasonOf({ paddock, at }: SeasonOpening): NonNullable<ScreenServices['season']> {
  return { folder: paddock, ...(at === undefined ? {} : { at }) };
}

async function drawn(services: ScreenServices, terminal?: Terminal): Promise<number> {
  const loading = Promise.all([import('../../ui/start.tsx'), studied(services)]);
  const first = await Promise.race([loading, ...(terminal === undefined ? [] : [terminal.ended])]);
  if ('code' in first) {
    services.opening?.close();
    if (first.fault !== undefined) throw first.fault;
    return first.code;
  }
  const [{ startScreen }] = first;
  return startScreen(services, process, terminal);
}

// Waits for the drivers' study, because a race that opens at once would show the title for a moment.
async function studied({ opening, warmUp }: ScreenServices): Promise<void> {
  if (opening !== undefined && 'race' in opening && !('qualifying' in opening))
    await warmUp?.(opening.board, opening.book.id, { race: opening.race() });
}
