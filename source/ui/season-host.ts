// The season that is open behind the screen, if any: opens and closes it, and hands it what is asked of it.
import type { SeasonRun } from '../session/season/season-run.ts';
import type { Session } from '../session/session.ts';
import type { Opening, Problem, ScreenDoors } from './doors.ts';
import type { Effect, Message } from './messages.ts';
import type { TableAt } from './screens/season/season-state.ts';
import { type CarMarks, SeasonDesk } from './season-desk.ts';
import type { SeasonDoors } from './season-doors.ts';

type Send = (message: Message) => void;

/** What the host needs of the race screen. */
interface RaceScreen {
  /** Shows what was opened, or says why it cannot be. */
  readonly show: (opened: Opening | Problem, send: Send, marks?: CarMarks, at?: TableAt) => void;
  /** Closes the race or the trials on the screen. */
  readonly close: () => void;
}

/** Holds the open season. */
export class SeasonHost {
  readonly #doors: ScreenDoors;
  readonly #race: RaceScreen;
  #desk: SeasonDesk | undefined;

  constructor(doors: ScreenDoors, race: RaceScreen) {
    this.#doors = doors;
    this.#race = race;
  }

  get isOpen(): boolean {
    return this.#desk !== undefined;
  }

  /** Carries out an effect that concerns seasons; does nothing for any other. */
  run(effect: Effect, send: Send): void {
    switch (effect.kind) {
      case 'openSeason':
        this.#open(doors => doors.open(effect.folder), send);
        break;
      case 'createSeason':
        this.#open(doors => doors.create(effect.plan), send);
        break;
      case 'keepPlan':
        this.#keepPlan(effect, send);
        break;
      case 'planSeason': {
        const tracks = this.#doors.seasons?.trackNames() ?? {};
        send({ kind: 'seasonPlanned', tracks, seed: Math.abs(this.#doors.seed()) });
        break;
      }
      case 'openAlmanac': {
        const { almanac = [], notices = [] } = this.#doors.seasons?.almanac() ?? {};
        const tracks = this.#doors.seasons?.trackNames() ?? {};
        send({ kind: 'almanacTold', almanac, tracks, notice: notices.join(' ') });
        break;
      }
      case 'season':
        if (effect.act.kind !== 'close') this.#desk?.act(effect.act);
        else this.#leave(send);
        break;
      default:
        break;
    }
  }

  /** Takes note of a turn of the race on the screen. */
  turned(session: Session): void {
    this.#desk?.turned(session);
  }

  /** Takes note that the race or the trials on the screen were left; returns whether they are of a season. */
  left(): boolean {
    this.#desk?.left();
    return this.isOpen;
  }

  close(): void {
    this.#desk?.close();
    this.#desk = undefined;
  }

  #keepPlan({ file, plan }: Extract<Effect, { kind: 'keepPlan' }>, send: Send): void {
    const written = this.#doors.seasons?.keepPlan(file, plan);
    if (written === undefined) return;
    if (typeof written === 'string') send({ kind: 'planKept', file: written });
    else this.#race.show(written, send);
  }

  #open(open: (doors: SeasonDoors) => SeasonRun | Problem, send: Send): void {
    const { seasons: doors } = this.#doors;
    if (doors === undefined) return;
    const run = open(doors);
    if ('problem' in run) {
      this.#race.show(run, send);
      return;
    }
    this.#race.close();
    this.close();
    const show = (one: Opening, marks: CarMarks, at?: TableAt) =>
      this.#race.show(one, send, marks, at);
    this.#desk = new SeasonDesk({ doors, run, send, show });
    this.#desk.tell();
  }

  // The title tells what waits by then.
  #leave(send: Send): void {
    this.#race.close();
    this.close();
    send({ kind: 'seasonsListed', seasons: this.#doors.seasons?.list() ?? [] });
    send({ kind: 'unfinishedFound', save: this.#doors.unfinished() });
  }
}
