// The program's entry. What must be settled before any module is loaded is settled here.

// chalk reads FORCE_COLOR when it is loaded and knows nothing of NO_COLOR (no-color.org).
if (process.env['NO_COLOR']) process.env['FORCE_COLOR'] = '0';

const { runCommandLine } = await import('./cli/command-line.ts');
process.exitCode = await runCommandLine(process.argv.slice(2));

export {};
