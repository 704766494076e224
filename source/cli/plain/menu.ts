// A numbered list and the answer to it: a number, the name of a space, Enter for the usual line, or a command.
import { safeText } from '../../storage/untrusted-text.ts';
import type { PlainWords } from '../../ui/words/plain-words.ts';
import type { Dialogue } from './dialogue.ts';

/**
 * A line to choose: a value, a list of its own that opens when the line is chosen, or a refusal that is printed when it is
 * tried.
 */
export type MenuLine<X> = {
  readonly text: string;
  /** A note on the line; neighbouring lines that share it print it once. */
  readonly note?: string;
} & ({ readonly value: X } | { readonly further: () => Menu<X> } | { readonly refusal: string });

export interface Menu<X> {
  readonly lines: readonly MenuLine<X>[];
  /** Index of the line that Enter takes; absent where it takes none. */
  readonly usual?: number;
  /** Values by the names, in capitals, that are typed where no list is printed. */
  readonly names?: ReadonlyMap<string, X>;
}

/** What can be typed at any question besides an answer. */
const COMMANDS = ['?', 'r', 't', 'd', 'h', 'l', 'u', '+', 'c', 'm', 'q'] as const;
export type PlainCommand = (typeof COMMANDS)[number];

export type Heard<X> =
  | { readonly kind: 'chosen'; readonly value: X }
  | { readonly kind: 'command'; readonly command: PlainCommand }
  | { readonly kind: 'end' };

/** The way back from a list that was opened from another one. */
const BACK = 'b';
const TYPED_CELLS = 30;

/**
 * Prints a list and asks until something on it, or a command, is typed.
 * @param isSecret whether what is typed is for nobody else to see
 */
export async function askMenu<X>(
  dialogue: Dialogue,
  menu: Menu<X>,
  words: PlainWords,
  isSecret = false,
): Promise<Heard<X>> {
  let open: readonly Menu<X>[] = [menu];
  readOut(dialogue, menu, words);
  for (;;) {
    const [now = menu, ...before] = open;
    const typed = await dialogue.hear(promptOf(now, words), isSecret);
    if (typed === undefined) return { kind: 'end' };
    const command = COMMANDS.find(one => one === typed.toLowerCase());
    if (command !== undefined) return { kind: 'command', command };
    const isBack = typed.toLowerCase() === BACK && before.length > 0;
    const line = isBack ? undefined : lineTyped(now, typed);
    if (line !== undefined && 'value' in line) {
      // The lists opened for a secret answer reveal it, and so would the absence of such lists.
      if (isSecret) dialogue.pushAway();
      return { kind: 'chosen', value: line.value };
    }
    if (isBack) open = before;
    else if (line !== undefined && 'further' in line) open = [line.further(), ...open];
    else {
      dialogue.say(line?.refusal ?? refusalOf(now, typed, words));
      continue;
    }
    readOut(dialogue, open[0] ?? menu, words);
  }
}

function lineTyped<X>(
  { lines, usual, names }: Menu<X>,
  typed: string,
): MenuLine<X> | { readonly value: X } | undefined {
  const named = names?.get(typed.toUpperCase());
  if (named !== undefined) return { value: named };
  if (typed === '') return usual === undefined ? undefined : lines[usual];
  return /^\d{1,4}$/.test(typed) ? lines[Number(typed) - 1] : undefined;
}

function promptOf<X>({ lines, usual, names }: Menu<X>, words: PlainWords): string {
  const [example] = names?.keys() ?? [];
  if (example !== undefined) return words.typeName(example);
  return words.prompt(lines.length, usual === undefined ? 0 : usual + 1);
}

function refusalOf<X>({ lines, names }: Menu<X>, typed: string, words: PlainWords): string {
  const [example] = names?.keys() ?? [];
  const shown = safeText(typed, TYPED_CELLS);
  if (example !== undefined) return words.noSuchName(shown, example);
  return typed === '' ? words.nothingUsual : words.noSuchLine(shown, lines.length);
}

/** Prints the lines with their numbers, those with the same note together. */
function readOut<X>(dialogue: Dialogue, { lines }: Menu<X>, words: PlainWords): void {
  for (let at = 0; at < lines.length; ) {
    const note = lines[at]?.note ?? '';
    let end = at + 1;
    while (note !== '' && end < lines.length && lines[end]?.note === note) end += 1;
    const named = lines.slice(at, end).map(({ text }, index) => `${at + index + 1} ${text}`);
    dialogue.say(note === '' ? named.join(', ') : words.noted(named.join(', '), note));
    at = end;
  }
}
