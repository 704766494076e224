// Ends the program at random moments in every possible way and checks what is left behind: modes, screen, processes.
//   node source/check/exits/exits.ts --exits 1000 [--seed N] [--beside 2] [--way NAME] [--longest MS]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderOf, wholeNumber } from '../orders.ts';
import { type Exit, tryExit } from './try-exit.ts';
import { WAYS, type Way } from './ways.ts';

const { exits, seed, beside, range } = orderOf(
  {
    about: `Starts the program as npm run prepare has built it, ends it at random moments in every way there is, from the first
millisecond on, and looks at what is left: modes of the line, screen, processes. Ends with 1 when anything is.`,
    flags: {
      exits: { type: 'string', default: '100', takes: 'N', says: 'how many' },
      seed: { type: 'string', takes: 'N', says: 'seed of the first exit (the time of day)' },
      beside: { type: 'string', default: '2', takes: 'N', says: 'how many side by side' },
      way: { type: 'string', takes: 'NAME', says: 'one way only, such as "q" (all of them)' },
      longest: { type: 'string', default: '1500', takes: 'MS', says: 'the latest moment' },
    },
  },
  given => ({
    exits: wholeNumber('exits', given.exits),
    seed:
      given.seed === undefined ? Date.now() % 1_000_000_000 : wholeNumber('seed', given.seed, 0),
    beside: wholeNumber('beside', given.beside),
    range: { ways: waysNamed(given.way), longest: wholeNumber('longest', given.longest, 0) },
  }),
);

// All exits share one cache of solved circuits, separate from the player's.
const cache = mkdtempSync(join(tmpdir(), 'chicane-exits-'));
process.env['CHICANE_CACHE'] = cache;

const began = Date.now();
let next = 0;
let faulty = 0;
await Promise.all(Array.from({ length: beside }, tryOn));
rmSync(cache, { recursive: true });
const seconds = ((Date.now() - began) / 1000).toFixed(1);
console.log(`${exits} exits from seed ${seed}, ${faulty} with something left, ${seconds} s`);
process.exitCode = faulty === 0 ? 0 : 1;

async function tryOn(): Promise<void> {
  while (next < exits) {
    const exit = await tryExit(seed + next++, range);
    if (exit.faults.length === 0) continue;
    faulty += 1;
    console.log(describe(exit));
  }
}

function describe({ seed, plan, faults }: Exit): string {
  const { way, from, moment, jobControl, handedOver, keys } = plan;
  const how = [
    way.name,
    `${from} screen`,
    `after ${moment} ms`,
    jobControl ? 'job control' : 'no job control',
    ...(handedOver ? ['handed over to a newer Node'] : []),
    ...(keys.length > 0 ? [`keys ${JSON.stringify(keys.join(''))}`] : []),
  ];
  const only = range.ways.length === 1 ? ` --way "${way.name}"` : '';
  return [
    `seed ${seed}: ${how.join(', ')}`,
    ...faults.map(fault => `  ${fault.replaceAll('\n', '\n  | ')}`),
    `  again: npx node source/check/exits/exits.ts --exits 1 --seed ${seed} --longest ${range.longest}${only}`,
  ].join('\n');
}

function waysNamed(name: string | undefined): readonly Way[] {
  const ways = name === undefined ? WAYS : WAYS.filter(way => way.name === name);
  if (ways.length > 0) return ways;
  throw new RangeError(
    `There is no way "${name}". There are ${WAYS.map(way => way.name).join('; ')}.`,
  );
}
