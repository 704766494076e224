// Does what the reducer asks for: sessions, saves, settings, timers. The only place of the screen with side effects
// besides the terminal itself.
import type { Session } from '../session/session.ts';
import { adviceFor } from './advice.ts';
import type { Problem, ScreenDoors, Settings, TrackEntry } from './doors.ts';
import type { Effect, Message, Moment, NextStep, RaceTable } from './messages.ts';
import { cleanText } from './text-field.ts';

type Send = (message: Message) => void;

/** What the runtime cannot do itself. */
export interface Outlets {
  readonly leave: () => void;
  readonly suspend: () => void;
  readonly redraw: () => void;
  /** A fault of the program: leave and say so. */
  readonly broken: (error: unknown) => void;
}

export interface Runtime {
  readonly run: (effect: Effect, send: Send) => void;
  /** Shows a session that was opened outside. */
  readonly open: (session: Session, send: Send) => void;
  /** Where the race on the screen is kept; empty = nowhere, or there is none. */
  readonly file: () => string;
  /** Saves and frees the race; may be called at any moment and more than once. */
  readonly close: () => void;
}

/** The runtime of a screen. */
export function createRuntime(doors: ScreenDoors, outlets: Outlets): Runtime {
  return new DoorRuntime(doors, outlets);
}

class DoorRuntime implements Runtime {
  readonly #doors: ScreenDoors;
  readonly #outlets: Outlets;
  #session: Session | undefined;
  #settings: Settings;
  #tracks: readonly TrackEntry[] | undefined;
  #timer: NodeJS.Timeout | undefined;
  #parTimer: NodeJS.Timeout | undefined;

  constructor(doors: ScreenDoors, outlets: Outlets) {
    this.#doors = doors;
    this.#outlets = outlets;
    this.#settings = doors.settings;
  }

  readonly run = (effect: Effect, send: Send): void => {
    this.#guarded(() => this.#race(effect, send));
  };

  readonly file = (): string => this.#session?.file ?? '';

  readonly close = (): void => {
    clearTimeout(this.#timer);
    clearTimeout(this.#parTimer);
    this.#session?.close();
    this.#session = undefined;
  };

  readonly open = (opened: Session | Problem, send: Send): void => {
    if ('problem' in opened) {
      send({ kind: 'problem', text: cleanText(opened.problem, SENTENCE_COLUMNS) });
      return;
    }
    this.close();
    this.#session = opened;
    send({
      kind: 'raceOpened',
      table: tableOf(opened),
      moment: momentOf(opened),
      events: opened.events(),
    });
  };

  #race(effect: Effect, send: Send): void {
    switch (effect.kind) {
      case 'startRace': {
        const seed = effect.race.seed ?? this.#doors.seed();
        this.open(this.#doors.startRace({ ...effect.race, seed }), send);
        break;
      }
      case 'resume':
        this.open(this.#doors.resume(effect.file), send);
        break;
      case 'closeRace':
        this.close();
        break;
      case 'answer':
        this.#turn(at => at.answer(effect.seat, effect.choice), send);
        break;
      case 'advance':
        // Not at once: keys and frames get their turn between two CPU drivers.
        setImmediate(() => this.#guarded(() => this.#advance(send)));
        break;
      default:
        this.#aside(effect, send);
    }
  }

  #aside(effect: Effect, send: Send): void {
    switch (effect.kind) {
      case 'later':
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#guarded(() => send(effect.message)), effect.waitMs);
        break;
      case 'listTracks':
        send({ kind: 'tracksListed', tracks: this.#listTracks(), draw: this.#doors.seed() });
        break;
      case 'askPar':
        this.#askPar(effect.track, send);
        break;
      case 'listSaves':
        send({ kind: 'savesListed', saves: this.#doors.listSaves() });
        break;
      case 'keepSettings':
        this.#keep(effect.settings);
        break;
      case 'redraw':
      case 'suspend':
      case 'leave':
        this.#outlets[effect.kind]();
        break;
      default:
        break;
    }
  }

  #turn(play: (session: Session) => ReturnType<Session['advance']>, send: Send): void {
    const session = this.#session;
    if (session === undefined) return;
    const { seat, events } = play(session);
    send({ kind: 'turned', seat, events, moment: momentOf(session) });
  }

  // Two hurried keys may ask for the same turn twice.
  #advance(send: Send): void {
    if (this.#session?.next().kind === 'cpu') this.#turn(at => at.advance(), send);
  }

  #listTracks(): readonly TrackEntry[] {
    this.#tracks ??= this.#doors.tracks();
    return this.#tracks;
  }

  #keep(settings: Settings): void {
    const fields = Object.keys(settings) as (keyof Settings)[];
    const changed = fields.filter(field => settings[field] !== this.#settings[field]);
    this.#settings = settings;
    if (changed.length === 0) return;
    this.#doors.keepSettings(Object.fromEntries(changed.map(field => [field, settings[field]])));
  }

  // The figure may take a while: only for a circuit that somebody looks at for a moment.
  #askPar(id: string, send: Send): void {
    const entry = this.#listTracks().find(track => track.id === id);
    if (entry === undefined) return;
    clearTimeout(this.#parTimer);
    this.#parTimer = setTimeout(() => {
      entry.par().then(
        par => this.#guarded(() => send({ kind: 'parKnown', track: id, par })),
        () => undefined,
      );
    }, PAR_WAIT_MS);
  }

  #guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#outlets.broken(error);
    }
  }
}

const PAR_WAIT_MS = 120;
/** Columns of sentences from outside; longer ones are cut. */
const SENTENCE_COLUMNS = 300;
const NAME_COLUMNS = 24;

function tableOf(session: Session): RaceTable {
  const { book, board, setup, seats, file = '' } = session;
  const drivers = seats.map(({ name, driver }) => ({
    name: cleanText(name, NAME_COLUMNS),
    kind: driver.kind,
    level: driver.kind === 'cpu' ? driver.level : '',
    character: driver.kind === 'cpu' ? (driver.character ?? '') : '',
  }));
  return { book, board, setup, drivers, file };
}

function momentOf(session: Session): Moment {
  const notice = cleanText(session.notice() ?? '', SENTENCE_COLUMNS);
  return { race: session.race(), next: nextOf(session), notice };
}

function nextOf(session: Session): NextStep {
  const next = session.next();
  if (next.kind !== 'ask') return next;
  const [decision] = next.decisions;
  if (decision === undefined) return { kind: 'over' };
  const advice = adviceFor(session.book, session.race(), decision, session.board);
  return { kind: 'ask', decision, advice };
}
