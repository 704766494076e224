// The version of the program, from its package.json.
import packageFile from '../../package.json' with { type: 'json' };

/** Returns the version, e.g. `0.1.0`. */
export function programVersion(): string {
  return packageFile.version;
}
