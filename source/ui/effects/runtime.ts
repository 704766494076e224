// Carries out the effects of the reducer: sessions, saves, settings, timers. Besides the terminal this is the only part
// of the screen with side effects.

import type { Effect } from '../messages.ts';
import type { Opening, ScreenServices, Settings } from '../services.ts';
import { drivingHandlers } from './driving-handlers.ts';
import { carryOut, type Handlers, type Send } from './handlers.ts';
import { leavingHandlers } from './leaving-handlers.ts';
import { OnScreen } from './on-screen.ts';
import { openingHandlers } from './opening-handlers.ts';
import type { Outlets, Runtime } from './outlets.ts';
import { PageRunner } from './page-runner.ts';
import { SeasonHost } from './season-host.ts';
import { trialHandlers } from './trial-handlers.ts';

export function createRuntime(services: ScreenServices, outlets: Outlets): Runtime {
  return new DoorRuntime(services, outlets);
}

class DoorRuntime implements Runtime {
  readonly #services: ScreenServices;
  readonly #outlets: Outlets;
  readonly #stage: OnScreen;
  readonly #seasons: SeasonHost;
  readonly #pages: PageRunner;
  readonly #handlers: Handlers;
  #settings: Settings;
  #timer: NodeJS.Timeout | undefined;

  constructor(services: ScreenServices, outlets: Outlets) {
    this.#services = services;
    this.#outlets = outlets;
    this.#settings = services.settings;
    const guarded = (act: () => void) => this.#guarded(act);
    this.#pages = new PageRunner(services, guarded);
    this.#stage = new OnScreen({
      services,
      outlets,
      guarded,
      inSeason: () => this.#seasons.isOpen,
      closing: () => {
        clearTimeout(this.#timer);
        this.#pages.wait();
      },
    });
    this.#seasons = new SeasonHost(services, this.#stage);
    this.#handlers = this.#allHandlers(guarded);
  }

  readonly run = (effect: Effect, send: Send): void => {
    this.#guarded(() => carryOut(this.#handlers, effect, send));
  };

  readonly open = (opened: Opening, send: Send): void => this.#stage.show(opened, send);

  readonly file = (): string => this.#stage.file;

  readonly secure = (): number | undefined => this.#stage.secure();

  readonly close = (): void => {
    this.#stage.close();
    this.#seasons.close();
  };

  #allHandlers(guarded: (act: () => void) => void): Handlers {
    const runner = {
      services: this.#services,
      stage: this.#stage,
      settings: () => this.#settings,
      guarded,
    };
    return {
      ...openingHandlers({ ...runner, left: () => this.#seasons.left() }),
      ...drivingHandlers({
        ...runner,
        wait: () => this.#pages.wait(),
        turned: session => this.#seasons.turned(session),
      }),
      ...trialHandlers(runner),
      ...this.#pages.handlers(() => this.#stage.now()),
      ...this.#seasons.handlers(),
      later: ({ waitMs, message }, send) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => guarded(() => send(message)), waitMs);
      },
      keepSettings: ({ settings }) => this.#keep(settings),
      redraw: () => this.#outlets.redraw(),
      suspend: () => this.#outlets.suspend(),
      ...leavingHandlers(this.#services, this.#stage, this.#outlets),
    };
  }

  #keep(settings: Settings): void {
    const fields = Object.keys(settings) as (keyof Settings)[];
    const changed = fields.filter(field => settings[field] !== this.#settings[field]);
    this.#settings = settings;
    if (changed.length === 0) return;
    this.#services.keepSettings(Object.fromEntries(changed.map(field => [field, settings[field]])));
  }

  #guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#outlets.broken(error);
    }
  }
}
