// Writes a page of Markdown to a file that a command names.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDisk, reasonOf } from '../../storage/disk.ts';
import { replaceFile } from '../../storage/temporary.ts';
import { safeText, visibleText } from '../../storage/untrusted-text.ts';
import { Problem } from '../problem.ts';

const PATH_CELLS = 200;

/**
 * Writes a page. A page may be written again, but nothing else is overwritten.
 * @throws Problem when the file is no Markdown, or cannot be written
 */
export function writeMarkdown(file: string, text: string): void {
  const name = safeText(file, PATH_CELLS);
  if (existsSync(file) && !/\.(?:md|markdown)$/i.test(file)) {
    throw new Problem(`${name} exists and is not a Markdown file. Name a file that ends in .md.`);
  }
  try {
    replaceFile(file, visibleText(text), openDisk);
  } catch (error) {
    throw new Problem(`${name} cannot be written: ${reasonOf(error)}.`);
  }
}

/**
 * Writes a page beside the saves and returns its path.
 * @throws Problem when the file cannot be written
 */
export function keepReport(saves: string, name: string, text: string): string {
  const file = join(saves, name);
  writeMarkdown(file, text);
  return file;
}
