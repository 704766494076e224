// A race in plain text: events are printed as lines, and people answer by number.
import type { Told } from '../../replay/commentary/director.ts';
import { standsBecause, takeBackQuestion } from '../../replay/taken-back.ts';
import type { Choice, Decision, Race, Seat } from '../../rules/kit/types.ts';
import type { Session, Turn } from '../../session/session.ts';
import { DirectorRunner } from '../../ui/effects/director-runner.ts';
import { momentOf } from '../../ui/effects/moment.ts';
import { noticeOf } from '../../ui/effects/notices.ts';
import { tableOf } from '../../ui/effects/race-table.ts';
import type { RaceTable } from '../../ui/messages.ts';
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
  type RaceModel,
  type TrialModel,
} from '../../ui/screens/race/race-model.ts';
import { toldLines } from '../../ui/screens/race/told-lines.ts';
import type { Settings } from '../../ui/services.ts';
import { type Dialogue, tellHelp } from './dialogue.ts';
import { engineersAdvice } from './engineer.ts';
import { askMenu, type Menu, type PlainCommand } from './menu.ts';
import { neighbours, runningOrder } from './neighbours.ts';
import type { PlainScript } from './plain-text.ts';
import { plainTexts } from './plain-texts.ts';
import { roadByLane } from './road-by-lane.ts';
import { isStopped, tellEnd } from './stopping.ts';
import { rowText, WHOLE_COLUMNS } from './told-rows.ts';

/** How a race in plain text ended: at the flag, or because whoever is asked quits or types no more. */
export type PlainEnd = 'over' | 'quit' | 'endOfInput';

export interface PlainTrial {
  readonly shown: TrialModel;
  readonly answering: (choice: Choice) => void;
  /** Called after an answer has been played. */
  readonly answered: (race: Race) => void;
}

export interface PlainTable {
  readonly session: Session;
  readonly dialogue: Dialogue;
  readonly settings: Settings;
  readonly script: PlainScript;
  readonly trial?: PlainTrial;
  /** The letters of the cars by seat, where a season gives them. */
  readonly letters?: readonly string[];
}

export function shownTable({
  session,
  letters,
}: Pick<PlainTable, 'session' | 'letters'>): RaceTable {
  return { ...tableOf(session), ...(letters === undefined ? {} : { letters }) };
}

export async function playRace(table: PlainTable): Promise<PlainEnd> {
  return new PlainRace(table).run();
}

class PlainRace {
  readonly #table: PlainTable;
  #told = 0;
  #lastAsked: Seat = -1;
  /** The situation as it was printed last, by seat. */
  readonly #said = new Map<Seat, readonly string[]>();
  /** Number of answers in the race when the last warning was printed that somebody else's answer would be taken back. */
  #backAsked = -1;
  #isWatched = false;
  readonly #director = new DirectorRunner();
  /** Highlights of the events that have not been printed yet. */
  #highlights: readonly Told[] = [];
  /** The lines printed of the race, and how many they were when each seat answered last. */
  readonly #log: string[] = [];
  readonly #logAtAnswer = new Map<Seat, number>();
  #isWarned = false;

  constructor(table: PlainTable) {
    this.#table = table;
  }

  async run(): Promise<PlainEnd> {
    const { session, dialogue, trial } = this.#table;
    if (trial === undefined) this.#highlights = this.#director.open(session).told;
    for (;;) {
      this.#tell();
      const next = session.next();
      if (next.kind === 'over') return 'over';
      if (next.kind === 'cpu') {
        this.#tellWatched();
        this.#follow(session.advance());
        if (await isStopped(dialogue)) return 'endOfInput';
        continue;
      }
      const [decision] = next.decisions;
      const end = decision === undefined ? 'over' : await this.#ask(decision);
      if (end !== undefined) return end;
    }
  }

  #tell(): void {
    const { session, dialogue, script } = this.#table;
    const table = shownTable(this.#table);
    const events = session.events().slice(this.#told);
    const [first = [], ...lines] = toldLines(
      table,
      { events, told: this.#highlights },
      script.words.race,
    );
    const { shown } = plainTexts.of(session.book);
    const said = [
      ...first.map(({ text }) => text),
      ...events.flatMap((event, at) => [
        ...(lines[at] ?? []).map(({ text }) => text),
        ...[shown?.(event, table, script) ?? []].flat(),
      ]),
    ];
    for (const line of said) dialogue.say(line);
    this.#log.push(...said);
    this.#highlights = [];
    this.#told = session.events().length;
    const notice = noticeOf(session);
    if (notice !== '') dialogue.say(notice);
  }

  // A lap alone has no highlights.
  #follow(turn: Turn): void {
    const { session, trial } = this.#table;
    if (trial === undefined) this.#highlights = this.#director.follow(session, turn);
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
    const refused = await this.#handOver(model, decision);
    if (refused !== undefined) return refused;
    this.#tellUnsaved();
    this.#situation(model, decision.seat);
    const menu = this.#menu(model);
    const isSecret = decision.secret === true && humanSeats(model.table).length > 1;
    if (isSecret) this.#warn();
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
      if (this.#obeys(heard.command, model, decision)) return undefined;
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
  #obeys(command: Exclude<PlainCommand, 'q'>, model: RaceModel, decision: Decision): boolean {
    const { session, dialogue, script } = this.#table;
    const { seat } = decision;
    switch (command) {
      case '?':
        tellHelp(dialogue, [...askWordsOf(decision, script.words.race).help, ...script.plain.help]);
        return false;
      case 'r':
        this.#said.delete(seat);
        this.#situation(model, seat);
        return false;
      case 't':
        return this.#says(runningOrder(model, seat, plainTexts.of(session.book), script));
      case 'd':
        return this.#says(roadByLane(model, seat, script));
      case 'h':
        return this.#says(
          engineersAdvice(model, plainTexts.of(session.book).menu(model, script), script),
        );
      case 'l':
        return this.#says(this.#sinceAnswer(seat));
      case 'u':
        return this.#takesBack(seat);
    }
  }

  #sinceAnswer(seat: Seat): readonly string[] {
    const lines = this.#log.slice(this.#logAtAnswer.get(seat) ?? 0);
    return lines.length === 0 ? [this.#table.script.plain.nothingNew] : lines;
  }

  /** Says lines that leave the question open. */
  #says(lines: readonly string[]): false {
    for (const line of lines) this.#table.dialogue.say(line);
    return false;
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
    this.#follow(session.takeBack());
    return true;
  }

  #answer(seat: Seat, choice: Choice): void {
    const { session, trial } = this.#table;
    trial?.answering(choice);
    this.#logAtAnswer.set(seat, this.#log.length);
    this.#follow(session.answer(seat, choice));
    trial?.answered(session.race());
  }
}

function questionRow(model: RaceModel, { seat }: Decision, { words }: PlainScript): Row {
  return [
    { text: nameWithLetter(model, seat), tone: 'plain' },
    ...panelsOf(model).question(model, words),
  ];
}
