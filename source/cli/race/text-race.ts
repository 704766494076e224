// A race as plain lines of text, for a pipe or a log: no colours, no cursor, and the classification at the end.

import { classification } from '../../replay/classification.ts';
import { stories } from '../../replay/stories.ts';
import { gridOf } from '../../rules/kit/grid.ts';
import type { Session, SessionSeat } from '../../session/session.ts';
import { levelAndStyle } from '../../ui/styles.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import { EN } from '../../ui/words/en/words.ts';
import { print, table } from '../printer.ts';

/** Returns the drivers in grid order, with level and style of each CPU driver. */
function gridLines(drivers: readonly SessionSeat[]): readonly string[] {
  const lines = drivers.map(({ name, driver }, at) => {
    const { level = '', character = '' } = driver.kind === 'cpu' ? driver : {};
    return [String(at + 1), name, levelAndStyle({ name, kind: driver.kind, level, character }, EN)];
  });
  return table([['grid', 'driver', 'level, style'], ...lines], 3);
}

/** Lets the CPU drivers of a session race to the end and prints what happens. */
export function printRace(session: Session): void {
  const told = raceTeller(session);
  told();
  while (session.next().kind === 'cpu') {
    session.advance();
    told();
  }
  printClassification(session);
  session.close();
}

/** Prints how a race begins, and returns what prints everything that has happened in it since the last time. */
export function raceTeller(session: Session): () => void {
  const { board, setup, book, seats } = session;
  const names = seats.map(seat => seat.name);
  const distance = plural(setup.laps, 'lap', 'laps');
  const cars = plural(names.length, 'car', 'cars');
  print(`${board.name}: ${distance}, ${cars}, ${book.name}, seed ${setup.seed}`);
  const drivers = gridOf(setup).flatMap(seat => seats[seat] ?? []);
  for (const line of gridLines(drivers)) print(line);
  const story = stories.of(book);
  let told = 0;
  return () => {
    const events = session.events();
    for (const event of events.slice(told)) {
      const line = story.sentence(event, names, board, 'en', book.id);
      if (line !== undefined) print(line);
    }
    told = events.length;
  };
}

/** Prints a blank line and the classification of a race. */
export function printClassification(session: Session): void {
  const { board, book, seats } = session;
  const names = seats.map(seat => seat.name);
  print();
  for (const line of classification(session.race(), book, board, names)) print(line);
}
