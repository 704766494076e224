// A replay behind the screen: plays the recorded answers again and shows each as a watcher saw it.
import type { Place } from '../../replay/playback.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { PlayedRace } from '../../season/sheet/make-sheet.ts';
import { startersOf } from '../../session/hand-overs.ts';
import { type Replay, USUAL_SPEED } from '../../session/replay.ts';
import type { Message, Moment, RaceTable, ReplayStart } from '../messages.ts';
import type { TableAt } from '../screens/season/season-state.ts';
import type { RacedBefore } from '../services.ts';
import { cleanText } from '../typing/text-field.ts';
import { tableOf } from './race-table.ts';
import type { CarMarks } from './season-runner.ts';

const NOBODY: Seat = -1;
const SENTENCE_COLUMNS = 300;

/** How often, in ms, the save of a race that continues elsewhere is checked. */
const LOOK_MS = 1000;

export interface ReplayShown {
  readonly marks?: CarMarks | undefined;
  readonly at?: TableAt | undefined;
}

export class ReplayRunner {
  readonly #replay: Replay;
  readonly #send: (message: Message) => void;
  readonly #shown: ReplayShown;
  #looks: NodeJS.Timeout | undefined;
  /** Rises with every seek, so that a step asked for before it is not played after it. */
  #epoch = 0;
  /** Whether the rules refuse the next answer, where the replay ends. */
  #isBroken = false;

  constructor(replay: Replay, send: (message: Message) => void, shown: ReplayShown = {}) {
    this.#replay = replay;
    this.#send = send;
    this.#shown = shown;
  }

  get played(): PlayedRace {
    return this.#replay.played;
  }

  get race(): RacedBefore {
    const { played, seats, handOvers, file } = this.#replay;
    return { played, seats: startersOf(seats, handOvers), file };
  }

  show(): void {
    const { playback, wishes, rounds, finished } = this.#replay;
    const replay: ReplayStart = {
      before: playback.race().answered - playback.answered(),
      answers: playback.answers,
      rounds,
      finished,
      speed: wishes.speed ?? USUAL_SPEED,
      followed: wishes.followed ?? NOBODY,
      ...this.#live(),
    };
    const { at } = this.#shown;
    this.#send({
      kind: 'raceOpened',
      table: this.#table(),
      moment: this.#moment(this.#replay.notice() ?? ''),
      events: playback.events(),
      told: playback.told(),
      ends: playback.ends(),
      replay,
      ...(at === undefined ? {} : { season: at }),
    });
    if (this.#replay.live === undefined || finished) return;
    this.#looks = setInterval(() => this.#look(), LOOK_MS);
    // This timer alone does not keep the program alive.
    this.#looks.unref();
  }

  #table(): RaceTable {
    const { book, board, setup, seats, handOvers } = this.#replay;
    return { ...tableOf({ book, board, setup, seats, handOvers }), ...this.#shown.marks };
  }

  #live(): Pick<ReplayStart, 'live'> {
    const { live } = this.#replay;
    if (live === undefined) return {};
    const toMove = live.toMove();
    const { holder, file } = live;
    return { live: { holder, file, toMove } };
  }

  // Reports that others have continued the race; the screen plays what it has not shown yet.
  #look(): void {
    const { live, playback } = this.#replay;
    const known = this.#replay.handOvers.length;
    if (live?.look() !== true) return;
    for (const handed of this.#replay.handOvers.slice(known)) {
      this.#send({ kind: 'handedOver', table: this.#table(), moment: this.#moment(), handed });
    }
    const { rounds, finished } = this.#replay;
    if (finished) clearInterval(this.#looks);
    const { next } = this.#moment();
    const { answers } = playback;
    this.#send({ kind: 'recordGrown', answers, rounds, finished, next, ...this.#live() });
  }

  /** Plays the next answer after pending events; `guarded` runs it and reports faults of the program. */
  advanceSoon(guarded: (act: () => void) => void): void {
    const epoch = this.#epoch;
    setImmediate(() => {
      if (epoch === this.#epoch) guarded(() => this.advance());
    });
  }

  /** Plays the next answer; does nothing at the end of the record. */
  advance(): void {
    const { playback } = this.#replay;
    if (this.#isBroken || playback.next() === undefined) return;
    const played = attempt(() => playback.advance());
    if (played instanceof Error) this.#break(played);
    else {
      const { seat, events, told } = played;
      this.#send({ kind: 'turned', seat, events, told, moment: this.#moment() });
    }
  }

  seek(place: Place): void {
    const { playback } = this.#replay;
    this.#epoch += 1;
    this.#isBroken = false;
    const fault = attempt(() => playback.seek(place));
    if (fault instanceof Error) this.#break(fault);
    else this.#tell();
  }

  close(): void {
    clearInterval(this.#looks);
    this.#epoch += 1;
    this.#isBroken = true;
  }

  // A checked record is refused only if its circuit is read differently by now.
  #break(error: Error): void {
    this.#isBroken = true;
    this.#tell();
    this.#send({ kind: 'problem', text: cleanText(error.message, SENTENCE_COLUMNS) });
  }

  #tell(): void {
    const { playback } = this.#replay;
    const seat = playback.last() ?? playback.next() ?? 0;
    const far = { events: playback.events(), told: playback.told(), ends: playback.ends() };
    this.#send({ kind: 'sought', moment: this.#moment(), ...far, seat });
  }

  #moment(notice = ''): Moment {
    const { book, playback } = this.#replay;
    const seat = playback.next();
    const over = seat === undefined || this.#isBroken;
    return {
      race: book.view(playback.race(), NOBODY),
      next: over ? { kind: 'over' } : { kind: 'cpu', seat },
      notice: cleanText(notice, SENTENCE_COLUMNS),
    };
  }
}

function attempt<X>(act: () => X): X | Error {
  try {
    return act();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
