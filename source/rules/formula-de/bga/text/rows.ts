// Every row of the BGA rules: its number, its kind and what it is about.
import { ADVANCED_ROWS } from './rows/advanced.ts';
import { BASIC_ROWS } from './rows/basic.ts';
import { OPTION_ROWS } from './rows/options.ts';
import { VARIATION_ROWS } from './rows/variations.ts';

/** `setup`: how things stand before the race; `none`: nothing that a program could play. */
const ROW_KINDS = ['rule', 'choice', 'example', 'setup', 'none'] as const;
type RowKind = (typeof ROW_KINDS)[number];

interface Row {
  /** `BGA-`, a letter for the part of the rules and a number: `BGA-A-30`. */
  readonly row: string;
  readonly kind: RowKind;
  readonly about: string;
}

export const ROWS: readonly Row[] = [
  ...rowsIn('B', BASIC_ROWS),
  ...rowsIn('A', ADVANCED_ROWS),
  ...rowsIn('O', OPTION_ROWS),
  ...rowsIn('V', VARIATION_ROWS),
];

function rowsIn(part: string, lines: string): readonly Row[] {
  return lines
    .trim()
    .split('\n')
    .map(line => {
      const [number = '', kind = '', ...about] = line.trim().split(' ');
      return { row: `BGA-${part}-${number}`, kind: kindOf(kind), about: about.join(' ') };
    });
}

function kindOf(word: string): RowKind {
  const kind = ROW_KINDS.find(one => one === word);
  if (kind === undefined) throw new Error(`${word} is no kind of row`);
  return kind;
}
