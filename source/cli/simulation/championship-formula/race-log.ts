// Figures about the cars of a race in rows, collected from its events.

import {
  COUNTED,
  type Counted,
  countsIn,
} from '../../../replay/tally/championship-formula/counted.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';

/** What is counted of each car. */
export interface CarLog extends Readonly<Record<Counted, number>> {
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
    if (event.kind === 'finished') {
      const log = logs[event.seat];
      if (log !== undefined) log.turns = turn;
    }
    for (const [seat, name, count] of countsIn(event)) {
      const log = logs[seat];
      if (log !== undefined) log[name] += count;
    }
  }
  return logs;
}

function newLog(): OpenLog {
  return Object.fromEntries(COUNTED.map(name => [name, 0])) as Record<Counted, number>;
}
