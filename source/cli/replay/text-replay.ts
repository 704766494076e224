// A recorded race as plain lines of text, for a pipe or a log.
import { classification } from '../../replay/classification.ts';
import { stories } from '../../replay/stories.ts';
import type { RaceEvent, Seat } from '../../rules/kit/types.ts';
import type { Replay } from '../../session/replay.ts';
import { spokenLanguage } from '../language.ts';
import { print } from '../printer.ts';
import { TEXT_WORDS } from '../race/text-words.ts';

/**
 * Prints what happens in a replay from where it stands, and the classification at the end of its record.
 * @throws what the rules throw where they refuse a recorded answer.
 */
export function printReplay(replay: Replay): void {
  const { board, setup, book, seats, playback, wishes, finished } = replay;
  const names = seats.map(seat => seat.name);
  const language = spokenLanguage();
  const words = TEXT_WORDS[language];
  print(words.race(board.name, setup.laps, names.length, book.name, setup.seed));
  const story = stories.of(book);
  const tell = (events: readonly RaceEvent[]) => {
    for (const event of events) {
      if (!isTold(event, wishes.followed)) continue;
      const line = story.sentence(event, names, board, language, book.id);
      if (line !== undefined) print(line);
    }
  };
  const begins = playback.answered() === 0;
  tell(begins ? playback.events() : eventsOfRound(playback.events(), playback.race().round));
  while (playback.next() !== undefined) tell(playback.advance().events);
  print();
  if (!finished) print(words.recordEnds);
  for (const line of classification(playback.race(), book, board, names, language)) print(line);
}

// Events that concern nobody in particular, such as a change of the weather, are printed whoever is followed.
function isTold({ seat }: RaceEvent, followed: Seat | undefined): boolean {
  return followed === undefined || seat === undefined || seat === followed;
}

// The answer that ends a round also produces the first events of the next one.
function eventsOfRound(events: readonly RaceEvent[], round: number): readonly RaceEvent[] {
  const begun = events.findLastIndex(event => 'round' in event && event.round === round);
  return begun < 0 ? [] : events.slice(begun);
}
