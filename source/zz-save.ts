import { seatsOf } from './cli/race/race-setup.ts';
import { circuitNamed } from './cli/tracks/circuits.ts';
import { stables } from './drivers/stables.ts';
import { bookNamed, games } from './rules/games.ts';
import { raceSheet } from './season/sheet/make-sheet.ts';
import { dramaOf } from './season/story/drama.ts';
import { newSession } from './session/begin-session.ts';

const [bookId = '', track = '', cars = '10', laps = '3', seed = '5', save = ''] =
  process.argv.slice(2);
const book = bookNamed(bookId)!;
const read = circuitNamed(track);
const board = games.of(book).boardOf(read);
const s = newSession({
  book,
  board,
  circuitText: read.text,
  seats: seatsOf({ humans: [], cpus: [], grid: Number(cars), level: 'club' }, 12, Number(seed)),
  laps: Number(laps),
  seed: Number(seed),
  levels: stables.of(book).drivers,
});
while (s.next().kind === 'cpu') s.advance();
if (save) s.saveCopy(save);
for (let i = 0; i < 3; i++) {
  const t = performance.now();
  const sheet = raceSheet({ book, board, setup: s.setup, answers: s.answers() });
  console.log(
    s.answers().length,
    'answers',
    (performance.now() - t).toFixed(0),
    'ms',
    dramaOf(sheet),
  );
}
s.close();
