// Writes a replay as an asciicast.
import { closeSync, existsSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import chalk from 'chalk';
import type { Argv } from 'yargs';
import type { Replay } from '../../session/replay.ts';
import { readingFile, reasonOf } from '../../storage/disk.ts';
import { temporaryOf } from '../../storage/temporary.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import type { Scene } from '../../ui/film/film.ts';
import { SIZE_MIN } from '../../ui/model.ts';
import { answeredIn } from '../../ui/screens/race/race-model.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import { print } from '../printer.ts';
import { EXIT, Problem } from '../problem.ts';
import type { ScreenFlags } from '../screen/screen.ts';
import { openPreferences } from '../screen/settings.ts';
import { Progress } from '../simulation/progress.ts';
import { wholeNumber } from '../whole-number.ts';

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
const RECORDING = '{"version":2';

export function castFlags<T>(yargs: Argv<T>) {
  return yargs
    .option('cast', {
      type: 'string',
      describe: 'Write a recording to this file (asciicast v2), - for standard output',
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
    import('../../ui/film/asciicast.ts'),
    import('../../ui/film/film.ts'),
  ]);
  const title = `${replay.board.name}, ${plural(replay.setup.laps, 'lap', 'laps')}`;
  const line = process.stderr.isTTY ? process.stderr : undefined;
  const progress = new Progress(line, replay.playback.answers, () => performance.now(), 'answers');
  const scenes = counted(filmed(replay, size, settings), progress);
  try {
    writeLines(castLines(scenes, size, title), file);
  } finally {
    progress.end();
  }
  if (file !== '-') print(`The recording is in ${safeText(file, PATH_CELLS)}.`);
  return EXIT.fine;
}

// Passes the scenes on and draws how far they have come.
function* counted(scenes: Iterable<Scene>, progress: Progress): Generator<Scene> {
  let before = 0;
  for (const scene of scenes) {
    const { screen } = scene.model;
    const answered = screen.kind === 'race' ? answeredIn(screen.race) : before;
    progress.add(answered - before, '');
    before = answered;
    yield scene;
  }
}

function writeLines(lines: Iterable<string>, file: string): void {
  if (file === '-') {
    for (const line of lines) print(line);
    return;
  }
  const draft = temporaryOf(file);
  const open = onDisk(file, () => {
    refuseOther(file);
    return openSync(draft, 'wx');
  });
  try {
    for (const line of lines) onDisk(file, () => writeSync(open, `${line}\n`));
    onDisk(file, () => renameSync(draft, file));
  } finally {
    closeSync(open);
    rmSync(draft, { force: true });
  }
}

/**
 * Keeps a file that is something else, such as a save, from being written over.
 * @throws Problem when there is one
 */
function refuseOther(file: string): void {
  if (!existsSync(file)) return;
  const begin = Buffer.alloc(RECORDING.length);
  const read = readingFile(file, open => readSync(open, begin));
  if (read === 0 || begin.toString() === RECORDING) return;
  throw new Problem(
    `${safeText(file, PATH_CELLS)} exists and is not a recording. Choose another name.`,
  );
}

function onDisk<X>(file: string, act: () => X): X {
  try {
    return act();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${safeText(file, PATH_CELLS)} cannot be written: ${reasonOf(error)}.`);
  }
}
