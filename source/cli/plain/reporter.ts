// Reports a race in plain text as it goes: what concerns the people who race at once, what far cars have done in one line at the
// next question.
import type { Told } from '../../replay/commentary/director.ts';
import type { Race, RaceEvent, Seat, View } from '../../rules/kit/types.ts';
import type { Turn } from '../../session/session.ts';
import { DirectorRunner } from '../../ui/effects/director-runner.ts';
import { noticeOf } from '../../ui/effects/notices.ts';
import type { RaceTable } from '../../ui/messages.ts';
import { withHandOvers } from '../../ui/screens/hot-seat/hand-over-lines.ts';
import { withNearest } from '../../ui/screens/race/near.ts';
import { isFarFrom } from '../../ui/screens/race/news.ts';
import { atRest } from '../../ui/screens/race/play.ts';
import { humansRacing, type LogLine, type RaceModel } from '../../ui/screens/race/race-model.ts';
import { toldLines } from '../../ui/screens/race/told-lines.ts';
import { farText } from '../../ui/screens/race/view/headline-rows.ts';
import type { PlainTable } from './plain-table.ts';
import { plainTexts } from './plain-texts.ts';

const WATCHER: Seat = -1;

export class Reporter {
  readonly #at: PlainTable;
  readonly #table: () => RaceTable;
  readonly #director = new DirectorRunner();
  /** Highlights of the events that have not been told yet. */
  #highlights: readonly Told[] = [];
  #told = 0;
  /** The race before those events. */
  #before: View<Race>;
  #far: readonly LogLine[] = [];
  /** All lines of the race, and how many they were when each seat answered last. */
  readonly #log: string[] = [];
  readonly #logAtAnswer = new Map<Seat, number>();
  #hurt: readonly Seat[] = [];

  constructor(at: PlainTable, table: () => RaceTable) {
    this.#at = at;
    this.#table = table;
    this.#before = this.#view();
    if (at.trial === undefined) this.#highlights = this.#director.open(at.session).told;
  }

  /** Takes note of what a turn was worth; a lap alone has no highlights. */
  follow(turn: Turn): void {
    const { session, trial } = this.#at;
    if (trial === undefined) this.#highlights = this.#director.follow(session, turn);
  }

  /** Tells what has happened since it was called last. */
  tell(): void {
    const { session, dialogue } = this.#at;
    const events = session.events().slice(this.#told);
    const model = this.#modelBefore();
    const humans = humansRacing(model);
    for (const line of this.#linesOf(model, events)) {
      this.#log.push(line.text);
      this.#hurt = [...this.#hurt, ...(line.highlight?.hurt ?? [])];
      const isFar = humans.length > 0 && humans.every(human => isFarFrom(line, human));
      if (isFar) this.#far = [...this.#far, line];
      else this.#say(line);
    }
    this.#highlights = [];
    this.#told = session.events().length;
    this.#before = this.#view();
    const notice = noticeOf(session);
    if (notice !== '') dialogue.say(notice);
  }

  /** Tells in one line what far cars have done. */
  tellFar(): void {
    const { dialogue, script } = this.#at;
    const told = farText(this.#far, Number.POSITIVE_INFINITY, script.words);
    if (told !== '') dialogue.say(told);
    this.#far = [];
  }

  /** Says a line about the race that is no event of it. */
  add(line: string): void {
    this.#log.push(line);
    this.#at.dialogue.say(line);
  }

  /** Takes note that a seat answers, by hand or while its car comes up through the gears. */
  answering(seat: Seat): void {
    this.#logAtAnswer.set(seat, this.#log.length);
    this.#hurt = this.#hurt.filter(one => one !== seat);
  }

  /** Reports whether anything has hurt a driver who has not answered since. */
  isHurt(seat: Seat): boolean {
    return this.#hurt.includes(seat);
  }

  /** Returns all lines since a seat answered last, those of far cars too. */
  since(seat: Seat): readonly string[] {
    return this.#log.slice(this.#logAtAnswer.get(seat) ?? 0);
  }

  // A car that comes near is told of with what led it there, its roll for one.
  #say({ seat, text }: Pick<LogLine, 'seat' | 'text'>): void {
    const { dialogue } = this.#at;
    for (const one of this.#far) if (one.seat === seat) dialogue.say(one.text);
    this.#far = this.#far.filter(one => one.seat !== seat);
    dialogue.say(text);
  }

  #view(): View<Race> {
    const { session } = this.#at;
    return session.book.view(session.race(), WATCHER);
  }

  #modelBefore(): RaceModel {
    const shown = atRest(this.#table(), {
      race: this.#before,
      next: { kind: 'over' },
      notice: '',
    });
    return { ...shown, trial: this.#at.trial?.shown };
  }

  #linesOf(model: RaceModel, events: readonly RaceEvent[]): readonly LogLine[] {
    const { session, script } = this.#at;
    const { shown } = plainTexts.of(session.book);
    const now = this.#view();
    const lines = toldLines(model.table, { events, told: this.#highlights }, script.words.race);
    // Of a race that is resumed, who changed hands before.
    const told = this.#told === 0 ? withHandOvers(lines, events, model.table, script.words) : lines;
    const [first = [], ...later] = told.map(some =>
      some.map(line => (model.trial === undefined ? withNearest(model, line, now) : line)),
    );
    return [
      ...first,
      ...events.flatMap((event, at) => [
        ...(later[at] ?? []),
        ...plainLine(shown?.(event, model.table, script)),
      ]),
    ];
  }
}

function plainLine(text: string | undefined): readonly LogLine[] {
  return text === undefined ? [] : [{ seat: WATCHER, text, tone: 'plain' }];
}
