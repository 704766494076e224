// Mistakes that come from outside: one or two plain sentences and an exit code, never a stack trace.

/** Exit codes of every command. */
export const EXIT = { fine: 0, failed: 1, wrongUse: 2 } as const;

/** A command could not do what it was asked; the message is what the player reads. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly exitCode: number;
  constructor(sentences: string, exitCode: number = EXIT.failed) {
    super(sentences);
    this.exitCode = exitCode;
  }
}

/** The command line itself is wrong: exit code 2. */
export function wrongUse(sentences: string): Problem {
  return new Problem(sentences, EXIT.wrongUse);
}
