// How a race ended for the people in it: the winner, and a sentence for each of them.
import { atFlag } from '../../../replay/commentary/at-flag.ts';
import { stories } from '../../../replay/stories.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { panelsOf } from '../../race-panels/panels-by-game.ts';
import type { Words } from '../../words/words.ts';
import { nameInLog } from './log.ts';
import { humanSeats, type RaceModel } from './race-model.ts';

/** Reports whether a race is over whose flag is shown; a lesson and a lap alone have none. */
export function isFlagOut({ prompt, trial, lesson }: RaceModel): boolean {
  return prompt?.kind === 'over' && trial === undefined && lesson === undefined;
}

/** Returns the first cars that took the flag, at most `most`, the winner first. */
export function podium({ table, moment }: RaceModel, most: number): readonly Seat[] {
  return table.book
    .standings(moment.race, table.board)
    .filter(({ status }) => status === 'finished')
    .toSorted((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ seat }) => seat);
}

/** Returns a sentence for each person in the race; a person alone is spoken to. */
export function flagSentences(model: RaceModel, words: Words): readonly string[] {
  const { table, moment, ends = [] } = model;
  const { book, board, setup } = table;
  const standings = book.standings(moment.race, board);
  const people = humanSeats(table);
  const nameOf = (seat: Seat) => nameInLog(table, seat, false);
  const { round } = stories.of(book).sheetWords(words.race.language, setup.book);
  const { atFlag: said, outAtFlag } = words.race.director;
  return people.flatMap(seat => {
    const flag = atFlag(ends, standings, seat);
    if (flag === undefined) return [];
    const who = people.length === 1 ? {} : { name: nameOf(seat) };
    if (flag.isOut) return outAtFlag(who, panelsOf(model).result(model, seat, words));
    const { place, of, by, past } = flag;
    const told = { ...who, place, of, by: by.map(nameOf), past: past.map(nameOf) };
    return said({ ...told, round: round.head });
  });
}
