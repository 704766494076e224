// What the commentary must report of an event, derived from the event and the race around it.
import type { Board } from '../../circuit/board.ts';
import type { Fact } from '../../replay/commentary/highlight.ts';
import type { Race, Seat } from '../../rules/kit/types.ts';
import { gridOf } from './plain-figures.ts';
import { spacesBetween } from './plain-orders.ts';
import type { DrivenRace, Logged, PlainRace, Told } from './plain-race.ts';

/** The most that a gear moves a car: a 30 in sixth, of the printed die and of the printed chart. */
const MOST = { die: 'gear6', gear: 6, spaces: 30 } as const;

type Car = { readonly space?: string };

/** Returns the name of the corner in which a space lies, empty for a straight. */
function cornerAt(board: Board, space: unknown): string {
  const found = board.spaces[board.indexOf.get(String(space)) ?? -1];
  return board.corners[found?.corner ?? -1]?.name ?? '';
}

/** Returns where a car stands, or has left a corner too early in the play at hand. */
function troubleAt({ event, race, overshot }: Logged, board: Board, isOvershoot: boolean): string {
  if (isOvershoot && overshot !== undefined) return overshot;
  const { cars } = race as Race & { readonly cars: readonly Car[] };
  return cornerAt(board, event['space'] ?? cars[event.seat ?? -1]?.space);
}

/** Returns where a car dropped out; empty on a straight and for one that did not. */
export function whereOut({ log }: PlainRace, board: Board, seat: Seat): string {
  const out = log.find(({ event }) => event.seat === seat && isOut(event));
  return out === undefined
    ? ''
    : troubleAt(out, board, String(out.event['why'] ?? out.event['cause']) === 'overshoot');
}

function isOut({ kind }: Told): boolean {
  return kind === 'carRetired' || kind === 'retired';
}

/** Returns a fact as an event has it; undefined where the event does not contain it. */
export function plainFact(
  fact: Fact,
  logged: Logged,
  plain: PlainRace,
  driven: DrivenRace,
): unknown {
  return (
    ofTheCourse(fact, logged, plain, driven) ??
    ofTrouble(fact, logged, plain, driven) ??
    ofTheDice(fact, logged)
  );
}

function ofTheCourse({ kind }: Fact, logged: Logged, plain: PlainRace, driven: DrivenRace) {
  const { event, laps, lap, isFirstThere, crossings } = logged;
  const { seat = -1 } = event;
  switch (kind) {
    case 'flag': {
      const place = 1 + plain.home.findIndex(one => one.seat === seat);
      const isHome = event.kind === 'carFinished' || event.kind === 'finished';
      const plays = plain.plays[seat];
      return isHome ? { kind, seat, place, grid: gridOf(plain, seat), plays } : undefined;
    }
    case 'lastLap': {
      if (!isFirstThere || crossings !== laps || laps < 2) return undefined;
      const { book, board } = driven;
      const racing = book.standings(logged.race, board).filter(one => one.status === 'racing');
      const next = racing.slice(0, 2).find(one => one.seat !== seat)?.seat;
      if (next === undefined) return { kind, seat, lap: laps, gap: 0 };
      return { kind, seat, lap: laps, next, gap: spacesBetween(seat, next, logged.race, driven) };
    }
    case 'fastestLap': {
      if (lap === undefined || lap.plays >= lap.best) return undefined;
      const before = Number.isFinite(lap.best) ? { before: lap.best } : {};
      return { kind, seat, plays: lap.plays, ...before };
    }
    case 'pitStop': {
      const stop = { pitStopMade: event['stop'], tireChanged: event['tire'] }[event.kind];
      return stop === undefined ? undefined : { kind, seat, stop, lap: Math.max(1, crossings) };
    }
    default:
      return undefined;
  }
}

function ofTrouble({ kind }: Fact, logged: Logged, plain: PlainRace, { board }: DrivenRace) {
  const { event, crossings } = logged;
  const { seat = -1 } = event;
  const told = (wanted: string, figures: object = { seat }) =>
    event.kind === wanted ? { kind, ...figures } : undefined;
  switch (kind) {
    case 'spin':
      return told('carSpun', { seat, where: troubleAt(logged, board, true) });
    case 'engine':
      return told('engineBlown');
    case 'wreckCleared':
      return told('wreckRemoved');
    case 'stopped':
      return told('raceStopped', {});
    case 'restarted':
      return told('raceRestarted', { laps: event['laps'] });
    case 'out': {
      if (!isOut(event)) return undefined;
      const cause = String(event['why'] ?? event['cause']);
      const where = troubleAt(logged, board, cause === 'overshoot');
      const { place = 0 } = plain.out[seat] ?? {};
      const from = place === 0 ? {} : { place };
      return { kind, seat, lap: Math.max(1, crossings), cause, where, ...from };
    }
    case 'contact': {
      const { test, failed, other, marker, roll } = event;
      if (test !== 'collision' || failed !== true) return undefined;
      const isCar = marker === undefined && Number(other) >= 0 && other !== seat;
      return told('testMade', { seat, ...(isCar ? { other } : {}), roll });
    }
    default:
      return undefined;
  }
}

function ofTheDice({ kind }: Fact, { event, earlier, weather }: Logged) {
  const { seat = -1 } = event;
  const thrown = earlier.findLast(
    one => one.seat === seat && (one.kind === 'dieRolled' || one.kind === 'rollRead'),
  );
  const roll = thrown?.['value'] ?? thrown?.['total'];
  const rolled = { kind, seat, ...(roll === undefined ? {} : { roll }) };
  switch (kind) {
    case 'stall':
      return event.kind === 'carStalled' || event.kind === 'stalled' ? rolled : undefined;
    case 'flyingStart':
      return event.kind === 'superStarted' ? rolled : undefined;
    case 'topRoll': {
      const { die, value, gear, points } = event;
      const isTop =
        event.kind === 'dieRolled'
          ? die === MOST.die && value === MOST.spaces
          : event.kind === 'chartRead' && gear === MOST.gear && points === MOST.spaces;
      return isTop ? { kind, seat, roll: MOST.spaces, gear: MOST.gear } : undefined;
    }
    case 'weather': {
      if (event.kind !== 'weatherSet' || weather === undefined) return undefined;
      const of = ({ sky, track }: Told) => ({ sky, track });
      const lasting = event['hold'] === 'fixed' && weather['hold'] !== 'fixed';
      return { kind, was: of(weather), now: of(event), lasting };
    }
    default:
      return undefined;
  }
}
