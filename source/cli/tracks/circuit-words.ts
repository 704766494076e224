// Checks the id and the name that an author gives a circuit on the command line.
import { circuitFile } from '../../circuit/file/circuit.ts';
import { quote } from '../../circuit/file/faults.ts';
import { wrongUse } from '../problem.ts';

const { id: ids, name: names } = circuitFile.unwrap().shape;

/**
 * Returns the id, which is also the name of the file.
 * @throws Problem when the format allows no such id
 */
export function soundId(id: string): string {
  if (ids.safeParse(id).success) return id;
  throw wrongUse(
    `${quote(id)} is not an id: use lower-case letters, digits and hyphens, at most 40.`,
  );
}

/**
 * Returns the name that a driver sees.
 * @throws Problem when the format allows no such name
 */
export function soundName(name: string): string {
  if (names.safeParse(name).success) return name;
  throw wrongUse(`${quote(name)} is not a name: use 1 to 60 printable characters.`);
}
