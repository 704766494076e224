// How much a highlight matters, and to whom.
import type { Seat } from '../../rules/kit/types.ts';
import type { Fact, FactKind, Highlight } from './highlight.ts';

const WEIGHTS: Readonly<Record<FactKind, number>> = {
  lead: 3,
  leadInherited: 3,
  overtake: 1,
  podiumLost: 2,
  lapped: 3,
  launch: 2,
  stall: 3,
  flyingStart: 3,
  topRoll: 3,
  lastLap: 4,
  fastestLap: 1,
  weather: 2,
  spin: 2,
  contact: 2,
  engine: 4,
  pitStop: 2,
  wreckCleared: 1,
  out: 4,
  flag: 3,
  stopped: 5,
  restarted: 5,
};
const MOST = 5;
const PODIUM = 3;

export interface When {
  readonly round: number;
  /** Whether the first car is on the last lap of several. */
  readonly isLate: boolean;
}

export function highlightOf(fact: Fact, { round, isLate }: When): Highlight {
  const weight = Math.min(MOST, WEIGHTS[fact.kind] + extra(fact, isLate));
  return { fact, round, weight, ...concerned(fact) };
}

function extra(fact: Fact, isLate: boolean): number {
  const late = isLate ? 1 : 0;
  switch (fact.kind) {
    case 'lead':
    case 'leadInherited':
      return 2 * late;
    case 'overtake':
      return (fact.place <= PODIUM ? 1 : 0) + late;
    case 'podiumLost':
      return late;
    // The first timed lap beats nothing.
    case 'fastestLap':
      return fact.before === undefined ? 0 : 2;
    case 'weather':
      return weatherExtra(fact);
    case 'out':
      return fact.place === 1 ? 1 : 0;
    case 'flag':
      return fact.place === 1 ? 2 : Number(fact.place <= PODIUM);
    default:
      return 0;
  }
}

// The onset of rain, or a track turning wet or dry, changes how everybody drives.
function weatherExtra({ was, now, lasting }: Extract<Fact, { kind: 'weather' }>): number {
  const isRain = now.sky === 'rain' && was.sky !== 'rain';
  if (isRain || now.track !== was.track) return 2;
  return lasting ? 1 : 0;
}

function concerned(fact: Fact): Pick<Highlight, 'seats' | 'hurt'> {
  switch (fact.kind) {
    case 'lead':
      return { seats: [fact.seat, fact.of, ...fact.others], hurt: [fact.of, ...fact.others] };
    case 'leadInherited':
      return { seats: [fact.seat], hurt: [] };
    case 'overtake':
      return { seats: [fact.seat, ...fact.of], hurt: fact.of };
    case 'contact': {
      const others: readonly Seat[] = fact.other === undefined ? [] : [fact.other];
      return { seats: [fact.seat, ...others], hurt: [fact.seat] };
    }
    case 'podiumLost':
    case 'lapped':
    case 'stall':
    case 'spin':
    case 'engine':
    case 'out':
      return { seats: [fact.seat], hurt: [fact.seat] };
    case 'weather':
    case 'stopped':
    case 'restarted':
      return { seats: [], hurt: [] };
    default:
      return { seats: [fact.seat], hurt: [] };
  }
}
