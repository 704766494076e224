// What is counted of the cars of Championship Formula Racing, event by event.
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { Seat } from '../../../rules/kit/types.ts';

/** What is counted of a car, in the order of reports: how often, or how many spaces. */
export const COUNTED = [
  /** Chances for corners and crashes, and how many went wrong. */
  'chances',
  'chancesLost',
  /** Tests of attributes, and how many went wrong. */
  'tests',
  'testsLost',
  'spins',
  /** Passes tried and made by it, and blocks against others. */
  'passesTried',
  'passes',
  'blocks',
  /** Slipstreams, and the spaces that they gave. */
  'slips',
  'slipSpaces',
  'lateBrakings',
  'pitStops',
] as const;
export type Counted = (typeof COUNTED)[number];

export function countsIn(event: ChampionshipEvent): readonly (readonly [Seat, Counted, number])[] {
  switch (event.kind) {
    case 'rollRead':
      return rollCounts(event);
    case 'carSpun':
      return [[event.seat, 'spins', 1]];
    case 'passTried':
      return event.blocked
        ? [
            [event.seat, 'passesTried', 1],
            [event.other, 'blocks', 1],
          ]
        : [[event.seat, 'passesTried', 1]];
    case 'slipTaken':
      return [
        [event.seat, 'slips', 1],
        [event.seat, 'slipSpaces', event.spaces],
      ];
    case 'speedChanged':
      return event.late ? [[event.seat, 'lateBrakings', 1]] : [];
    case 'pitEntered':
      return [[event.seat, 'pitStops', 1]];
    default:
      return [];
  }
}

type RollRead = Extract<ChampionshipEvent, { readonly kind: 'rollRead' }>;

function rollCounts({
  seat,
  cause,
  result,
}: RollRead): readonly (readonly [Seat, Counted, number])[] {
  const isGood = result === 'green';
  if (cause === 'pass') return isGood ? [[seat, 'passes', 1]] : [];
  const isChance = cause === 'chance' || cause === 'crashAvoidance';
  const [made, lost] = isChance
    ? (['chances', 'chancesLost'] as const)
    : (['tests', 'testsLost'] as const);
  return isGood
    ? [[seat, made, 1]]
    : [
        [seat, made, 1],
        [seat, lost, 1],
      ];
}
