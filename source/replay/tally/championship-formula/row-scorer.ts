// What is counted of a race of Championship Formula Racing.
import { cornerOf, spaceOf } from '../../../circuit/board.ts';
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import { type Moment, type Scorer, underWay } from '../scorer.ts';
import type { Tally } from '../tally.ts';
import { countsIn } from './counted.ts';

type RowMoment = Moment<ChampionshipRace, RowBoard>;

export const rowScorer: Scorer = {
  notable: { chances: 4, spins: 2, passes: 2, blocks: 3, slips: 5, lateBrakings: 6 },
  former: {},
  shown: ['wearLeft', 'chances', 'spins', 'passes', 'slips'],
  laps: ({ cars }: ChampionshipRace) => cars.map(({ laps }) => laps),
  retirement(seat, { race, board }: RowMoment) {
    const car = race.cars[seat];
    if (car?.retirement === undefined) return undefined;
    return { cause: car.retirement, where: cornerAt(board, car.space) };
  },
  read(event: ChampionshipEvent, moment: RowMoment, tally) {
    if (event.kind === 'turnBegan') beginTurn(event.turn, moment, tally);
    else noteCourse(event, moment, tally);
    noteChips(event, tally);
    for (const [seat, figure, count] of countsIn(event)) tally.count(seat, figure, count);
  },
  atEnd({ cars }: ChampionshipRace, seat) {
    const car = cars[seat];
    return car?.status === 'finished'
      ? { wearLeft: car.wear, skillLeft: car.green, redLeft: car.red }
      : {};
  },
  left: () => ({}),
};

function cornerAt(board: RowBoard, space: string): string {
  return cornerOf(board, spaceOf(board, space))?.name ?? '';
}

// Nobody moves between the beginning of a turn and the first card, but a turn in which nobody is asked ends at once: a car
// that has since taken the flag is no longer under way for the book.
function beginTurn(turn: number, moment: RowMoment, tally: Tally): void {
  const racing = tally.racing();
  const order = underWay(moment).filter(seat => racing.includes(seat));
  tally.beginRound(turn, [...order, ...racing.filter(seat => !order.includes(seat))]);
  for (const seat of racing) {
    tally.play(seat);
    if (moment.race.cars[seat]?.stop !== undefined) tally.aside(seat);
  }
}

function noteCourse(event: ChampionshipEvent, { race, board }: RowMoment, tally: Tally): void {
  switch (event.kind) {
    case 'retired':
      tally.dropped(event.seat, { cause: event.cause, where: cornerAt(board, event.space) });
      break;
    // Who has completed the last lap first is decided at the end of the turn (CFR-76 to CFR-78).
    case 'lineCrossed':
      if (event.laps <= race.laps) tally.crossed(event.seat);
      break;
    case 'finished':
      tally.finished(event.seat);
      break;
    case 'pitEntered':
      tally.aside(event.seat);
      break;
    default:
      break;
  }
}

function noteChips(event: ChampionshipEvent, tally: Tally): void {
  switch (event.kind) {
    case 'wearPaid':
      tally.spent(event.seat, 'wear', event.wear);
      break;
    case 'skillSpent':
      tally.spent(event.seat, 'skill', event.green);
      tally.spent(event.seat, 'red', event.red);
      break;
    case 'bidRevealed':
      tally.count(event.seat, 'bidWear', event.bid.wear);
      tally.count(event.seat, 'bidSkill', event.bid.skill);
      break;
    default:
      break;
  }
}
