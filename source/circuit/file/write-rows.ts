// Writes the block `championship:` of a circuit file, one line for each corner or straight.
import { type Championship, type ChampionshipText, championship } from './championship.ts';
import { writeText } from './write-text.ts';

/** Fields whose values are words of the author; all others are notations and stand as they are. */
const WORDS: readonly string[] = ['corner', 'why', 'wide'];
const LISTS: readonly string[] = ['corners', 'track', 'accept'];

/** Returns the text of a block as it stands in a file, ending in a line break. */
export function writeBlock(block: Championship): string {
  return `${championshipLines({ championship: championship.encode(block) }).join('\n')}\n`;
}

export function championshipLines(file: { readonly championship?: ChampionshipText }): string[] {
  if (file.championship === undefined) return [];
  const fields = Object.entries(file.championship);
  if (fields.length === 0) return ['championship: {}'];
  return ['championship:', ...fields.flatMap(([key, value]) => fieldLines(key, value))];
}

function fieldLines(key: string, value: unknown): string[] {
  if (!LISTS.includes(key) || !Array.isArray(value)) return [`  ${key}: ${written(key, value)}`];
  return [`  ${key}:`, ...value.map((entry: unknown) => `  - ${entryText(entry)}`)];
}

function entryText(entry: unknown): string {
  const fields = Object.entries(Object(entry));
  const [first] = fields;
  return first?.[0] === 'straight' ? `straight: ${first[1]}` : written('', entry);
}

function written(key: string, value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(item => written(key, item)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([name, inner]) => `${name}: ${written(name, inner)}`);
    return `{${pairs.join(', ')}}`;
  }
  return WORDS.includes(key) ? writeText(`${value}`) : `${value}`;
}
