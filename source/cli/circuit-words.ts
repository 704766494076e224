// An id and a name for a circuit, as an author gives them on the command line.
import { circuitFile } from '../circuit/circuit.ts';
import { quote } from '../circuit/faults.ts';
import { wrongUse } from './problem.ts';

const { id: ids, name: names } = circuitFile.unwrap().shape;

/**
 * The id, which is also the name of the file.
 * @throws Problem when the format allows no such id
 */
export function soundId(id: string): string {
  if (ids.safeParse(id).success) return id;
  throw wrongUse(`${quote(id)} is no id: take small letters, digits and hyphens, 40 at most.`);
}

/**
 * The name that a driver sees.
 * @throws Problem when the format allows no such name
 */
export function soundName(name: string): string {
  if (names.safeParse(name).success) return name;
  throw wrongUse(`${quote(name)} is no name: take 1 to 60 characters that can be printed.`);
}
