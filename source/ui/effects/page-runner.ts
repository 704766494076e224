// What pages ask for beside a race: circuits and their figures, records, saves, the sheet of the race that is over.
import type { PlayedRace } from '../../season/sheet/make-sheet.ts';
import type { Session } from '../../session/session.ts';
import type { ScreenServices } from '../services.ts';
import { keepFeats, keptReport, listedRecords, sheetOf, toldOf } from './flag-runner.ts';
import type { EffectOf, Handlers, Send } from './handlers.ts';
import type { QualifyingRunner } from './qualifying-runner.ts';
import { TrackRunner } from './track-runner.ts';

export interface OpenNow {
  readonly session: Session | undefined;
  readonly replayed: PlayedRace | undefined;
  readonly plan: QualifyingRunner['weekend']['plan'] | undefined;
}

export class PageRunner {
  readonly #services: ScreenServices;
  readonly #tracks: TrackRunner;
  readonly #guarded: (act: () => void) => void;

  constructor(services: ScreenServices, guarded: (act: () => void) => void) {
    this.#services = services;
    this.#tracks = new TrackRunner(services);
    this.#guarded = guarded;
  }

  /** Cancels pending requests for figures of circuits. */
  wait(): void {
    this.#tracks.wait();
  }

  /** Returns the handlers; `now` returns what is open when a request is carried out. */
  handlers(
    now: () => OpenNow,
  ): Handlers<
    'listTracks' | 'askPar' | 'makeSheet' | 'readSheet' | 'listRecords' | 'keepReport' | 'listSaves'
  > {
    return {
      listTracks: (effect, send) => this.#listTracks(effect, send),
      askPar: (effect, send) =>
        this.#tracks.ask(effect, now().plan, message => this.#guarded(() => send(message))),
      // The page is drawn first: playing a race again takes a moment.
      makeSheet: (_, send) => {
        const opened = now();
        setImmediate(() => this.#makeSheet(opened, send));
      },
      readSheet: ({ file }, send) => send(sheetOf(this.#services, file)),
      listRecords: (_, send) => send(listedRecords(this.#services, this.#tracks.list())),
      keepReport: (effect, send) => send(keptReport(this.#services, effect)),
      listSaves: (_, send) => send({ kind: 'savesListed', saves: this.#services.listSaves() }),
    };
  }

  #listTracks(effect: EffectOf<'listTracks'>, send: Send): void {
    const records = this.#services.records.all();
    const tracks = this.#tracks.list();
    send({ ...effect, kind: 'tracksListed', tracks, records, draw: this.#services.seed() });
  }

  // Sends nothing for a race that cannot be replayed: its page still has the classification.
  #makeSheet({ session, replayed }: OpenNow, send: Send): void {
    const played = session === undefined ? replayed : { ...session.played(), book: session.book };
    const told = played === undefined ? undefined : toldOf(played);
    if (told === undefined) return;
    this.#guarded(() => {
      const records = session === undefined ? [] : keepFeats(this.#services, session, told.sheet);
      send({ kind: 'sheetMade', ...told, records });
    });
  }
}
