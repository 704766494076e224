// A race as plain text lines, for a pipe or a log: no colours, no cursor; it ends with the classification.

import { classification } from '../replay/classification.ts';
import { sentence } from '../replay/story.ts';
import type { RaceEvent } from '../rules/kit/types.ts';
import type { Session } from '../session/session.ts';
import { print } from './printer.ts';

/** Lets the CPU drivers of a session race to the end and prints what happens. */
export function printRace(session: Session): void {
  const { board, setup, book, seats } = session;
  const names = seats.map(seat => seat.name);
  print(
    `${board.name}: ${setup.laps} laps, ${names.length} cars, ${book.name}, seed ${setup.seed}`,
  );
  print(`grid: ${names.join(', ')}`);
  const tell = (events: readonly RaceEvent[]) => {
    for (const event of events) {
      const line = sentence(event, names, board);
      if (line !== undefined) print(line);
    }
  };
  tell(session.events());
  while (session.next().kind === 'cpu') tell(session.advance().events);
  print();
  for (const line of classification(session.race(), book, board, names)) print(line);
  session.close();
}
