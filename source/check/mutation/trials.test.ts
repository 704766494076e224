import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutatedGames } from './games.ts';
import type { Mutant } from './mutants.ts';
import { chapterFile, ownTests } from './own-tests.ts';
import { survivorsOf } from './trials.ts';

const GAME = mutatedGames.of({ family: 'formula-de' });
const FILE = chapterFile(GAME, 'pit-choice');
const HEALTHY = readFileSync(FILE, 'utf8');

function mutant(was: string, becomes: string): Mutant {
  const text = HEALTHY.replace(was, becomes);
  expect(text).not.toBe(HEALTHY);
  return { mutation: 'step left out', line: 1, was, becomes, text };
}

test('a mutant that plays the same survives; one that plays otherwise or cannot be read is killed', async () => {
  const same = mutant('owners(box) <', '(owners(box)) <');
  const mutants = [
    mutant('owners(box) <', 'owners(box) >'),
    same,
    mutant('flatMap(', 'flatMap(('),
    mutant('box: choice.box', 'box: choice.box + 1'),
  ];
  const tests = ownTests(GAME, 'pit-choice');
  expect(await survivorsOf(FILE, tests, mutants)).toEqual([same]);
  expect(readFileSync(FILE, 'utf8')).toBe(HEALTHY);
});
