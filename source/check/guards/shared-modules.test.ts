// Test files share a process and its modules, so what a helper does at import happens for the first file only.
import { expect, test } from 'vitest';
import { isTestsOwn, readSources } from './source-text.ts';

const HOOK = /^(?:await )?(?:after|before)(?:Each|All)\(|^vi\./m;

test('no helper of tests hangs a hook on the file that happens to read it first', () => {
  const helpers = readSources().filter(({ path }) => !isTestsOwn(path));
  expect(helpers.filter(({ code }) => HOOK.test(code)).map(({ path }) => path)).toEqual([]);
});

test('no test puts something in the place of a module for all files that come after it', () => {
  const tests = readSources().filter(({ path }) => isTestsOwn(path));
  expect(tests.filter(({ code }) => /\bvi\.mock\(/.test(code)).map(({ path }) => path)).toEqual([]);
});

test('no test signals the whole process: what others have read would end it', () => {
  const tests = readSources().filter(({ path }) => isTestsOwn(path));
  const signals = /\bprocess\.emit\(/;
  expect(tests.filter(({ code }) => signals.test(code)).map(({ path }) => path)).toEqual([]);
});
