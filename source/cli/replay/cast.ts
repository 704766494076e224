// Writes a replay as an asciicast.
import { closeSync, openSync, writeSync } from 'node:fs';
import chalk from 'chalk';
import type { Argv } from 'yargs';
import type { Replay } from '../../session/replay.ts';
import { reasonOf } from '../../storage/disk.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { SIZE_MIN } from '../../ui/model.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import { print } from '../printer.ts';
import { EXIT, Problem } from '../problem.ts';
import type { ScreenFlags } from '../screen/screen.ts';
import { openPreferences } from '../screen/settings.ts';
import { wholeNumber } from '../whole-number.ts';

/** The flags of a recording. */
export interface CastFlags {
  readonly cast: string | undefined;
  readonly columns: number | undefined;
  readonly rows: number | undefined;
}

const COLUMNS = 80;
const ROWS = 24;
const SIDE_MOST = 500;
/** Every player of recordings shows 256 colours. */
const FINE_COLOURS = 2;
const PATH_CELLS = 60;

/** Adds the flags to a command. */
export function castFlags<T>(yargs: Argv<T>) {
  return yargs
    .option('cast', {
      type: 'string',
      describe: 'Write a recording to this file (asciicast v2); - for the standard output',
    })
    .option('columns', { type: 'number', describe: `Columns of the recording, ${COLUMNS}` })
    .option('rows', { type: 'number', describe: `Rows of the recording, ${ROWS}` })
    .requiresArg(['cast', 'columns', 'rows']);
}

/**
 * Writes the recording that the flags ask for.
 * @returns the exit code
 * @throws Problem when the size is none for the screen, or the file cannot be written
 */
export async function writeCast(
  replay: Replay,
  flags: CastFlags & Pick<ScreenFlags, 'ascii' | 'animation'>,
): Promise<number> {
  const size = {
    columns: wholeNumber('columns', flags.columns ?? COLUMNS, SIZE_MIN.columns, SIDE_MOST),
    rows: wholeNumber('rows', flags.rows ?? ROWS, SIZE_MIN.rows, SIDE_MOST),
  };
  const file = flags.cast ?? '-';
  const stored = openPreferences().get();
  const settings = {
    ...stored,
    ascii: flags.ascii ?? stored.ascii,
    animation: flags.animation ?? stored.animation,
  };
  if (!process.env['NO_COLOR']) chalk.level = FINE_COLOURS;
  const [{ castLines }, { filmed }] = await Promise.all([
    import('../../ui/film/asciicast.tsx'),
    import('../../ui/film/film.ts'),
  ]);
  const title = `${replay.board.name}, ${plural(replay.setup.laps, 'lap', 'laps')}`;
  writeLines(castLines(filmed(replay, size, settings), size, title), file);
  if (file !== '-') print(`The recording is in ${safeText(file, PATH_CELLS)}.`);
  return EXIT.fine;
}

function writeLines(lines: Iterable<string>, file: string): void {
  if (file === '-') {
    for (const line of lines) process.stdout.write(`${line}\n`);
    return;
  }
  let open: number | undefined;
  try {
    open = openSync(file, 'w');
    for (const line of lines) writeSync(open, `${line}\n`);
  } catch (error) {
    throw new Problem(`${safeText(file, PATH_CELLS)} cannot be written: ${reasonOf(error)}.`);
  } finally {
    if (open !== undefined) closeSync(open);
  }
}
