// The entry of the program. It settles what must be settled before any other module is loaded, except the one that decides
// how.
import { isMainThread } from 'node:worker_threads';
import { isMonochrome } from './cli/screen/locale.ts';
import type { WorkerName } from './cli/start-worker.ts';

// chalk reads FORCE_COLOR when it is loaded, ignores NO_COLOR (no-color.org) and takes every xterm for a coloured one.
if (process.env['NO_COLOR'] || isMonochrome(process.env)) process.env['FORCE_COLOR'] = '0';

const words = process.argv.slice(2);

/** What a thread of the program does that is started with that word. */
const WORKERS: Readonly<Record<WorkerName, () => Promise<unknown>>> = {
  'chance-worker': () => import('./cli/chances/chance-worker.ts'),
  'race-worker': () => import('./cli/simulation/race-worker.ts'),
  'season-worker': () => import('./cli/season/simulation/season-worker.ts'),
  'table-worker': () => import('./cli/tables/table-worker.ts'),
};

await (isMainThread ? runProgram() : WORKERS[words[0] as WorkerName]());

async function runProgram(): Promise<void> {
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  process.exitCode = await (words.length === 0 && terminal ? showTitle() : runCommand());
  // All output has reached the terminal by now; work still under way must not keep its shell waiting.
  if (terminal) process.exit();
}

// Without arguments the title screen need not wait for the command line to load.
async function showTitle(): Promise<number> {
  const { isPlain, playPlainly, showScreen } = await import('./cli/screen/screen.ts');
  const flags = { saves: undefined, ascii: undefined, animation: undefined, plain: undefined };
  try {
    return await (isPlain(flags) ? playPlainly(flags) : showScreen(flags));
  } catch (error) {
    const { tell } = await import('./cli/command-line.ts');
    return tell(error);
  }
}

async function runCommand(): Promise<number> {
  const { runCommandLine } = await import('./cli/command-line.ts');
  return runCommandLine(words);
}
