// The circuit that an author starts from: small, sound, and with a remark on every line.
import { writeText } from './write-text.ts';

/** Returns the text of a circuit file that passes every check; `id` must be a sound id and `name` a sound name. */
export function circuitTemplate(id: string, name: string): string {
  return `# Change what you like and watch it grow: chicane tracks check ${id}.yaml --watch
# Every field is explained in tracks/README.md; chicane tracks schema helps an editor to complete them.
format: circuit/1
id: ${id}    # the name of the file without .yaml
name: ${writeText(name)}    # what a driver sees
place: Somewhere    # where it lies
source: hand-made, no real circuit    # where its shape comes from
formula:
  lanes: 3    # 2: L R, 3: L M R, 4: L C D R, seen in the direction of travel
  weather: {sun: 1-10, changeable: 11-15, rain: 16-20}    # faces of the black die for each sky
  grid: {slots: 10, pole: L}    # 1, 2, 4, 5, 7, 8, ... spaces behind the line, on the outer lanes in turn
  pit: {side: R, spaces: 14, boxes: 10, entry: [14, 13], exit: [2, 3]}    # or pit: none
  track:    # in driving order, from the line back to the line
  - straight: 12    # spaces of each lane
  - {corner: First, stops: 1, bends: [R90]}    # one bend of 90 degrees to the right, a stop inside
  - straight: 18
  - {corner: Twist, stops: 1, bends: [L60 2/3/4, R60 4/3/2]}    # left, then right; spaces of L/M/R in each bend
  - straight: 9
  - corner: Bowl    # drawn: a mark where a space begins; - straight on, \\ or one lane to the right
    stops: 2
    turn: R180
    lanes: |
      L \\ \\ \\ \\ \\ \\ \\ \\ \\ \\ -
      M  \\  \\  \\  \\  \\  \\  \\  -
      R -   -   -   -   -
  - straight: 20
  - {corner: Dip, stops: 1, bends: [L40, R40]}    # without spaces they come from the angle
  - straight: 14
  - {corner: Last, stops: 1, bends: [R90 6/4/3]}
  - straight: 16    # ends on the line
`;
}
