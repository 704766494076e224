// Starts the built program in a real pseudo-terminal, for figures of the screen.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type PtyScreen, startInPty } from '../../testing/terminal/pty.ts';
import { SOURCE } from '../guards/source-text.ts';

export const LAUNCHER = join(SOURCE, 'launcher.cjs');
const QUIET_MS = 150;

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Starts a Node program with saves, settings and tables of its own in `folder`. */
export function startProgram(folder: string, args: readonly string[], size: Size): PtyScreen {
  const { columns, rows } = size;
  const env = {
    CHICANE_SAVES: join(folder, 'saves'),
    CHICANE_SETTINGS: join(folder, 'settings'),
    CHICANE_CACHE: join(folder, 'tables'),
    // Node keeps its compiled code here.
    TMPDIR: folder,
  };
  return startInPty({ program: process.execPath, args, columns, rows, env, folder });
}

/** Waits until nothing has been written for a while. */
export async function quiet(screen: PtyScreen): Promise<void> {
  for (let before = -1; before !== screen.bytes(); await pause(QUIET_MS)) before = screen.bytes();
}

/**
 * Ends the program.
 * @throws Error with the page when it has already ended by itself, since the measurements are then not of frames
 */
export async function end(screen: PtyScreen): Promise<void> {
  try {
    screen.signal('SIGKILL');
  } catch {
    throw new Error(`the program has ended by itself:\n${screen.text()}`);
  }
  await screen.exit;
}
