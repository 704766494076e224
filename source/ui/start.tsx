// The public entry of the screen: takes the terminal, draws until the player leaves, gives the terminal back.

import { type Instance, render, useApp } from 'ink';
import { useEffect } from 'react';
import { visibleText } from '../storage/untrusted-text.ts';
import { App } from './app.tsx';
import { callerFor } from './bell.ts';
import type { Runtime } from './effects/outlets.ts';
import { createRuntime } from './effects/runtime.ts';
import { type KeyGate, openKeyGate } from './input/gate.ts';
import type { Key } from './input/key.ts';
import { isBusyModel, isForList } from './key-context.ts';
import { lapWords } from './lap-words.ts';
import type { Size } from './messages.ts';
import type { Model } from './model.ts';
import { openRollWatch, type RollWatch } from './screens/race/roll/typed-ahead.ts';
import { schoolScreen } from './screens/school/school-update.ts';
import { isStranger } from './screens/title/title-update.ts';
import type { ScreenServices } from './services.ts';
import { openWatcher, type Watcher } from './stale-keys.ts';
import { openStore, type Store } from './store.ts';
import {
  BACKGROUND_QUESTION,
  backgroundIn,
  backgroundTold,
  knowsQuestions,
} from './terminal/background.ts';
import { inkOutput } from './terminal/ink-output.ts';
import { LAST_SIGNALS } from './terminal/last-signals.ts';
import { suspendGame } from './terminal/suspend.ts';
import { type Streams, type Terminal, takeTerminal } from './terminal/terminal.ts';
import { EN } from './words/en/words.ts';
import { FR } from './words/fr/words.ts';

const WORDS = { en: EN, fr: FR };
const FRAMES_PER_SECOND = 30;
const RESIZE_WAIT_MS = 25;
// A terminal answers within this time of the question, in milliseconds, if it does at all; its shell would read what comes
// later.
const ANSWER_WAIT_MS = 400;
// Moves the cursor home and erases everything.
const BLANK_SCREEN = '\u001b[H\u001b[2J';

/**
 * Shows the game until the player leaves it.
 * @param taken the terminal of the streams, if it has been taken before
 * @returns the exit code: 0 after a key, 1 after a fault or on a terminal that cannot draw, 128 and more after a signal
 */
export async function startScreen(
  services: ScreenServices,
  streams: Streams = process,
  taken?: Terminal,
): Promise<number> {
  const words = WORDS[services.settings.language];
  if (process.env['TERM'] === 'dumb') {
    streams.stderr.write(`${words.dumbTerminal}\n`);
    services.opening?.close();
    return 1;
  }
  const terminal = taken ?? (await takeTerminal(streams));
  return new Promise<number>(resolve => {
    new Game(services, streams, terminal, resolve).start();
  });
}

// A run of the screen. Its parts need each other: the runtime sends to the store, the store runs effects, both end
// here.
class Game {
  readonly #services: ScreenServices;
  readonly #streams: Streams;
  readonly #resolve: (code: number) => void;
  readonly #terminal: Terminal;
  readonly #runtime: Runtime;
  readonly #store: Store;
  readonly #gate: KeyGate;
  readonly #watcher: Watcher;
  readonly #rolls: RollWatch;
  readonly #call: (model: Model) => void;
  /** False for a screen reader, which reads the normal screen line by line. */
  readonly #pictures = process.env['INK_SCREEN_READER'] !== 'true';
  #ink: Instance | undefined;
  #app: ReturnType<typeof useApp> | undefined;
  #resizeTimer: NodeJS.Timeout | undefined;
  #suspension: 'none' | 'asked' | 'begun' = 'none';
  /** Settles once no answer of the terminal is expected any more. */
  #answer: Promise<void> = Promise.resolve();
  #answered: () => void = () => undefined;
  #over = false;

  constructor(
    services: ScreenServices,
    streams: Streams,
    terminal: Terminal,
    resolve: (code: number) => void,
  ) {
    this.#services = services;
    this.#streams = streams;
    this.#terminal = terminal;
    this.#resolve = resolve;
    this.#runtime = createRuntime(services, {
      leave: () => void this.#answer.then(() => this.#end(0)),
      suspend: () => void this.#suspend(),
      redraw: () => this.#redraw(),
      broken: error => this.#end(1, error),
      takenOver: () => this.#handOver(),
      ticks: this.#pictures,
    });
    this.#store = openStore(
      firstModel(services, sizeOf(streams)),
      this.#runtime.run,
      () => this.#gate.hurried(),
      services.clock,
    );
    const typingClock = services.typingClock ?? services.clock;
    this.#watcher = openWatcher(typingClock);
    this.#rolls = openRollWatch(typingClock);
    this.#call = callerFor({
      ring: terminal.ring,
      entitle: title => terminal.entitle(visibleText(title)),
    });
    this.#store.subscribe(() => {
      const drawn = this.#store.drawn();
      this.#watcher.drawn(drawn);
      this.#rolls.drawn(drawn);
      this.#call(drawn);
    });
    const taker = {
      take: (key: Key, at: number) => this.#take(key, at),
      catchUp: () => this.#catchUp(),
      busy: () => isBusyModel(this.#store.model()),
      told: (reply: string) => this.#told(reply),
    };
    this.#gate = openKeyGate(streams.stdin, taker, typingClock);
  }

  #take(key: Key, at: number): 'taken' | 'list' {
    if (this.#rolls.isAhead(this.#store.model(), at)) this.#store.send({ kind: 'rollSkipped' });
    const model = this.#store.model();
    if (this.#watcher.refuses(model, key, at)) return 'taken';
    if (isForList(model, key)) return 'list';
    this.#store.send({ kind: 'key', key });
    return 'taken';
  }

  start(): void {
    this.#terminal.drawnBy({
      alternateScreen: this.#pictures,
      suspend: () => void this.#suspend(),
      redraw: () => this.#redraw(),
    });
    void this.#terminal.ended.then(async ({ code, fault }) => {
      // A terminal that has hung up does not answer.
      if (fault === undefined && code !== LAST_SIGNALS.SIGHUP) await this.#answer;
      this.#end(code, fault);
    });
    try {
      this.#draw();
      this.#askBackground();
    } catch (error) {
      this.#end(1, error);
    }
  }

  #draw(): void {
    const { stdout, stderr } = this.#streams;
    if (this.#services.opening !== undefined)
      this.#runtime.open(this.#services.opening, this.#store.send);
    if (this.#services.season !== undefined) {
      const { folder, at } = this.#services.season;
      this.#runtime.run({ kind: 'openSeason', folder }, this.#store.send);
      if (at !== undefined) this.#runtime.run({ kind: 'season', act: at }, this.#store.send);
    }
    if (this.#over) return;
    stdout.on('resize', this.#resized);
    this.#ink = render(
      <>
        <Reach onApp={app => this.#keepApp(app)} />
        <App store={this.#store} />
      </>,
      {
        stdin: this.#gate.stdin,
        stdout: inkOutput(stdout, this.#terminal.isAway),
        stderr,
        alternateScreen: this.#pictures,
        incrementalRendering: true,
        exitOnCtrlC: false,
        // Only output to the program's own console is written above the screen.
        patchConsole: stdout === process.stdout,
        interactive: stdout.isTTY === true,
        maxFps: FRAMES_PER_SECOND,
      },
    );
    this.#ink.waitUntilExit().then(
      () => this.#end(0),
      error => this.#end(1, error),
    );
  }

  // Only the end of the game waits for the answer.
  #askBackground(): void {
    const { stdout } = this.#streams;
    if (!(this.#pictures && stdout.isTTY && knowsQuestions(process.env))) return;
    stdout.write(BACKGROUND_QUESTION);
    this.#answer = new Promise(resolve => {
      this.#answered = resolve;
      setTimeout(resolve, ANSWER_WAIT_MS);
    });
  }

  #told(reply: string): void {
    const background = backgroundTold(reply);
    if (background === undefined) return;
    this.#answered();
    this.#store.send({ kind: 'backgroundTold', background });
  }

  #catchUp(): boolean {
    const stale = this.#store.stale();
    const last = !this.#gate.hurried();
    if (stale || last) this.#store.catchUp();
    return stale;
  }

  #keepApp(app: ReturnType<typeof useApp>): void {
    this.#app = app;
    // Ctrl-Z was pressed before there was a picture to remove.
    if (this.#suspension === 'asked') void this.#suspend();
  }

  // A window being dragged reports many sizes; one repaint serves those that come together.
  readonly #resized = (): void => {
    this.#resizeTimer ??= setTimeout(() => {
      this.#resizeTimer = undefined;
      this.#redraw();
    }, RESIZE_WAIT_MS);
  };

  #redraw(): void {
    if (this.#over || this.#terminal.isAway()) return;
    this.#ink?.clear();
    if (this.#pictures) this.#streams.stdout.write(BLANK_SCREEN);
    this.#store.send({ kind: 'resized', size: sizeOf(this.#streams) });
  }

  async #suspend(): Promise<void> {
    const app = this.#app;
    if (this.#suspension === 'begun') return;
    this.#suspension = 'asked';
    if (app === undefined) return;
    this.#suspension = 'begun';
    await suspendGame(this.#terminal, () => app.suspendTerminal());
    this.#suspension = 'none';
    this.#redraw();
  }

  #handOver(): void {
    const { words, settings } = wordsAndSettings(this.#store.model());
    this.#end(0);
    this.#streams.stdout.write(`${words[settings.language].leaving.takenOver}\n`);
  }

  // The first cause ends the game; everything happens at once, and only once.
  #end(code: number, error?: unknown): void {
    if (this.#over) return;
    this.#over = true;
    const { stdout, stderr } = this.#streams;
    const { words, settings } = wordsAndSettings(this.#store.model());
    const lacks = this.#runtime.secure();
    const file = this.#runtime.file();
    const { screen, season } = this.#store.model();
    const racing = screen.kind === 'race' || screen.kind === 'qualifying';
    const lap = screen.kind === 'race' ? screen.race.trial : undefined;
    const fault = firstFault([
      () => this.#runtime.close(),
      () => this.#gate.close(),
      () => this.#ink?.unmount(),
      () => this.#terminal.leave(),
    ]);
    stdout.off('resize', this.#resized);
    clearTimeout(this.#resizeTimer);
    const told = error ?? fault;
    if (told !== undefined) {
      const message = told instanceof Error ? told.message : String(told);
      stderr.write(`${words[settings.language].broken(visibleText(message))}\n`);
    }
    if (lap?.clock === 'running' && code <= 1) {
      stdout.write(`${lapWords(lap, words[settings.language]).void}\n`);
    }
    if (racing && lacks !== undefined) {
      stdout.write(`${words[settings.language].leaving.lost(lacks)}\n`);
    } else if (racing && file !== '' && code <= 1) {
      const { kept, goOn } = words[settings.language].leaving;
      stdout.write(`${kept(visibleText(file))}\n`);
      const over = screen.kind === 'race' && screen.race.moment.next.kind === 'over';
      if (!over && season === undefined) {
        stdout.write(`${goOn(visibleText(this.#services.resumeCommand(file)))}\n`);
      }
    }
    if (season !== undefined && code <= 1) {
      const command = this.#services.seasons?.resumeCommand(season.open.folder) ?? '';
      stdout.write(`${words[settings.language].leaving.goOn(visibleText(command))}\n`);
    }
    const failed = fault !== undefined || (racing && lacks !== undefined);
    this.#resolve(failed ? Math.max(code, 1) : code);
  }
}

// Takes every step, whatever the ones before it throw, and returns the first fault.
function firstFault(steps: readonly (() => void)[]): unknown {
  let first: unknown;
  for (const step of steps) {
    try {
      step();
    } catch (fault) {
      first ??= fault;
    }
  }
  return first;
}

// Ink hands out its suspension only inside the tree.
function Reach({ onApp }: { readonly onApp: (app: ReturnType<typeof useApp>) => void }) {
  const app = useApp();
  useEffect(() => onApp(app), [app, onApp]);
  return null;
}

function wordsAndSettings(model: Model) {
  return { words: model.offer.words, settings: model.settings };
}

function sizeOf({ stdout }: Streams): Size {
  return { columns: stdout.columns || 80, rows: stdout.rows || 24 };
}

function firstModel(services: ScreenServices, size: Size): Model {
  const { settings, levels, books, carsMax } = services;
  const unfinished = services.opening === undefined ? services.unfinished() : undefined;
  // A season that opens at once need not wait for all others: they are told when it is left, or cannot be opened.
  const seasons = services.season === undefined ? services.seasons?.list() : [];
  const day = services.opening === undefined ? services.day?.state() : undefined;
  const waits =
    unfinished !== undefined ||
    services.season !== undefined ||
    seasons?.some(({ isOver }) => !isOver);
  const usual = isStranger({ settings }) ? 'school' : 'newRace';
  return {
    size,
    offer: { tracks: [], levels, books, carsMax, words: WORDS },
    settings,
    background: backgroundIn(process.env),
    screen: services.school
      ? schoolScreen({ settings })
      : { kind: 'title', at: waits ? 'goOn' : usual },
    overlay: { kind: 'none' },
    notice: '',
    unfinished,
    seasons,
    season: undefined,
    almanac: undefined,
    par: {},
    pace: {},
    leaveAsked: false,
    day,
  };
}
