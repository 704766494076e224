// A season in plain text: what is due is chosen by its number and driven, and the pages are printed.

import type { Address } from '../../../season/pages/address.ts';
import { type PageContext, refusedText } from '../../../season/pages/context.ts';
import { pageText } from '../../../season/pages/layout/page-text.ts';
import { pageAt } from '../../../season/pages/page-at.ts';
import type { TableMoment } from '../../../season/pages/table-moment.ts';
import { lettersAtTable } from '../../../season/plan/letters.ts';
import { isOfCpu } from '../../../season/races-ahead.ts';
import { NotDue } from '../../../season/season.ts';
import type { Due } from '../../../season/to-do.ts';
import type { SeasonRun } from '../../../session/season/season-run.ts';
import { dueWords } from '../../../ui/screens/season/due-words.ts';
import type { SeasonStart } from '../../../ui/season-services.ts';
import { columnsOut } from '../../printer.ts';
import { EXIT } from '../../problem.ts';
import { contextOf } from '../../season/pages/page-command.ts';
import { studyFor } from '../../season/simulation/circuit-study.ts';
import { askMenu, type MenuLine } from '../menu.ts';
import type { PlainPlace } from '../place.ts';
import {
  type Course,
  giveUpWhenAsked,
  racedAt,
  sayKept,
  scriptAt,
  trialsAt,
} from '../play-plain.ts';

const STANDINGS: Address = { kind: 'standings', of: 'drivers' };

type RaceDue = Extract<Due, { kind: 'race' }>;
/** Something to do with the season; `left` when the person quits or types no more. */
type Act = () => Promise<'left' | 'done'>;

/**
 * Continues a season until the person leaves, and closes it.
 * @param start what is opened at once
 * @returns the exit code
 */
export async function playSeason(
  place: PlainPlace,
  run: SeasonRun,
  start?: SeasonStart,
): Promise<number> {
  try {
    const isLost = await new SeasonInLines(place, run).play(start);
    return isLost ? EXIT.failed : EXIT.fine;
  } finally {
    run.close();
    place.dialogue.end();
  }
}

class SeasonInLines {
  readonly #place: PlainPlace;
  readonly #run: SeasonRun;
  #isLost = false;

  constructor(place: PlainPlace, run: SeasonRun) {
    this.#place = place;
    this.#run = run;
  }

  /** Continues the season until it is left; returns whether the disk lacks something of what was left. */
  async play(start: SeasonStart | undefined): Promise<boolean> {
    const { dialogue, services } = this.#place;
    const { words, plain } = scriptAt(this.#place);
    this.#tellPage({ kind: 'paddock' });
    dialogue.say(plain.commands);
    const first = start === undefined ? undefined : this.#startOf(start);
    let came = first === undefined ? 'done' : await this.#guarded(first);
    while (came !== 'left') {
      this.#run.refresh();
      this.#tellNotices();
      dialogue.say();
      const heard = await askMenu(dialogue, { lines: this.#lines(), usual: 0 }, plain);
      if (heard.kind === 'chosen') came = await this.#guarded(heard.value);
      else if (heard.kind === 'end' || heard.command === 'q') came = 'left';
      else for (const line of plain.help) dialogue.say(line);
    }
    if (this.#run.due().length > 0) {
      dialogue.say(words.leaving.goOn(services.seasons?.resumeCommand(this.#run.folder) ?? ''));
    }
    return this.#isLost;
  }

  get #context(): PageContext {
    const { services } = this.#place;
    const tables = services.seasons?.tables(this.#run) ?? [];
    return { ...contextOf(this.#run.season(), services.settings.language), tables };
  }

  // What is due comes first, so that Enter continues the season.
  #lines(): readonly MenuLine<Act>[] {
    const { words, plain } = scriptAt(this.#place);
    const { pages, due: said } = words.season;
    const context = this.#context;
    const due = this.#run.due();
    const { tables = [] } = context;
    // Trials are driven one after the other, so only the first is offered.
    const acts = due.filter((one, at) => one.kind !== 'trial' || at === 0);
    const page = (text: string, address: Address): MenuLine<Act> => ({
      text,
      value: async () => {
        this.#tellPage(address);
        return 'done';
      },
    });
    return [
      ...acts.map(one => ({
        text: dueWords(context, { due, tables }, one, said),
        value: () => this.#drive(one),
      })),
      page(pages.standings, STANDINGS),
      page(pages.teams, { kind: 'standings', of: 'teams' }),
      page(pages.calendar, { kind: 'calendar' }),
      page(pages.paddock, { kind: 'paddock' }),
      { text: plain.title.leave, value: async () => 'left' },
    ];
  }

  #startOf(start: SeasonStart): Act | undefined {
    if (start.kind === 'trials') return () => this.#trials(start.only);
    const { weekend, table } = start.at;
    const due = this.#run
      .due()
      .find(one => one.kind === 'race' && one.weekend === weekend && one.table === table);
    return due === undefined ? undefined : () => this.#drive(due);
  }

  async #drive(due: Due): Promise<'left' | 'done'> {
    const { dialogue } = this.#place;
    const { plain } = scriptAt(this.#place);
    if (due.kind === 'trial') return this.#trials(undefined);
    if (due.kind === 'race' && !isOfCpu(due)) return this.#race(due);
    if (due.kind === 'race') studyFor(due.race.setup);
    if (!this.#run.settle(due)) {
      dialogue.say(due.kind === 'race' ? plain.season.elsewhere : plain.season.byHand);
    } else if (due.kind === 'race') this.#tellResult(due);
    else this.#tellPage({ kind: 'weekend', weekend: due.weekend });
    return 'done';
  }

  async #trials(only: string | undefined): Promise<'left' | 'done'> {
    const weekend = this.#run.trials(only);
    if (weekend === undefined) return 'done';
    const course: Course = { open: weekend, isAskedFor: false };
    const stop = giveUpWhenAsked(this.#place, course);
    try {
      if ((await trialsAt(this.#place, weekend)) === 'over') return 'done';
      return this.#left(course);
    } finally {
      stop();
      weekend.close();
    }
  }

  async #race(due: RaceDue): Promise<'left' | 'done'> {
    const { dialogue } = this.#place;
    const session = this.#run.openTable(due);
    if ('refused' in session) {
      dialogue.say(session.refused);
      return 'done';
    }
    const { letters } = this.#context;
    const own = due.race.seats.map(({ entrant }) => letters[entrant.id] ?? '');
    const course: Course = { open: session, isAskedFor: false };
    const stop = giveUpWhenAsked(this.#place, course);
    try {
      const { end, copy } = await racedAt(this.#place, session, lettersAtTable(own));
      if (end !== 'over') return this.#left(course, copy);
      this.#run.finishTable(due, session);
    } finally {
      stop();
      session.close();
    }
    dialogue.say();
    this.#tellPage(STANDINGS);
    return 'done';
  }

  #left(course: Course, copy?: string): 'left' {
    this.#isLost = sayKept(this.#place, course, copy).isLost;
    return 'left';
  }

  // The result of a race of CPU drivers is printed as its page.
  #tellResult({ weekend, table }: RaceDue): void {
    this.#tellPage({ kind: 'race', weekend, table });
    this.#place.dialogue.say();
    this.#tellPage(STANDINGS);
  }

  #tellPage(address: Address): void {
    const context = { ...this.#context, moments: this.#momentsOn(address) };
    for (const line of pageText(pageAt(context, address), columnsOut())) {
      this.#place.dialogue.say(line);
    }
  }

  // Only the pages of weekends and of races report their biggest moments.
  #momentsOn(address: Address): readonly TableMoment[] {
    const { seasons } = this.#place.services;
    return address.kind === 'weekend' || address.kind === 'race'
      ? (seasons?.moments(this.#run, address.weekend) ?? [])
      : [];
  }

  #tellNotices(): void {
    for (let notice = this.#run.notice(); notice !== undefined; notice = this.#run.notice()) {
      this.#place.dialogue.say(notice);
    }
  }

  // Somebody else may have entered the same thing meanwhile; then the season is printed as it stands.
  async #guarded(act: Act): Promise<'left' | 'done'> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof NotDue)) throw error;
      this.#place.dialogue.say(refusedText(this.#context, error.refusal));
      return 'done';
    }
  }
}
