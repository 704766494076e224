// The worked cases of the driving code (7-3); the letters are spaces of the printed drawings.
import { example, type Statement } from '../../../../text/statement.ts';

/** The part of chapter 7 that holds its examples. */
export const drivingExamples: readonly Statement[] = [
  example(
    'M-7-3-1',
    'Free straight, 6 spaces from an outer lane: end in that lane, the middle or the far one. Out and back to your lane is not allowed; from the middle, change once or not at all.',
  ),
  example(
    'M-7-3-2',
    'A busy straight: three cars in the way, one dangerous space, cars X, Y and Z about to move, spaces A to G on their ways. The next six lines judge it.',
  ),
  example('M-7-3-2-1', 'X to D: by A and C takes 7 and is right; by B and C takes 8 and is wrong.'),
  example(
    'M-7-3-2-2',
    'Y to G: straight on by B and E takes 9; every way that leaves the lane is wrong.',
  ),
  example('M-7-3-2-3', 'Y to C: by B takes 6 and is right; by A takes 7 and is wrong.'),
  example(
    'M-7-3-2-4',
    'X to F, keeping off the dangerous space: by A-C-D, A-C-E or B-E takes 9 and is right; by B-C-D takes 10 and is wrong.',
  ),
  example(
    'M-7-3-2-5',
    'X to F over the dangerous space: by A and C takes 8 and is right; by B and C takes 9 and is wrong.',
  ),
  example(
    'M-7-3-2-6',
    'Z to F, keeping off the dangerous space: by B-E takes 9 and is right; A-C-D, A-C-E and B-C-D take 10 and are wrong; B-C-E zigzags between B and E for nothing.',
  ),
  example('M-7-3-3-0', 'Leaving a corner: car A has its stops and may go.'),
  example(
    'M-7-3-3-1',
    'A follows the arrows over B to C, then may change lane twice on the straight (C-D-E) and go on ahead if nothing is in the way.',
  ),
  example('M-7-3-3-2', 'A may not go from D by E to F: D to F is one step, by E it is two.'),
  example('M-7-3-4-1', 'Entering a corner: B may go by C to D, the first space of the corner.'),
  example('M-7-3-4-2', 'A may not go by B to C, because A reaches C in one step.'),
  example(
    'M-7-3-5',
    'Dangerous spaces A, B and C across all lanes. To the same end: 6 spaces through A, 7 through B (round A), 8 through C (round A and B). All are allowed, with one handling test each.',
  ),
  example(
    'M-7-3-6',
    'Two such rows, A-B-C then D-E-F: 12 spaces by C and D, 11 by C and E or by B and D, 10 by B and E. All are allowed, with two handling tests each.',
  ),
  example(
    'M-7-3-7',
    'Oval, to space A: 7 along the wall (wall test) or 7 over a dangerous space (handling test); 8 round both, without a test, is allowed too.',
  ),
  example(
    'M-7-3-8-1',
    'From corner to corner: X may go by A, B, C and D out to E and then to Y, the first space of the next corner.',
  ),
  example(
    'M-7-3-8-2',
    'With a car on Y, out to E and back to F is wrong; the longest way runs by A, B and C to F, then into the corner.',
  ),
  example(
    'M-7-3-9-1',
    '3rd gear, roll 8, just before a 2-stop corner 7 long at most: unbraked you leave it without a stop and are out; with one brake you stay in and have stop 1.',
  ),
];
