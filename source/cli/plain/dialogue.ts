import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';
import { type HelpLine, helpTold } from '../../replay/rule-words.ts';
import { visibleText } from '../../storage/untrusted-text.ts';

/** What has become of a line: still open, ended by Enter, or given up by Ctrl-C or by Ctrl-D at its start. */
type HiddenTyping = 'open' | 'interrupt' | 'end' | { readonly line: string };

const CTRL_C = '\u0003';

const CTRL_D = '\u0004';

const CTRL_U = '\u0015';

const ENTER = /[\r\n]/;

const BACKSPACE = /[\b\u007f]/;

const PRINTABLE = /^\P{Cc}$/u;

class HiddenLine {
  #text = '';

  type(keys: string): HiddenTyping {
    for (const key of stripVTControlCharacters(keys)) {
      if (ENTER.test(key)) return { line: this.#text };
      if (key === CTRL_C) return 'interrupt';
      if (key === CTRL_D && this.#text === '') return 'end';
      if (key === CTRL_U) this.#text = '';
      else if (BACKSPACE.test(key)) this.#text = [...this.#text].slice(0, -1).join('');
      else if (PRINTABLE.test(key)) this.#text += key;
    }
    return 'open';
  }
}

/** A person, or a program in a pipe, who reads lines and types lines. */
export interface Dialogue {
  /** Writes a line; a blank one when empty. */
  say(line?: string): void;
  /** Whether a secret line is hidden as it is typed, which needs a keyboard whose echo can be switched off. */
  readonly hides: boolean;
  /**
   * Writes a prompt and returns the line typed, trimmed; undefined at the end of the input.
   * @param isSecret whether the line is hidden as it is typed, where that can be done
   */
  hear(prompt: string, isSecret?: boolean): Promise<string | undefined>;
  /** Scrolls what was printed out of a terminal's window; does nothing in a pipe. */
  pushAway(): void;
  /** Ends the input; whoever waits or asks later receives undefined. */
  end(): void;
  /** Whether `end` ended the input, rather than whoever types. */
  readonly isStopped: boolean;
}

/** Writes the help lines that plain text has a sentence for. */
export function tellHelp(dialogue: Pick<Dialogue, 'say'>, help: readonly HelpLine[]): void {
  for (const line of help) {
    const sentence = helpTold(line);
    if (sentence !== undefined) dialogue.say(sentence);
  }
}

/** Most characters of a line that are kept, more than any answer has. */
const LINE_MOST = 200;

/** A keyboard whose echo can be switched off. */
type Keyboard = Pick<NodeJS.ReadStream, 'setRawMode'>;

export interface LineStreams {
  readonly input: NodeJS.ReadableStream & Partial<Keyboard> & { readonly isTTY?: boolean };
  readonly output: Pick<NodeJS.WriteStream, 'write'> & { readonly rows?: number };
  /**
   * Called on Ctrl-C while nothing is echoed, because the terminal does not handle it then; without it the process is
   * interrupted.
   */
  readonly interrupt?: () => void;
}

/** Rows of a terminal that does not say how many it has. */
const ROWS_USUAL = 24;

/** Opens a dialogue on streams; no text that would control the terminal passes. */
export function openDialogue(streams: LineStreams): Dialogue {
  return new StreamDialogue(streams);
}

class StreamDialogue implements Dialogue {
  readonly #input: LineStreams['input'];
  readonly #output: LineStreams['output'];
  readonly #interrupt: () => void;
  readonly #decoder = new StringDecoder('utf8');
  readonly #lines: string[] = [];
  #rest = '';
  #state: 'new' | 'open' | 'over' = 'new';
  #isStopped = false;
  #waiting: ((line: string | undefined) => void) | undefined;
  /** The line that is typed while nothing is echoed; undefined at any other time. */
  #hidden: HiddenLine | undefined;

  constructor({ input, output, interrupt }: LineStreams) {
    this.#input = input;
    this.#output = output;
    this.#interrupt = interrupt ?? (() => process.kill(process.pid, 'SIGINT'));
  }

  get hides(): boolean {
    return this.#input.isTTY === true && this.#input.setRawMode !== undefined;
  }

  say(line = ''): void {
    this.#output.write(`${visibleText(line)}\n`);
  }

  pushAway(): void {
    if (this.hides) for (let row = this.#output.rows ?? ROWS_USUAL; row > 0; row--) this.say();
  }

  hear(prompt: string, isSecret = false): Promise<string | undefined> {
    this.say(prompt);
    if (this.#state === 'new') this.#open();
    // Lines typed ahead of a secret question were echoed, so they are dropped.
    if (isSecret && this.hides) this.#lines.length = 0;
    const line = this.#lines.shift();
    if (line !== undefined || this.#state === 'over') return Promise.resolve(line);
    if (isSecret && this.hides) this.#hide();
    this.#input.resume();
    return new Promise(resolve => {
      this.#waiting = resolve;
    });
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  end(): void {
    this.#isStopped = true;
    this.#lines.length = 0;
    this.#finish();
  }

  // Nothing is read before the first question.
  #open(): void {
    this.#state = 'open';
    this.#input.on('data', this.#read);
    this.#input.on('end', this.#ended);
    this.#input.on('error', this.#ended);
  }

  #hide(): void {
    this.#hidden = new HiddenLine();
    this.#input.setRawMode?.(true);
  }

  #reveal(): void {
    if (this.#hidden === undefined) return;
    this.#hidden = undefined;
    this.#input.setRawMode?.(false);
    this.say();
  }

  // Whatever follows the line in the same chunk was typed ahead and is not meant for the next person.
  #readHidden(hidden: HiddenLine, text: string): void {
    const typed = hidden.type(text);
    if (typed === 'open') return;
    this.#reveal();
    if (typed === 'interrupt') this.#interrupt();
    else if (typed === 'end') this.#finish();
    else this.#take(typed.line);
  }

  readonly #read = (chunk: Buffer | string): void => {
    const text = typeof chunk === 'string' ? chunk : this.#decoder.write(chunk);
    if (this.#hidden !== undefined) {
      this.#readHidden(this.#hidden, text);
      return;
    }
    const pieces = (this.#rest + text).split('\n');
    this.#rest = (pieces.pop() ?? '').slice(0, LINE_MOST);
    for (const piece of pieces) this.#take(piece);
    // What is typed ahead waits in the pipe.
    if (this.#lines.length > 0) this.#input.pause();
  };

  readonly #ended = (): void => {
    if (this.#rest.trim() !== '') this.#take(this.#rest);
    this.#finish();
  };

  #take(piece: string): void {
    const line = piece.slice(0, LINE_MOST).trim();
    if (this.#waiting === undefined) this.#lines.push(line);
    else this.#answer(line);
  }

  #finish(): void {
    this.#reveal();
    if (this.#state === 'open') {
      this.#input.off('data', this.#read);
      this.#input.off('end', this.#ended);
      this.#input.off('error', this.#ended);
      this.#input.pause();
    }
    this.#state = 'over';
    this.#answer(undefined);
  }

  #answer(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(line);
  }
}
