// A visit of the screen on which keys are pressed at random, and what must hold after each of them.
import { setTimeout as pause } from 'node:timers/promises';
import { renderScreen, type ScreenDriver } from '../../testing/terminal/screen-driver.ts';
import type { Size } from '../../ui/messages.ts';
import type { Settings } from '../../ui/services.ts';
import { startScreen } from '../../ui/start.tsx';
import { type Sampler, samplerOf } from '../contract/sampler.ts';
import { anyKey } from './keys.ts';
import { openVisit, SCENES, type VisitGround } from './visits.ts';

/** Longer than a frame takes, in milliseconds. */
const FRAME_MS = 45;
const POLL_MS = 3;
const LEAVE_MS = 20_000;
const CTRL_C = '\u0003';
/** Sizes to which a window is resized for a moment: below the least one, odd ones, and a very large one. */
const ODD_SIZES: readonly Size[] = [
  { columns: 30, rows: 8 },
  { columns: 59, rows: 19 },
  { columns: 61, rows: 50 },
  { columns: 150, rows: 24 },
  { columns: 100, rows: 34 },
  { columns: 250, rows: 70 },
];
const RESIZES_PERCENT = 1;
const ASCII = /^[\n\x20-\x7e]*$/;
/** Text that no sentence of the program may contain. */
const NO_WORD = /\b(?:undefined|NaN)\b|\[object/;
/** Number of the last keys of a visit that are reported with a fault. */
const KEYS_TOLD = 25;

export interface Visited {
  /** What the program was opened with, each time. */
  readonly begins: readonly string[];
  /** What was wrong, with the keys before it and the page; undefined when nothing was. */
  readonly fault: string | undefined;
}

export interface VisitOrder {
  readonly seed: number;
  readonly size: Size;
  /** Number of keys; the program is opened again when one of them leaves it. */
  readonly keys: number;
  readonly ground: VisitGround;
}

/** Opens the program as its seed has it, presses keys and looks at every page; the first fault ends the visit. */
export async function visit({ seed, size, keys, ground }: VisitOrder): Promise<Visited> {
  const sampler = samplerOf(seed);
  const begins: string[] = [];
  let left = keys;
  for (let opened = 0; left > 0; opened++) {
    const scene = SCENES[(seed + opened) % SCENES.length] ?? 'title';
    const { services, settings, begins: begun } = openVisit(sampler, scene, ground);
    begins.push(begun);
    const { columns, rows } = size;
    const screen = renderScreen(columns, rows, streams => startScreen(services, streams));
    const { pressed, fault } = await pressOn(new Guest(screen, settings), sampler, size, left);
    if (fault !== undefined) return { begins, fault: told(fault, pressed, screen) };
    left -= pressed.length;
  }
  return { begins, fault: undefined };
}

// Presses keys until all are pressed, or one of them leaves the program.
async function pressOn(guest: Guest, sampler: Sampler, size: Size, keys: number) {
  const pressed: string[] = [];
  let fault = await guest.firstPage();
  while (fault === undefined && pressed.length < keys && guest.isIn()) {
    fault = await pressOne(guest, sampler, size, pressed);
  }
  fault ??= await guest.leave();
  return { pressed, fault };
}

async function pressOne(
  guest: Guest,
  sampler: Sampler,
  size: Size,
  pressed: string[],
): Promise<string | undefined> {
  if (sampler.chance(RESIZES_PERCENT)) {
    const odd = await guest.resize(sampler.one(ODD_SIZES));
    const fault = odd ?? (await guest.resize(size));
    if (fault !== undefined) return fault;
  }
  const key = anyKey(sampler);
  pressed.push(key);
  return guest.press(key);
}

function told(fault: string, pressed: readonly string[], screen: ScreenDriver): string {
  const keys = pressed.slice(-KEYS_TOLD).map(key => JSON.stringify(key));
  return [
    fault,
    `after ${pressed.length} keys, the last ${keys.join(' ')}`,
    screen.text(),
    screen.errors(),
  ].join('\n');
}

/** A person at the screen, who checks that its page is whole. */
class Guest {
  readonly #screen: ScreenDriver;
  readonly #settings: () => Settings;
  #code: number | undefined;

  constructor(screen: ScreenDriver, settings: () => Settings) {
    this.#screen = screen;
    this.#settings = settings;
    void screen.exit.then(code => {
      this.#code = code;
    });
  }

  isIn(): boolean {
    return this.#code === undefined;
  }

  async firstPage(): Promise<string | undefined> {
    return this.#look();
  }

  async press(key: string): Promise<string | undefined> {
    const before = this.#screen.bytes();
    this.#screen.press(key);
    for (let waited = 0; waited < FRAME_MS && this.isIn(); waited += POLL_MS) {
      await pause(POLL_MS);
      if (this.#screen.bytes() !== before) break;
    }
    return this.#look();
  }

  async resize({ columns, rows }: Size): Promise<string | undefined> {
    this.#screen.resize(columns, rows);
    await this.#screen.quiet();
    return this.#look();
  }

  /** Leaves as Ctrl-C does, from any page. */
  async leave(): Promise<string | undefined> {
    if (this.isIn()) this.#screen.press(CTRL_C + CTRL_C);
    for (let waited = 0; waited < LEAVE_MS && this.isIn(); waited += POLL_MS) await pause(POLL_MS);
    if (this.isIn()) return 'it does not leave';
    return this.#code === 0 ? undefined : `exit code ${this.#code}`;
  }

  async #look(): Promise<string | undefined> {
    try {
      await this.#screen.until('a page', () => !this.isIn() || this.#screen.text().trim() !== '');
    } catch {
      return 'the page stays empty';
    }
    if (!this.isIn()) return this.#code === 0 ? undefined : `exit code ${this.#code}`;
    if (this.#pageFault() === undefined) return undefined;
    // What a key has changed may not be drawn yet.
    await this.#screen.quiet();
    return this.isIn() ? this.#pageFault() : undefined;
  }

  #pageFault(): string | undefined {
    const text = this.#screen.text();
    if (this.#screen.errors() !== '') return 'something was written to standard error';
    if (this.#screen.wrappedRows() > 0) return 'a row is wider than the window';
    if (this.#screen.lines().at(-1) !== '') return 'the page is as high as the window';
    if (NO_WORD.test(text)) return 'a value stands where a word should';
    if (this.#settings().ascii && !ASCII.test(text)) return 'a sign outside ASCII';
    return undefined;
  }
}
