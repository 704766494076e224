// Circuit texts for the tests of the reader, and functions that break them in one place.
import { describeFault } from '../../circuit/file/faults.ts';
import { readCircuit } from '../../circuit/file/read.ts';

/** A board without an outline, for a file `foxdale.yaml`: bends by angle, bends by count, an S and a drawn corner. */
export const EXAMPLE = `format: circuit/1
id: foxdale
name: Foxdale
place: Nowhere
source: hand-made
formula:
  lanes: 3
  weather: {sun: 1-10, changeable: 11-15, rain: 16-20}
  grid: {slots: 10, pole: L}
  pit: {side: R, spaces: 14, boxes: 10, entry: [14, 13], exit: [2, 3]}
  track:
  - straight: 10
  - {corner: Quarry, stops: 1, bends: [R90]}
  - straight: 16
  - {corner: Chapel, stops: 1, bends: [L60 2/3/4, R60 4/3/2]}
  - straight: 14
  - corner: Elbow
    stops: 2
    turn: R170
    lanes: |
      L \\ \\ \\ \\ \\ \\ \\ \\ \\ -
      M  \\  \\  \\  \\  \\  \\  -
      R -   -   -   -   -
  - straight: 30
  - {corner: Bridge, stops: 2, bends: [L50 3/3/4, R70 5/4/3, L30 2/2/3]}
  - straight: 12
  - {corner: Farm, stops: 1, bends: [R110 7/5/3]}
  - straight: 18
`;

/** A rectangle with an outline of 4000 m, for a file `rectangle.yaml`. */
export const OUTLINED = `format: circuit/1
id: rectangle
name: Rectangle
source: drawn with a ruler
length_m: 4000
outline: |
  0,0 0,300 0,700 500,700 1000,700
  1000,200 1000,-300 500,-300 0,-300
formula:
  lanes: 2
  weather: {sun: 1-19, rain: 20}
  grid: {slots: 8, pole: R}
  pit: none
  track:
  - straight: 18
  - {corner: One, stops: 1, at: 650-750, bends: [R90 4/3]}
  - straight: 30
  - {corner: Two, stops: 1, at: 1650-1750, bends: [R90 4/3]}
  - straight: 28
  - {corner: Three, stops: 1, at: 2650-2750, bends: [R90 4/3]}
  - straight: 30
  - {corner: Four, stops: 1, at: 3650-3750, bends: [R90 4/3]}
  - straight: 15
`;

/**
 * Returns a copy with one text replaced by another.
 * @throws RangeError when the text does not occur exactly once.
 */
export function broken(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new RangeError(`'${from}' does not stand there once`);
  return text.replace(from, () => to);
}

/**
 * Returns the errors of a circuit text or, when there are none, its warnings, described without the name of the file.
 */
export function faultsOf(text: string): string[] {
  const [, id] = /^id: ([a-z-]+)$/m.exec(text) ?? [];
  const read = readCircuit(text, `${id ?? 'circuit'}.yaml`);
  const faults = read.ok ? read.warnings : read.faults;
  return faults.map(fault => describeFault(fault).replace(/^[^:]*:/, ''));
}

export function exampleFaults(from: string, to: string): string[] {
  return faultsOf(broken(EXAMPLE, from, to));
}

export function outlinedFaults(from: string, to: string): string[] {
  return faultsOf(broken(OUTLINED, from, to));
}
