// The version of the program, from its package.json.
import packageFile from '../../package.json' with { type: 'json' };

export function programVersion(): string {
  return packageFile.version;
}

/** Returns the version with the commit of which the program was built, where that is known, and the Node that runs it. */
export function versionLine(commit: string | undefined = process.env['CHICANE_COMMIT']): string {
  const built = commit ? ` (${commit})` : '';
  return `${programVersion()}${built}, Node ${process.versions.node}`;
}
