// Writes a circuit as a file in the compact style of the shipped ones: one line per straight or bent corner, drawings
// and outline as blocks. Reading the file gives an equal circuit.
import { type Circuit, type CircuitText, circuitFile } from './circuit.ts';
import { championshipLines } from './write-rows.ts';
import { scalar } from './write-text.ts';

type Entry = CircuitText['formula']['track'][number];

const WIDTH = 78;

/** Returns the text of a circuit file, ending in a line break. */
export function writeCircuit(circuit: Circuit): string {
  const file = circuitFile.encode(circuit);
  return `${[...headLines(file), ...formulaLines(file.formula), ...championshipLines(file)].join('\n')}\n`;
}

function headLines(file: CircuitText): string[] {
  const { format, id, name, place, source, length_m, rotate } = file;
  const fields = Object.entries({ format, id, name, place, source, length_m, rotate });
  const lines = fields.flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${scalar(value)}`,
  );
  if (file.accept !== undefined) {
    lines.push(file.accept.length === 0 ? 'accept: []' : 'accept:');
    lines.push(...file.accept.map(entry => `- ${flow(entry)}`));
  }
  if (file.outline !== undefined) {
    lines.push('outline: |   # metres east,north of the finish line; closed; in driving order');
    lines.push(...folded(`${file.outline}`));
  }
  return lines;
}

function formulaLines(formula: CircuitText['formula']): string[] {
  const { lanes, weather, grid, pit, wall, oval, track } = formula;
  return [
    'formula:',
    `  lanes: ${lanes}`,
    `  weather: ${faces(weather)}`,
    `  grid: ${flow(grid)}`,
    `  pit: ${pit === 'none' ? pit : flow(pit)}`,
    ...(wall === undefined ? [] : [`  wall: ${wall}`]),
    ...(oval === undefined ? [] : [`  oval: ${oval}`]),
    '  track:',
    ...track.flatMap(entryLines),
  ];
}

function entryLines(entry: Entry): string[] {
  if ('straight' in entry) {
    const isPlain = Object.keys(entry).length === 1;
    return [isPlain ? `  - straight: ${entry.straight}` : `  - ${flow(entry)}`];
  }
  if ('bends' in entry) return [`  - ${flow(entry)}`];
  const { lanes, ...rest } = entry;
  const fields = Object.entries(rest).map(([key, value]) => `${key}: ${scalar(value)}`);
  const rows = `${lanes}`.trimEnd().split('\n');
  return [
    ...fields.map((field, k) => `  ${k === 0 ? '-' : ' '} ${field}`),
    '    lanes: |',
    ...rows.map(row => `      ${row}`),
  ];
}

/** Returns `{sun: 1-10, rain: 20}`, without quotes. */
function faces(weather: object): string {
  return `{${Object.entries(weather)
    .map(([sky, rolls]) => `${sky}: ${rolls}`)
    .join(', ')}}`;
}

/** Returns fields on one line, `{slots: 10, pole: L}`. */
function flow(fields: object): string {
  const pairs = Object.entries(fields).map(([key, value]) => `${key}: ${inner(value)}`);
  return `{${pairs.join(', ')}}`;
}

function inner(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(scalar).join(', ')}]` : scalar(value);
}

function folded(outline: string): string[] {
  const lines: string[] = [];
  let line = ' ';
  for (const word of outline.split(' ')) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
