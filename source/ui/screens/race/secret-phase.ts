// A secret answer that several drivers give: who has given it, who is waited for, and the race as everybody may see it.
import type { Seat } from '../../../rules/kit/types.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Words } from '../../words/words.ts';
import { nameOf, type RaceModel } from './race-model.ts';

/** Returns the race with nothing in it that only the person who is asked may see, and without the question. */
export function openlyShown(race: RaceModel): RaceModel {
  const shown = race.moment.open ?? race.moment.race;
  const moment = { ...race.moment, race: shown };
  const kept = panelsOf(race).fresh();
  return { ...race, moment, shown, kept, prompt: undefined, roll: undefined };
}

/** Returns who has answered and who is waited for, in words; none where one driver alone is asked. */
export function waitingText(race: RaceModel, { race: words }: Words): readonly string[] {
  const waiting = race.moment.race.agenda[0]?.seats ?? [];
  const total = laidBy(race, waiting).length + waiting.length;
  if (total < 2) return [];
  const names = waiting.map(seat => nameOf(race.table, seat)).join(', ');
  return [words.cover.waiting(total - waiting.length, total, names)];
}

function laidBy(race: RaceModel, waiting: readonly Seat[]): readonly Seat[] {
  const { table, shown } = race;
  const { laid } = panelsOf(race);
  if (laid !== undefined) return laid(race);
  return table.book
    .standings(shown, table.board)
    .filter(({ seat, status }) => status === 'racing' && !waiting.includes(seat))
    .map(({ seat }) => seat);
}
