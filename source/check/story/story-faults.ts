// Whether every number of the story of a race, and of what was told on the way, is that of the race told plainly.
import { directAgain } from '../../replay/director/direct-again.ts';
import type { Fact } from '../../replay/director/happening.ts';
import { scorers } from '../../replay/tally/scorers.ts';
import type { RaceSetup, Seat } from '../../rules/kit/types.ts';
import { raceSheet } from '../../season/sheet/make-sheet.ts';
import { type Tale, talesOf } from '../../season/story/tales.ts';
import { compared } from './compared.ts';
import { orderFaults } from './order-faults.ts';
import { type DrivenRace, type PlainRace, plainRace, type Told } from './plain-race.ts';

/** A race and the answers that led through it. */
export interface AnsweredRace {
  readonly driven: DrivenRace;
  readonly setup: RaceSetup;
  readonly answers: Parameters<typeof raceSheet>[0]['answers'];
}

/** What was checked of a race. */
export interface StoryCheck {
  /** Every number that is another one when it is told plainly. */
  readonly faults: readonly string[];
  readonly tales: number;
  readonly told: number;
}

/** Compares the story of a race, and all that its director tells, with its events. */
export function checkStory({ driven, setup, answers }: AnsweredRace): StoryCheck {
  const { book, board } = driven;
  const plain = plainRace(driven);
  const sheet = raceSheet({ book, board, setup, answers });
  const tales = talesOf(sheet, scorers.of(book).notable);
  const { told } = directAgain({ setup, answers }, book, board);
  const facts = told.map(({ happening }) => happening);
  const faults = [
    ...tales.flatMap(tale => taleFaults(tale, plain, driven)),
    ...facts.flatMap(({ fact, round }) => factFaults(fact, round, plain)),
    ...orderFaults(told, driven),
    ...countFaults(
      facts.map(({ fact }) => fact),
      plain,
    ),
  ];
  return { faults, tales: tales.length, told: facts.length };
}

function gridOf({ orders }: PlainRace, seat: Seat): number {
  return 1 + (orders[0]?.indexOf(seat) ?? -1);
}

function placeOf({ home }: PlainRace, seat: Seat): number {
  return 1 + home.findIndex(one => one.seat === seat);
}

/** The car in front at the end of each round, until the winner is home. */
function inFront({ orders, home }: PlainRace): readonly Seat[] {
  const last = home[0]?.round ?? orders.length - 1;
  return orders.slice(1, last + 1).flatMap(([leader]) => leader ?? []);
}

function changes(leaders: readonly Seat[]): number {
  return leaders.filter((seat, at) => at > 0 && seat !== leaders[at - 1]).length;
}

/** What only one game counts, as its events tell it. */
const FIGURES: Readonly<Record<string, (event: Told) => boolean>> = {
  spinouts: ({ kind }) => kind === 'carSpun',
  spins: ({ kind }) => kind === 'carSpun',
  overshoots: ({ kind }) => kind === 'cornerOvershot',
  slipstreams: event => event.kind === 'carMoved' && event['how'] === 'slipstream',
  collisions: event =>
    (event.kind === 'pointsPaid' && event['part'] === 'body' && event['why'] !== 'wall') ||
    (event.kind === 'carRetired' && event['why'] === 'collision'),
  pitStops: ({ kind }) => kind === 'pitStopMade',
  slips: ({ kind }) => kind === 'slipTaken',
  chances: event => event.kind === 'rollRead' && event['cause'] === 'chance',
  lateBrakings: event => event.kind === 'speedChanged' && event['late'] === true,
};

function taleFaults(tale: Tale, plain: PlainRace, { laps }: DrivenRace): readonly string[] {
  const leaders = inFront(plain);
  const check = (said: unknown, plainly: unknown) => compared(tale.kind, said, plainly);
  switch (tale.kind) {
    case 'win': {
      const { seat, grid, plays } = tale;
      const winner = plain.home[0]?.seat ?? -1;
      return check([seat, grid, plays], [winner, gridOf(plain, winner), plain.plays[winner]]);
    }
    case 'podium':
      return check(
        [tale.second, tale.third ?? -1],
        [plain.home[1]?.seat, plain.home[2]?.seat ?? -1],
      );
    case 'allTheWay':
      return check(leaders.map(() => tale.seat).slice(0, tale.rounds), leaders);
    case 'leadChanges':
      return check(tale.count, changes(leaders));
    case 'ledMost':
      return check(
        [tale.led, tale.of],
        [leaders.filter(seat => seat === tale.seat).length, leaders.length],
      );
    case 'climb':
    case 'fall':
      return check([tale.from, tale.to], [gridOf(plain, tale.seat), placeOf(plain, tale.seat)]);
    case 'overtakes':
      return check(tale.count, plain.overtakes.filter(({ by }) => by === tale.seat).length);
    case 'lastLap':
      return check(tale.count, plain.overtakes.filter(({ late }) => late).length);
    case 'fastestLap':
      return check(tale.plays, Math.min(...plain.laps.flat()));
    case 'drama':
      return check(tale.points, drama(plain));
    default:
      return outTaleFaults(tale, plain, laps);
  }
}

function outTaleFaults(
  tale: Exclude<
    Tale,
    {
      kind:
        | 'win'
        | 'podium'
        | 'allTheWay'
        | 'leadChanges'
        | 'ledMost'
        | 'climb'
        | 'fall'
        | 'overtakes'
        | 'lastLap'
        | 'fastestLap'
        | 'drama';
    }
  >,
  plain: PlainRace,
  _laps: number,
): readonly string[] {
  const check = (said: unknown, plainly: unknown) => compared(tale.kind, said, plainly);
  switch (tale.kind) {
    case 'lucky':
      return check(tale.spaces, roundedAs(tale.spaces, plain.beyond[tale.seat] ?? 0));
    case 'unlucky':
      return check(tale.spaces, roundedAs(tale.spaces, -(plain.beyond[tale.seat] ?? 0)));
    case 'figure': {
      const wanted = FIGURES[tale.name];
      if (wanted === undefined) return [];
      return check(
        tale.count,
        plain.count(event => event.seat === tale.seat && wanted(event)),
      );
    }
    case 'outs':
      return check(
        [tale.count, tale.of],
        [plain.out.filter(one => one !== undefined).length, plain.out.length],
      );
    case 'firstOut':
    case 'leaderOut': {
      const { round, cause } = plain.out[tale.seat] ?? {};
      return check([tale.round, tale.cause], [round, cause]);
    }
    default:
      return [];
  }
}

// Sums of sixths and eighths are a hair off: a half may be told as either neighbour.
function roundedAs(told: number, spaces: number): number {
  return Math.abs(told - spaces) <= 0.5 + 1e-9 ? told : Math.round(spaces);
}

function drama(plain: PlainRace): number {
  const late = plain.overtakes.filter(one => one.late).length;
  const leadersOut = plain.out.filter(one => one?.place === 1).length;
  return changes(inFront(plain)) + plain.overtakes.length + late + 2 * leadersOut;
}

function factFaults(fact: Fact, round: number, plain: PlainRace): readonly string[] {
  const check = (said: unknown, plainly: unknown) =>
    compared(`${fact.kind} in round ${round}`, said, plainly);
  switch (fact.kind) {
    case 'flag':
      return check(
        [fact.place, fact.grid, fact.plays],
        [placeOf(plain, fact.seat), gridOf(plain, fact.seat), plain.plays[fact.seat]],
      );
    case 'out': {
      const { lap, cause, place } = plain.out[fact.seat] ?? {};
      return check([fact.lap, fact.cause, fact.place ?? 0], [lap, cause, place]);
    }
    case 'launch':
      return check(
        [fact.grid, fact.place],
        [gridOf(plain, fact.seat), 1 + (plain.orders[1]?.indexOf(fact.seat) ?? -1)],
      );
    case 'fastestLap':
      return check((plain.laps[fact.seat] ?? []).includes(fact.plays), true);
    default:
      return [];
  }
}

// Each of these is told as often as it happened, and the last fastest lap is the fastest.
function countFaults(facts: readonly Fact[], plain: PlainRace): readonly string[] {
  const told = (kind: Fact['kind']) => facts.filter(fact => fact.kind === kind).length;
  const laps = plain.laps.flat();
  const last = facts.findLast(fact => fact.kind === 'fastestLap');
  return [
    ...compared('flags', told('flag'), plain.home.length),
    ...compared('outs', told('out'), plain.out.filter(one => one !== undefined).length),
    ...compared(
      'spins',
      told('spin'),
      plain.count(({ kind }) => kind === 'carSpun'),
    ),
    ...compared(
      'stalls',
      told('stall'),
      plain.count(({ kind }) => kind === 'carStalled' || kind === 'stalled'),
    ),
    ...(last === undefined && laps.length === 0
      ? []
      : compared('the fastest lap', last?.plays, Math.min(...laps))),
  ];
}
