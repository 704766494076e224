// What stands in the place of a question while cars move: the gaps of one's own car.
import { watchers } from '../../../../replay/commentary/watchers.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import { wrapped } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import type { GapWords, NextCar } from '../../../words/director-words.ts';
import type { Words } from '../../../words/words.ts';
import { nameInLog } from '../log.ts';
import { humansRacing, type RaceModel } from '../race-model.ts';
import { rollShown } from '../roll/rolling.ts';
import { namedRuns } from './named-runs.ts';

const OWN_MOST = 2;

/** Reports whether cars move in a race: nobody is asked, and no die of a person rolls. */
export function isWatching(race: RaceModel): boolean {
  const { prompt, replay, trial } = race;
  return [prompt, replay, trial, rollShown(race)].every(one => one === undefined);
}

/**
 * Returns a row for each of the first two people who race: the place, and the spaces to the cars next to it; none for a car
 * that has no place on the road yet.
 */
export function gapRows(race: RaceModel, columns: number, { race: words }: Words): readonly Row[] {
  const { table, shown } = race;
  const order = table.book
    .standings(shown, table.board)
    .filter(({ status }) => status !== 'retired')
    .map(({ seat }) => seat);
  return humansRacing(race)
    .filter(seat => distanceOf(race, seat) !== undefined)
    .slice(0, OWN_MOST)
    .flatMap(seat => wrapped(words.director.gaps(gapsOf(race, order, seat)), columns - 2))
    .map(text => [{ text: ' ', tone: 'plain' }, ...namedRuns(race, { text, tone: 'plain' })]);
}

function gapsOf(race: RaceModel, order: readonly Seat[], seat: Seat): GapWords {
  const at = order.indexOf(seat);
  const ahead = nextTo(race, seat, order[at - 1]);
  const behind = nextTo(race, seat, order[at + 1]);
  return {
    name: nameInLog(race.table, seat, false),
    place: at + 1,
    ...(ahead === undefined ? {} : { ahead }),
    ...(behind === undefined ? {} : { behind }),
  };
}

// A car that has finished has left the track.
function nextTo(race: RaceModel, seat: Seat, other: Seat | undefined): NextCar | undefined {
  const { table, shown } = race;
  const { book, board } = table;
  const isRacing = book
    .standings(shown, board)
    .some(one => one.seat === other && one.status === 'racing');
  if (other === undefined || !isRacing) return undefined;
  const [own, next] = [distanceOf(race, seat), distanceOf(race, other)];
  if (own === undefined || next === undefined) return undefined;
  const spaces = Math.abs(own - next);
  return { name: nameInLog(table, other, false), spaces: Math.round(2 * spaces) / 2 };
}

function distanceOf({ table: { book, board }, shown }: RaceModel, seat: Seat): number | undefined {
  return watchers.of(book).distance(seat, { board, race: shown });
}
