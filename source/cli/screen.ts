// Whether there is a terminal to draw on, and the screen itself, loaded only then.
import { savesFolder } from '../storage/saves-folder.ts';
import { safeName } from '../storage/untrusted-text.ts';
import type { Opened, ScreenDoors } from '../ui/doors.ts';
import { screenDoors } from './screen-doors.ts';
import { openPreferences, type PreferencesDoor } from './settings.ts';
import { boundYoungHeap } from './young-heap.ts';

/** Flags of every command that draws. */
export interface ScreenFlags {
  readonly saves: string | undefined;
  readonly ascii: boolean | undefined;
  readonly animation: boolean | undefined;
}

/** True when somebody can see and type: a terminal on both sides. */
export function screenIsThere(): boolean {
  return process.stdout.isTTY === true && process.stdin.isTTY === true;
}

/** The player's name; whoever has given none drives too, and can type over it. */
export function playerName(preferences: PreferencesDoor): string {
  return preferences.get().name || safeName(process.env['USER'] ?? '') || 'Player 1';
}

/** Folder of the saves by flag, environment, preference. */
export function savesFolderFor(flag: string | undefined, preference: string): string {
  return savesFolder({ flag, env: process.env, setting: preference });
}

/**
 * Shows the screen until the player leaves.
 * @param open makes what the screen begins with; absent = the title screen
 * @returns the exit code
 */
export async function showScreen(
  flags: ScreenFlags,
  open?: (saves: string) => Opened,
): Promise<number> {
  boundYoungHeap();
  const preferences = openPreferences();
  const stored = preferences.get();
  const folder = savesFolderFor(flags.saves, stored.saves);
  const doors = screenDoors({
    preferences,
    saves: folder,
    flag: flags.saves,
    // What cannot be drawn must not begin: it would leave a save of a race that nobody has seen.
    ...(open === undefined || process.env['TERM'] === 'dumb' ? {} : { opening: open(folder) }),
  });
  const settings: ScreenDoors['settings'] = {
    ...stored,
    name: playerName(preferences),
    ascii: flags.ascii ?? (stored.ascii || !speaksUnicode()),
    animation: flags.animation ?? stored.animation,
  };
  // Keys typed while the screen is loaded must not echo, and Ctrl-C must not end the program half-way.
  process.stdin.setRawMode(true);
  const [{ startScreen }] = await Promise.all([import('../ui/start.tsx'), studied(doors)]);
  return startScreen({ ...doors, settings });
}

// A race that opens at once would show the title for a moment while the drivers study the circuit.
async function studied({ opening, warmUp }: ScreenDoors): Promise<void> {
  if (opening !== undefined && !('qualifying' in opening))
    await warmUp?.(opening.board, opening.book.id, opening.race());
}

/** Whether the locale says UTF-8; without a locale most terminals of today do. */
function speaksUnicode(): boolean {
  const locale = process.env['LC_ALL'] || process.env['LC_CTYPE'] || process.env['LANG'] || '';
  return locale === '' || locale === 'C.UTF-8' || /utf-?8/i.test(locale);
}
