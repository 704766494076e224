// Circles of imports among files, including types: files that need each other should be one, or need a third.
import { houseImport, type SourceFile } from './source-text.ts';

/** Returns every group of files that all import one another, directly or not, as a sentence. */
export function circles(files: readonly SourceFile[]): readonly string[] {
  const imports = new Map(files.map(file => [file.path, importsOf(file)] as const));
  const reached = new Map(files.map(({ path }) => [path, reachedFrom(path, imports)] as const));
  const groups = files.flatMap(({ path }) => {
    const others = [...(reached.get(path) ?? [])].filter(other => reached.get(other)?.has(path));
    const group = [...new Set([path, ...others])].sort();
    return group.length > 1 && group[0] === path ? [group] : [];
  });
  return groups.map(group => `${group.join(', ')} import each other`);
}

function importsOf(file: SourceFile): readonly string[] {
  return file.imports.flatMap(named => houseImport(file, named) ?? []);
}

function reachedFrom(
  path: string,
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...(imports.get(path) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return seen;
}
