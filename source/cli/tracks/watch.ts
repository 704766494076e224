// Watches a file while it is edited. The whole file is read again each time, a few thousand characters, so it does not
// matter whether an editor writes into it, replaces it or removes it for a while.
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { quote } from '../../circuit/file/faults.ts';
import { readCircuitFile } from '../../storage/tracks/track-library.ts';
import { clearScreen, print } from '../printer.ts';
import { EXIT } from '../problem.ts';

const LOOK_MS = 200;

const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Passes the text of the file to `check` now, after every change and after every change of the window's size, until the
 * program is asked to end.
 * @returns the exit code
 */
export function watchTrack(file: string, check: (text: string) => void): Promise<number> {
  let shown: string | undefined;
  const look = () => {
    const text = textNow(file);
    if (text === shown) return;
    shown = text;
    clearScreen();
    if (text === '') print(`${quote(file)} is missing or empty.`);
    else check(text);
    print(`${clock()}  Watching ${basename(file)}. Press Ctrl-C to stop.`);
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  const redraw = () => {
    shown = undefined;
    look();
  };
  process.stdout.on('resize', redraw);
  return new Promise(resolve => {
    const end = () => {
      clearInterval(timer);
      process.stdout.off('resize', redraw);
      process.stdout.off('error', end);
      for (const signal of END_SIGNALS) process.off(signal, end);
      print();
      resolve(EXIT.fine);
    };
    for (const signal of END_SIGNALS) process.on(signal, end);
    // When the connection is lost, no signal comes if the shell survives.
    process.stdout.on('error', end);
  });
}

/** Returns the text of the file, empty when it cannot be read at this moment. */
function textNow(file: string): string {
  try {
    return statSync(file).isFile() ? readCircuitFile(file) : '';
  } catch {
    return '';
  }
}

function clock(): string {
  return new Date().toTimeString().slice(0, 8);
}
