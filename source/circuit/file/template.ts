// The circuit that an author starts from: small, sound, and with a remark on every line.
import { writeText } from './write-text.ts';

/**
 * Returns the text of a circuit file that also corrects its board in rows, with a remark on every line of the block. It
 * passes every check of both boards.
 */
export function rowTemplate(id: string, name: string): string {
  const check = `chicane tracks check ${id}.yaml`;
  return `${circuitTemplate(id, name).replace(check, `${check} --rules championship`)}${ROW_BLOCK}`;
}

const ROW_BLOCK = `championship:    # the board in rows; without this block all of it follows from the rest
  grey: L    # the side that decides ties; left out: that of the pole
  metres: 70    # of road for a space, 60 to 80
  wide: [start, Twist-Bowl]    # three spaces abreast: over the line, and from corner to corner; or all, or none
  corners:    # only what you know better than the road
  - {corner: First, lanes: 3, limits: 120/100/80, spaces: 4/4/3}    # one of each for every lane, from left to right
  - {corner: Twist, limits: 80/80}    # multiples of 20, from 40 to 160
  - {corner: Bowl, line: red}    # a racing line; none takes a derived one away
  - {corner: Last, limits: 100/80, line: none}    # join: previous would make it one corner with Dip
  pit: {rows: 6}    # beside the pit lane, up to the line
`;

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
