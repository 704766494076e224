// The whole command line: which commands there are, and how mistakes are told.
import yargs from 'yargs';
import { DiceUsedUp, ImpossibleFace } from '../rules/kit/errors.ts';
import { safeText } from '../storage/untrusted-text.ts';
import { addCommand, addGroup, type Command } from './command.ts';
import { drive } from './drive.ts';
import { EXIT, Problem, wrongUse } from './problem.ts';
import { qualify } from './qualify.ts';
import { race } from './race.ts';
import { resume } from './resume.ts';
import { rules } from './rules.ts';
import { saves } from './saves.ts';
import { simulate } from './simulate.ts';
import { title } from './title.ts';
import { tracks } from './tracks.ts';
import { programVersion } from './version.ts';

/**
 * Runs the command that `words` (without node and script) names.
 * @returns the exit code: 0 fine, 1 failed, 2 wrong use
 */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  let exitCode: number = EXIT.fine;
  const done = (code: number) => {
    exitCode = code;
  };
  const parser = yargs()
    .scriptName('chicane')
    .usage('$0 [command]\n\nMotor-racing board games in the terminal.')
    .version(programVersion())
    .help()
    .alias('help', 'h')
    .locale('en')
    .strict()
    .recommendCommands()
    .exitProcess(false)
    .wrap(Math.min(100, process.stdout.columns ?? 80))
    .epilogue('In a checkout, npm start -- ARGS is chicane ARGS.')
    .fail((message, error) => {
      // Without a message it is a command that threw.
      throw message ? wrongUse(sentence(message, helpFor(words))) : error;
    });
  addAll(parser, done);
  process.stdout.on('error', leaveBrokenPipe);
  try {
    await parser.parseAsync([...words]);
  } catch (error) {
    return tell(error);
  }
  return exitCode;
}

function addAll(parser: ReturnType<typeof yargs>, done: (code: number) => void): void {
  const add = <Args>(command: Command<Args>) => addCommand(parser, command, done);
  add(title);
  add(race);
  add(qualify);
  add(resume);
  addGroup(parser, tracks, done);
  add(saves);
  add(rules);
  add(simulate);
  add(drive);
  add({
    command: 'completion',
    describe: 'Print a script for shell completion',
    build: inner => inner.example('$0 completion >> ~/.bashrc', 'for every shell to come'),
    run() {
      parser.showCompletionScript();
      return EXIT.fine;
    },
  });
}

// Whoever reads our output has had enough (`| head`): there is nobody left to tell.
function leaveBrokenPipe(error: Error): void {
  if ('code' in error && error.code === 'EPIPE') process.exit(EXIT.fine);
}

// yargs answers in its own manner; a player reads what is wrong and where help is.
function sentence(message: string, help: string): string {
  const said = KNOWN.reduce((text, [theirs, ours]) => text.replace(theirs, ours), message);
  return `${said.trim().replace(/\.?$/, '.')} Try ${help}.`;
}

// The help of the command that was meant, else of the program.
function helpFor([first = '']: readonly string[]): string {
  const commands = [race, qualify, resume, tracks, saves, rules, simulate, drive];
  const known = commands.some(({ command }) => String(command).split(' ')[0] === first);
  return known ? `chicane ${first} --help` : 'chicane --help';
}

const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^Not enough non-option.*/s, 'A name or a file is missing behind the command'],
  [/^Not enough arguments following: (.*)/, 'Behind --$1 its value is missing'],
  [/^Invalid values:\s+Argument: (.*), Given: (.*), Choices: (.*)/, '$1 takes $3, not $2'],
];

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// Words of files and flags are quoted in sentences; none of them may steer the terminal.
function complain(sentences: string): void {
  for (const line of sentences.split('\n')) {
    process.stderr.write(`${safeText(line, Number.POSITIVE_INFINITY)}\n`);
  }
}

function tell(error: unknown): number {
  if (error instanceof Problem) {
    complain(error.message);
    return error.exitCode;
  }
  if (error instanceof DiceUsedUp || error instanceof ImpossibleFace) {
    complain(`${sentenceCase(error.message)}.`);
    return EXIT.failed;
  }
  if (process.env['CHICANE_DEBUG']) throw error;
  const what = error instanceof Error ? error.message : String(error);
  complain(
    `Chicane made a mistake of its own: ${what}. Set CHICANE_DEBUG=1 to see where, and please report it.`,
  );
  return EXIT.failed;
}
