// A conversation in lines: what is said, and what is typed. Whoever asks in plain text needs no more of a terminal.
import { StringDecoder } from 'node:string_decoder';
import { visibleText } from '../../storage/untrusted-text.ts';

/** A person, or a program in a pipe, who reads lines and types lines. */
export interface Dialogue {
  /** Writes a line; a blank one when empty. */
  say(line?: string): void;
  /** Writes a prompt and returns the line typed, trimmed; undefined at the end of the input. */
  hear(prompt: string): Promise<string | undefined>;
  /** Ends the input: whoever waits, or asks later, hears that it has ended. */
  end(): void;
}

/** Most characters of a line that are kept, more than any answer has. */
const LINE_MOST = 200;

/** Where lines come from and go to. */
export interface LineStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: Pick<NodeJS.WriteStream, 'write'>;
}

/** Opens a conversation on streams; no text passes that a terminal would obey. */
export function openDialogue({ input, output }: LineStreams): Dialogue {
  return new StreamDialogue(input, output);
}

class StreamDialogue implements Dialogue {
  readonly #input: NodeJS.ReadableStream;
  readonly #output: LineStreams['output'];
  readonly #decoder = new StringDecoder('utf8');
  readonly #lines: string[] = [];
  #rest = '';
  #state: 'new' | 'open' | 'over' = 'new';
  #waiting: ((line: string | undefined) => void) | undefined;

  constructor(input: NodeJS.ReadableStream, output: LineStreams['output']) {
    this.#input = input;
    this.#output = output;
  }

  say(line = ''): void {
    this.#output.write(`${visibleText(line)}\n`);
  }

  hear(prompt: string): Promise<string | undefined> {
    this.say(prompt);
    if (this.#state === 'new') this.#open();
    const line = this.#lines.shift();
    if (line !== undefined || this.#state === 'over') return Promise.resolve(line);
    this.#input.resume();
    return new Promise(resolve => {
      this.#waiting = resolve;
    });
  }

  end(): void {
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

  readonly #read = (chunk: Buffer | string): void => {
    const text = typeof chunk === 'string' ? chunk : this.#decoder.write(chunk);
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
