// A race in plain text: events are printed as lines, and people answer by number.
import { standsBecause, takeBackQuestion } from '../../replay/taken-back.ts';
import type { Choice, Decision, Seat } from '../../rules/kit/types.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { momentOf } from '../../ui/effects/moment.ts';
import { panelsOf } from '../../ui/race-panels/panels-by-game.ts';
import type { Row } from '../../ui/rows.ts';
import { isUnmarked, tellsGivenAway } from '../../ui/screens/race/enter.ts';
import { askWordsOf } from '../../ui/screens/race/items.ts';
import { atRest, settle } from '../../ui/screens/race/play.ts';
import {
  humanSeats,
  letterOf,
  nameOf,
  nameWithLetter,
  type Post,
  type RaceModel,
} from '../../ui/screens/race/race-model.ts';
import { risingAnswer } from '../../ui/screens/race/rising.ts';
import { changeDrivers } from './change-drivers.ts';
import { tellHelp } from './dialogue.ts';
import { engineersAdvice } from './engineer.ts';
import { askMenu, type Menu, type PlainCommand } from './menu.ts';
import { neighbours, runningOrder } from './neighbours.ts';
import { type PlainTable, shownTable } from './plain-table.ts';
import type { PlainScript } from './plain-text.ts';
import { plainTexts } from './plain-texts.ts';
import { Reporter } from './reporter.ts';
import { roadByLane } from './road-by-lane.ts';
import { isStopped, tellEnd } from './stopping.ts';
import { rowText, WHOLE_COLUMNS } from './told-rows.ts';

/** How a race in plain text ended: at the flag, or because whoever is asked quits or types no more. */
export type PlainEnd = 'over' | 'quit' | 'endOfInput';

const MESSAGE_CELLS = 100;

export async function playRace(table: PlainTable): Promise<PlainEnd> {
  return new PlainRace(table).run();
}

class PlainRace {
  readonly #table: PlainTable;
  readonly #reporter: Reporter;
  #lastAsked: Seat = -1;
  /** The situation as it was printed last, by seat. */
  readonly #said = new Map<Seat, readonly string[]>();
  /** Number of answers in the race when the last warning was printed that somebody else's answer would be taken back. */
  #backAsked = -1;
  #isWatched = false;
  #isWarned = false;
  /** The driver whose car comes up through its gears. */
  #rising: Seat = -1;
  #isRiseTold = false;
  #post: Post | undefined;

  constructor(table: PlainTable) {
    this.#table = table;
    this.#reporter = new Reporter(table, () => shownTable(table));
  }

  async run(): Promise<PlainEnd> {
    const { session, dialogue } = this.#table;
    for (;;) {
      this.#reporter.tell();
      const next = session.next();
      if (next.kind === 'over') return 'over';
      if (next.kind === 'cpu') {
        this.#tellWatched();
        this.#reporter.follow(session.advance());
        if (await isStopped(dialogue)) return 'endOfInput';
        continue;
      }
      const [decision] = next.decisions;
      const end = decision === undefined ? 'over' : await this.#ask(decision);
      if (end !== undefined) return end;
    }
  }

  // Printed once, when the last person has finished or is out.
  #tellWatched(): void {
    const { session, dialogue, script } = this.#table;
    const humans = humanSeats(shownTable(this.#table));
    if (this.#isWatched || humans.length === 0) return;
    const standings = session.book.standings(session.race(), session.board);
    if (standings.some(({ seat, status }) => status === 'racing' && humans.includes(seat))) return;
    this.#isWatched = true;
    dialogue.say(script.plain.watched);
  }

  /** Asks until something is answered or taken back; returns an end where the race is left. */
  async #ask(decision: Decision): Promise<PlainEnd | undefined> {
    const { dialogue, script } = this.#table;
    const model = this.#model();
    if (this.#rises(model, decision.seat)) return undefined;
    this.#reporter.tellFar();
    const refused = await this.#handOver(model, decision);
    if (refused !== undefined) return refused;
    this.#tellPost(decision.seat);
    this.#tellUnsaved();
    this.#situation(model, decision.seat);
    const menu = this.#menu(model);
    const isSecret = decision.secret === true && humanSeats(model.table).length > 1;
    if (isSecret) this.#warn();
    this.#tellRise(model);
    for (;;) {
      dialogue.say(rowText(questionRow(model, decision, script)));
      if (tellsGivenAway(model)) {
        const rows = panelsOf(model).engineer(model, WHOLE_COLUMNS, script.words);
        this.#says(rows.map(rowText));
      }
      const heard = await askMenu(dialogue, menu, script.plain, isSecret);
      if (heard.kind === 'end') return this.#ended();
      if (heard.kind === 'chosen') {
        this.#answer(decision.seat, heard.value);
        return undefined;
      }
      if (heard.command === 'q') return 'quit';
      if (await this.#obeys(heard.command, model, decision)) return undefined;
    }
  }

  // Enter takes nothing from a list in which no line is marked.
  #menu(model: RaceModel): Menu<Choice> {
    const { session, script } = this.#table;
    const { usual, ...menu } = plainTexts.of(session.book).menu(model, script);
    return usual === undefined || isUnmarked(model) ? menu : { ...menu, usual };
  }

  // Printed at every question while the disk lacks answers.
  #tellUnsaved(): void {
    const { session, dialogue, script } = this.#table;
    const unsaved = session.unsaved();
    if (unsaved !== undefined) dialogue.say(`[${script.words.leaving.unsaved(unsaved)}]`);
  }

  // Printed once, before the first secret answer.
  #warn(): void {
    const { dialogue, script } = this.#table;
    if (!this.#isWarned)
      dialogue.say(dialogue.hides ? script.plain.hidden : script.plain.notHidden);
    this.#isWarned = true;
  }

  #ended(): PlainEnd {
    return tellEnd(this.#table);
  }

  #model(): RaceModel {
    const { session, settings, script, trial } = this.#table;
    const begun = atRest(shownTable(this.#table), momentOf(session, ''));
    const stage = { settings, size: { columns: 200, rows: 60 }, words: script.words };
    return settle({ ...begun, trial: trial?.shown, lastAsked: this.#lastAsked }, stage).race;
  }

  // Says whose turn it is when that changes; a secret question waits until the others look away. Returns an end where the race
  // is left instead.
  async #handOver(
    { table, covered, trial }: RaceModel,
    { seat }: Decision,
  ): Promise<PlainEnd | undefined> {
    const { dialogue, script } = this.#table;
    if (seat === this.#lastAsked) return undefined;
    dialogue.say();
    const name = nameOf(table, seat);
    if (trial === undefined) dialogue.say(script.words.race.turn(name, letterOf(table, seat)));
    this.#lastAsked = seat;
    if (!covered) return undefined;
    const typed = await dialogue.hear(script.plain.lookAway(name));
    if (typed === undefined) return this.#ended();
    return typed.toLowerCase() === 'q' ? 'quit' : undefined;
  }

  // Prints only what has changed since the same person was last asked.
  #situation(model: RaceModel, seat: Seat): void {
    const { session, dialogue, script, trial } = this.#table;
    const teller = plainTexts.of(session.book);
    const isAmongOthers = session.race().round > 0 && trial === undefined;
    const now = [
      ...teller.situation(model, script),
      ...(isAmongOthers ? neighbours(model, seat, teller.ticksPerSpace, script) : []),
    ];
    const before = this.#said.get(seat) ?? [];
    for (const sentence of now) if (!before.includes(sentence)) dialogue.say(sentence);
    this.#said.set(seat, now);
  }

  /** Obeys a command; returns whether another question is open now. */
  async #obeys(
    command: Exclude<PlainCommand, 'q'>,
    model: RaceModel,
    decision: Decision,
  ): Promise<boolean> {
    const { session, dialogue, script } = this.#table;
    const { seat } = decision;
    const texts = plainTexts.of(session.book);
    switch (command) {
      case '?':
        tellHelp(dialogue, [...askWordsOf(decision, script.words.race).help, ...script.plain.help]);
        return false;
      case 'r':
        this.#said.delete(seat);
        this.#situation(model, seat);
        return false;
      case 't':
        return this.#says(runningOrder(model, seat, texts, script));
      case 'd':
        return this.#says(roadByLane(model, seat, script));
      case 'h':
        return this.#says(engineersAdvice(model, texts, script));
      case 'l':
        return this.#says(this.#sinceAnswer(seat));
      case 'u':
        return this.#takesBack(seat);
      case '+':
        return this.#beginsToRise(model, seat);
      case 'c':
        return this.#changesDrivers(model, seat);
      case 'm':
        return this.#writes(model, seat);
    }
  }

  #sinceAnswer(seat: Seat): readonly string[] {
    const lines = this.#reporter.since(seat);
    return lines.length === 0 ? [this.#table.script.plain.nothingNew] : lines;
  }

  /** Says lines that leave the question open. */
  #says(lines: readonly string[]): false {
    for (const line of lines) this.#table.dialogue.say(line);
    return false;
  }

  // Answers for a driver who comes up through the gears, unless that driver has been hurt and must know.
  #rises(model: RaceModel, seat: Seat): boolean {
    if (this.#rising !== seat) return false;
    const choice = this.#reporter.isHurt(seat) ? undefined : risingAnswer(model);
    if (choice === undefined) this.#rising = -1;
    else this.#answer(seat, choice);
    return choice !== undefined;
  }

  #beginsToRise(model: RaceModel, seat: Seat): boolean {
    const choice = risingAnswer(model);
    if (choice === undefined) return this.#says([this.#table.script.plain.risesNot]);
    this.#rising = seat;
    this.#answer(seat, choice);
    return true;
  }

  // Printed once, at the first question where the key does something.
  #tellRise(model: RaceModel): void {
    if (this.#isRiseTold || risingAnswer(model) === undefined) return;
    this.#isRiseTold = true;
    this.#table.dialogue.say(this.#table.script.plain.rises);
  }

  // The question is asked anew: by somebody else, or not at all.
  async #changesDrivers(model: RaceModel, seat: Seat): Promise<boolean> {
    const changed = await changeDrivers(this.#table, model.table, seat);
    if (changed === undefined) return false;
    this.#reporter.add(changed.text);
    this.#isWatched = false;
    this.#said.delete(changed.handed.seat);
    if (changed.handed.seat === seat) this.#lastAsked = -1;
    return true;
  }

  async #writes({ table }: RaceModel, seat: Seat): Promise<boolean> {
    const { dialogue, script } = this.#table;
    const { plain, words } = script;
    if (humanSeats(table).length < 2) return this.#says([plain.nobodyToRead]);
    const typed = await dialogue.hear(plain.message);
    this.#post = typed ? { from: seat, lines: [safeText(typed, MESSAGE_CELLS)] } : undefined;
    return this.#says(typed ? [words.race.hotSeat.said(nameOf(table, seat), typed)] : []);
  }

  // What was written for whoever takes the keyboard next is read out once.
  #tellPost(seat: Seat): void {
    const { dialogue, script } = this.#table;
    const post = this.#post;
    if (post === undefined || post.from === seat) return;
    const { table } = this.#model();
    dialogue.say(script.words.race.hotSeat.said(nameOf(table, post.from), post.lines.join(' ')));
    this.#post = undefined;
  }

  // Before taking back the answer of somebody else, names whose it is and waits for the same command again.
  #takesBack(asked: Seat): boolean {
    const { session, dialogue, settings } = this.#table;
    const way = session.wayBack();
    if ('refused' in way) {
      dialogue.say(standsBecause(way.refused, settings.language));
      return false;
    }
    const answered = session.answers().length;
    if (way.seat !== asked && this.#backAsked !== answered) {
      this.#backAsked = answered;
      dialogue.say(takeBackQuestion(session.seats[way.seat]?.name ?? '', settings.language));
      return false;
    }
    this.#reporter.follow(session.takeBack());
    return true;
  }

  #answer(seat: Seat, choice: Choice): void {
    const { session, trial } = this.#table;
    trial?.answering(choice);
    this.#reporter.answering(seat);
    this.#reporter.follow(session.answer(seat, choice));
    trial?.answered(session.race());
  }
}

function questionRow(model: RaceModel, { seat }: Decision, { words }: PlainScript): Row {
  return [
    { text: nameWithLetter(model, seat), tone: 'plain' },
    ...panelsOf(model).question(model, words),
  ];
}
