// Mutation testing of the rules: each chapter is broken in many ways, and every mutant that survives the chapter's own
// tests is named.
//   node source/check/mutation/mutate.ts [--game formula-de] [--chapter blocking,wall] [--each 15 | --all] [--seed 1]
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Sampler, samplerOf } from '../contract/sampler.ts';
import { orderOf, wholeNumber } from '../orders.ts';
import { isSame } from './equivalent.ts';
import { gamesNamed, type MutatedGame } from './games.ts';
import { MUTATIONS, type Mutant, mutantsOf } from './mutants.ts';
import { chapterFile, chapterNames, ownTests } from './own-tests.ts';
import { survivorsOf } from './trials.ts';

const SURVIVORS_MAX_PERCENT = 5;

interface Chapter {
  readonly game: MutatedGame;
  readonly name: string;
}

interface Order {
  readonly chapters: readonly Chapter[];
  readonly each: number;
  readonly seed: number;
}

interface Result {
  readonly made: number;
  readonly survived: number;
}

/** Tries the mutants of every chapter, two chapters at a time where the machine allows it; returns the exit code. */
async function mutate({ chapters, each, seed }: Order): Promise<number> {
  const queue = [...chapters];
  const results: Result[] = [];
  const drain = async () => {
    for (let chapter = queue.shift(); chapter !== undefined; chapter = queue.shift()) {
      results.push(await tryChapter(chapter, each, samplerOf(seed)));
    }
  };
  const began = Date.now();
  await Promise.all(Array.from({ length: availableParallelism() > 1 ? 2 : 1 }, drain));
  const made = results.reduce((sum, one) => sum + one.made, 0);
  const survived = results.reduce((sum, one) => sum + one.survived, 0);
  const percent = (100 * survived) / Math.max(1, made);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${chapters.length} chapters, ${made} mutants, ${survived} survived (${percent.toFixed(1)} %), ${seconds} s`,
  );
  return percent > SURVIVORS_MAX_PERCENT ? 1 : 0;
}

async function tryChapter(chapter: Chapter, each: number, sampler: Sampler): Promise<Result> {
  const { game, name } = chapter;
  const file = chapterFile(game, name);
  const mutants = drawn(killable(chapter, readFileSync(file, 'utf8')), each, sampler);
  const survivors = await survivorsOf(file, ownTests(game, name), mutants);
  const head = `${name.padEnd(16)} ${mutants.length} mutants, ${survivors.length} survived`;
  console.log([head, ...survivors.map(one => `  ${described(name, one)}`)].join('\n'));
  return { made: mutants.length, survived: survivors.length };
}

function killable({ game, name }: Chapter, text: string): readonly Mutant[] {
  const known = game.equivalent.filter(one => one.chapter === name);
  return mutantsOf(text).filter(mutant => !known.some(one => isSame(one, mutant, text)));
}

// Draws as evenly from the mutations as possible, since most mutants of a long chapter are of one kind.
function drawn(mutants: readonly Mutant[], count: number, sampler: Sampler): readonly Mutant[] {
  const kinds = MUTATIONS.map(mutation => mutants.filter(one => one.mutation === mutation));
  const chosen = new Set<Mutant>();
  while (chosen.size < Math.min(count, mutants.length)) {
    for (const kind of kinds) {
      const rest = kind.filter(one => !chosen.has(one));
      if (rest.length > 0 && chosen.size < count) chosen.add(sampler.one(rest));
    }
  }
  return mutants.filter(one => chosen.has(one));
}

function described(chapter: string, { line, mutation, was, becomes }: Mutant): string {
  const short = (text: string) => JSON.stringify(text.replace(/\s+/g, ' ').slice(0, 100));
  return `${chapter}.ts:${line} ${mutation}: ${short(was)} → ${short(becomes)}`;
}

const order = orderOf(
  {
    about: `Breaks each chapter of the rules in many ways and names every mutant that the tests of the chapter let live.
Ends with 1 when more than ${SURVIVORS_MAX_PERCENT} % survive.`,
    flags: {
      game: { type: 'string', takes: 'NAME', says: 'the chapters of one game only (of all)' },
      chapter: { type: 'string', takes: 'NAMES', says: 'these chapters only (all of them)' },
      each: { type: 'string', default: '15', takes: 'N', says: 'mutants of each chapter' },
      all: { type: 'boolean', default: false, says: 'every mutant there is' },
      seed: { type: 'string', default: '1', takes: 'N', says: 'draws others' },
    },
  },
  ({ game, chapter, each, all, seed }): Order => ({
    chapters: chaptersNamed(gamesNamed(game), chapter?.split(',')),
    each: all ? Number.POSITIVE_INFINITY : wholeNumber('each', each),
    seed: wholeNumber('seed', seed, 0),
  }),
);
process.exitCode = await mutate(order);

// A name may be that of a chapter in more than one game.
function chaptersNamed(
  games: readonly MutatedGame[],
  wanted: readonly string[] | undefined,
): readonly Chapter[] {
  const all = games.flatMap(game => chapterNames(game).map(name => ({ game, name })));
  const unknown = wanted?.find(name => all.every(chapter => chapter.name !== name));
  if (unknown !== undefined) {
    const names = [...new Set(all.map(({ name }) => name))];
    throw new RangeError(`There is no chapter "${unknown}". There are ${names.join(', ')}.`);
  }
  return all.filter(({ name }) => wanted === undefined || wanted.includes(name));
}
