// The terminal while the game has it: raw keys and bracketed paste are on, and everything is given back whatever
// happens. Ink owns the alternate screen and the cursor; this file makes sure that they are back even when Ink could
// not do that.
import { setTimeout as pause } from 'node:timers/promises';
import { comeForward, isInBackground, stopJob } from './job-control.ts';
import { LAST_SIGNALS, type LastSignal } from './last-signals.ts';

export interface Streams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
}

const BELL = '\u0007';
const PASTE_ON = '\u001b[?2004h';
const PASTE_OFF = '\u001b[?2004l';
const NORMAL_SCREEN = '\u001b[?1049l';
const CURSOR_ON = '\u001b[?25h';
const SYNC_OFF = '\u001b[?2026l';
// Saves the title of the window; the code below restores it.
const TITLE_KEPT = '\u001b[22;0t';
const TITLE_BACK = '\u001b[23;0t';
const COLOURS_OFF = '\u001b[0m';
/** Time in milliseconds in which a signal that was sent before arrives, on a busy machine too. */
const HEARD_MS = 50;

export interface End {
  readonly code: number;
  /** What the program threw, if that is why. */
  readonly fault?: unknown;
}

export interface Painter {
  readonly alternateScreen: boolean;
  readonly suspend: () => void;
  /** Draws everything again after other programs have had the terminal. */
  readonly redraw: () => void;
}

export interface Terminal {
  /**
   * Settles when a signal comes, the keyboard is gone, the screen can no longer be written or the program throws,
   * whichever is first; their order varies.
   */
  readonly ended: Promise<End>;
  readonly drawnBy: (painter: Painter) => void;
  /** Gives the window a title until the terminal is given back; empty for its own one. */
  readonly entitle: (title: string) => void;
  readonly ring: () => void;
  /** Lends the terminal to the shell, which may stop this program, until the shell gives it back. */
  readonly stop: () => Promise<void>;
  /** Reports whether the shell has the terminal: lent to it, or given back for good. */
  readonly isAway: () => boolean;
  /** Gives everything back, synchronously; the second call does nothing. */
  readonly leave: () => void;
}

/**
 * Takes the terminal once this program is in the foreground. Listens for everything that ends the game before it changes
 * anything of the terminal.
 */
export async function takeTerminal(streams: Streams): Promise<Terminal> {
  const terminal = new TakenTerminal(streams);
  await terminal.comeForward();
  return terminal;
}

class TakenTerminal implements Terminal {
  readonly ended: Promise<End>;
  readonly #streams: Streams;
  readonly #handlers: readonly (readonly [NodeJS.Signals, () => void])[];
  #painter: Painter = {
    alternateScreen: false,
    suspend: () => void this.stop(),
    redraw: () => undefined,
  };
  /**
   * Who has the terminal: `lent` to the shell after its modes were restored; `doubtful` with the modes of the game, while
   * the shell may have it again.
   */
  #held: 'taken' | 'lent' | 'doubtful' | 'left' = 'lent';
  #isOver = false;
  #stop: 'none' | 'asked' | 'withdrawn' = 'none';
  #signal: LastSignal | undefined;
  #dead = false;
  #title = '';
  #settle: (end: End) => void = () => undefined;

  constructor(streams: Streams) {
    this.#streams = streams;
    this.ended = new Promise(resolve => {
      this.#settle = resolve;
    });
    const signals = Object.keys(LAST_SIGNALS) as LastSignal[];
    this.#handlers = [
      ...signals.map(signal => [signal, () => this.#signalled(signal)] as const),
      ['SIGCONT', () => void this.#continued()],
    ];
    this.#watch();
  }

  readonly drawnBy = (painter: Painter): void => {
    this.#painter = painter;
  };

  readonly entitle = (title: string): void => {
    const before = this.#title;
    this.#title = title;
    if (title === before || this.#held !== 'taken') return;
    if (title === '') this.#write(TITLE_BACK);
    else this.#write((before === '' ? TITLE_KEPT : '') + titled(title));
  };

  readonly ring = (): void => {
    if (this.#held === 'taken') this.#write(BELL);
  };

  readonly stop = async (): Promise<void> => {
    if (this.#held !== 'taken') return;
    this.#raw(false);
    this.#write(PASTE_OFF + (this.#title === '' ? '' : TITLE_BACK));
    this.#letGo('lent');
    // The shell may have continued the group while this program was stopped for setting modes in the background.
    if (this.#stop === 'asked') await pause(HEARD_MS);
    if (this.#stop !== 'withdrawn' && !this.#isOver) stopJob();
    await comeForward(() => this.#isOver);
    this.#take();
  };

  async comeForward(): Promise<void> {
    if (this.#isInBackground()) await comeForward(() => this.#isOver);
    this.#take();
  }

  readonly isAway = (): boolean => this.#held !== 'taken';

  readonly leave = (): void => {
    if (this.#held === 'left') return;
    const isShells = this.#held === 'lent' || this.#isInBackground();
    if (!isShells) this.#raw(false);
    // A lent terminal was restored when it was lent.
    if (this.#held === 'taken' || !isShells) {
      const screen = this.#painter.alternateScreen ? NORMAL_SCREEN : '';
      const title = this.#title === '' ? '' : TITLE_BACK;
      this.#write(SYNC_OFF + COLOURS_OFF + PASTE_OFF + title + screen + CURSOR_ON);
    }
    this.#held = 'left';
    this.#unwatch();
    this.#streams.stdin.pause();
    this.#streams.stdin.unref?.();
    // Node sets the modes of the terminal once more when it exits, and would be stopped for that in the background.
    if (isShells && this.#signal !== undefined) dieOf(this.#signal);
  };

  #letGo(held: 'lent' | 'doubtful'): void {
    this.#held = held;
    // From here on SIGTSTP stops the program.
    process.off('SIGTSTP', this.#stopped);
    // A program that reads in the background is stopped.
    this.#streams.stdin.pause();
  }

  #take(): void {
    if (this.#held === 'taken' || this.#held === 'left' || this.#isOver) return;
    const keepsTitle = this.#held === 'lent';
    this.#held = 'taken';
    this.#stop = 'none';
    process.on('SIGTSTP', this.#stopped);
    // Off and on: Node sets no modes that it believes to be set, and the shell may have changed them.
    this.#raw(false);
    this.#raw(true);
    const title = (keepsTitle ? TITLE_KEPT : '') + titled(this.#title);
    this.#write(PASTE_ON + (this.#title === '' ? '' : title));
    if (this.#streams.stdin.listenerCount('data') > 0) this.#streams.stdin.resume();
  }

  #watch(): void {
    const { stdin, stdout } = this.#streams;
    for (const [signal, handler] of this.#handlers) process.on(signal, handler);
    process.on('exit', this.leave);
    process.on('uncaughtException', this.#faulty);
    process.on('unhandledRejection', this.#faulty);
    stdin.on('end', this.#keyboardGone);
    stdin.on('close', this.#keyboardGone);
    stdin.on('error', this.#keyboardGone);
    // Stays on after leaving, since a late write must not bring the program down.
    stdout.on('error', this.#screenGone);
  }

  #unwatch(): void {
    const { stdin } = this.#streams;
    for (const [signal, handler] of this.#handlers) process.off(signal, handler);
    process.off('SIGTSTP', this.#stopped);
    process.off('exit', this.leave);
    process.off('uncaughtException', this.#faulty);
    process.off('unhandledRejection', this.#faulty);
    stdin.off('end', this.#keyboardGone);
    stdin.off('close', this.#keyboardGone);
  }

  #signalled(signal: LastSignal): void {
    if (!this.#isOver) this.#signal = signal;
    this.#end({ code: LAST_SIGNALS[signal] });
  }

  // A screen that cannot be written is seen by no one: that is a hangup.
  readonly #screenGone = (): void => {
    this.#dead = true;
    this.#end({ code: LAST_SIGNALS.SIGHUP });
  };

  readonly #keyboardGone = (): void => {
    this.#end({ code: LAST_SIGNALS.SIGHUP });
  };

  // The message of a fault must not disappear with the alternate screen.
  readonly #faulty = (fault: unknown): void => {
    this.#end({ code: 1, fault });
  };

  #end(end: End): void {
    this.#isOver = true;
    this.#settle(end);
  }

  readonly #stopped = (): void => {
    this.#stop = 'asked';
    this.#painter.suspend();
  };

  // After a stop that could not be caught (SIGSTOP) the shell has set its own modes and written on the screen.
  readonly #continued = async (): Promise<void> => {
    // The launcher or npm stopped at once, and the shell continued the group before this program was ready to stop.
    if (this.#stop === 'asked') this.#stop = 'withdrawn';
    if (this.#stop === 'withdrawn') return;
    if (this.#held !== 'taken') return;
    this.#letGo('doubtful');
    await comeForward(() => this.#isOver);
    this.#take();
    if (this.#held === 'taken') this.#painter.redraw();
  };

  // Only the program's own terminal is that of its shell.
  #isInBackground(): boolean {
    return this.#streams.stdin === process.stdin && isInBackground();
  }

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

function titled(title: string): string {
  return `\u001b]2;${title}${BELL}`;
}

// Without a listener the signal ends the process at once.
function dieOf(signal: LastSignal): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
