// What Ink writes to: the terminal, without its changes of size. A terminal moves its rows when it is resized, and Ink would
// continue from rows that are no longer where it left them; the game clears and repaints instead.
import { EventEmitter } from 'node:events';
import { compact } from './compact.ts';
import { openShownLines } from './shown-lines.ts';

class InkOutput extends EventEmitter {
  readonly #terminal: NodeJS.WriteStream;
  readonly #isAway: () => boolean;
  readonly #shown = openShownLines();
  constructor(terminal: NodeJS.WriteStream, isAway: () => boolean) {
    super();
    this.#terminal = terminal;
    this.#isAway = isAway;
  }
  get isTTY(): boolean {
    return this.#terminal.isTTY === true;
  }
  get columns(): number {
    return this.#terminal.columns;
  }
  get rows(): number {
    return this.#terminal.rows;
  }
  get destroyed(): boolean {
    return this.#terminal.destroyed;
  }
  get writable(): boolean {
    return this.#terminal.writable && !this.#isAway();
  }
  get writableEnded(): boolean {
    return this.#terminal.writableEnded;
  }
  write(text: string, done?: (error?: Error | null) => void): boolean {
    return this.#terminal.write(compact(this.#shown.shortened(text)), done);
  }
}

/**
 * Returns the terminal as Ink sees it, which never reports a new size.
 * @param isAway reports whether the shell has the terminal: nothing is drawn on it then, and no screen is left twice
 */
export function inkOutput(
  terminal: NodeJS.WriteStream,
  isAway: () => boolean,
): NodeJS.WritableStream {
  return new InkOutput(terminal, isAway) as unknown as NodeJS.WritableStream;
}
