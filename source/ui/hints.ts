// The help line at the bottom: the keys that are valid now, as many as fit.
import { type Command, commandsAt, keysOf, type Place } from './keys.ts';
import type { Row, Run } from './rows.ts';
import { textWidth } from './theme/width.ts';
import type { Words } from './words/words.ts';

export interface HintOptions {
  /** Commands that do nothing at the moment. */
  readonly without?: readonly Command[];
  /** What the digits pick, such as `1-5`. */
  readonly digits?: string;
  /** Commands that matter most at the moment. */
  readonly first?: readonly Command[];
  /** Names of commands that do something else here than elsewhere. */
  readonly called?: Partial<Record<Command, string>>;
}

/**
 * Returns the help line; `?`, Escape and, on a screen, the way out always fit, and Enter unless something matters more.
 */
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
  const shown = new Set<Command>();
  // The first hint has no gap in front of it.
  let room = columns - 1 + GAP.text.length;
  const kept = firstAt(place, first).filter(one => commands.includes(one));
  for (const command of [...kept, ...commands]) {
    const width = GAP.text.length + widthOf(hintRuns(command, words, options));
    // A shorter hint further on may still fit.
    if (shown.has(command) || width > room) continue;
    shown.add(command);
    room -= width;
  }
  const isLast = (command: Command) => LAST.includes(command);
  const ordered = [
    ...commands.filter(command => !isLast(command)),
    ...LAST.filter(command => commands.includes(command)),
  ].filter(command => shown.has(command));
  const hints = ordered.map(command => hintRuns(command, words, options));
  return [
    { text: ' ', tone: 'plain' },
    ...hints.flatMap((hint, at) => (at === 0 ? hint : [GAP, ...hint])),
  ];
}

const GAP: Run = { text: '  ', tone: 'plain' };
/** Commands at the end of the line. */
const LAST: readonly Command[] = ['quit', 'help', 'back'];

// Returns the commands that get room before all others; the help must be closed before other keys work.
function firstAt(place: Place, first: readonly Command[]): readonly Command[] {
  return place === 'help' ? ['help', 'back'] : ['help', 'back', 'quit', ...first, 'confirm'];
}

// Reports whether the help line shows a command; the others are only on the key sheet.
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
    'lower',
    'scrollBack',
    'pageUp',
    'stepBack',
    'roundBack',
    'slower',
    'doorLeft',
    'doorRight',
    'targetBehind',
  ].includes(command);
}

function hintRuns(command: Command, words: Words, options: HintOptions): readonly Run[] {
  return [
    { text: keyText(command, words, options), tone: 'strong' },
    { text: ` ${options.called?.[command] ?? hintWord(command, words)}`, tone: 'faint' },
  ];
}

// Two commands that belong together are shown together, under the name of the second.
const PARTNERS: Partial<Record<Command, Command>> = {
  scrollAhead: 'scrollBack',
  pageDown: 'pageUp',
  more: 'less',
  raise: 'lower',
  step: 'stepBack',
  roundOn: 'roundBack',
  faster: 'slower',
  targetAhead: 'targetBehind',
};

function hintWord(command: Command, words: Words): string {
  if (command === 'scrollAhead' || command === 'pageDown') return words.scroll;
  return command === 'more' || command === 'raise' ? words.change : words.commands[command];
}

function keyText(command: Command, words: Words, { digits }: HintOptions): string {
  if (command === 'pick') return `[${digits ?? '1-9'}]`;
  const partner = PARTNERS[command];
  const keys = [...(partner === undefined ? [] : [partner]), command];
  return keys.map(one => framed(keyName(keysOf(one)[0] ?? '', words))).join(' ');
}

// The keys [ and ] already look framed.
function framed(name: string): string {
  return name === '[' || name === ']' ? name : `[${name}]`;
}

export function keyName(key: string, words: Words): string {
  return words.keyNames[key] ?? key;
}

function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + textWidth(run.text), 0);
}
