// The season that is open behind the screen, if any: opens and closes it, and hands it what is asked of it.
import type { SeasonRun } from '../../session/season/season-run.ts';
import type { Session } from '../../session/session.ts';
import type { TableAt } from '../screens/season/season-state.ts';
import type { SeasonServices } from '../season-services.ts';
import type { Opening, Problem, ScreenServices } from '../services.ts';
import type { EffectOf, Handlers, Send } from './handlers.ts';
import type { PartOf } from './on-screen.ts';
import { type CarMarks, SeasonRunner } from './season-runner.ts';

interface RaceScreen {
  readonly show: (opened: Opening | Problem, send: Send, part?: PartOf) => void;
  readonly close: () => void;
}

export class SeasonHost {
  readonly #services: ScreenServices;
  readonly #race: RaceScreen;
  #runner: SeasonRunner | undefined;

  constructor(services: ScreenServices, race: RaceScreen) {
    this.#services = services;
    this.#race = race;
  }

  get isOpen(): boolean {
    return this.#runner !== undefined;
  }

  handlers(): Handlers<
    'openSeason' | 'createSeason' | 'keepPlan' | 'planSeason' | 'openAlmanac' | 'season'
  > {
    return {
      openSeason: ({ folder }, send) => this.#open(services => services.open(folder), send),
      createSeason: ({ plan }, send) => this.#open(services => services.create(plan), send),
      keepPlan: (effect, send) => this.#keepPlan(effect, send),
      planSeason: (_, send) => {
        const tracks = this.#services.seasons?.trackNames() ?? {};
        send({ kind: 'seasonPlanned', tracks, seed: Math.abs(this.#services.seed()) });
      },
      openAlmanac: (_, send) => {
        const { almanac = [], notices = [] } = this.#services.seasons?.almanac() ?? {};
        const tracks = this.#services.seasons?.trackNames() ?? {};
        send({ kind: 'almanacTold', almanac, tracks, notice: notices.join(' ') });
      },
      season: ({ act }, send) => {
        if (act.kind !== 'close') this.#runner?.act(act);
        else this.#leave(send);
      },
    };
  }

  turned(session: Session): void {
    this.#runner?.turned(session);
  }

  /** Takes note that the race or the trials on the screen were left; returns whether they are of a season. */
  left(): boolean {
    this.#runner?.left();
    return this.isOpen;
  }

  close(): void {
    this.#runner?.close();
    this.#runner = undefined;
  }

  #keepPlan({ file, plan }: EffectOf<'keepPlan'>, send: Send): void {
    const written = this.#services.seasons?.keepPlan(file, plan);
    if (written === undefined) return;
    if (typeof written === 'string') send({ kind: 'planKept', file: written });
    else this.#race.show(written, send);
  }

  #open(open: (services: SeasonServices) => SeasonRun | Problem, send: Send): void {
    const { seasons: services } = this.#services;
    if (services === undefined) return;
    const run = open(services);
    if ('problem' in run) {
      this.#list(send);
      this.#race.show(run, send);
      return;
    }
    this.#race.close();
    this.close();
    const show = (one: Opening, marks: CarMarks, at?: TableAt) =>
      this.#race.show(one, send, at === undefined ? { marks } : { marks, season: at });
    this.#runner = new SeasonRunner({ services, run, send, show });
    this.#runner.tell();
  }

  // The title then shows what can be continued.
  #leave(send: Send): void {
    this.#race.close();
    this.close();
    this.#list(send);
    send({ kind: 'unfinishedFound', save: this.#services.unfinished() });
  }

  #list(send: Send): void {
    send({ kind: 'seasonsListed', seasons: this.#services.seasons?.list() ?? [] });
  }
}
