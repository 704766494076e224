// What pages ask for beside a race: circuits and their figures, records, saves, the sheet of the race that is over.
import type { Session } from '../../session/session.ts';
import type { RacedBefore, ScreenServices } from '../services.ts';
import { DecisionRunner, peopleIn } from './decision-runner.ts';
import {
  keepFeats,
  keptReport,
  listedRecords,
  raceBefore,
  sheetOf,
  toldOf,
} from './flag-runner.ts';
import type { EffectOf, Handlers, Send } from './handlers.ts';
import type { QualifyingRunner } from './qualifying-runner.ts';
import { TrackRunner } from './track-runner.ts';

export interface OpenNow {
  readonly session: Session | undefined;
  readonly replayed: RacedBefore | undefined;
  readonly plan: QualifyingRunner['weekend']['plan'] | undefined;
}

export class PageRunner {
  readonly #services: ScreenServices;
  readonly #tracks: TrackRunner;
  readonly #decisions: DecisionRunner;
  readonly #guarded: (act: () => void) => void;
  #stopImagining: () => void = () => undefined;

  constructor(services: ScreenServices, guarded: (act: () => void) => void) {
    this.#services = services;
    this.#tracks = new TrackRunner(services);
    this.#decisions = new DecisionRunner(services);
    this.#guarded = guarded;
  }

  /** Cancels pending requests for figures of circuits, and what is worked out about a race that is over. */
  wait(): void {
    this.#tracks.wait();
    this.#decisions.stop();
    this.#stopImagining();
  }

  /** Returns the handlers; `now` returns what is open when a request is carried out. */
  handlers(
    now: () => OpenNow,
  ): Handlers<
    | 'listTracks'
    | 'askPar'
    | 'makeSheet'
    | 'imagine'
    | 'imagineNoMore'
    | 'readSheet'
    | 'listRecords'
    | 'keepReport'
    | 'listSaves'
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
      imagine: (_, send) => this.#imagine(now(), send),
      imagineNoMore: () => this.#stopImagining(),
      readSheet: ({ file }, send) => this.#readSheet(file, send),
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
    const race = session === undefined ? replayed : raceBefore(session);
    if (race === undefined) return;
    const { played, seats } = race;
    const people = peopleIn(seats);
    const told = toldOf(played, people);
    if (told === undefined) return;
    this.#guarded(() => {
      const records = session === undefined ? [] : keepFeats(this.#services, session, told.sheet);
      send({ kind: 'sheetMade', ...told, records });
    });
    if (people.length === 0) return;
    this.#decisions.weigh(played, people, decisions =>
      this.#guarded(() => send({ kind: 'decisionsWeighed', decisions })),
    );
  }

  #readSheet(file: string, send: Send): void {
    const read = sheetOf(this.#services, file);
    if ('problem' in read) {
      send({ kind: 'problem', text: read.problem });
      return;
    }
    const { played, people, told } = read;
    this.#decisions.weigh(played, people, decisions =>
      this.#guarded(() => send({ kind: 'sheetRead', ...told, decisions })),
    );
  }

  #imagine({ session, replayed }: OpenNow, send: Send): void {
    const race = session === undefined ? replayed : raceBefore(session);
    this.#stopImagining();
    if (race === undefined) return;
    const stop = this.#services.chances?.(race, chances =>
      this.#guarded(() => send({ kind: 'chancesTold', chances })),
    );
    this.#stopImagining = stop ?? (() => undefined);
  }
}
