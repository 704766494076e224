// The version of the program, from its package file.
import packageFile from '../../package.json' with { type: 'json' };

/** E.g. `0.1.0`. */
export function programVersion(): string {
  return packageFile.version;
}
