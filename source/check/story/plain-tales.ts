// What the story of a race and the memories of its cars must say, derived from the race alone.
import type { Seat } from '../../rules/kit/types.ts';
import type { Memory } from '../../season/story/memories.ts';
import type { Tale } from '../../season/story/tales.ts';
import {
  bestLapOf,
  beyondOf,
  changesOf,
  dramaOf,
  figuresOf,
  gainOf,
  gridOf,
  inFront,
  lateBy,
  ledBy,
  onlyMost,
  overtakesBy,
  placeOf,
} from './plain-figures.ts';
import type { PlainRace } from './plain-race.ts';

export interface ToldRace {
  readonly plain: PlainRace;
  /** Laps that the race was to have. */
  readonly laps: number;
  readonly isOver: boolean;
  readonly leader: Seat | undefined;
  /** Corners at which cars dropped out, by seat; empty on a straight. */
  readonly whereOut: readonly string[];
  /** What the commentary reported, each as one text. */
  readonly highlights: ReadonlySet<string>;
}

/** Returns a fact of a story as it is; undefined where it may not be reported at all. */
export function plainTale(tale: Tale, race: ToldRace): unknown {
  return aboutTheFront(tale, race) ?? aboutDriving(tale, race) ?? aboutRetirements(tale, race);
}

function aboutTheFront(tale: Tale, { plain, isOver, leader }: ToldRace): object | undefined {
  const { kind } = tale;
  const [first, second, third] = plain.home.map(({ seat }) => seat);
  const leaders = inFront(plain);
  switch (kind) {
    case 'win':
      if (first === undefined || !isOver) return undefined;
      return { kind, seat: first, grid: gridOf(plain, first), plays: plain.plays[first] };
    case 'leading':
      return isOver ? undefined : { kind, seat: leader, round: plain.rounds };
    case 'podium':
      return { kind, second, ...(third === undefined ? {} : { third }) };
    case 'allTheWay':
      return new Set(leaders).size === 1
        ? { kind, seat: leaders[0], rounds: leaders.length }
        : undefined;
    case 'leadChanges':
      return { kind, count: changesOf(leaders) };
    case 'ledMost': {
      const seat = onlyMost(plain, one => ledBy(plain, one));
      return seat === undefined || seat === first
        ? undefined
        : { kind, seat, led: ledBy(plain, seat), of: leaders.length };
    }
    default:
      return undefined;
  }
}

function aboutDriving(tale: Tale, race: ToldRace): object | undefined {
  const { kind } = tale;
  const { plain, laps, isOver } = race;
  switch (kind) {
    case 'climb':
    case 'fall': {
      const { seat } = tale;
      return { kind, seat, from: gridOf(plain, seat), to: placeOf(plain, seat) };
    }
    case 'overtakes': {
      const seat = onlyMost(plain, one => overtakesBy(plain, one));
      return seat === undefined ? undefined : { kind, seat, count: overtakesBy(plain, seat) };
    }
    case 'lastLap':
      return { kind, count: plain.overtakes.filter(({ late }) => late).length };
    case 'fastestLap': {
      const seat = fastestOf(plain);
      return seat === undefined ? undefined : { kind, seat, plays: bestLapOf(plain, seat) };
    }
    case 'lucky':
      return { kind, seat: tale.seat, spaces: beyondOf(plain, tale.seat, tale.spaces) };
    case 'unlucky':
      return { kind, seat: tale.seat, spaces: -beyondOf(plain, tale.seat, -tale.spaces) };
    case 'figure': {
      const seat = onlyMost(plain, one => figuresOf(plain, one)[tale.name] ?? 0);
      if (seat === undefined) return undefined;
      return { kind, seat, name: tale.name, count: figuresOf(plain, seat)[tale.name] };
    }
    case 'drama':
      return isOver ? { kind, ...dramaOf(plain, laps) } : undefined;
    default:
      return undefined;
  }
}

function aboutRetirements(tale: Tale, race: ToldRace): object | undefined {
  const { kind } = tale;
  const { plain, highlights, whereOut } = race;
  const rounds = plain.out.flatMap(one => one?.round ?? []);
  const outTale = (seat: Seat) => {
    const { round, cause } = plain.out[seat] ?? {};
    return { kind, seat, round, where: whereOut[seat], cause };
  };
  switch (kind) {
    case 'outs':
      return { kind, count: rounds.length, of: plain.out.length };
    case 'firstOut':
      return plain.firstOut === undefined ? undefined : outTale(plain.firstOut);
    case 'leaderOut':
      return plain.out[tale.seat]?.place === 1 ? outTale(tale.seat) : undefined;
    case 'moment':
      return highlights.has(JSON.stringify(tale.highlight)) ? tale : undefined;
    default:
      return undefined;
  }
}

function fastestOf(plain: PlainRace): Seat | undefined {
  return onlyMost(plain, seat => {
    const best = bestLapOf(plain, seat);
    return best === undefined ? undefined : -best;
  });
}

/** Returns what is remembered of a car as it is; undefined where it may not be said. */
export function plainMemory(seat: Seat, memory: Memory, { plain }: ToldRace): unknown {
  const place = placeOf(plain, seat);
  return ofThePlace(seat, memory, plain, place) ?? ofTheDice(seat, memory, plain) ?? undefined;
}

function ofThePlace(seat: Seat, memory: Memory, plain: PlainRace, place: number) {
  const { kind } = memory;
  const leaders = inFront(plain);
  const grid = gridOf(plain, seat);
  const isMost = (of: (one: Seat) => number | undefined) => onlyMost(plain, of) === seat;
  switch (kind) {
    case 'allTheWay':
      return leaders.every(one => one === seat) ? { kind, rounds: leaders.length } : undefined;
    case 'wonFrom':
      return place === 1 ? { kind, grid } : undefined;
    case 'poleToLast':
      return grid === 1 && place === plain.home.length ? { kind, of: place } : undefined;
    case 'climb':
      return isMost(one => gainOf(plain, one)) ? { kind, from: grid, to: place } : undefined;
    case 'fall':
      return isMost(one => -(gainOf(plain, one) ?? 0))
        ? { kind, from: grid, to: place }
        : undefined;
    case 'led':
      return isMost(one => ledBy(plain, one))
        ? { kind, led: ledBy(plain, seat), of: leaders.length }
        : undefined;
    default:
      return undefined;
  }
}

function ofTheDice(seat: Seat, memory: Memory, plain: PlainRace) {
  const { kind } = memory;
  const isMost = (of: (one: Seat) => number | undefined) => onlyMost(plain, of) === seat;
  switch (kind) {
    case 'fastestLap':
      return fastestOf(plain) === seat ? { kind, plays: bestLapOf(plain, seat) } : undefined;
    case 'lucky':
      return isMost(one => plain.beyond[one])
        ? { kind, spaces: beyondOf(plain, seat, memory.spaces) }
        : undefined;
    case 'unlucky':
      return isMost(one => -(plain.beyond[one] ?? 0))
        ? { kind, spaces: -beyondOf(plain, seat, -memory.spaces) }
        : undefined;
    case 'overtakes':
      return isMost(one => overtakesBy(plain, one))
        ? { kind, count: overtakesBy(plain, seat) }
        : undefined;
    case 'late':
      return { kind, count: lateBy(plain, seat) };
    case 'figure': {
      const { name } = memory;
      const countOf = (one: Seat) => figuresOf(plain, one)[name] ?? 0;
      return isMost(countOf) ? { kind, name, count: countOf(seat) } : undefined;
    }
    default:
      return undefined;
  }
}
