// The director of a race: follows it as it is played and picks the highlights.
import type { Board } from '../../circuit/board.ts';
import type { Outcome, Race, RaceEvent, RuleBook, Seat } from '../../rules/kit/types.ts';
import { type Moment, noteSnapshot, underWay } from '../tally/scorer.ts';
import { scorers } from '../tally/scorers.ts';
import { Tally } from '../tally/tally.ts';
import type { Fact } from './highlight.ts';
import type { RaceMoment } from './moments.ts';
import { launchFacts, orderFacts, type Standing } from './order.ts';
import type { Watcher } from './watcher.ts';
import { watchers } from './watchers.ts';
import { highlightOf } from './weights.ts';

export interface Beginning {
  readonly book: RuleBook;
  readonly board: Board;
  readonly first: Outcome<Race, RaceEvent>;
  /** Whether `first` is a snapshot from the middle of a race: what came before it is not counted. */
  readonly isSnapshot: boolean;
}

/** A highlight and the index of the event in its answer that it follows; -1 where it precedes all of them. */
export interface Told extends RaceMoment {
  readonly after: number;
}

/** Follows one race and picks its highlights. It keeps counts of its own and never changes the race. */
export class Director {
  readonly tally: Tally;
  /** Highlights of the events before the first answer; empty for a snapshot. */
  readonly opening: readonly Told[];
  readonly #watcher: Watcher;
  #moment: Moment;
  #standing: Standing | undefined;
  #grid: readonly Seat[] = [];
  #lapsDown: readonly number[] = [];

  constructor({ book, board, first, isSnapshot }: Beginning) {
    const { race, events } = first;
    const scorer = scorers.of(book);
    this.#watcher = watchers.of(book);
    this.#moment = { book, board, race };
    const laps = scorer.laps(race);
    this.tally = new Tally(isSnapshot ? laps : laps.map(() => 0), isSnapshot ? race.round : 0);
    if (isSnapshot) noteSnapshot(this.#moment, scorer, this.tally);
    this.opening = isSnapshot ? [] : this.#toldOf(events, race);
    this.#begin();
  }

  get race(): Race {
    return this.#moment.race;
  }

  /** Follows an answer. Returns its highlights in the order of its events. */
  follow({ race, events }: Outcome<Race, RaceEvent>): readonly Told[] {
    const { book, board, race: before } = this.#moment;
    const { round } = this.tally;
    const aside = this.tally.rounds.at(-1)?.aside ?? new Set<Seat>();
    this.#moment = { book, board, race };
    const told = this.#toldOf(events, before);
    const settling = events.findIndex(event => this.#watcher.settles(event));
    const settled = settling < 0 ? [] : this.#settled(round, aside);
    const inOrder = settled.map(fact => this.#told(settling - 1, round, fact));
    return [...told, ...inOrder].toSorted((a, b) => a.after - b.after);
  }

  #toldOf(events: readonly RaceEvent[], before: Race): readonly Told[] {
    return events.flatMap((event, index) => {
      const facts = this.#read(event, { before, earlier: events.slice(0, index) });
      return facts.map(fact => this.#told(index, this.tally.round, fact));
    });
  }

  #told(after: number, round: number, fact: Fact): Told {
    const { laps } = this;
    const isLate = laps > 1 && this.tally.cars.some(car => car.laps >= laps);
    const { answered } = this.#moment.race;
    return { after, answered, highlight: highlightOf(fact, { round, isLate }) };
  }

  get laps(): number {
    return this.#watcher.laps(this.#moment.race);
  }

  #read(
    event: RaceEvent,
    scene: { readonly before: Race; readonly earlier: readonly RaceEvent[] },
  ): readonly Fact[] {
    const { tally } = this;
    const { seat = -1 } = event;
    const was = { ...tally.cars[seat] };
    const best = this.#fastest();
    const moment = this.#moment;
    scorers.of(moment.book).read(event, moment, tally);
    if (this.#watcher.regroups(event)) this.#standing = undefined;
    const own = this.#watcher.notice(event, { ...scene, moment, tally });
    const car = tally.cars[seat];
    const facts: Fact[] = own === undefined ? [] : [own];
    if (car === undefined) return facts;
    if (car.out !== undefined && was.out === undefined) facts.push(outFact(seat, car.out));
    if (car.home !== undefined && was.home === undefined) facts.push(this.#flag(seat));
    if (car.laps > (was.laps ?? 0)) facts.push(...this.#crossing(seat));
    const { fastestLap: plays } = car;
    if (plays !== undefined && plays !== was.fastestLap && plays < (best ?? plays + 1)) {
      facts.push({
        kind: 'fastestLap',
        seat,
        plays,
        ...(best === undefined ? {} : { before: best }),
      });
    }
    return facts;
  }

  #fastest(): number | undefined {
    const laps = this.tally.cars.flatMap(({ fastestLap }) => fastestLap ?? []);
    return laps.length === 0 ? undefined : Math.min(...laps);
  }

  #flag(seat: Seat): Fact {
    const { home, cars } = this.tally;
    const place = home.indexOf(seat) + 1;
    const plays = cars[seat]?.plays ?? 0;
    return { kind: 'flag', seat, place, grid: this.#grid.indexOf(seat) + 1, plays };
  }

  #crossing(seat: Seat): readonly Fact[] {
    const { laps } = this;
    const isFirst = this.tally.cars.every((car, other) => other === seat || car.laps < laps);
    const own = this.tally.cars[seat];
    if (laps < 2 || own?.laps !== laps || own.home !== undefined || !isFirst) return [];
    const [ahead, behind] = underWay(this.#moment);
    const next = ahead === seat ? behind : ahead;
    const gap = next === undefined ? 0 : this.#gap(seat, next);
    return [{ kind: 'lastLap', seat, lap: laps, ...(next === undefined ? {} : { next }), gap }];
  }

  // The order before the first round is that of the grid, which may have been settled by answers.
  #begin(): void {
    const [first] = this.tally.rounds;
    if (first === undefined || this.#grid.length > 0) return;
    this.#grid = first.order;
    this.#standing = { order: first.order, home: this.tally.home.length };
    this.#lapsDown = this.tally.cars.map((_, seat) => this.#down(seat));
  }

  #settled(round: number, aside: ReadonlySet<Seat>): readonly Fact[] {
    this.#begin();
    const { home } = this.tally;
    const racing = underWay(this.#moment).filter(seat => !home.includes(seat));
    const after: Standing = { order: [...home, ...racing], home: home.length };
    const before = this.#standing;
    this.#standing = after;
    if (before === undefined || round < 1) return [];
    const gap = (ahead: Seat, behind: Seat) => this.#gap(ahead, behind);
    const facts = orderFacts({ before, after, round, aside, gap });
    const isStart = round === 1 && this.tally.round > 1;
    const launches = isStart ? launchFacts(this.#grid, after.order) : [];
    return [...facts, ...launches, ...this.#lapped(after)];
  }

  #lapped({ order: [leader], home }: Standing): readonly Fact[] {
    if (leader === undefined || home > 0) return [];
    const down = this.tally.cars.map((_, seat) => this.#down(seat, leader));
    const before = this.#lapsDown;
    this.#lapsDown = down;
    return down.flatMap((laps, seat) =>
      laps > (before[seat] ?? 0) ? [{ kind: 'lapped', seat, by: leader, laps } as const] : [],
    );
  }

  // Returns the whole laps that a car is behind the leader; 0 for a car that is not racing.
  #down(seat: Seat, leader: Seat | undefined = this.#standing?.order[0]): number {
    const isRacing = this.tally.racing().includes(seat);
    if (leader === undefined || !isRacing) return 0;
    const length = this.#watcher.lapLength(this.#moment);
    return Math.max(0, Math.floor(this.#distance(leader, seat) / length));
  }

  #gap(ahead: Seat, behind: Seat): number {
    return Math.max(0, Math.floor(this.#distance(ahead, behind)));
  }

  #distance(ahead: Seat, behind: Seat): number {
    const at = (seat: Seat) => this.#watcher.distance(seat, this.#moment) ?? 0;
    return at(ahead) - at(behind);
  }
}

function outFact(
  seat: Seat,
  { round: _round, ...out }: NonNullable<Tally['cars'][number]['out']>,
): Fact {
  return { kind: 'out', seat, ...out };
}
