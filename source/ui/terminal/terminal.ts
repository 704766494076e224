// The terminal while the game has it: raw keys and bracketed paste on, everything given back whatever happens. Ink owns
// the alternate screen and the cursor; this file makes sure that they are back even when Ink could not say goodbye.

/** The streams of a terminal, as a program or a test gives them. */
export interface Streams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
}

/** Signals that end the game, with the exit code that tells them. */
const LAST_SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
type LastSignal = keyof typeof LAST_SIGNALS;

const PASTE_ON = '\u001b[?2004h';
const PASTE_OFF = '\u001b[?2004l';
const NORMAL_SCREEN = '\u001b[?1049l';
const CURSOR_ON = '\u001b[?25h';
const SYNC_OFF = '\u001b[?2026l';
const COLOURS_OFF = '\u001b[0m';

/** The terminal in the game's hands. */
export interface Terminal {
  /** Puts raw keys and paste marks on again, after a suspension. */
  readonly take: () => void;
  /** Lets the shell have the terminal for a while. */
  readonly lend: () => void;
  /** Gives everything back. Synchronous; the second call does nothing. */
  readonly leave: () => void;
}

/**
 * Takes the terminal. `onEnd` is called with an exit code when a signal comes, the keyboard is gone, the screen cannot
 * be written any more or the program throws; in which order these come varies, so it may be called several times.
 */
export function takeTerminal(
  streams: Streams,
  onEnd: (code: number, fault?: unknown) => void,
  alternateScreen: boolean,
): Terminal {
  return new TakenTerminal(streams, onEnd, alternateScreen);
}

class TakenTerminal implements Terminal {
  readonly #streams: Streams;
  readonly #onEnd: (code: number, fault?: unknown) => void;
  readonly #alternateScreen: boolean;
  readonly #handlers: readonly (readonly [LastSignal, () => void])[];
  #ours = true;
  #dead = false;

  constructor(
    streams: Streams,
    onEnd: (code: number, fault?: unknown) => void,
    alternateScreen: boolean,
  ) {
    this.#streams = streams;
    this.#onEnd = onEnd;
    this.#alternateScreen = alternateScreen;
    const signals = Object.keys(LAST_SIGNALS) as LastSignal[];
    this.#handlers = signals.map(signal => [signal, () => onEnd(LAST_SIGNALS[signal])]);
    this.#watch();
    this.take();
  }

  readonly take = (): void => {
    this.#raw(true);
    this.#write(PASTE_ON);
  };

  readonly lend = (): void => {
    this.#raw(false);
    this.#write(PASTE_OFF);
  };

  readonly leave = (): void => {
    if (!this.#ours) return;
    this.#ours = false;
    this.#unwatch();
    this.#raw(false);
    const screen = this.#alternateScreen ? NORMAL_SCREEN : '';
    this.#write(SYNC_OFF + COLOURS_OFF + PASTE_OFF + screen + CURSOR_ON);
    this.#streams.stdin.pause();
    this.#streams.stdin.unref?.();
  };

  #watch(): void {
    const { stdin, stdout } = this.#streams;
    for (const [signal, handler] of this.#handlers) process.on(signal, handler);
    process.on('exit', this.leave);
    process.on('uncaughtException', this.#faulty);
    process.on('unhandledRejection', this.#faulty);
    stdin.on('end', this.#keyboardGone);
    stdin.on('close', this.#keyboardGone);
    stdin.on('error', this.#keyboardGone);
    // Stays on after leaving: a late write must not bring the program down.
    stdout.on('error', this.#screenGone);
  }

  #unwatch(): void {
    const { stdin } = this.#streams;
    for (const [signal, handler] of this.#handlers) process.off(signal, handler);
    process.off('exit', this.leave);
    process.off('uncaughtException', this.#faulty);
    process.off('unhandledRejection', this.#faulty);
    stdin.off('end', this.#keyboardGone);
    stdin.off('close', this.#keyboardGone);
  }

  // Once the screen cannot be written, nobody sees anything: that is a hangup.
  readonly #screenGone = (): void => {
    this.#dead = true;
    this.#onEnd(LAST_SIGNALS.SIGHUP);
  };

  readonly #keyboardGone = (): void => {
    this.#onEnd(LAST_SIGNALS.SIGHUP);
  };

  // The message of a fault must not go down with the alternate screen.
  readonly #faulty = (fault: unknown): void => {
    this.#onEnd(1, fault);
  };

  #write(text: string): void {
    const { stdout } = this.#streams;
    if (this.#dead || stdout.destroyed || stdout.writableEnded) return;
    try {
      stdout.write(text);
    } catch {
      this.#dead = true;
    }
  }

  #raw(on: boolean): void {
    const { stdin } = this.#streams;
    if (!stdin.isTTY) return;
    try {
      stdin.setRawMode(on);
    } catch {
      // The terminal is gone: there is nothing to give back.
    }
  }
}
