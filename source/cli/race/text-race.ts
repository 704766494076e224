// A race as plain lines of text, for a pipe or a log: no colours, no cursor, and the classification at the end.

import { classification } from '../../replay/classification.ts';
import type { Language } from '../../replay/language.ts';
import { stories } from '../../replay/stories.ts';
import { gridOf } from '../../rules/kit/grid.ts';
import type { Session, SessionSeat } from '../../session/session.ts';
import { levelAndStyle } from '../../ui/styles.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';
import { spokenLanguage } from '../language.ts';
import { print, table } from '../printer.ts';
import { TEXT_WORDS } from './text-words.ts';

const WORDS = { en: EN, fr: FR };

function gridLines(drivers: readonly SessionSeat[], language: Language): readonly string[] {
  const lines = drivers.map(({ name, driver }, at) => {
    const { level = '', character = '' } = driver.kind === 'cpu' ? driver : {};
    const shown = levelAndStyle({ name, kind: driver.kind, level, character }, WORDS[language]);
    return [String(at + 1), name, shown];
  });
  return table([[...TEXT_WORDS[language].grid], ...lines], 3);
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
  const language = spokenLanguage();
  const words = TEXT_WORDS[language];
  print(words.race(board.name, setup.laps, names.length, book.name, setup.seed));
  const drivers = gridOf(setup).flatMap(seat => seats[seat] ?? []);
  for (const line of gridLines(drivers, language)) print(line);
  const story = stories.of(book);
  let told = 0;
  return () => {
    const events = session.events();
    for (const event of events.slice(told)) {
      const line = story.sentence(event, names, board, language, book.id);
      if (line !== undefined) print(line);
    }
    told = events.length;
  };
}

export function printClassification(session: Session): void {
  const { board, book, seats } = session;
  const names = seats.map(seat => seat.name);
  print();
  const lines = classification(session.race(), book, board, names, spokenLanguage());
  for (const line of lines) print(line);
}
