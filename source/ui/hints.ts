// The help line at the bottom: the keys that are valid now, as many as fit.
import { type Command, commandsAt, keysOf, type Place } from './keys.ts';
import type { Row, Run } from './rows.ts';
import { textWidth } from './theme/width.ts';
import type { Words } from './words/words.ts';

/** How a place names its keys: some are left out, digits may stand for other things. */
export interface HintOptions {
  /** Commands that mean nothing at the moment. */
  readonly without?: readonly Command[];
  /** What the digits pick, e.g. `1-5`. */
  readonly digits?: string;
  /** Commands that matter more than the others at the moment. */
  readonly first?: readonly Command[];
  /** What commands are called here where they do something else than elsewhere. */
  readonly called?: Partial<Record<Command, string>>;
}

/** The help line; `?` and Escape always fit. */
export function hintRow(
  place: Place,
  columns: number,
  words: Words,
  options: HintOptions = {},
): Row {
  const { without = [], first = [] } = options;
  const commands = [...new Set([...first, ...commandsAt(place)])].filter(
    command => shows(command) && !without.includes(command),
  );
  const kept = (['help', 'back'] as const).filter(command => commands.includes(command));
  const last = kept.flatMap(command => hintRuns(command, words, options));
  let room = columns - 1 - widthOf(last);
  const runs: Run[] = [{ text: ' ', tone: 'plain' }];
  for (const command of commands) {
    if ((kept as readonly Command[]).includes(command)) continue;
    const hint = hintRuns(command, words, options);
    // A shorter one further on may still fit.
    if (widthOf(hint) > room) continue;
    runs.push(...hint);
    room -= widthOf(hint);
  }
  return [...runs, ...last];
}

// The rest stands in the key sheet.
function shows(command: Command): boolean {
  return ![
    'pickFurther',
    'leave',
    'suspend',
    'redraw',
    'up',
    'down',
    'previousCar',
    'symbols',
    'less',
    'scrollBack',
    'pageUp',
  ].includes(command);
}

function hintRuns(command: Command, words: Words, options: HintOptions): readonly Run[] {
  return [
    { text: keyText(command, words, options), tone: 'strong' },
    { text: ` ${options.called?.[command] ?? hintWord(command, words)}  `, tone: 'faint' },
  ];
}

// Two commands that belong together are told together, under the name of the second.
const PARTNERS: Partial<Record<Command, Command>> = {
  scrollAhead: 'scrollBack',
  pageDown: 'pageUp',
  more: 'less',
};

function hintWord(command: Command, words: Words): string {
  if (command === 'scrollAhead' || command === 'pageDown') return words.scroll;
  return command === 'more' ? words.change : words.commands[command];
}

function keyText(command: Command, words: Words, { digits }: HintOptions): string {
  if (command === 'pick') return `[${digits ?? '1-9'}]`;
  const partner = PARTNERS[command];
  const keys = [...(partner === undefined ? [] : [partner]), command];
  return keys.map(one => `[${keyName(keysOf(one)[0] ?? '', words)}]`).join(' ');
}

/** A key as the player's language calls it. */
export function keyName(key: string, words: Words): string {
  return words.keyNames[key] ?? key;
}

function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + textWidth(run.text), 0);
}
