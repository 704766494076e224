import { expect, test } from 'vitest';
import { programVersion, versionLine } from './version.ts';

test('the version names the commit of which the program was built, and the Node that runs it', () => {
  const node = `Node ${process.versions.node}`;
  expect(versionLine('a4ac5f99')).toBe(`${programVersion()} (a4ac5f99), ${node}`);
});

test('without Git at the time of the build, or without a build, there is no commit', () => {
  expect(versionLine('')).toBe(`${programVersion()}, Node ${process.versions.node}`);
  expect(versionLine(undefined)).toBe(versionLine(''));
});
