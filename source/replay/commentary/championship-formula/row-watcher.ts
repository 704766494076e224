// Which events of Championship Formula Racing are highlights by themselves.
import { cornerOf, spaceOf } from '../../../circuit/board.ts';
import { ROW_TICKS } from '../../../circuit/rows/layout.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { distanceOf } from '../../../rules/championship-formula/chapters/movement/position.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { RaceEvent, Seat } from '../../../rules/kit/types.ts';
import type { Moment } from '../../tally/scorer.ts';
import type { Watcher } from '../watcher.ts';

type RowMoment = Moment<ChampionshipRace, RowBoard>;
type RowShown = Pick<RowMoment, 'board' | 'race'>;
type RollRead = Extract<ChampionshipEvent, { readonly kind: 'rollRead' }>;

/** Notices stalls, spins and pit stops. Places are settled when everybody has moved, at the end of a turn. */
export const rowWatcher: Watcher = {
  laps: ({ laps }: ChampionshipRace) => laps,
  distance(seat, { race, board }: RowShown) {
    const car = race.cars[seat];
    if (car === undefined || car.space === '') return undefined;
    return distanceOf(car, board) / ROW_TICKS;
  },
  space: (seat, { race }: RowShown) => race.cars[seat]?.space || undefined,
  lapLength: ({ board }) => board.ticks / ROW_TICKS,
  settles: ({ kind }) => kind === 'turnEnded',
  regroups: () => false,
  notice(event: ChampionshipEvent, { moment, earlier, tally }) {
    switch (event.kind) {
      case 'stalled':
        return { kind: 'stall', seat: event.seat, ...startRoll(event.seat, earlier) };
      case 'carSpun': {
        const { board } = moment;
        const where = cornerOf(board, spaceOf(board, event.space))?.name ?? '';
        return { kind: 'spin', seat: event.seat, where };
      }
      case 'tireChanged': {
        const lap = Math.max(1, tally.cars[event.seat]?.laps ?? 0);
        return { kind: 'pitStop', seat: event.seat, stop: event.tire, lap };
      }
      default:
        return undefined;
    }
  },
};

function startRoll(seat: Seat, earlier: readonly RaceEvent[]): { readonly roll?: number } {
  const isOwn = (event: RaceEvent): event is RollRead =>
    event.kind === 'rollRead' && event.seat === seat;
  const roll = earlier.findLast(isOwn)?.total;
  return roll === undefined ? {} : { roll };
}
