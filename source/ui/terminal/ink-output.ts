// What Ink writes to: the terminal, but its changes of size are kept from Ink. A terminal moves its rows about when it is
// resized, and Ink would go on from rows that are no longer where it left them; the game clears and repaints instead.
import { EventEmitter } from 'node:events';
import { compact } from './compact.ts';

class InkOutput extends EventEmitter {
  readonly #terminal: NodeJS.WriteStream;
  constructor(terminal: NodeJS.WriteStream) {
    super();
    this.#terminal = terminal;
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
    return this.#terminal.writable;
  }
  get writableEnded(): boolean {
    return this.#terminal.writableEnded;
  }
  write(text: string, done?: (error?: Error | null) => void): boolean {
    return this.#terminal.write(compact(text), done);
  }
}

/** The terminal as Ink sees it: nobody ever tells it about a new size. */
export function inkOutput(terminal: NodeJS.WriteStream): NodeJS.WritableStream {
  return new InkOutput(terminal) as unknown as NodeJS.WritableStream;
}
