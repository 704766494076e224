// Compares the stories of many races with the races told plainly; for a change to what is told. A fast part of it is a test.
//   npx node source/check/story/stories.ts [--races 200] [--seed 1]
import { orderOf, wholeNumber } from '../orders.ts';
import { drivenRace, TOLD_BOOKS } from './driven-races.ts';
import { checkStory } from './story-faults.ts';

interface Order {
  readonly races: number;
  readonly seed: number;
}

/** Returns the number of faults. */
function compare({ races, seed }: Order): number {
  let [faults, tales, told] = [0, 0, 0];
  for (let race = seed; race < seed + races; race++) {
    const book = TOLD_BOOKS[race % TOLD_BOOKS.length] ?? TOLD_BOOKS[0];
    const check = checkStory(drivenRace(book, race, false));
    for (const fault of check.faults) console.log(`${book}, seed ${race}: ${fault}`);
    faults += check.faults.length;
    tales += check.tales;
    told += check.told;
  }
  console.log(
    `${races} races, ${tales} sentences of stories, ${told} happenings: ${faults} faults.`,
  );
  return faults;
}

const faults = compare(
  orderOf(
    {
      about: 'Compares every number of the stories of races with the races told plainly.',
      flags: {
        races: { type: 'string', default: '200', takes: 'N', says: 'number of races' },
        seed: { type: 'string', default: '1', takes: 'N', says: 'seed of the first race' },
      },
    },
    ({ races, seed }): Order => ({
      races: wholeNumber('races', races),
      seed: wholeNumber('seed', seed, 0),
    }),
  ),
);
process.exitCode = faults > 0 ? 1 : 0;
