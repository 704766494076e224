// Figures about the cars of a race in rows, collected from its events.
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';

/** What is counted of each car. */
export interface CarLog {
  /** Chances for corners and crashes, and how many went wrong. */
  readonly chances: number;
  readonly chancesLost: number;
  /** Tests of attributes, and how many went wrong. */
  readonly tests: number;
  readonly testsLost: number;
  readonly spins: number;
  /** Passes tried and made by it, and blocks against others. */
  readonly passesTried: number;
  readonly passes: number;
  readonly blocks: number;
  /** Slipstreams, and the spaces that they gave. */
  readonly slips: number;
  readonly slipSpaces: number;
  readonly lateBrakings: number;
  readonly pitStops: number;
  /** Turns until it finished; absent when it did not. */
  readonly turns?: number;
}

type OpenLog = { -readonly [Count in keyof CarLog]: CarLog[Count] };

/** Returns the figures of each car, by seat. */
export function logOf(events: readonly ChampionshipEvent[], seats: number): readonly CarLog[] {
  const logs = Array.from({ length: seats }, newLog);
  let turn = 0;
  for (const event of events) {
    if (event.kind === 'turnBegan') turn = event.turn;
    const log = 'seat' in event ? logs[event.seat ?? -1] : undefined;
    if (log === undefined) continue;
    if (event.kind === 'finished') log.turns = turn;
    if (event.kind === 'passTried' && event.blocked) {
      const defender = logs[event.other];
      if (defender !== undefined) defender.blocks += 1;
    }
    count(log, event);
  }
  return logs;
}

function newLog(): OpenLog {
  return {
    chances: 0,
    chancesLost: 0,
    tests: 0,
    testsLost: 0,
    spins: 0,
    passesTried: 0,
    passes: 0,
    blocks: 0,
    slips: 0,
    slipSpaces: 0,
    lateBrakings: 0,
    pitStops: 0,
  };
}

function count(log: OpenLog, event: ChampionshipEvent): void {
  switch (event.kind) {
    case 'rollRead':
      countRoll(log, event);
      break;
    case 'carSpun':
      log.spins += 1;
      break;
    case 'passTried':
      log.passesTried += 1;
      break;
    case 'slipTaken':
      log.slips += 1;
      log.slipSpaces += event.spaces;
      break;
    case 'speedChanged':
      if (event.late) log.lateBrakings += 1;
      break;
    case 'pitEntered':
      log.pitStops += 1;
      break;
    default:
  }
}

type RollRead = Extract<ChampionshipEvent, { readonly kind: 'rollRead' }>;

function countRoll(log: OpenLog, { cause, result }: RollRead): void {
  const isGood = result === 'green';
  if (cause === 'pass') {
    if (isGood) log.passes += 1;
  } else if (cause === 'chance' || cause === 'crashAvoidance') {
    log.chances += 1;
    if (!isGood) log.chancesLost += 1;
  } else {
    log.tests += 1;
    if (!isGood) log.testsLost += 1;
  }
}
