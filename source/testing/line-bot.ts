// A bot for the line protocol in a separate program: `node line-bot.ts COMMAND ARGUMENT…` starts the command, plays all
// remote seats to the end, sometimes answers wrongly on purpose, and prints what it saw as one JSON object. It exits
// with 0 when the race was over and every wrong answer was refused.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Decision {
  readonly type: 'decision';
  readonly id: number;
  readonly seat: number;
  readonly choices: readonly { readonly kind: string }[];
}

type Line =
  | Decision
  | { readonly type: 'hello' | 'race' | 'saved' }
  | { readonly type: 'event'; readonly event: { readonly kind: string } }
  | { readonly type: 'over'; readonly standings: readonly unknown[] }
  | { readonly type: 'error'; readonly id?: number; readonly message: string };

export interface BotReport {
  readonly answers: number;
  readonly wrongAnswers: number;
  readonly refusals: readonly string[];
  readonly events: number;
  readonly standings: number;
  readonly code: number | null;
}

// Every this many decisions, the bot first tries a wrong answer.
const WRONG_EVERY = 5;

/** Returns a wrong answer, each time wrong in another way; `n` counts the calls. */
function wrongAnswer({ id, seat, choices }: Decision, n: number): string {
  const [choice] = choices;
  const wrong = [
    { type: 'answer', id, choice: { ...choice, kind: 'teleport' } },
    { type: 'answer', id: id + 1000, choice },
    { type: 'answer', id, seat: seat + 1, choice },
    { type: 'answer', id, choice: { ...choice, brakes: 99, to: 'Z99' } },
    { type: 'answer', id },
    { type: 'resign', id },
  ];
  if (n % (wrong.length + 1) === wrong.length) return 'give me the 6th gear!';
  return JSON.stringify(wrong[n % (wrong.length + 1)]);
}

async function play(command: string, args: readonly string[]): Promise<BotReport> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const say = (line: string) => child.stdin.write(`${line}\n`);
  const seen = { answers: 0, wrongAnswers: 0, events: 0, standings: 0 };
  const refusals: string[] = [];
  let random = 1;

  for await (const text of createInterface({ input: child.stdout })) {
    const line: Line = JSON.parse(text);
    if (line.type === 'event') seen.events += 1;
    if (line.type === 'error') refusals.push(line.message);
    if (line.type === 'over') {
      seen.standings = line.standings.length;
      say(JSON.stringify({ type: 'quit' }));
    }
    if (line.type !== 'decision') continue;
    if (line.id % WRONG_EVERY === 0) {
      say(wrongAnswer(line, seen.wrongAnswers));
      seen.wrongAnswers += 1;
    }
    // Any choice will do, as long as it is the same in every run.
    random = (random * 48_271) % 2_147_483_647;
    say(
      JSON.stringify({
        type: 'answer',
        id: line.id,
        choice: line.choices[random % line.choices.length],
      }),
    );
    seen.answers += 1;
  }
  await exit;
  return { ...seen, refusals, code: child.exitCode };
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  process.stderr.write(
    'Name the command to play against, e.g. node line-bot.ts chicane drive --grid 4\n',
  );
  process.exitCode = 2;
} else {
  const report = await play(command, args);
  process.stdout.write(`${JSON.stringify(report)}\n`);
  const isFine =
    report.code === 0 && report.standings > 0 && report.refusals.length === report.wrongAnswers;
  process.exitCode = isFine ? 0 : 1;
}
