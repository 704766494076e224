// Mistakes that come from outside, reported in one or two plain sentences with an exit code, never as a stack trace.

export const EXIT = { fine: 0, failed: 1, wrongUse: 2 } as const;

/** Thrown when a command cannot do what it was asked; the message is for the player. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly exitCode: number;
  constructor(sentences: string, exitCode: number = EXIT.failed) {
    super(sentences);
    this.exitCode = exitCode;
  }
}

/** Returns a problem of the command line itself, with exit code 2. */
export function wrongUse(sentences: string): Problem {
  return new Problem(sentences, EXIT.wrongUse);
}
