// Stands between the terminal and Ink: hands over one key at a time and waits until the screen has taken it in, so that
// Down and Enter in one chunk, or two hundred keys, act in order on what the player would have seen.
import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Key } from './key.ts';
import { createSplitter } from './splitter.ts';

// A lone escape byte is the escape key when nothing follows it for this long, in milliseconds.
const ESCAPE_WAIT_MS = 30;
// A paste or a reply that is cut off is given up after this time, in milliseconds.
const OPEN_WAIT_MS = 1000;
const TURNS_BETWEEN_KEYS = 2;
/** Most keys that wait: no person types further ahead, and what sends more is no keyboard. */
export const KEYS_WAITING_MAX = 1000;

export interface KeyTaker {
  /** Takes a key that came at a moment, or returns `list` when it is for the list on the screen. */
  take(key: Key, at: number): 'taken' | 'list';
  /** Draws the present screen unless it is drawn; reports whether it had to before a list can take a key. */
  catchUp(): boolean;
  /** Reports whether the effect of the last key is still being worked out; the next key waits for it. */
  busy(): boolean;
  told?(reply: string): void;
}

export interface KeyGate {
  /** What Ink reads instead of the terminal. */
  readonly stdin: NodeJS.ReadStream;
  /** Reports whether more keys wait. */
  hurried(): boolean;
  /** Stops listening and drops the keys that still wait. */
  close(): void;
}

// Looks to Ink like a terminal that ignores raw mode.
class ListKeys extends Readable {
  readonly isTTY = true;
  override _read(): void {}
  setRawMode(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}

// The keys that a list understands; digits and letters belong to the screen.
const LIST_BYTES: Readonly<Record<string, string>> = {
  up: '\u001b[A',
  down: '\u001b[B',
  k: '\u001b[A',
  j: '\u001b[B',
  enter: '\r',
  ' ': '\r',
};

export function isListKey(key: Key): boolean {
  return Object.hasOwn(LIST_BYTES, key.name);
}

/**
 * Opens a gate on a terminal's input.
 * @param clock milliseconds, by which the taker is told when a key came
 */
export function openKeyGate(
  source: NodeJS.ReadableStream,
  taker: KeyTaker,
  clock: () => number,
): KeyGate {
  return new QueueingGate(source, taker, clock);
}

interface Press {
  readonly key: Key;
  readonly at: number;
}

class QueueingGate implements KeyGate {
  readonly #source: NodeJS.ReadableStream;
  readonly #taker: KeyTaker;
  readonly #clock: () => number;
  readonly #list = new ListKeys();
  readonly #splitter = createSplitter(reply => this.#taker.told?.(reply));
  readonly #decoder = new StringDecoder('utf8');
  #queue: Press[] = [];
  #working = false;
  #open = true;
  #timer: NodeJS.Timeout | undefined;

  constructor(source: NodeJS.ReadableStream, taker: KeyTaker, clock: () => number) {
    this.#source = source;
    this.#taker = taker;
    this.#clock = clock;
    source.on('data', this.#listen);
  }

  get stdin(): NodeJS.ReadStream {
    return this.#list as unknown as NodeJS.ReadStream;
  }

  hurried(): boolean {
    return this.#queue.length > 0;
  }

  close(): void {
    this.#open = false;
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#source.off('data', this.#listen);
  }

  readonly #listen = (chunk: Buffer | string): void => {
    clearTimeout(this.#timer);
    const text = typeof chunk === 'string' ? chunk : this.#decoder.write(chunk);
    this.#enqueue(this.#splitter.push(text));
    if (!this.#splitter.waiting()) return;
    const wait = this.#splitter.open() ? OPEN_WAIT_MS : ESCAPE_WAIT_MS;
    this.#timer = setTimeout(() => this.#enqueue(this.#splitter.flush()), wait);
  };

  #enqueue(keys: readonly Key[]): void {
    const at = this.#clock();
    // Ctrl-C is heard however many keys wait.
    for (const key of keys) {
      if (this.#queue.length < KEYS_WAITING_MAX || key.name === 'ctrl+c') {
        this.#queue.push({ key, at });
      }
    }
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    while (this.#open && this.#queue.length > 0) {
      const press = this.#next();
      if (press !== undefined) await this.#hand(press);
      await settled();
    }
    this.#working = false;
    if (this.#open) this.#taker.catchUp();
  }

  // Ctrl-C does not wait behind keys that wait for the CPU drivers.
  #next(): Press | undefined {
    if (!this.#taker.busy()) return this.#queue.shift();
    const urgent = this.#queue.findIndex(({ key }) => key.name === 'ctrl+c');
    if (urgent < 0) return undefined;
    const press = this.#queue[urgent];
    this.#queue = this.#queue.slice(urgent + 1);
    return press;
  }

  async #hand({ key, at }: Press): Promise<void> {
    if (this.#taker.take(key, at) === 'taken') return;
    if (this.#taker.catchUp()) await settled();
    const bytes = LIST_BYTES[key.name];
    if (bytes !== undefined) this.#list.push(bytes);
  }
}

// React renders and subscribes again within two turns of the event loop.
async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN_KEYS; turn++) await nextTurn();
}
