// What an event shows: a car's way space by space, and beside its letter the speed that it has now.
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { Note, Step } from '../../screens/race/race-model.ts';
import { turned } from './view/heading.ts';

export function stepsOf(event: ChampionshipEvent): readonly (Step | Note)[] {
  switch (event.kind) {
    case 'carMoved':
    case 'carPlaced':
      return [{ kind: 'place', piece: event.seat, space: event.to }];
    case 'pitLeft':
      return [{ kind: 'place', piece: event.seat, space: event.space }];
    case 'cardRevealed':
      return [{ kind: 'note', seat: event.seat, text: revealed(event) }];
    case 'moveBegan':
    case 'speedChanged':
      return [{ kind: 'note', seat: event.seat, text: String(event.speed) }];
    case 'carSpun':
    case 'stalled':
      return [{ kind: 'note', seat: event.seat, text: '0' }];
    default:
      return [];
  }
}

/** Mark after a card that was out of reach (CFR-159). */
const OUT_OF_REACH = '!';

function revealed({ before, speed, planned }: EventOf<'cardRevealed'>): string {
  return `${turned(before, speed)}${planned === undefined ? '' : OUT_OF_REACH}`;
}

type EventOf<Kind extends ChampionshipEvent['kind']> = Extract<
  ChampionshipEvent,
  { readonly kind: Kind }
>;
