import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bidSession } from '../../testing/bids/bid-session.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { resumeCommand } from './resume-command.ts';

/** Leaves a race in a folder at a minute and returns its file. */
function left(folder: string, minute: number): string {
  const now = () => new Date(2026, 10, 21, 14, minute);
  const session = bidSession({ saving: { folder, now } });
  session.close();
  return session.file ?? '';
}

/** Returns the folder of a program that was installed by npm. */
function installed(): string {
  const folder = join(freshFolder(), 'node_modules', 'chicane', 'dist');
  mkdirSync(folder, { recursive: true });
  return folder;
}

test('the race left last needs no name, another one has its own', () => {
  const folder = freshFolder();
  const older = left(folder, 1);
  const newer = left(folder, 2);
  expect(resumeCommand({ file: newer, folder }, installed())).toBe('chicane resume');
  expect(resumeCommand({ file: older, folder }, installed())).toMatch(
    /^chicane resume \S*table\S*$/,
  );
});

test('in a checkout npm starts it', () => {
  const checkout = freshFolder();
  writeFileSync(join(checkout, 'package.json'), '{}');
  mkdirSync(join(checkout, 'source'));
  writeFileSync(join(checkout, 'source', 'main.ts'), '');
  const folder = join(checkout, 'saves');
  const file = left(folder, 1);
  expect(resumeCommand({ file, folder }, join(checkout, 'dist'))).toBe('npm start -- resume');
});

test('a folder that was asked for is asked for again, as a shell reads it', () => {
  const folder = join(freshFolder(), "Ada's races");
  const file = left(folder, 1);
  expect(resumeCommand({ file, folder, flag: folder }, installed())).toBe(
    `chicane resume --saves '${folder.replace("'", `'\\''`)}'`,
  );
});
