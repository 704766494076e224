// Whether there is a terminal to draw on, and the screen itself, loaded only then.
import { savesFolder } from '../../storage/saves-folder.ts';
import { safeName } from '../../storage/untrusted-text.ts';
import type { Opened, ScreenDoors } from '../../ui/doors.ts';
import { type Terminal, takeTerminal } from '../../ui/terminal/terminal.ts';
import type { PreferencesDoor } from './preferences.ts';
import { screenDoors } from './screen-doors.ts';
import { openPreferences } from './settings.ts';
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
  // What cannot be drawn must not begin: it would leave a save of a race that nobody has seen.
  if (process.env['TERM'] === 'dumb') return drawn(doorsOf(flags));
  // Keys typed while the screen is loaded must not echo, and Ctrl-C must not end the program half-way.
  const terminal = await takeTerminal(process);
  try {
    // Ended while it waited in the background: nothing is to begin.
    if (terminal.isAway()) return (await terminal.ended).code;
    return await drawn(doorsOf(flags, open), terminal);
  } finally {
    terminal.leave();
  }
}

function doorsOf(flags: ScreenFlags, open?: (saves: string) => Opened): ScreenDoors {
  const preferences = openPreferences();
  const stored = preferences.get();
  const saves = savesFolderFor(flags.saves, stored.saves);
  const doors = screenDoors({
    preferences,
    saves,
    flag: flags.saves,
    ...(open === undefined ? {} : { opening: open(saves) }),
  });
  const settings: ScreenDoors['settings'] = {
    ...stored,
    name: playerName(preferences),
    ascii: flags.ascii ?? (stored.ascii || !speaksUnicode()),
    animation: flags.animation ?? stored.animation,
  };
  return { ...doors, settings };
}

async function drawn(doors: ScreenDoors, terminal?: Terminal): Promise<number> {
  const loading = Promise.all([import('../../ui/start.tsx'), studied(doors)]);
  const first = await Promise.race([loading, ...(terminal === undefined ? [] : [terminal.ended])]);
  if ('code' in first) {
    doors.opening?.close();
    if (first.fault !== undefined) throw first.fault;
    return first.code;
  }
  const [{ startScreen }] = first;
  return startScreen(doors, process, terminal);
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
