// The version of the program, from its package.json.
import packageFile from '../../package.json' with { type: 'json' };

export function programVersion(): string {
  return packageFile.version;
}
