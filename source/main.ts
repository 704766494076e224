// The program's entry. What must be settled before any module is loaded is settled here.

// chalk reads FORCE_COLOR when it is loaded and knows nothing of NO_COLOR (no-color.org).
if (process.env['NO_COLOR']) process.env['FORCE_COLOR'] = '0';

const words = process.argv.slice(2);
const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;

if (words.length === 0 && terminal) {
  // Nothing to parse: the title screen need not wait for the command line.
  const { showScreen } = await import('./cli/screen.ts');
  process.exitCode = await showScreen({ saves: undefined, ascii: undefined, animation: undefined });
} else {
  const { runCommandLine } = await import('./cli/command-line.ts');
  process.exitCode = await runCommandLine(words);
}

export {};
