// A season behind the screen: opens its trials and its tables, enters decisions, reports its state.
import { basename } from 'node:path';
import type { Almanac } from '../../season/almanac/almanac.ts';
import { everybody } from '../../season/field.ts';
import type { TableMoment } from '../../season/pages/table-moment.ts';
import { lettersAtTable } from '../../season/plan/letters.ts';
import type { Refusal } from '../../season/refusals/refusal.ts';
import { carLetters } from '../../season/roster/car-letters.ts';
import { NotDue, type Season, weekendIndex } from '../../season/season.ts';
import { resultsOf } from '../../season/standings/results.ts';
import type { Due } from '../../season/to-do.ts';
import type { Replay } from '../../session/replay.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import type { Session } from '../../session/session.ts';
import type { Weekend } from '../../session/weekend.ts';
import type { Message, SeasonAct } from '../messages.ts';
import type { TableAt } from '../screens/season/season-state.ts';
import type { SeasonServices } from '../season-services.ts';
import { cleanText } from '../typing/text-field.ts';

/** Columns of sentences from outside. */
const SENTENCE_COLUMNS = 300;

export interface CarMarks {
  readonly letters: readonly string[];
  readonly hues: readonly number[];
}

type RaceDue = Extract<Due, { kind: 'race' }>;

export interface SeasonRunnerWishes {
  readonly services: SeasonServices;
  readonly run: SeasonRun;
  readonly send: (message: Message) => void;
  readonly show: (opened: Session | Weekend | Replay, marks: CarMarks, at?: TableAt) => void;
}

export class SeasonRunner {
  readonly #wishes: SeasonRunnerWishes;
  readonly #tracks: Readonly<Record<string, string>>;
  readonly #almanac: Almanac;
  #racing: RaceDue | undefined;
  #moments: readonly TableMoment[] = [];
  /** Saves that were already replayed for `#moments`. */
  readonly #played = new Set<string>();
  #isClosed = false;

  constructor(wishes: SeasonRunnerWishes) {
    this.#wishes = wishes;
    this.#tracks = wishes.services.trackNames();
    const own = basename(wishes.run.folder);
    this.#almanac = wishes.services.almanac().almanac.filter(({ id }) => id !== own);
  }

  get folder(): string {
    return this.#wishes.run.folder;
  }

  /** Sends the state of the season to the screen. */
  tell(notice = '', refusal?: Refusal): void {
    const { run, services, send } = this.#wishes;
    const season = run.season();
    const text = cleanText(
      [notice, run.notice() ?? ''].filter(part => part !== '').join(' '),
      SENTENCE_COLUMNS,
    );
    const letters = carLetters(season.facts);
    const tables = services.tables(run);
    const due = run.due();
    const [tracks, almanac] = [this.#tracks, this.#almanac];
    const open = {
      folder: run.folder,
      season,
      due,
      tracks,
      letters,
      tables,
      moments: this.#moments,
      almanac,
    };
    const refused = refusal === undefined ? {} : { refusal };
    send({ kind: 'seasonTold', open, notice: text, ...refused });
  }

  act(act: Exclude<SeasonAct, { kind: 'close' }>): void {
    switch (act.kind) {
      case 'trials':
        this.#trials(act.only);
        break;
      case 'race':
        this.#race(act.at, act.from);
        break;
      case 'watch':
        this.#watch(act.at, act.holder);
        break;
      case 'enter':
        this.#told(() => this.#wishes.run.enter(act.entry));
        break;
      case 'keepPage':
        this.#keepPage(act.name, act.markdown);
        break;
      case 'look':
        this.#look(act.weekend);
        break;
    }
  }

  /** Handles a turn of the race on the screen: its end is entered at once. */
  turned(session: Session): void {
    const due = this.#racing;
    if (due === undefined || session.next().kind !== 'over') return;
    this.#racing = undefined;
    this.#told(() => this.#wishes.run.finishTable(due, session));
  }

  left(): void {
    this.#racing = undefined;
    this.#wishes.run.refresh();
    this.tell();
  }

  close(): void {
    this.#isClosed = true;
    this.#wishes.run.close();
  }

  // Sends what others have done; tables in use change all the time.
  #look(weekend: string | undefined): void {
    const { run, services } = this.#wishes;
    if (run.refresh() || services.tables(run).length > 0) this.tell();
    // The page is drawn first: playing races again takes a moment.
    if (weekend !== undefined) setImmediate(() => this.#remember(weekend));
  }

  // A save is replayed only once; a race that is driven again has another save.
  #remember(weekend: string): void {
    const { run, services } = this.#wishes;
    const season = run.season();
    const results = resultsOf(season, weekendIndex(season, weekend));
    const saves = results.flatMap(({ save }) => save ?? []).filter(one => !this.#played.has(one));
    if (this.#isClosed || saves.length === 0) return;
    for (const save of saves) this.#played.add(save);
    const told = services.moments(run, weekend).filter(({ save }) => saves.includes(save));
    this.#moments = [...this.#moments, ...told];
    if (told.length > 0) this.tell();
  }

  #trials(only: string | undefined): void {
    const weekend = this.#wishes.run.trials(only);
    if (weekend === undefined) {
      this.tell();
      return;
    }
    const season = this.#wishes.run.season();
    const ids = weekend.plan.seats.map(
      ({ name }) => everybody(season).find(entrant => entrant.name === name)?.id ?? '',
    );
    this.#wishes.show(weekend, marksOf(season, ids));
  }

  #race(at: TableAt, from: string | undefined): void {
    const { run, services, send, show } = this.#wishes;
    // A key that was pressed again before the race was on the screen must not ask for the table that it opened.
    if (this.#racing !== undefined && isTable(this.#racing, at)) return;
    // Who is at the table may have been decided elsewhere since the last look.
    run.refresh();
    const due = run.due().find(one => isTable(one, at));
    if (due?.kind !== 'race') {
      this.tell();
      return;
    }
    if (from !== undefined) {
      services.takeOver(run, due).then(opened => {
        if ('problem' in opened) send({ kind: 'problem', text: opened.problem });
        else {
          const what = `${at.weekend} ${at.table}`;
          this.#told(() => run.enter({ kind: 'takenOver', what, from }));
          this.#open(due, opened);
        }
      });
      return;
    }
    const opened = run.openTable(due);
    if ('refused' in opened) {
      if (opened.holder === undefined) send({ kind: 'problem', text: opened.refused });
      else send({ kind: 'tableHeld', at, holder: opened.holder });
      return;
    }
    this.#open(due, opened, show);
  }

  // A race that has ended meanwhile is not watched: its table has its page.
  #watch(at: TableAt, holder: string): void {
    const { run, services, send, show } = this.#wishes;
    run.refresh();
    const due = run.due().find(one => isTable(one, at));
    if (due?.kind !== 'race') {
      this.tell();
      return;
    }
    const replay = services.watch(run, due, holder);
    if ('problem' in replay) send({ kind: 'problem', text: replay.problem });
    else show(replay, this.#marksAt(due), at);
  }

  #marksAt({ race }: RaceDue): CarMarks {
    const ids = race.seats.map(({ entrant }) => entrant.id);
    return marksOf(this.#wishes.run.season(), ids);
  }

  #open(due: RaceDue, session: Session, show = this.#wishes.show): void {
    const at = { weekend: due.weekend, table: due.table };
    show(session, this.#marksAt(due), at);
    this.#racing = due;
    this.turned(session);
  }

  #keepPage(name: string, markdown: string): void {
    const { services, run, send } = this.#wishes;
    try {
      const file = services.keepPage(run, name, markdown);
      send({ kind: 'pageKept', file });
    } catch (error) {
      send({ kind: 'problem', text: sentenceOf(error) });
    }
  }

  // The screen shows the current state of the season whether or not `act` was refused.
  #told(act: () => void): void {
    try {
      act();
      this.tell();
    } catch (error) {
      if (error instanceof NotDue) this.tell('', error.refusal);
      else this.tell(sentenceOf(error));
    }
  }
}

function isTable(one: Due, { weekend, table }: TableAt): boolean {
  return one.kind === 'race' && one.weekend === weekend && one.table === table;
}

/** Number of colours that themes tell apart. */
const HUES = 12;

// An entrant has its letter and its colour for life; of two at a table who share one, the second gets a free one.
function marksOf(season: Season, ids: readonly string[]): CarMarks {
  const letters = carLetters(season.facts);
  const all = everybody(season);
  const own = ids.map(id => all.findIndex(entrant => entrant.id === id) % HUES);
  const taken = new Set(own);
  const hues = own.map((hue, at) => {
    if (own.indexOf(hue) === at) return hue;
    const free = Array.from({ length: HUES }, (_, one) => one).find(one => !taken.has(one)) ?? hue;
    taken.add(free);
    return free;
  });
  return { letters: lettersAtTable(ids.map(id => letters[id] ?? '')), hues };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
