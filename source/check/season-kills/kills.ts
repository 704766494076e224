// Kills programs at random moments in a season and looks at what is left of it.
//   node source/check/season-kills/kills.ts --kills 500 [--kind short] [--book trant] [--seed N]
import { orderOf, wholeNumber } from '../orders.ts';
import { kindNamed } from './kinds.ts';
import { type Kill, KilledSeason } from './try-kill.ts';
import { WAYS } from './ways.ts';

const { kills, kind, seed } = orderOf(
  {
    about: `Kills the program as npm run prepare has built it, while trials, races and rulings of a season are entered, and opens
the season after each: nothing entered is lost, no line is there twice, the check finds nothing. Ends with 1 when
anything is wrong.`,
    flags: {
      kills: { type: 'string', default: '100', takes: 'N', says: 'how many' },
      kind: {
        type: 'string',
        default: 'mixed',
        takes: 'NAME',
        says: 'mixed; short, of many short races; people, whose answers are saved',
      },
      book: { type: 'string', takes: 'ID', says: 'seasons by this book (that of the kind)' },
      seed: { type: 'string', takes: 'N', says: 'seed of the first season (the time of day)' },
    },
  },
  given => ({
    kills: wholeNumber('kills', given.kills),
    kind: kindNamed(given.kind, given.book),
    seed: given.seed === undefined ? Date.now() % 1_000_000 : wholeNumber('seed', given.seed, 0),
  }),
);

const began = Date.now();
const season = new KilledSeason(kind, seed);
const done: Kill[] = [];
let faulty = 0;
while (done.length < kills) {
  const kill = await season.kill();
  done.push(kill);
  if (kill.faults.length === 0) continue;
  faulty += 1;
  console.log(`kill ${kill.number}, ${kill.way}, after ${kill.moment}`);
  for (const fault of kill.faults) console.log(`  ${fault}`);
}
season.close();
for (const way of WAYS) {
  const of = done.filter(kill => kill.way === way);
  const inTime = of.filter(kill => kill.wasInTime).length;
  const entered = of.reduce((sum, kill) => sum + kill.entered, 0);
  if (of.length > 0) console.log(`${way}: ${of.length} runs, ${inTime} killed, ${entered} lines`);
}
const seconds = ((Date.now() - began) / 1000).toFixed(1);
console.log(
  `${kills} kills from seed ${seed} in ${season.seasons()} seasons, ${faulty} with a fault, ${seconds} s`,
);
process.exitCode = faulty === 0 ? 0 : 1;
