// A guest at the program for an evening: presses keys in a pseudo-terminal and keeps every page that has settled.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from '../shell.ts';

/** A page that stood still, where in the evening it stood, and the key that led to it. */
export interface Frame {
  readonly station: string;
  readonly key: string;
  readonly lines: readonly string[];
}

/** Longer than a page takes to be drawn piece by piece, and than a question must have been seen before it takes an answer. */
const STILL_MS = 300;
/** An answer that has changed nothing was refused, because the question had not been seen for long enough. */
const AGAIN_MS = 1000;

/** The line that Enter takes. */
export const POINTER = /^▸/m;
export const ENTER = '\r';
export const ESCAPE = '\u001b';
export const DOWN = '\u001b[B';
export const UP = '\u001b[A';
export const LEFT = '\u001b[D';
export const RIGHT = '\u001b[C';
/** The last row of a page that can be left names its keys. */
const KEYS = /\[[^\]]+\] \S[^\n]*\n*$/;
const NAMES = new Map([
  [ENTER, 'enter'],
  [ESCAPE, 'esc'],
  [DOWN, 'down'],
  [UP, 'up'],
  [LEFT, 'left'],
  [RIGHT, 'right'],
]);

export class Guest {
  #shell: Shell;
  readonly #folder: string | undefined;
  readonly #frames: Frame[] = [];
  #station = '';

  /** @param folder where each page is written, to be looked at one by one; none when undefined */
  constructor(shell: Shell, folder?: string) {
    this.#shell = shell;
    this.#folder = folder;
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
  }

  /** Goes on at another program. */
  moveTo(shell: Shell): void {
    this.#shell = shell;
  }

  get frames(): readonly Frame[] {
    return this.#frames;
  }

  text(): string {
    return this.#shell.text();
  }

  /** Goes to a station of the evening: the frames from here on bear its name. */
  at(station: string): void {
    this.#station = station;
  }

  /** Waits until the page shows what is wanted and stands still, and keeps it. */
  async looks(wanted: RegExp, key = ''): Promise<void> {
    let before = '';
    let since = 0;
    await this.#shell.until(`sees ${wanted}`, () => {
      const text = this.#shell.text();
      if (text !== before) {
        before = text;
        since = performance.now();
      }
      return wanted.test(text) && performance.now() - since > STILL_MS;
    });
    this.#keep(nameOf(key));
  }

  /** Presses keys and keeps the page that follows, once it shows what is wanted. */
  async press(keys: string, wanted: RegExp = KEYS): Promise<void> {
    const before = this.#shell.text();
    this.#shell.press(keys);
    await this.#shell.until(
      `${nameOf(keys)} changes the page`,
      () => this.#shell.text() !== before,
    );
    await this.looks(wanted, keys);
  }

  /** Confirms the marked line of a question, again where it had not been seen for long enough. */
  async confirm(): Promise<void> {
    const before = this.#shell.text();
    let pressedAt = Number.NEGATIVE_INFINITY;
    await this.#shell.until('the question is answered', () => {
      if (this.#shell.text() !== before) return true;
      if (performance.now() - pressedAt > AGAIN_MS) {
        this.#shell.press(ENTER);
        pressedAt = performance.now();
      }
      return false;
    });
    await this.looks(POINTER, ENTER);
  }

  #keep(key: string): void {
    const frame = { station: this.#station, key, lines: this.#shell.lines() };
    const name = `${String(this.#frames.length).padStart(3, '0')} ${this.#station}.txt`;
    this.#frames.push(frame);
    if (this.#folder === undefined) return;
    writeFileSync(join(this.#folder, name), `${key}\n${frame.lines.join('\n')}\n`);
  }
}

function nameOf(keys: string): string {
  return NAMES.get(keys) ?? keys.replaceAll(ESCAPE, '');
}
