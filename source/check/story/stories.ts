// Compares the stories of many races with the races told plainly; for a change to what is told. A fast part of it is a test.
//   npx node source/check/story/stories.ts [--races 200] [--seed 1]
import { orderOf, wholeNumber } from '../orders.ts';
import { drivenRace, TOLD_BOOKS } from './driven-races.ts';
import { checkStory } from './story-faults.ts';

interface Order {
  readonly races: number;
  readonly seed: number;
}

function compare({ races, seed }: Order): number {
  let faults = 0;
  const claims: Record<string, number> = {};
  for (let race = seed; race < seed + races; race++) {
    const book = TOLD_BOOKS[race % TOLD_BOOKS.length] ?? '';
    const check = checkStory(drivenRace(book, race, false));
    for (const fault of check.faults) console.log(`${book}, seed ${race}: ${fault}`);
    faults += check.faults.length;
    for (const [name, count] of Object.entries(check.claims)) {
      claims[name] = (claims[name] ?? 0) + count;
    }
  }
  const made = Object.entries(claims).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const sum = made.reduce((total, [, count]) => total + count, 0);
  console.log(`${races} races, ${sum} claims: ${faults} faults.`);
  console.log(made.map(([name, count]) => `${name} ${count}`).join(', '));
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
