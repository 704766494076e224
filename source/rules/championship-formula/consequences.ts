// What a choice would do, as shown to people: first what is sure, then what dice or other drivers decide.
import type { Foretold } from '../kit/foretell.ts';
import type { Consequence, Seat } from '../kit/types.ts';
import type { ChampionshipEvent } from './events.ts';
import type { ChampionshipRace } from './state.ts';

/** Returns the consequences of a choice of a seat, surest first. */
export function consequencesOf(
  seat: Seat,
  { events, expected }: Foretold<ChampionshipRace, ChampionshipEvent>,
): readonly Consequence[] {
  const own = events.filter(event => 'seat' in event && event.seat === seat);
  return [...own.flatMap(event => told(event) ?? []), ...expected];
}

function told(event: ChampionshipEvent): Consequence | undefined {
  switch (event.kind) {
    case 'wearPaid':
      return { kind: 'wear', amount: event.wear, of: event.left + event.wear };
    case 'skillSpent':
      return event.red > 0
        ? { kind: 'redChip', amount: event.red }
        : { kind: 'skill', amount: event.green };
    case 'speedChanged':
      return { kind: 'speed', amount: event.speed };
    case 'carSpun':
      return { kind: 'spin' };
    case 'retired':
      return { kind: 'eliminated' };
    case 'tireChanged':
      return { kind: 'wearSet', amount: event.wear };
    default:
      return undefined;
  }
}
